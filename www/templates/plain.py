import sys

# @read
lines = sys.stdin.read().splitlines()

# @strategy
output = []

print("\n".join(output))
