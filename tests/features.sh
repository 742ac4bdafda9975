#!/usr/bin/env bash
# Lints and tests each combination of features that is shipped, and each feature of the core alone.
set -euo pipefail
cd "$(dirname "$0")/.."

lint() {
  echo "lint: $*"
  cargo clippy --quiet "$@" -- -D warnings
}

run() {
  echo "test: boardlab-core with $1"
  cargo test --quiet --profile combinations -p boardlab-core --no-default-features --features "$1" "${@:2}"
}

# The page's engines, as the Makefile builds them.
engines=$(sed -n 's/.*call PACK,[a-z]*,\([a-z-]*\)).*/\1/p' Makefile)
[ -n "$engines" ]
for engine in $engines theory default; do
  lint -p boardlab-web --lib --target wasm32-unknown-unknown --no-default-features --features "$engine"
done
# What no engine has by itself. The others' code is linted above, with more features or with fewer.
for features in robots janken knights pursuit,vast default,serde; do
  lint -p boardlab-core --lib --no-default-features --features "$features"
done

# The games of each engine answer, and the theory is right with the tables that it has: few widths, one more for single words.
run robots,janken,knights,serde --test combinations
run solitaire,serde --test combinations
run pursuit,serde --lib --test combinations
run pursuit,single-word,serde --lib --test combinations
# All games as in the single file: `make test-wasm` tests this combination in a browser.
