// @vitest-environment happy-dom
// What the prepared lessons say beside their answers: the figures of each explanation are the engine's, in every language.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LANGUAGES } from '../../www/build/words/catalogue';
import type { Lesson, Step } from '../../www/src/board/teaching';
import type { GameName, PursuitExplanation, RobotsExplanation } from '../../www/src/engine/boundary';
import type { Shown } from '../../www/src/game/shown';
import { cell } from '../../www/src/i18n/format';
import { type Boardlab, drawn, open, settled, shown } from './page';

const lessonOf = (game: GameName, language: string) =>
  JSON.parse(readFileSync(`www/words/${language}/${game}.lesson.json`, 'utf8')) as Lesson;
const stepsOf = (game: GameName): Step[] => lessonOf(game, 'en').steps;

/** The explanations of a step. */
const told = (game: GameName, nth: number) => LANGUAGES.map((one) => lessonOf(game, one).steps[nth]?.explanation ?? '');

/** Numbers of a text that are no part of a cell. */
const numbersOf = (text: string): number[] =>
  [...text.replace(/\([^)]*\)|[A-I]\d/g, '').matchAll(/\d+/g)].map(([number]) => Number(number));

/** Brings a text to the board, as it is after so many moves. */
async function at(lab: Boardlab, text: string, ply = 0): Promise<Shown> {
  lab.input.setText(text);
  await settled(lab);
  lab.game.go(ply);
  await shown(lab, ply);
  return settled(lab);
}

async function why<W>(lab: Boardlab, step: Step): Promise<W> {
  return (await at(lab, step.position.text, step.position.ply)).explanation as W;
}

test('Robots: the walk, the robots that it leaves and their distance are those that are told', async () => {
  const lab = await open('#v=1&game=robots');
  for (const [nth, step] of stepsOf('robots').entries()) {
    if (step.question?.kind !== 'move') continue;
    const { chosen, walks, decided } = await why<RobotsExplanation>(lab, step);
    const walk = walks.find(({ move }) => move === chosen);
    if (walk?.verdict.kind !== 'safe' || !walk.to) throw new Error('not safe');
    const { robots, distance } = walk.verdict;
    const figure = { robots, distance, row: distance, column: distance }[decided as string];
    for (const text of told('robots', nth)) {
      if (robots > 0) expect(text).toContain(cell(walk.to).replace(/\s/g, ' '));
      if (figure) expect(numbersOf(text), text).toContain(figure);
    }
  }
});

test('Robots: the greedy strategy loses where waiting once wins, on the moves that are told', async () => {
  const lab = await open('#v=1&game=robots');
  const nth = 7;
  await at(lab, stepsOf('robots')[nth]?.position.text ?? '');
  const ends = async () => {
    const { plies } = lab.state.opened.peek()?.line ?? { plies: 0 };
    lab.game.go(plies);
    await shown(lab, plies);
    const { board } = (await settled(lab)).frame;
    return [plies, board.game === 'robots' && board.end] as const;
  };
  const greedy = await ends();
  lab.game.go(0);
  await shown(lab, 0);
  await lab.game.move('stay');
  await settled(lab);
  const waited = await ends();
  expect([greedy[1], waited[1]]).toEqual(['lost', 'won']);
  for (const text of told('robots', nth))
    expect(numbersOf(text.replace('#', '# '))).toEqual(expect.arrayContaining([greedy[0], waited[0]]));
});

test('Janken Tactics: the points of each cell that is told are those that the engine counts', async () => {
  const lab = await open('#v=1&game=janken');
  const step = stepsOf('janken')[3] as Step;
  const { explanation } = await at(lab, step.position.text);
  if (explanation?.game !== 'janken') throw new Error('another game');
  const hex = ([row, column]: readonly [number, number]) => `${'ABCDEFGHI'[row]}${column + 1}`;
  const costs = new Map(explanation.reach?.field.map(({ at: place, left }) => [hex(place), 10 - left]));
  for (const text of told('janken', 3)) {
    const said = [...text.matchAll(/([A-I]\d)[ 为](\d+)/g)].map(([, place, cost]) => [place, Number(cost)]);
    expect(said).toHaveLength(10);
    for (const [place, cost] of said) expect(costs.get(place as string), `${place}`).toBe(cost);
  }
});

const safeIn = ({ candidates }: PursuitExplanation) => candidates.filter(({ distance }) => distance > 1).length;

/** What the fugitive can do on a board with these catchers. */
async function fugitive(lab: Boardlab, field: string, k: number, from: string, catchers: string[]): Promise<number> {
  const text = `1\n${field}\n${k} 1\n20 1\n${from}\n${catchers.join('\n')}\n`;
  return safeIn((await at(lab, text)).explanation as PursuitExplanation);
}

