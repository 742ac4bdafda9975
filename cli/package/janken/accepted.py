# From each cell on to every neighbour, with the points that are left there, as long as it is reached with more.
import sys

ROWS = "ABCDEFGHI"
STEPS = [(-1, 0), (-1, 1), (0, -1), (0, 1), (1, -1), (1, 0)]
COST = {"F": 1, "W": 2, "H": 3, "M": 4}
BEATEN_BY = {"G": "M", "M": "S", "S": "G"}

words = iter(sys.stdin.read().split())


def cell(name):
    return ROWS.index(name[0]), int(name[1])


def around(at):
    return [(at[0] + down, at[1] + right) for down, right in STEPS]


def points_left(terrain, units, start, end):
    """The most points that are left at the end; none if there is no way."""
    if start not in units or end in units:
        return None
    side, kind = units[start]
    enemies = {at: other for at, (of, other) in units.items() if of != side}
    closed = {near for at, other in enemies.items() if other == BEATEN_BY[kind] for near in around(at)}
    best = {}

    def walk(at, left):
        best[at] = left
        if at in closed and at != start:
            return
        for near in around(at):
            cost = COST.get(terrain.get(near), 99)
            rest = left - cost
            if near not in enemies and rest >= 0 and rest > best.get(near, -1):
                walk(near, rest)

    walk(start, 10)
    return best.get(end)


def play(number):
    terrain = {}
    for row in range(9):
        first = max(1, 5 - row)
        for nth in range(9 - abs(4 - row)):
            terrain[row, first + nth] = next(words)
    counts = [int(next(words)), int(next(words))]
    units = {}
    for side, count in enumerate(counts):
        for _ in range(count):
            kind = next(words)
            units[cell(next(words))] = side, kind
    print(f"Game #{number}")
    for move in range(1, int(next(words)) + 1):
        start, end = next(words), next(words)
        left = points_left(terrain, units, cell(start), cell(end))
        if left is not None:
            units[cell(end)] = units.pop(cell(start))
        result = "Unsuccessful" if left is None else f"Successful ({left} points left)"
        print(f"Move #{move} ({start} -> {end}): {result}")


for game in range(1, int(next(words)) + 1):
    play(game)
