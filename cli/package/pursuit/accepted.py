# Catchers step towards the fugitive; the fugitive steps to the cell whose nearest catcher is farthest.
import sys

STEPS = [(0, 0), (1, 0), (-1, 0), (0, 1), (0, -1)]

role, torus, n, k, s, turns, turn, *places = map(int, sys.stdin.read().split())
fugitive, *catchers = zip(places[::2], places[1::2])


def gap(one, other):
    away = abs(one - other)
    return min(away, n - away) if torus else away


def distance(one, other):
    return gap(one[0], other[0]) + gap(one[1], other[1])


def moved(at, step):
    """Where a step leads; none if that is off the square."""
    x, y = at[0] + step[0], at[1] + step[1]
    if torus:
        return x % n, y % n
    return (x, y) if 0 <= x < n and 0 <= y < n else None


def spread():
    """Cells for the catchers, even over the field."""
    return [(nth * n // k, (nth * 7 + n // 2) % n) for nth in range(k)]


def towards(catcher):
    steps = [step for step in STEPS if moved(catcher, step)]
    return min(steps, key=lambda step: distance(moved(catcher, step), fugitive))


def safety(at):
    return min(distance(at, catcher) for catcher in catchers)


def flight():
    at, path = fugitive, []
    for _ in range(s):
        steps = [step for step in STEPS if moved(at, step)]
        path.append(max(steps, key=lambda step: safety(moved(at, step))))
        at = moved(at, path[-1])
    return path


def pairs():
    if role == 0:
        return spread() if turn == 0 else [towards(catcher) for catcher in catchers]
    if turn == 0:
        return [max(((x, y) for x in range(n) for y in range(n)), key=safety)]
    return flight()


for x, y in pairs():
    print(x, y)
