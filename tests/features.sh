#!/usr/bin/env bash
# Runs the core's unit tests, lints each feature of the core alone, and tests Pursuit's theory with the tables that default builds do not use.
# A profile of their own, with a folder of its own: so they do not wait for other builds.
#
# The page's engines have other sets of features. They are not linted here: their builds fail on warnings (.cargo/config.toml). Tests in
# Node and in browsers compare their output with golden files.
# `--all`: also runs the core's unit tests with each set of features.
set -euo pipefail
cd "$(dirname "$0")/.."

profile=(--quiet --profile combinations -p boardlab-core)
echo 'test: the core alone'
cargo test "${profile[@]}"

for features in robots janken knights scene,serde scene,knights printed,knights vast players,robots workbench,robots default,serde; do
  echo "lint: $features"
  cargo clippy "${profile[@]}" --lib --no-default-features --features "$features" -- -D warnings
done

targets=(--test combinations)
sets=(pursuit)
if [ "${1-}" = --all ]; then
  targets+=(--lib)
  sets+=(robots,janken,knights solitaire)
fi
for features in "${sets[@]}"; do
  echo "test: $features"
  cargo test "${profile[@]}" --no-default-features --features "players,$features,serde" "${targets[@]}"
done
