# A robot walks over a field. The input: rows and columns, then a word of U, D, L and R.
# The output under test, if there is one, is in the file output.txt.
import os
import sys

from boardlab import Board

words = sys.stdin.read().split()
rows, columns = int(words[0]), int(words[1])
moves = "".join(words[2:])
if os.path.exists("output.txt"):
    moves = open("output.txt").read().strip() or moves

STEPS = {"U": (-1, 0), "D": (1, 0), "L": (0, -1), "R": (0, 1)}
board = Board(rows, columns)
board.title("Walk")
at, seen = (0, 0), {(0, 0)}
board.cells("good", [at])
board.piece("robot", at, figure="robot", kind="first")
board.sentence("The robot stands in the corner.")
board.score("1 cell")
board.show()
for move in moves:
    row, column = at[0] + STEPS[move][0], at[1] + STEPS[move][1]
    if row not in range(rows) or column not in range(columns):
        board.sentence(f"{move} would leave the field.")
        board.event("wall")
    else:
        board.arrow("first", [at, (row, column)])
        at = (row, column)
        seen.add(at)
        board.cells("good", [at])
        board.piece("robot", at)
        board.sentence(f"{move} leads to row {row + 1}, column {column + 1}.")
    board.score(f"{len(seen)} cells")
    board.show()
