#!/usr/bin/env bash
# Runs the tests without a browser that the uncommitted changes affect, or the last commit if there are none.
#   changed files        tests that run
#   core/                the core's own tests, and tests/
#   tests/               tests/
#   cli/                 the command line's, and the atlas's
#   task/, examples/     those of modules
#   atlas/               the atlas's
#   web/                 the boundary's
#   READMEs, docs/       the commands that they show, their links
#   www/, release/, tests/unit/, tests/programs/    the unit tests that import a changed file
#   Cargo*               all Rust tests
# If only some games' folders in core/src/games/ changed, tests of other games are skipped.
# Features and profiles are those of `make test-rust` and `make test-features`, so that nothing is built twice.
set -euo pipefail
cd "$(dirname "$0")/.."

changed=$(git diff --name-only HEAD && git ls-files --others --exclude-standard)
[ -n "$changed" ] || changed=$(git diff --name-only HEAD~ HEAD)
touches() { grep -qE "^($1)" <<<"$changed"; }

targets=()
if touches 'core/|tests/(src|tests|golden|Cargo)|Cargo|rust-toolchain'; then targets+=(--test all); fi
if touches 'cli/|Cargo|rust-toolchain'; then targets+=(--lib --test boardlab --test draw --test readme --test jobs --test inputs --test samples --test solitaire --test pursuit --bin boardlab-atlas --test atlas)
elif touches 'atlas/'; then targets+=(--bin boardlab-atlas --test atlas --test readme)
elif touches '[A-Z]+\.md|(npm|www|tests)/README|docs/'; then targets+=(--test readme --test jobs --test atlas); fi
if touches 'core/|task/|examples/|cli/|Cargo|rust-toolchain'; then targets+=(--test tasks); fi
if touches 'web/|Cargo|rust-toolchain'; then targets+=(--test typescript); fi

if touches 'www/|release/|tests/(unit|programs)/|vitest|package'; then
  [ -e www/pkg/scenes/engine_scenes_bg.wasm ] || make www/pkg/scenes/engine_scenes_bg.wasm
  selection=(run)
  if ! touches 'vitest|package'; then
    mapfile -t files < <(grep -E '^(www|release|tests/(unit|programs))/' <<<"$changed")
    selection=(related --run --passWithNoTests "${files[@]}")
  fi
  npx --no-install vitest "${selection[@]}" --reporter dot
fi
# Tests are named after the game that they are about; where none is named, they are about all.
games=$(basename -a core/src/games/*/ | paste -sd '|')
skipped=()
if ! touches 'Cargo|rust-toolchain|tests/|cli/|atlas/|web/' && ! grep -E '^core/' <<<"$changed" | grep -qvE "^core/src/games/($games)/"; then
  for game in ${games//|/ }; do
    touches "core/src/games/$game/" || skipped+=(--skip "$game")
  done
fi
if touches 'core/|Cargo|rust-toolchain'; then
  cargo test --profile combinations -p boardlab-core --quiet --lib --test combinations -- "${skipped[@]}"
fi
if [ ${#targets[@]} -gt 0 ]; then
  cargo test --workspace --exclude boardlab-core --quiet "${targets[@]}" -- "${skipped[@]}"
fi
