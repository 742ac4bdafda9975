// The positions that a program has printed, and what is said where one is wrong.
import { readFileSync } from 'node:fs';
import { beforeAll, expect, test, vi } from 'vitest';
import { initSync, PrintedLines } from '../../www/pkg/scenes/engine_scenes.js';
import type { InputSession } from '../../www/src/engine/engine-session';
import {
  decode,
  fetchPrinted,
  Positions,
  type PrintedBoard,
  type PrintedLine,
  parse,
} from '../../www/src/engine/own/printed';

beforeAll(() => {
  initSync({ module: readFileSync('www/pkg/scenes/engine_scenes_bg.wasm') });
});

const scene = (more: object = {}) => JSON.stringify({ version: 1, board: { rows: 3, columns: 4 }, ...more });

function read(...lines: string[]): Positions {
  const positions = new Positions(lines.join('\n'));
  positions.readOn(lines.length);
  return positions;
}

const session = (...lines: string[]) => parse('printed', lines.join('\n')) as unknown as InputSession;
const boardAt = (open: InputSession, ply: number) => open.frame(ply).board as unknown as PrintedBoard;

test('a line of JSON is a position, and all others are the log of the next one; behind the last one is the tail', () => {
  const positions = read('start', scene({ score: '1' }), 'on', 'and on', scene({ score: '2', event: 'hit' }), 'end');
  expect(positions.count).toBe(2);
  expect([positions.log(0), positions.log(1), positions.tail]).toEqual(['start', 'on\nand on', 'end']);
  expect(JSON.parse(positions.scene(1)).score).toBe('2');
  expect(positions.events).toEqual([{ ply: 1, kind: 'hit' }]);
});

test('a wrong scene names its line, its field, what should stand there and what does; those before it stay', () => {
  const wrong = scene({ pieces: [{ name: 'x', at: [1, 1], figure: 'dragon' }] });
  const positions = read('log', scene(), wrong, scene());
  expect(positions.count).toBe(1);
  expect(positions.isDone).toBe(true);
  const { line, at, field, expected, found } = positions.misprint ?? {};
  expect([line, field, found]).toEqual([3, 'pieces[0].figure', '`dragon`']);
  expect(expected).toContain('robot');
  expect(wrong.slice(at)).toMatch(/^"dragon"/);
  expect(positions.misprint).toMatchObject({ near: expect.stringContaining('"dragon"'), isLater: true });
  expect(read('{"board": 1}').misprint).toMatchObject({ near: '{"board": 1}', isLater: false });
  expect(positions.log(0)).toBe('log');
});

/** All that is known of a text. */
const known = (positions: Positions) => ({
  lines: Array.from({ length: positions.count }, (_, nth) => [positions.log(nth), positions.scene(nth)]),
  ...{ events: positions.events, misprint: positions.misprint, tail: positions.tail },
});

/** Reads pieces, each as soon as it comes. */
function piecewise(pieces: string[]): Positions {
  const positions = new Positions('', false);
  for (const [nth, piece] of pieces.entries()) {
    positions.append(piece, nth === pieces.length - 1);
    positions.readOn(1000);
  }
  return positions;
}

test('a text that comes in pieces is read as it is in one, wherever it is cut', () => {
  const lines = ['log', scene({ title: 'Доска 🙂', event: 'hit' }), 'on', change({ title: 'x' }), scene(), 'end'];
  for (const last of ['', '\n', `\n${scene({ pieces: [] }).slice(0, -3)}`]) {
    const text = lines.join('\n') + last;
    const whole = new Positions(text);
    whole.readOn(1000);
    expect(whole.count).toBe(3);
    for (let at = 0; at <= text.length; at++)
      expect(known(piecewise([text.slice(0, at), text.slice(at)]))).toEqual(known(whole));
    expect(known(piecewise(text.split('')))).toEqual(known(whole));
  }
});

const change = (more: object) => JSON.stringify({ sentence: '', ...more });

/** Positions of which most change a cell and a piece; each 300th is whole. The board is larger than what changes between two keys. */
function changing(count: number): string[] {
  const cells = [{ kind: 'wall', at: Array.from({ length: 3000 }, (_, nth) => [nth % 60, Math.floor(nth / 60)]) }];
  const board = { version: 1, board: { rows: 60, columns: 50 }, cells };
  return Array.from({ length: count }, (_, nth) => {
    const pieces = [{ name: 'robot', at: [nth % 60, 0] }];
    const score = { score: `${nth}` };
    if (nth % 300 === 0) return JSON.stringify({ ...board, pieces, ...score });
    const text = { text: `${nth}`, at: [[nth % 60, nth % 50]] };
    return change({ cells: [{ kind: 'good', at: text.at }], pieces, texts: [text], ...(nth % 3 === 0 && score) });
  });
}

test('a position that is a change of the one before is the same in whatever order positions are looked at', () => {
  const lines = changing(600);
  const inTurn = read(...lines);
  const scenes = lines.map((_, nth) => inTurn.scene(nth));
  const positions = read(...lines);
  const jumps = [599, 0, 598, 599, 299, 300, 301, 300, 77, 78, 76, ...lines.map((_, nth) => (nth * 377) % 600)];
  for (const nth of jumps) expect(positions.scene(nth) === scenes[nth], `${nth}`).toBe(true);
  const { pieces, texts, score } = JSON.parse(scenes[400] as string);
  expect([pieces, texts.length, score]).toEqual([[{ at: [40, 0], name: 'robot' }], 100, '399']);
  expect(positions.scores.line).toMatchObject({ least: { 0: 0 } });
});

