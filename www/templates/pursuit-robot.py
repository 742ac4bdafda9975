import sys

input_name, output_name = sys.argv[1:]

# @read
with open(input_name) as file:
    role, torus, n, k, s, turns, turn, *places = map(int, file.read().split())
fugitive, *catchers = zip(places[::2], places[1::2])

# @strategy
count = k if role == 0 else 1 if turn == 0 else s
pair = (n - 1, n - 1) if turn == 0 and role == 1 else (0, 0)

with open(output_name, "w") as file:
    for x, y in [pair] * count:
        print(x, y, file=file)
