"""Solitaire Chess: the first legal tile, row by row, until there is none. What it does is said on standard error."""

import sys

AROUND = [(a, b) for a in (-1, 0, 1) for b in (-1, 0, 1) if (a, b) != (0, 0)]
STRAIGHT = [step for step in AROUND if 0 in step]
DIAGONAL = [step for step in AROUND if 0 not in step]
JUMPS = [(a, b) for a in (-2, -1, 1, 2) for b in (-2, -1, 1, 2) if abs(a) != abs(b)]
RIDES = {"torn": STRAIGHT, "lopare": DIAGONAL, "dam": AROUND}


def ride(row, column, down, right):
    """The last tile that way."""
    while row + down in range(6) and column + right in range(6):
        row, column = row + down, column + right
    return row, column


def reaches(piece, row, column):
    if piece == "springare":
        return [(row + a, column + b) for a, b in JUMPS]
    if piece in RIDES:
        return [ride(row, column, *step) for step in RIDES[piece]]
    return [(row + a * int(piece), column + b * int(piece)) for a, b in AROUND]


board = [input().split() for _ in range(6)]
tiles = [(row, column) for row in range(6) for column in range(6)]
allowed = tiles
while legal := [(r, c) for r, c in tiles if (r, c) in allowed and board[r][c] != "blank"]:
    row, column = legal[0]
    piece = board[row][column]
    print("remove", piece, file=sys.stderr)
    print(row + 1, column + 1, flush=True)
    board[row][column] = input()
    allowed = [tile for tile in reaches(piece, row, column) if tile != (row, column)]
print(0, 0)
