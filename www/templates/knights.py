import sys

numbers = iter(map(int, sys.stdin.read().split()))
for case in range(1, next(numbers) + 1):
    # @read
    knights = [(next(numbers), next(numbers)) for _ in range(next(numbers))]

    # @strategy
    winner = "Bob"

    print(f"Case {case}: {winner}")
