#!/usr/bin/env bash
# Lints each feature of the core alone, and tests Pursuit's theory with the tables that default builds do not use.
#
# The page's engines have other sets of features. They are not linted here: their builds fail on warnings (.cargo/config.toml). Tests in
# Node and in browsers compare their output with golden files.
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
