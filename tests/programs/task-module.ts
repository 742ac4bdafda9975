// A module of a task: it answers every question with the same object, and does as it is told where a person moves.

import binaryen from 'binaryen';

/** Bodies that do not come back. */
export const HOSTILE = {
  trap: '(unreachable)',
  bomb: '(loop (if (i32.eq (memory.grow (i32.const 1000)) (i32.const -1)) (then (unreachable))) (br 0))',
  loop: '(loop (br 0))',
} as const;

const AT = 8192;

/** A module of the interface. `first`: what it does before it answers. */
function moduleOf(first: string, answer: string): Buffer {
  const bytes = [...Buffer.from(answer)].map((byte) => `\\${byte.toString(16).padStart(2, '0')}`);
  const module = binaryen.parseText(`(module
    (memory (export "memory") 1)
    (data (i32.const ${AT}) "${bytes.join('')}")
    (func (export "room") (param i32) (result i32) (i32.const 16))
    (func (export "ask") (param i32 i32) (result i64) ${first}
      (i64.const ${(BigInt(AT) << 32n) | BigInt(bytes.length)})))`);
  const binary = module.emitBinary();
  module.dispose();
  return Buffer.from(binary);
}

/** One that is hostile whatever it is asked. */
export const hostileTask = (does: string): Buffer => moduleOf(does, '{}');

/** A question by a sign in its text, and what a module does before it answers that. */
type Doing = { at: number; sign: string; does: string };
/** {"call":"step",…} */
export const stepping = (does: string): Doing => ({ at: 9, sign: 's', does });
/** {"call":"frame","ply":2} */
export const showing = (ply: number, does: string): Doing => ({ at: 22, sign: `${ply}`, does });

/** One that answers every question with the same. */
export function answering(answer: object, doing?: Doing): Buffer {
  const { at, sign = '', does } = doing ?? {};
  const isIt = `(i32.eq (i32.load8_u offset=${at} (local.get 0)) (i32.const ${sign.charCodeAt(0)}))`;
  return moduleOf(doing ? `(if ${isIt} (then ${does}))` : '', JSON.stringify(answer));
}

const line = { plies: 3, done: false, branch: null, moves: '', events: [] };
const scene = { version: 1, board: { rows: 3, columns: 3 } };
const frame = { ply: 0, move: null, person: false, done: false, score: '4', scene };

/** What a task answers whose moves lead from one cell to another: a1 to a2 or b1, and b2 to a1. */
export const TWO_CELLS = {
  ...{ version: 1, name: 'pairs', title: 'Pairs', sample: 'in', output: '', move: 'a pair', can: ['moves', 'cells'] },
  line: { ...line, plies: 0 },
  frame: {
    ...frame,
    moves: [
      {
        move: 'down',
        cells: [
          [0, 0],
          [1, 0],
        ],
      },
      {
        move: 'right',
        cells: [
          [0, 0],
          [0, 1],
        ],
      },
      {
        move: 'back',
        cells: [
          [1, 1],
          [0, 0],
        ],
      },
    ],
  },
};

/** What a task answers that refuses the fourth move of an output. */
export const REFUSING = {
  ...{ ...TWO_CELLS, line, output: 'abcd' },
  end: { kind: 'refused', place: { line: 1, column: 4, start: 3, end: 4 }, move: 'd', rule: 'no fourth' },
};
