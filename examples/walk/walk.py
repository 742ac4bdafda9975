"""A walk under test. The input is a map: `#` is a wall, `S` the start, `G` the goal. The output under test, which is
in the file output.txt, is the walk: one of the letters U, D, L and R for each step."""
import sys

from boardlab import Board

STEPS = {"U": (-1, 0), "D": (1, 0), "L": (0, -1), "R": (0, 1)}
NOWHERE = (1000, 1000)
marks = {(r, c): mark for r, row in enumerate(sys.stdin.read().split()) for c, mark in enumerate(row)}
walk = open("output.txt").read().split()

[at], [goal] = ([place for place in marks if marks[place] == mark] for mark in "SG")
board = Board(*(1 + max(line) for line in zip(*marks)))
board.cells("wall", [place for place in marks if marks[place] == "#"])
board.cells("gold", [goal])
board.piece("S", at, figure="person", kind="first")
board.show()

way = [at]
for step, letter in enumerate("".join(walk), 1):
    down, right = STEPS.get(letter, NOWHERE)
    to = (at[0] + down, at[1] + right)
    mark = marks.get(to, "?")
    board.sentence(f"{step}: {letter} → {mark}")
    if mark in "#?":
        board.piece("S", at, state="hit")
        board.highlight("bad", [to] if mark == "#" else [])
        board.event("illegal")
        board.show()
        break
    at = to
    way.append(at)
    board.clear("paths")
    board.path("first", way)
    board.piece("S", at)
    board.score(step)
    board.show()
