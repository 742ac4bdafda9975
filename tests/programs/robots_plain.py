# Robots as a contestant would write it: every candidate tried on a copy.
import sys

numbers = iter(map(int, sys.stdin.read().split()))
STEPS = [(down, right) for down in (-1, 0, 1) for right in (-1, 0, 1)]


def pair():
    return next(numbers), next(numbers)


def toward(robot, you):
    return tuple(place + (goal > place) - (goal < place) for place, goal in zip(robot, you))


def walked(you, robots, debris, step):
    to = (you[0] + step[0], you[1] + step[1])
    if not all(1 <= place <= 31 for place in to) or to in robots:
        return None
    if to not in debris:
        return to, robots, debris
    beyond = (to[0] + step[0], to[1] + step[1])
    if not all(1 <= place <= 31 for place in beyond) or beyond in debris:
        return None
    return to, [robot for robot in robots if robot != beyond], debris - {to} | {beyond}


def replied(you, robots, debris):
    moved = [toward(robot, you) for robot in robots]
    alive = [robot for robot in moved if robot not in debris and moved.count(robot) == 1]
    return you, alive, debris | {robot for robot in moved if moved.count(robot) > 1}


def is_deadly(you, robots):
    return any(toward(robot, you) == you for robot in robots)


def worth(state):
    you, robots, _ = state
    nearest = min((abs(robot[0] - you[0]) + abs(robot[1] - you[1]) for robot in robots), default=99)
    return len(robots), -nearest, you


def best_walk(state):
    tried = [walked(*state, step) for step in STEPS]
    safe = [replied(*after) for after in tried if after and not is_deadly(*after[:2])]
    return min(safe, key=worth, default=None)


def teleported(state, entries):
    you, robots, debris = state
    for nth, to in enumerate(entries):
        if to != you and to not in robots and to not in debris and not is_deadly(to, robots):
            del entries[nth]
            return replied(to, robots, debris)
    return None


def play(robots, entries):
    state, moves, lost = ((15, 15), robots, set()), 0, False
    while state[1] and not lost:
        moves += 1
        after = best_walk(state)
        if after is None:
            after = teleported(state, entries)
            if after:
                print("Move %d: teleport to (%d,%d)" % (moves, *after[0]))
        lost = after is None
        state = after or replied(*state)
    print("moves:", moves, file=sys.stderr)
    print(f"{'Lost' if lost else 'Won'} game after making {moves} moves.")
    print("Final position: (%d,%d)" % state[0])
    print(f"Number of cells with debris: {len(state[2])}")
    if lost:
        print(f"Number of robots remaining: {len(state[1])}")


number = 0
while (counts := pair()) != (0, 0):
    number += 1
    robots, entries = ([pair() for _ in range(count)] for count in counts)
    print(f"{chr(10) if number > 1 else ''}Case {number}:")
    play(robots, entries)
