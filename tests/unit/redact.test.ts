// What a class sees while it guesses: only what is declared harmless. A field that nobody has declared is hidden.
import { expect, test } from 'vitest';
import type { Scene } from '../../www/src/board/drawing';
import type { GameModule } from '../../www/src/board/game-modules';
import { redactBoard, redactHints, redactScene } from '../../www/src/board/redact';
import type { Board, GameName } from '../../www/src/engine/boundary';
import type { Shown } from '../../www/src/game/shown';
import { type FieldRules, type Redaction, redact } from '../../www/src/lib/redact';
import { arrived, follow, openHeadless } from './headless';
import { until } from './wait';

/** Positions with a step behind them and a move before them. */
const POSITIONS: Record<GameName, string> = {
  robots: '&sample=statement&case=1&ply=3',
  janken: '&sample=statement&case=1&ply=2',
  pursuit: '&sample=match&case=1&ply=5',
  solitaire: '&sample=statement&case=1&ply=5',
  knights: '&sample=statement&case=2&ply=1',
};
const GAMES = Object.keys(POSITIONS) as GameName[];

async function position(game: GameName): Promise<{ shown: Shown; gameModule: GameModule }> {
  await openHeadless();
  expect(await follow(`#v=1&game=${game}${POSITIONS[game]}`)).toBe(true);
  const shown = await arrived();
  expect(shown.frame.board.game).toBe(game);
  const { gameModuleOf } = await import('../../www/src/board/game-modules');
  return { shown, gameModule: (await until(gameModuleOf(game), (gameModule) => gameModule !== null)) as GameModule };
}

/** The same data with a field that no type knows in each of its objects. */
function withSecrets<T>(value: T): T {
  if (Array.isArray(value)) return value.map(withSecrets) as T;
  if (value === null || typeof value !== 'object') return value;
  const fields = Object.entries(value).map(([key, field]) => [key, withSecrets(field)]);
  return { ...Object.fromEntries(fields), secret: 'SECRET' };
}

const written = (value: unknown) => JSON.stringify(value, (_, part) => (typeof part === 'bigint' ? `${part}` : part));

/** A scene of which every part holds something. */
const sceneOf = ({ frame, explanation }: Shown): Scene<Board> =>
  ({
    before: frame.board,
    after: frame.board,
    progress: 1,
    size: { width: 1, height: 1 },
    theme: {},
    view: { x: 0n, y: 0n, cell: 1, down: 0, right: 0 },
    tiles: new Map([['0 0', new Uint8Array(1)]]),
    colours: 'values',
    hints: true,
    explanation,
    hovered: null,
    cursor: { x: 1n, y: 1n },
    selected: null,
    plan: new Map(),
    cellInfo: {},
    previewMove: 'N',
    highlight: [1, 2],
    overlay: { bands: [], peaks: [[1, 4]], highest: 6 },
    previewBoard: frame.board,
  }) as unknown as Scene<Board>;

for (const game of GAMES) {
  test(`a field of a board of ${game} that nobody has declared is hidden, at every depth`, async () => {
    const { shown, gameModule } = await position(game);
    const { board } = shown.frame;
    expect(written(withSecrets(board)).match(/SECRET/g)?.length).toBeGreaterThan(1);
    const seen = redactBoard(withSecrets(board), gameModule.redaction);
    expect(written(seen)).not.toContain('SECRET');
    expect(seen).toEqual(redactBoard(board, gameModule.redaction));
    expect(Object.keys(seen)).toEqual(Object.keys(board));
  });

  test(`with values, a field of a board of ${game} that nobody has declared is hidden as well`, async () => {
    const { shown, gameModule } = await position(game);
    const { board } = shown.frame;
    const seen = redactBoard(withSecrets(board), gameModule.valueRedaction);
    expect(written(seen)).not.toContain('SECRET');
    expect(seen).toEqual(redactBoard(board, gameModule.valueRedaction));
    const scene = redactHints(sceneOf(shown), gameModule.valueRedaction);
    expect(scene).toMatchObject({ after: seen, explanation: null, cellInfo: null, previewMove: null, hints: false });
    expect(scene.tiles.size).toBe(1);
  });

  test(`a part of a scene of ${game} that nobody has declared is hidden`, async () => {
    const { shown, gameModule } = await position(game);
    const scene = sceneOf(shown);
    const secret = { ...scene, secret: 'SECRET', before: withSecrets(scene.before), after: withSecrets(scene.after) };
    const seen = redactScene(secret, gameModule.redaction);
    expect(written(seen)).not.toContain('SECRET');
    expect(seen).toMatchObject({ progress: 1, cursor: { x: 1n, y: 1n }, after: { game } });
    const answers = {
      explanation: null,
      cellInfo: null,
      previewMove: null,
      previewBoard: null,
      highlight: null,
      hints: false,
    };
    expect(seen).toMatchObject({ ...answers, overlay: null });
    expect(seen.tiles.size).toBe(0);
  });
}

test('the same board stays the same object: what is drawn of it is drawn once', async () => {
  const { shown, gameModule } = await position('knights');
  const { board } = shown.frame;
  expect(redactBoard(board, gameModule.redaction)).toBe(redactBoard(board, gameModule.redaction));
});

test('the winner of Hyper Knights is not told, also when nobody can move', async () => {
  const { shown, gameModule } = await position('knights');
  const { board } = shown.frame;
  if (board.game !== 'knights') throw new Error('another game');
  expect(redactBoard(board, gameModule.redaction)).toMatchObject({ winner: -1, nimSum: -1 });
  const values = redactBoard(board, gameModule.valueRedaction);
  expect(values).toMatchObject({ winner: -1, nimSum: -1, knights: board.knights });
  const over = { ...board, mover: null, winner: 1 };
  expect(redactBoard(over, gameModule.redaction)).toMatchObject({ winner: -1, mover: null });
});

test('a field may be shown, replaced or declared field by field; none may be left out', () => {
  type Part = { a: number; of: { b: string; c: number } | null; list: { d: number }[] };
  const part: Part = { a: 1, of: { b: 'b', c: 2 }, list: [{ d: 3 }] };
  const rules: Redaction<Part> = { a: 'shown', of: { b: 'shown', c: () => 0 }, list: { d: (d) => d + 1 } };
  expect(redact(part, rules)).toEqual({ a: 1, of: { b: 'b', c: 0 }, list: [{ d: 4 }] });
  expect(redact({ ...part, of: null }, rules)).toEqual({ a: 1, of: null, list: [{ d: 4 }] });
  // @ts-expect-error a field of the type that is not declared
  const short: Redaction<Part> = { a: 'shown', of: { b: 'shown', c: 'shown' } };
  // @ts-expect-error the same, one level down
  const shallow: Redaction<Part> = { a: 'shown', of: { b: 'shown' }, list: { d: 'shown' } };
  // @ts-expect-error an object is not shown as a whole: it may get another field
  const whole: Redaction<Part> = { a: 'shown', of: 'shown', list: { d: 'shown' } };
  // @ts-expect-error nor is a part of a scene left out
  const scene: FieldRules<{ a: number; b?: number }> = { a: 'shown' };
  for (const one of [short, shallow, whole]) expect(written(redact(part, one))).toBeDefined();
  expect(scene).toEqual({ a: 'shown' });
});
