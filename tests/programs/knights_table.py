# Hyper Knights by its definition: Grundy numbers of the cells that are asked for, and of those that they lead to.
import sys

MOVES = [(-2, 1), (-3, -1), (-2, -1), (-1, -2), (-1, -3), (1, -2)]
numbers = list(map(int, sys.stdin.read().split()))
most = max(numbers[1:], default=0) * 2 + 1
table = [[0] * (most + 1) for _ in range(most + 1)]
for total in range(most + 1):
    for x in range(total + 1):
        y = total - x
        reached = {table[x + dx][y + dy] for dx, dy in MOVES if x + dx >= 0 and y + dy >= 0}
        while table[x][y] in reached:
            table[x][y] += 1

at = 1
for case in range(1, numbers[0] + 1):
    count, at = numbers[at], at + 1
    total = 0
    for x, y in zip(numbers[at : at + 2 * count : 2], numbers[at + 1 : at + 2 * count : 2]):
        total ^= table[x][y]
    at += 2 * count
    print("checked", count, "knights", file=sys.stderr)
    print(f"Case {case}: {'Alice' if total else 'Bob'}")
