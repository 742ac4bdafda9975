"""Breadth-first search. The input has n, m and the start; then n points, each its row and its column; then m edges,
each the numbers of two points, from 0 in the order of the points."""
import sys
from collections import deque

from boardlab import Board

numbers = iter(map(int, sys.stdin.read().split()))
n, m, start = next(numbers), next(numbers), next(numbers)
points = [(next(numbers), next(numbers)) for _ in range(n)]
neighbours = [[] for _ in points]
board = Board(1 + max(row for row, _ in points), 1 + max(column for _, column in points), "points")
board.cells("plain", points)
for a, b in [(next(numbers), next(numbers)) for _ in range(m)]:
    neighbours[a].append(b)
    neighbours[b].append(a)
    board.path("quiet", [points[a], points[b]])

distance, queue = {start: 0}, deque([start])
while queue:
    here = queue.popleft()
    fresh = [there for there in neighbours[here] if there not in distance]
    for there in fresh:
        distance[there] = distance[here] + 1
        board.path("first", [points[here], points[there]])
    queue.extend(fresh)
    board.cells("good", [points[here]])
    board.cells("marked", [points[there] for there in queue])
    board.piece("BFS", points[here], figure="ring", kind="first")
    board.text("plain", distance[here], points[here])
    board.sentence(f"d({here}) = {distance[here]}; {here} → {fresh}")
    board.score(f"{len(distance)} / {n}")
    board.show()
