// Games that pupils played on are counted by an engine, not believed.

import * as pursuit from 'words:pursuit';
import { signal } from '@preact/signals';
import { expect, test } from 'vitest';
import type { Lesson, Score } from '../../www/src/board/teaching';
import { countPoints, endOf } from '../../www/src/features/teach/collect/scores';
import { arrived, openHeadless } from './headless';
import { until } from './wait';

const TEXT = `${Array(6).fill('1 1 1 1 1 1').join('\n')}\n`;
/** One catcher beside the fugitive, on the last of two turns. */
const MATCH = '1\n0 3\n1 1\n2 1\n0 0\n0 1\n';
const LESSON: Lesson = {
  boardlab: 'lesson',
  version: 1,
  title: '',
  language: 'en',
  handIn: 'off',
  steps: [
    { title: '', text: '', position: { game: 'solitaire', text: TEXT } },
    { title: '', text: '', position: { game: 'pursuit', text: MATCH } },
  ],
};

test('a branch ends behind its last move', () => {
  expect(endOf('0:4 3;1;4 4')).toBe(3);
  expect(endOf('12:N')).toBe(13);
});

test('the engine replays a game for its points; moves that it refuses have none', async () => {
  const lab = await openHeadless();
  lab.input.visit({
    source: { game: 'solitaire', text: TEXT, relaxed: false, options: '' },
    position: { case: 0, moves: '', ply: 0 },
  });
  await arrived();
  lab.game.move('4 3');
  const line = await until(lab.state.opened, (now) => now?.line.branch === 0);
  const moves = line?.line.moves.split(';')[0] ?? '';
  expect(moves.trim()).toMatch(/^0: ?4 3$/);
  const entry = (code: string, games: Record<number, string>) => ({
    lesson: '',
    name: code,
    answers: {},
    games,
    code,
    scores: {},
  });
  const scores = signal<[string, number, Score][]>([]);
  const entries = [entry('played', { 0: moves, 1: '0:1 0;2 0;0 0' }), entry('made up', { 0: '0:9 9' })];
  const end = countPoints(entries, LESSON, (...score) => {
    scores.value = [...scores.peek(), score];
  });
  expect(await until(scores, (all) => all.length === 2)).toEqual([
    ['played', 0, { points: 1 }],
    ['played', 1, { points: 0, told: pursuit.scored({ catchers: 0, fugitive: 2 }) }],
  ]);
  end();
});