test('Pursuit: one catcher leaves a safe cell wherever it stands', async () => {
  const lab = await open('#v=1&game=pursuit');
  for (let x = 0; x < 5; x++)
    for (let y = 0; y < 5; y++)
      if (x + y > 0) expect(await fugitive(lab, '0 5', 1, '0 0', [`${x} ${y}`]), `${x} ${y}`).toBeGreaterThan(0);
});

test('Pursuit: a catcher makes at most two of five cells unsafe, also on a torus', async () => {
  const lab = await open('#v=1&game=pursuit');
  const counts: number[] = [];
  for (let x = 0; x < 6; x++)
    for (let y = 0; y < 6; y++)
      if (x !== 2 || y !== 2) counts.push(await fugitive(lab, '1 6', 1, '2 2', [`${x} ${y}`]));
  expect(Math.min(...counts)).toBe(3);
});

type Trap = { nth: number; field: string; side: number; torus: boolean; from: string; catchers: [number, number][] };

const STEPS = [
  [0, 0],
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
] as const;

/** Where the catchers may be after their move, with the move as it is written. */
function afterMoves({ catchers, side, torus }: Trap): { move: string; to: string[] }[] {
  const [first, ...rest] = catchers;
  if (!first) return [{ move: '', to: [] }];
  const others = afterMoves({ catchers: rest, side, torus } as Trap);
  return STEPS.flatMap(([dx, dy]) => {
    const to = [first[0] + dx, first[1] + dy].map((at) => (torus ? (at + side) % side : at));
    if (to.some((at) => at < 0 || at >= side)) return [];
    return others.map((other) => ({ move: `${dx} ${dy} ${other.move}`.trim(), to: [to.join(' '), ...other.to] }));
  });
}

const TRAPS: Trap[] = [
  {
    nth: 5,
    field: '0 5',
    side: 5,
    torus: false,
    from: '4 2',
    catchers: [
      [2, 1],
      [3, 3],
    ],
  },
  {
    nth: 8,
    field: '1 6',
    side: 6,
    torus: true,
    from: '3 2',
    catchers: [
      [1, 1],
      [1, 3],
      [5, 2],
    ],
  },
];

for (const trap of TRAPS)
  test(`Pursuit: one move alone leaves no safe cell in step ${trap.nth + 1}`, async () => {
    const { position, question } = stepsOf('pursuit')[trap.nth] as Step;
    expect(position.text).toBe(
      `0\n${trap.field}\n${trap.catchers.length} 1\n20 1\n${trap.from}\n${trap.catchers.map((at) => `${at[0]} ${at[1]}\n`).join('')}`,
    );
    const lab = await open('#v=1&game=pursuit');
    const traps: string[] = [];
    for (const { move, to } of afterMoves(trap))
      if ((await fugitive(lab, trap.field, to.length, trap.from, to)) === 0) traps.push(move);
    expect(traps).toEqual(question?.answers);
  });

test('Solitaire Chess: what two removals bring is what is told', async () => {
  const lab = await open('#v=1&game=solitaire');
  const { position } = stepsOf('solitaire')[7] as Step;
  const now = await at(lab, position.text, position.ply);
  const start = now.frame.board.game === 'solitaire' ? now.frame.board.score.total : 0;
  const gains = new Map<string, number>();
  for (const move of ['2 5', '4 5']) {
    await at(lab, position.text, position.ply);
    await lab.game.move(move);
    const ply = (position.ply ?? 0) + 2;
    await settled(lab);
    lab.game.go(ply);
    await shown(lab, ply);
    const { frame, explanation } = await settled(lab);
    if (frame.board.game !== 'solitaire' || explanation?.game !== 'solitaire') throw new Error('another game');
    const next = Math.max(...explanation.candidates.map(({ ahead }) => ahead.points));
    gains.set(move, frame.board.score.total - start + next);
  }
  for (const text of told('solitaire', 7))
    expect(numbersOf(text)).toEqual(expect.arrayContaining([gains.get('2 5'), gains.get('4 5')]));
  expect(Number(gains.get('4 5'))).toBeGreaterThan(Number(gains.get('2 5')));
});

test('Hyper Knights: the values and the nim-sum in binary are the engine’s', async () => {
  const lab = await open('#v=1&game=knights');
  for (const nth of [5, 6, 7]) {
    const { frame } = await at(lab, stepsOf('knights')[nth]?.position.text ?? '');
    if (frame.board.game !== 'knights') throw new Error('another game');
    const values = frame.board.knights.map(({ grundy }) => grundy);
    const bits = Math.max(...values).toString(2).length;
    const binary = [...values, frame.board.nimSum].map((value) => value.toString(2).padStart(bits, '0'));
    for (const text of told('knights', nth)) {
      expect(numbersOf(text).slice(0, values.length)).toEqual(values);
      for (const number of frame.board.nimSum === 0 ? binary.slice(0, -1) : binary) expect(text).toContain(number);
    }
  }
  await drawn();
});
