// Times the engine in wasm, for `make bench`: the same work as core/examples/engine.rs, the best of some rounds.
import { readFileSync } from 'node:fs';
import { generate, initSync, parse } from '../../www/pkg/boardlab_web.js';

const folder = process.argv[2];
const ROUNDS = 9;
initSync({ module: readFileSync(new URL('../../www/pkg/boardlab_web_bg.wasm', import.meta.url)) });

function best(run) {
  const once = () => {
    const start = performance.now();
    run();
    return performance.now() - start;
  };
  return Math.min(...Array.from({ length: ROUNDS }, once)).toFixed(4);
}

function answer(game, text) {
  const desk = parse(game, text, false, '');
  const output = desk.answer(0, desk.parsed().cases);
  desk.free();
  return output;
}

for (const game of ['robots', 'knights']) {
  const text = readFileSync(`${folder}/${game}.in`, 'utf8');
  console.log(game, best(() => answer(game, text)));
}
const desk = parse('knights', generate('knights', '1', 1), false, '');
console.log('region', best(() => desk.region('0', '0', 500, 500, 1)));
