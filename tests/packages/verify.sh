#!/usr/bin/env bash
# Writes the package of each game and holds it to verifyproblem, which is in the folder that the first argument names. Its one
# warning is that it knows little of the format yet.
set -euo pipefail
tools=$1
boardlab=target/debug/boardlab
out=target/packages
rm -rf "$out"
export XDG_CONFIG_HOME=$PWD/tests/packages
for game in robots janken pursuit solitaire knights; do
  "$boardlab" package "$game" --out "$out"
  "$tools/verifyproblem" "$out/$game" | tee "$out/$game.log"
  grep -q "^$game tested: 0 errors, 1 warning$" "$out/$game.log"
done
