# @read
board = [input().split() for _ in range(6)]

# @strategy
print(1, 1, flush=True)
board[0][0] = input()

print(0, 0)
