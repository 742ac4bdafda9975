import sys

tokens = iter(sys.stdin.read().split())
games = int(next(tokens))
for game in range(1, games + 1):
    # @read
    terrain = {}
    for letter, first, length in zip("ABCDEFGHI", [5, 4, 3, 2, 1, 1, 1, 1, 1], [5, 6, 7, 8, 9, 8, 7, 6, 5]):
        for number in range(first, first + length):
            terrain[letter + str(number)] = next(tokens)
    sides = [int(next(tokens)), int(next(tokens))]
    units = []
    for side in range(2):
        for _ in range(sides[side]):
            kind = next(tokens)
            units.append((side, kind, next(tokens)))

    print(f"Game #{game}")
    for move in range(1, int(next(tokens)) + 1):
        start, end = next(tokens), next(tokens)

        # @strategy
        points_left = None

        result = "Unsuccessful" if points_left is None else f"Successful ({points_left} points left)"
        print(f"Move #{move} ({start} -> {end}): {result}")
