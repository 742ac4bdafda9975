#!/usr/bin/env bash
# Lints each feature of the core alone, and tests the tables of Pursuit's theory that default features replace.
#
# The page's engines are built with other features, too: their builds refuse warnings (.cargo/config.toml), and the tests in Node and in
# browsers hold each of them to golden files.
# `--all`: also runs the core's unit tests with each set of features.
set -euo pipefail
cd "$(dirname "$0")/.."

for features in robots janken knights pursuit,vast default,serde; do
  echo "lint: $features"
  cargo clippy --quiet -p boardlab-core --lib --no-default-features --features "$features" -- -D warnings
done

targets=(--test combinations)
sets=(pursuit pursuit,single-word)
if [ "${1-}" = --all ]; then
  targets+=(--lib)
  sets+=(robots,janken,knights solitaire)
fi
for features in "${sets[@]}"; do
  echo "test: $features"
  cargo test --quiet --profile combinations -p boardlab-core --no-default-features --features "$features,serde" "${targets[@]}"
done