test('to look at a position reads no more than the whole one before it and as much of changes', () => {
  const lines = changing(500);
  const positions = read(...lines);
  const reads = vi.spyOn(PrintedLines.prototype, 'read');
  positions.scene(499);
  const [whole = 0, ...changes] = reads.mock.calls.map(([line]) => line.length);
  expect(changes.length).toBeGreaterThan(20);
  expect(changes.reduce((sum, length) => sum + length)).toBeLessThanOrEqual(whole);
  const reading = (ply: number) => {
    reads.mockClear();
    positions.scene(ply);
    return reads.mock.calls.length;
  };
  expect([reading(498), reading(499), reading(499)]).toEqual([changes.length, 1, 0]);
  reads.mockRestore();
});

test('a score stays until it is given again, an event is of its position alone', () => {
  const positions = read(
    scene({ score: '3', event: 'hit' }),
    change({}),
    change({ score: '' }),
    change({ event: 'x' }),
  );
  expect(positions.scores.line).toEqual({ per: 1, least: [3, 3, NaN, NaN], most: [3, 3, NaN, NaN] });
  expect(positions.events).toEqual([
    { ply: 0, kind: 'hit' },
    { ply: 3, kind: 'x' },
  ]);
});

test('while more may come a line waits for its end, and the line of positions for more; the log behind is not told', () => {
  const positions = new Positions(`${scene()}\nlog\n${scene()}`, false);
  positions.readOn(1000);
  expect([positions.count, positions.waits, positions.isDone, positions.tail]).toEqual([1, true, false, '']);
  positions.append('', true);
  positions.readOn(1000);
  expect([positions.count, positions.waits, positions.isDone]).toEqual([2, false, true]);
});

test('a session is opened in what a program prints, reads on in it, and one of another engine begins with all of it', async () => {
  let more = 0;
  const { print } = await fetchPrinted(() => more++);
  const run = 'grows 1';
  const say = (from: number, text: string, isDone = false) => print({ run, from, text, isDone });
  expect(say(0, 'log\n')).toBe(false);
  expect(say(4, `${scene({ score: '0' })}\n`)).toBe(true);
  // What the page gives is not read again: the engine has it.
  const open = parse('printed', '', false, run) as unknown as InputSession;
  expect(open.parsed()).toMatchObject({ cases: 1, error: null });
  expect(open.open(0)).toMatchObject({ plies: 0, done: false, waits: true });
  const from = `log\n${scene({ score: '0' })}\n`.length;
  say(from, `${scene({ score: '1' })}\nend`);
  expect(open.solve(9)).toMatchObject({ plies: 1, done: false, waits: true, tail: '', scores: { most: [0, 1] } });
  expect(boardAt(open, 1).scene.score).toBe('1');
  // A piece that does not follow is that of a run whose beginning is not here.
  expect([say(3, `${scene()}\n`), print({ run: 'grows 2', from: 9, text: '', isDone: false })]).toEqual([false, false]);
  expect(say(from + scene({ score: '1' }).length + 4, '', true)).toBe(true);
  expect(open.solve(9)).toMatchObject({ plies: 1, done: true, waits: false, tail: 'end' });
  expect(more).toBe(6);
  const other = parse('printed', `${scene()}\n`, false, 'grows 3') as unknown as InputSession;
  expect(print({ run: 'grows 3', from: scene().length + 1, text: `${scene()}\n`, isDone: false })).toBe(true);
  expect(other.solve(9)).toMatchObject({ plies: 1, waits: true });
});

test('places are told in characters as editors count them', () => {
  const wrong = scene({ title: 'Доска 🙂', pieces: [{ name: 'x', at: [9, 1] }] });
  const { at, field, found } = read(wrong).misprint ?? {};
  expect([field, found]).toEqual(['pieces[0].at', '[9, 1]']);
  expect(wrong.slice(at)).toMatch(/^\[9,1\]/);
});

test('a text is read while it is played: the line grows, and is done at its end', () => {
  const open = session(...Array.from({ length: 10 }, (_, nth) => scene({ score: `${nth}` })));
  expect(open.parsed()).toMatchObject({ cases: 1, error: null });
  expect(open.open(0)).toMatchObject({ plies: 0, done: false });
  expect(open.solve(4)).toMatchObject({ plies: 4, done: false });
  expect(open.solve(40)).toMatchObject({
    plies: 9,
    done: true,
    misprint: null,
    scores: { per: 1, least: { length: 10 } },
  });
  expect(boardAt(open, 7).scene.score).toBe('7');
  expect(boardAt(open, 99).scene.score).toBe('9');
});

test('where no position was printed, the error is that of the text', () => {
  expect(session('nothing', 'here').parsed()).toMatchObject({ cases: 0, error: { line: 0 } });
  expect(session('{"version": 2, "board": {"rows": 1, "columns": 1}}').parsed().error).toMatchObject({
    line: 1,
    field: 'version',
    expected: '1',
    found: '2',
  });
});

test('a position comes with the plan of its picture: the middle of a cell is where the core draws it', () => {
  const open = session(scene());
  const [left = 0, top = 0, wide = 0, high = 0, x, y, ...steps] = boardAt(open, 0).plan;
  expect([x, y, ...steps]).toEqual([100, 100, 0, 200, 200, 0]);
  // Three rows and four columns of 200, and room for their names.
  expect([left < 0, top < 0, wide > 800, high > 600]).toEqual([true, true, true, true]);
  expect((open.solve(1) as PrintedLine).plies).toBe(0);
});

test('bytes are text', () => {
  expect(decode(new TextEncoder().encode('позиция'))).toBe('позиция');
});
