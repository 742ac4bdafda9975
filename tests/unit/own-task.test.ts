// The engine of a module's task: what it makes of an output that goes wrong, and of one for another input.
import { readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { initSync } from '../../www/pkg/scenes/engine_scenes.js';
import { possibleCells } from '../../www/src/board/scene/layout';
import { parse } from '../../www/src/engine/own/printed';
import { type TaskMove, type TaskSession, taskCalls } from '../../www/src/engine/own/task';
import { STOPS, TASK } from '../../www/src/engine/printed-name';
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
