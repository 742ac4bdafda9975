// The engine of a module's task: what it makes of an output that goes wrong, and of one for another input.
import { readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { initSync } from '../../www/pkg/scenes/engine_scenes.js';
import { possibleCells } from '../../www/src/board/scene/layout';
import { bringModule, parse } from '../../www/src/engine/own/printed';
import { type TaskMove, type TaskSession, taskCalls } from '../../www/src/engine/own/task';
import { moduleIn, moduleOptions, STOPS, TASK } from '../../www/src/engine/printed-name';
import { answering, HOSTILE, REFUSING, showing, TWO_CELLS } from '../programs/task-module';

beforeAll(() => {
  initSync({ module: readFileSync('www/pkg/scenes/engine_scenes_bg.wasm') });
});

const take = (module: Buffer) => taskCalls.take({ bytes: new Uint8Array(module) });
const open = (output: string) => parse('printed', 'in', false, TASK + output) as TaskSession;

test('where a wrong output stops is an event of its line, and none of a line of own moves', () => {
  take(answering(REFUSING));
  expect(open('abcd').solve()).toMatchObject({ plies: 3, end: REFUSING.end, events: [{ ply: 3, kind: STOPS }] });
  expect(open('').solve().events).toEqual([]);
  take(answering({ ...REFUSING, line: { ...REFUSING.line, branch: 1, moves: '1: x' } }));
  expect(open('abcd').solve().events).toEqual([]);
});

test('an output of another input is judged beside the one that is open', () => {
  take(answering(REFUSING));
  expect(taskCalls.judge({ input: 'other', output: 'abcd' })).toEqual({ kind: 'judged', end: REFUSING.end });
  take(answering({ ...TWO_CELLS, fault: { place: {}, expected: '', found: '', fix: '' } }));
  expect(taskCalls.judge({ input: 'other', output: '' })).toEqual({ kind: 'unread' });
});

test('a module that traps while it judges leaves the one alive that has an input open', () => {
  take(answering({ ...REFUSING, end: null }, { at: 9, sign: 'r', does: HOSTILE.trap }));
  const session = open('');
  expect(taskCalls.judge({ input: 'other', output: 'x' })).toMatchObject({ kind: 'failed' });
  expect(taskCalls.dead()).toBeNull();
  expect(session.frame(0).ply).toBe(0);
});

test('the scores of a line are those of its positions, up to one at which the module fails', () => {
  const scored = { ...REFUSING, frame: { ...REFUSING.frame, scene: { ...REFUSING.frame.scene, score: 'cost 4' } } };
  const of = { input: 'in', output: 'abcd', moves: '' };
  const scores = (module: Buffer) => taskCalls.scores({ ...of, bytes: new Uint8Array(module) });
  expect(scores(answering(scored))?.most).toEqual([4, 4, 4, 4]);
  expect(scores(answering(scored, showing(2, HOSTILE.trap)))?.most).toEqual([4, 4]);
  expect(scores(answering(REFUSING))).toBeNull();
});

test('the cells that a move goes on with are those behind the one that is chosen, each once', () => {
  const moves = TWO_CELLS.frame.moves as unknown as TaskMove[];
  expect(possibleCells(moves, null)).toEqual([
    [0, 0],
    [1, 1],
  ]);
  expect(possibleCells([...moves, ...moves], [0, 0])).toEqual([
    [1, 0],
    [0, 1],
  ]);
  expect(possibleCells(moves, [2, 2])).toEqual([]);
  expect(possibleCells([{ move: 'x', cells: [[2, 2]] }], [2, 2])).toEqual([]);
});

const addressOf = (module: Buffer) => `data:application/wasm;base64,${module.toString('base64')}`;
/** A source that names its module, as a worker reads it. */
async function openAt(address: string, output = ''): Promise<TaskSession> {
  const options = moduleOptions(address, output);
  await bringModule(options);
  return parse('printed', 'in', false, options) as TaskSession;
}

test('options that name a module hold its address and an output of several lines, and no others do', () => {
  expect(moduleIn(moduleOptions('https://a.org/b.wasm', 'a\nb\n'))).toEqual({
    task: 'https://a.org/b.wasm',
    output: 'a\nb\n',
  });
  for (const other of ['', `${TASK}a`, 'grows 1']) expect(moduleIn(other)).toBeNull();
});

test('a source that names its module is played by that one, whatever was here before', async () => {
  take(answering(TWO_CELLS));
  expect((await openAt(addressOf(answering(REFUSING)), 'abcd')).solve()).toMatchObject({ plies: 3, end: REFUSING.end });
  expect((await openAt(addressOf(answering(TWO_CELLS)))).solve().plies).toBe(0);
  // One that is here is not fetched again, also after a trap.
  const trapping = answering({ ...REFUSING, end: null }, showing(2, HOSTILE.trap));
  const session = await openAt(addressOf(trapping));
  session.frame(2);
  expect(taskCalls.dead()).not.toBeNull();
  expect((await openAt(addressOf(trapping))).parsed()).toMatchObject({ cases: 1, error: null });
});

test('where no module is, the source says so, and no other one answers for it', async () => {
  take(answering(TWO_CELLS));
  for (const address of [
    'data:application/wasm;base64,AAAA',
    addressOf(answering({ version: 2 })),
    'http://127.0.0.1:1/',
  ]) {
    const session = await openAt(address);
    expect(session.parsed()).toMatchObject({ cases: 0, error: { of: 'address', found: address } });
  }
  expect((await openAt(addressOf(answering(TWO_CELLS)))).parsed().cases).toBe(1);
});
