# The Grundy values of all cells, by the sum of their coordinates: every move lowers it.
import sys

MOVES = [(-2, 1), (-3, -1), (-2, -1), (-1, -2), (-1, -3), (1, -2)]
SUM, MOST = 998, 750  # A move leads at most half as far again along an axis.


def table():
    grundy = [[0] * (MOST + 2) for _ in range(MOST + 2)]
    for total in range(SUM + 1):
        for x in range(max(0, total - MOST), min(MOST, total) + 1):
            y = total - x
            reached = {grundy[x + a][y + b] for a, b in MOVES if x + a >= 0 and y + b >= 0}
            grundy[x][y] = next(value for value in range(7) if value not in reached)
    return grundy


def main():
    grundy = table()
    numbers = iter(map(int, sys.stdin.read().split()))
    for case in range(1, next(numbers) + 1):
        total = 0
        for _ in range(next(numbers)):
            total ^= grundy[next(numbers)][next(numbers)]
        print(f"Case {case}: {'Alice' if total else 'Bob'}")


main()
