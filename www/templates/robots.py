import sys

numbers = iter(map(int, sys.stdin.read().split()))


def pair():
    return next(numbers), next(numbers)


case = 0
while True:
    # @read
    robot_count, teleport_count = pair()
    if robot_count == 0 and teleport_count == 0:
        break
    robots = [pair() for _ in range(robot_count)]
    teleports = [pair() for _ in range(teleport_count)]
    case += 1

    # @strategy
    row, column = 15, 15
    moves, debris = 0, 0

    if case > 1:
        print()
    print(f"Case {case}:")
    print(f"Lost game after making {moves} moves.")
    print(f"Final position: ({row},{column})")
    print(f"Number of cells with debris: {debris}")
    print(f"Number of robots remaining: {len(robots)}")
