"""A catcher: everybody steps towards the fugitive."""
import sys


def towards(here, there, n, torus):
    """The step (-1, 0 or 1) along one axis that leads there the shorter way, and how far it is."""
    apart = there - here
    if torus and abs(apart) > n // 2:
        apart -= n if apart > 0 else -n
    return (apart > 0) - (apart < 0), abs(apart)


def start(k, n):
    """Evenly along the diagonal; several may share a cell."""
    return [(n * (2 * i + 1) // (2 * k), n * (2 * i + 1) // (2 * k)) for i in range(k)]


def step(catcher, fugitive, n, torus):
    """Along the axis with more to go, so that one number is 0."""
    (dx, across), (dy, down) = (towards(a, b, n, torus) for a, b in zip(catcher, fugitive))
    return (dx, 0) if across >= down else (0, dy)


def main(input_file, output_file):
    with open(input_file) as file:
        role, torus, n, k, s, turns, turn, *cells = map(int, file.read().split())
    assert role == 0, "this robot plays the catchers"
    fugitive, *catchers = zip(cells[::2], cells[1::2])
    pairs = start(k, n) if turn == 0 else [step(catcher, fugitive, n, torus) for catcher in catchers]
    with open(output_file, "w") as file:
        for x, y in pairs:
            print(x, y, file=file)


main(*sys.argv[1:])
