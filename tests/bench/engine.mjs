// Times the engine in wasm, for `make bench`: the same work as core/examples/engine.rs, the best of some rounds.
import { readFileSync } from 'node:fs';
import { initSync, parse } from '../../www/pkg/rules/engine_rules.js';
import * as solitaire from '../../www/pkg/solitaire/engine_solitaire.js';

const folder = process.argv[2];
const ROUNDS = process.env.BENCH_SMOKE === '1' ? 1 : 9;
initSync({ module: readFileSync(new URL('../../www/pkg/rules/engine_rules_bg.wasm', import.meta.url)) });
solitaire.initSync({ module: readFileSync(new URL('../../www/pkg/solitaire/engine_solitaire_bg.wasm', import.meta.url)) });

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

for (const name of ['robots', 'janken', 'janken-idle', 'knights']) {
  const text = readFileSync(`${folder}/${name}.in`, 'utf8');
  console.log(name, best(() => answer(name.split('-')[0], text)));
}
const desk = parse('knights', '1 1 0 0', false, '');
console.log('region', best(() => desk.region('0', '0', 500, 500, 1)));

/** Microseconds a call, the best of some rounds of many calls. */
function micro(run) {
  const CALLS = 200;
  const many = () => {
    for (let i = 0; i < CALLS; i++) run();
  };
  return ((1000 * best(many)) / CALLS).toFixed(1);
}

/** A move explained, a cell worked out and a move looked ahead, objects for the page included. */
function explained(game, text, cell, move) {
  const open = parse(game, text, false, '');
  open.open(0);
  open.solve(1);
  console.log(`why:${game}`, micro(() => open.explain(0)));
  console.log(`peek:${game}`, micro(() => open.peek(0, move)));
  if (cell) console.log(`look:${game}`, micro(() => open.cell_info(0, ...cell)));
  open.free();
}

const first = (game) => readFileSync(`${folder}/${game}.in`, 'utf8');
explained('robots', first('robots'), null, 'stay');
explained('janken', first('janken'), ['4', '4'], 'E5 -> E6');
explained('knights', first('knights'), ['4611686018427387904', '4611686018427387904'], '1 (-1,-2)');

/** Weighs the first removals of a board, as core/examples/engine.rs does; the positions looked at. */
function think() {
  const open = solitaire.parse('solitaire', solitaire.board('1', 'all'), false, 'nodes=300000');
  open.open(0);
  let why = open.explain(0);
  while (!why.thought.done) why = open.explain(0);
  open.free();
  return why.thought.nodes;
}

console.log('nodes', think());
console.log('think', best(think));
