#!/usr/bin/env bash
# Fuzzes every game, seeded with the golden inputs. No sanitizer: nothing in the core is unsafe. Usage: run.sh RUNS
set -euo pipefail
cd "$(dirname "$0")"
runs=${1:?how many runs}
cargo fuzz --version 2>/dev/null | grep -q '0\.13\.2' || cargo install --quiet cargo-fuzz --locked --version 0.13.2
for folder in ../core/src/games/*/; do
  game=$(basename "$folder")
  mkdir -p "corpus/$game"
  cp ../tests/golden/"$game"/*.in "corpus/$game/"
  cargo run --quiet -p boardlab-tests --example corpus --manifest-path ../Cargo.toml -- "$game" "corpus/$game"
  echo "== $game: $runs runs"
  cargo +nightly fuzz run --fuzz-dir . --sanitizer none "$game" -- -runs="$runs" -max_len=300 -print_final_stats=1
done
