// Times the exact theory of Pursuit in wasm, beside what the native program says of the same problem.
// node tests/bench/theory.mjs NATIVE [square|torus N K S]
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { initSync, Theory } from '../../www/pkg/theory/engine_theory.js';

const [native, ...named] = process.argv.slice(2);
const problems = named.length > 0 ? [named] : [['square', 8, 3, 2], ['square', 8, 4, 2], ['torus', 12, 3, 1]];
const ROUNDS = process.env.BENCH_SMOKE === '1' ? 1 : 9;
initSync({ module: readFileSync(new URL('../../www/pkg/theory/engine_theory_bg.wasm', import.meta.url)) });

function inWasm([board, n, k, s]) {
  const theory = new Theory(board === 'torus', Number(n), Number(k), Number(s), false);
  const start = performance.now();
  theory.begin(2 ** 31);
  while (theory.turn() !== null);
  const seconds = (performance.now() - start) / 1000;
  theory.free();
  return seconds;
}

for (const problem of problems) {
  const wasm = Math.min(...Array.from({ length: ROUNDS }, () => inWasm(problem)));
  const own = Math.min(...Array.from({ length: ROUNDS }, () => Number(execFileSync(native, [...problem.map(String), 'table']))));
  const ratio = (wasm / own).toFixed(2);
  console.log(`${problem.join(' ')}: every position native ${own.toFixed(3)} s, wasm ${wasm.toFixed(3)} s, ${ratio} times`);
}
