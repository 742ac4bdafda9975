#!/usr/bin/env bash
# The engine natively, in wasm, and beside a plain C++ program on the same input, side by side in one run; then the page.
# Every round runs all of them, and the best of all rounds counts: ratios then hold on a busy machine too.
set -euo pipefail
cd "$(dirname "$0")/../.."
# `BENCH_SMOKE=1` asks whether all of it runs: little work, in the profile that the tests have built, whose figures mean nothing.
folder=target/bench
profile=release rounds=3 problem=(square 10 4 2 fast)
if [ "${BENCH_SMOKE:-}" = 1 ]; then profile=debug rounds=1 problem=(square 5 3 2 fast) folder=target/bench-smoke; fi
built=(cargo build --quiet -p boardlab -p boardlab-core --examples --bin boardlab)
[ $profile = debug ] || built+=(--release)
"${built[@]}"
export BOARDLAB=target/$profile/boardlab
examples=target/$profile/examples
"$examples/engine" write "$folder"
c++ -O2 -o "$folder/robots_plain" tests/bench/robots_plain.cpp
c++ -O2 -std=c++17 -o "$folder/janken_plain" tests/bench/janken_plain.cpp

for ((round = 0; round < rounds; round++)); do
  "$examples/engine" "$folder" | sed 's/^/native /'
  node tests/bench/engine.mjs "$folder" | sed 's/^/wasm /'
  start=$(date +%s%N); "$folder/robots_plain" < "$folder/robots.in" > "$folder/plain.out"; end=$(date +%s%N)
  echo "plain robots $(((end - start) / 1000))e-3"
  "$folder/janken_plain" --time < "$folder/janken.in" 2>&1 | awk '{ printf "plain janken %.6f\n", 1e3 / $1 }'
done > "$folder/times"
"$BOARDLAB" solve robots "$folder/robots.in" | cmp - "$folder/plain.out"
"$folder/janken_plain" < "$folder/janken.in" > "$folder/plain.out"
"$BOARDLAB" solve janken "$folder/janken.in" | cmp - "$folder/plain.out"

awk '{ key = $1 " " $2; if (!(key in best) || $3 + 0 < best[key]) best[key] = $3 + 0 }
END {
  native = 4e6 / best["native robots"]; wasm = 4e6 / best["wasm robots"]; plain = 4e6 / best["plain robots"]
  printf "robots, 50 robots and 20 teleports: native %d cases/s, wasm %d (%.2f of native), plain C++ %d (native is %.2f times it)\n", native, wasm, wasm / native, plain, native / plain
  orders = best["native orders"] * 1e3
  judge = orders / best["native judge"]; peer = 1e3 / best["plain janken"]
  idle = orders / (best["native janken"] - best["native janken-idle"]); browser = orders / (best["wasm janken"] - best["wasm janken-idle"])
  printf "janken, judging alone: native %.2f million orders/s, plain C++ %.2f (native is %.1f times it)\n", judge / 1e6, peer / 1e6, judge / peer
  printf "janken, an answer less one of orders from empty cells: native %.2f million orders/s, wasm %.2f (%.2f of native, %.1f times plain C++)\n", idle / 1e6, browser / 1e6, browser / idle, browser / peer
  printf "grundy map 500 x 500: native %.3f ms, wasm %.3f ms\n", best["native region"], best["wasm region"]
  printf "a move explained in wasm, objects made: robots (50, 20 teleports) %.0f us, knights (1000) %.0f us; a cell of the map %.0f us; a look ahead %.0f and %.0f us\n", best["wasm why:robots"], best["wasm why:knights"], best["wasm look:knights"], best["wasm peek:robots"], best["wasm peek:knights"]
  thinks = best["native nodes"] / best["native think"]; browser = best["wasm nodes"] / best["wasm think"]
  printf "solitaire, weighing the first removals: native %.2f million positions/s, wasm %.2f (%.2f of native)\n", thinks / 1e3, browser / 1e3, browser / thinks
  printf "an output of %.1f MB compared natively, 12,000 cases of robots: right %.0f ms, a third of the cases wrong %.0f ms\n", best["native output"] / 1e6, best["native compare"], best["native compare-wrong"]
  printf "1,000 positions as SVG, natively: robots %.0f ms, janken %.0f, pursuit %.0f, solitaire %.0f, knights %.0f\n", best["native svg:robots"], best["native svg:janken"], best["native svg:pursuit"], best["native svg:solitaire"], best["native svg:knights"]
  printf "200 x 1000 knights, reading included: native %.2f ms, wasm %.2f ms\n", best["native knights"], best["wasm knights"]
}' "$folder/times"

"$examples/theory" square 5 3 3
"$examples/theory" "${problem[@]}"
if [ $profile = debug ]; then node tests/bench/theory.mjs "$examples/theory" square 5 2 2; else node tests/bench/theory.mjs "$examples/theory"; fi
"$examples/minimise"
# What takes minutes is run by hand when it is needed; here, whether it can be.
if [ $profile = debug ]; then
  "$examples/strategies" 3
  "$examples/learn" "$folder/weights.bin" 3
  mkdir -p "$folder/corpus"
  for path in core/src/games/*/; do
    game=$(basename "$path")
    cargo run --quiet -p boardlab-tests --example corpus -- "$game" "$folder/corpus"
  done
fi

node tests/bench/page.mjs
node tests/bench/map.mjs
node tests/bench/export.mjs
node tests/bench/workbench.mjs
node tests/bench/programs.mjs
