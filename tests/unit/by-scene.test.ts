// @vitest-environment happy-dom
// A game that the page draws by its scene, as one is without a folder of its own: here Robots goes that way.
import { readFileSync } from 'node:fs';
import * as w from 'words:scene';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import * as rules from '../../www/pkg/rules/engine_rules.js';
import * as scenes from '../../www/pkg/scenes/engine_scenes.js';
import { fieldInWords, refusalInWords } from '../../www/src/board/faults';
import type { GameModule } from '../../www/src/board/game-modules';
import type { Teaching } from '../../www/src/board/teaching';
import type { Explanation, Frame, IllegalMove, RobotsExplanation } from '../../www/src/engine/boundary';
import { withPictures } from '../../www/src/engine/own/by-scene';
import type { PrintedBoard } from '../../www/src/engine/own/printed';
import type { Want } from '../../www/src/features/export/order';
import { type Ctx, Scenes } from '../../www/src/features/export/scenes';
import { byScene } from '../../www/src/games/by-scene/entry';
import { robots } from '../../www/src/games/robots/entry';
import { blankCanvases } from './picture';

const TEXT = '1 1\n15 17\n2 2\n0 0\n';

/** The walks, each by the cell that it leads to. */
const moves = (_: unknown, why: Explanation | null) =>
  ((why as RobotsExplanation | null)?.walks ?? []).flatMap(({ move, to }) => (to ? [{ move, cells: [to] }] : []));

const entry = byScene('robots', {
  name: robots.name,
  about: robots.about,
  samples: robots.samples,
  rules: robots.rules,
  moves,
  pieceName: (name) => name.replace('robot', 'робот'),
});
const gameModule = async () => (await entry.load()) as GameModule;

beforeAll(() => {
  rules.initSync({ module: readFileSync('www/pkg/rules/engine_rules_bg.wasm') });
  scenes.initSync({ module: readFileSync('www/pkg/scenes/engine_scenes_bg.wasm') });
});

async function open() {
  const session = (await withPictures(rules)).parse('robots', TEXT, false, '');
  session.open(0);
  return session;
}

const drawn = ({ board }: Frame): PrintedBoard => board as unknown as PrintedBoard;
const placeOf = (frame: Frame | IllegalMove, name: string) =>
  drawn(frame as Frame).scene.pieces?.find((piece) => piece.name === name)?.at;

test('a frame has its scene, of which the picture is made, and a move that is looked at has that of its own', async () => {
  const session = await open();
  const start = session.frame(0);
  expect(placeOf(start, 'you')).toEqual([14, 14]);
  expect(drawn(start).plan).toHaveLength(10);
  expect(scenes.draw_printed(drawn(start).text, 'theme=light width=300 values=no')).toMatch(/^<svg /);
  expect(placeOf(session.peek(0, 'N'), 'you')).toEqual([13, 14]);
  expect(session.peek(0, 'teleport 7')).toEqual({ kind: 'noSuchPiece' });
  session.step(0, 'N');
  session.solve(2);
  expect(placeOf(session.frame(1), 'you')).toEqual([13, 14]);
  expect(placeOf(session.frame(0), 'you')).toEqual([14, 14]);
  expect(drawn(session.frame(2)).move).toBe(session.transcript().split('; ')[1]);
  session.free();
});

test('a cell is found under a pointer, called as the board calls it, and makes the move that leads there', async () => {
  const [session, { drawing, interaction, descriptions }] = [await open(), await gameModule()];
  const { board } = session.frame(0);
  const scene = { after: board, size: { width: 640, height: 640 } } as never;
  const { left, top, width, height } = drawing.cellBox(scene, { x: 13n, y: 14n });
  const cell = interaction.cellAt(scene, left + width / 2, top + height / 2);
  expect(cell).toEqual({ x: 13n, y: 14n });
  if (!cell) return;
  expect(descriptions.describeCell(board, null, null, cell, null)).toEqual({
    title: '(14, 15)',
    text: w.emptyCell,
    rule: null,
  });
  expect(descriptions.describeCell(board, null, null, { x: 14n, y: 14n }, null).text).toBe('you');
  const why = session.explain(0);
  expect(interaction.actionAt(board, why, null, cell, null as never)).toEqual({ kind: 'move', move: 'N' });
  expect(interaction.actionAt(board, why, null, { x: 3n, y: 3n }, null as never)).toMatchObject({ kind: 'refuse' });
  expect(descriptions.describePosition(board)).toContain('робот 1 (15, 17)');
  expect(descriptions.describeCell(board, null, null, { x: 14n, y: 16n }, null).text).toBe('робот 1');
});

test('the step, the next move and what is wrong are told in the names and the keys of the core', async () => {
  const [session, { describeStep, explainMove, advice, faults }] = [await open(), await gameModule()];
  const why = session.explain(0) as RobotsExplanation;
  expect(describeStep(session.frame(0).board)).toBe(w.start);
  expect(explainMove(why, session.frame(0).board).text).toContain(w.next({ move: why.chosen }));
  session.step(0, 'N');
  expect(describeStep(session.frame(1).board)).toContain(w.moved({ nth: 1, move: 'N' }));
  expect([advice(why, why.chosen, session.frame(1).board), advice(why, 'other', session.frame(1).board)]).toEqual([
    '',
    expect.stringContaining(why.chosen),
  ]);
  expect(fieldInWords('robotRow', 3, faults)).toBe('robotRow 3');
  expect(refusalInWords({ kind: 'robotThere' }, faults)).toBe('robotThere');
});

test('a class can be asked for its next move', async () => {
  const { lesson, sheet } = (await entry.teaching()) as Teaching;
  expect(lesson.steps[0]?.position.text).toBe(robots.samples[0].text);
  const why = (await open()).explain(0) as RobotsExplanation & { game: 'robots' };
  expect(sheet({} as never, why, '')).toEqual([{ kind: 'move', ask: w.askMove, answers: [why.chosen] }]);
});

test('in a file it is the picture that comes with each position, in its own shape and with a caption, a few at a time', async () => {
  const canvases = blankCanvases();
  onTestFinished(() => canvases.end());
  const { board } = (await open()).frame(0);
  const asked: number[] = [];
  const ask = async (want: Want) => {
    const ply = 'ply' in want ? want.ply : -1;
    asked.push(ply);
    return { frame: { board }, picture: { width: 200, height: 100, of: ply } } as never;
  };
  const order = { format: 'gif', game: 'robots', from: 0, to: 40, step: 500, rate: null, width: 480, caption: 'a' };
  const scenes = await Scenes.of({ ...order, unit: { plies: 1 }, palette: {} } as never, ask);
  expect(scenes.sheet.board).toEqual({ width: 480, height: 240 });
  expect(asked).toEqual([0, 1, 2]);
  const drawn: unknown[] = [];
  const known: Record<string, unknown> = {
    drawImage: ({ of }: { of: number }, ...box: number[]) => drawn.push([of, ...box]),
    fillText: (text: string) => drawn.push(text),
    measureText: () => ({ width: 8 }),
  };
  const ctx = new Proxy({}, { get: (_, name) => known[String(name)] ?? (() => {}), set: () => true }) as Ctx;
  await scenes.draw(ctx, { ply: 1, t: 1, ms: 500 });
  expect(drawn).toEqual([[1, 0, 0, 480, 240], 'a']);
});
