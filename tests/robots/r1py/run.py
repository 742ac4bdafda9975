"""A fugitive: of all cells that it can reach, the one farthest from the nearest catcher."""
import sys

STEPS = [(0, 0), (1, 0), (-1, 0), (0, 1), (0, -1)]


def distance(a, b, n, torus):
    """Steps between two cells."""
    apart = [abs(p - q) for p, q in zip(a, b)]
    return sum(min(d, n - d) if torus else d for d in apart)


def neighbour(cell, step, n, torus):
    """Where a step leads; None off the square."""
    x, y = cell[0] + step[0], cell[1] + step[1]
    if torus:
        return x % n, y % n
    return (x, y) if 0 <= x < n and 0 <= y < n else None


def ways(cell, s, n, torus):
    """Every cell within s steps, with the steps that lead there."""
    found, border = {cell: []}, [cell]
    for _ in range(s):
        border, last = [], border
        for here in last:
            for step in STEPS:
                there = neighbour(here, step, n, torus)
                if there and there not in found:
                    found[there] = found[here] + [step]
                    border.append(there)
    return found


def main(input_file, output_file):
    with open(input_file) as file:
        role, torus, n, k, s, turns, turn, *cells = map(int, file.read().split())
    assert role == 1, "this robot plays the fugitive"
    fugitive, *catchers = zip(cells[::2], cells[1::2])

    def safety(cell):
        return min(distance(cell, catcher, n, torus) for catcher in catchers)

    if turn == 0:
        pairs = [max(((x, y) for x in range(n) for y in range(n)), key=safety)]
    else:
        found = ways(fugitive, s, n, torus)
        way = found[max(found, key=safety)]
        pairs = way + [(0, 0)] * (s - len(way))  # exactly s steps are due
    with open(output_file, "w") as file:
        for x, y in pairs:
            print(x, y, file=file)


main(*sys.argv[1:])
