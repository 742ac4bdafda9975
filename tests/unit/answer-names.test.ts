// @vitest-environment happy-dom
// Answers as people read them: in the key of a printed lesson, in the table of a class and its file.

import * as knights from 'words:knights';
import * as w from 'words:lesson';
import * as robots from 'words:robots';
import * as teach from 'words:teach';
import { beforeAll, expect, test } from 'vitest';
import type { Lesson, Question, Step } from '../../www/src/board/teaching';
import type { GameName, PursuitBoard } from '../../www/src/engine/boundary';
import { answerName } from '../../www/src/features/teach/answer-name';
import type { Entry } from '../../www/src/features/teach/collect/entries';
import { csvOf } from '../../www/src/features/teach/collect/table';
import { pack } from '../../www/src/links/packing';
import { plain, there, visitClass, waitFor } from './page';

const ROBOTS = '2 0\n17 16\n17 15\n0 0\n';
const KNIGHTS = '1\n2\n4 6\n1 2\n';
const step = (game: GameName, text: string, question?: Question): Step => ({
  title: 'A step',
  text: '',
  position: { game, text },
  ...(question && { question }),
});
const LESSON: Lesson = {
  boardlab: 'lesson',
  version: 1,
  title: 'Names',
  language: 'en',
  handIn: 'anonymous',
  steps: [
    step('robots', ROBOTS, { kind: 'cell', ask: 'Where?', answers: ['14 15'] }),
    step('knights', KNIGHTS, { kind: 'move', answers: ['1 (-1,-2)', '2 (-2,+1)', 'none'] }),
    step('robots', ROBOTS, { kind: 'truth', about: [13, 14], answers: ['false'] }),
    step('robots', ROBOTS, { kind: 'text', ask: 'Why?', answers: [] }),
    step('robots', ROBOTS, { kind: 'choice', ask: 'Who?', choices: ['They win.', 'You'], answers: ['They win.'] }),
    step('robots', ROBOTS, { kind: 'number', ask: 'How many?', answers: [] }),
    step('robots', ROBOTS),
  ],
};

const keyOf = () => plain(document.querySelector('.sheet_key')?.textContent);

beforeAll(async () => {
  const packed = (await pack(JSON.stringify(LESSON), 30_000)).value;
  await visitClass(`#v=3&game=robots&lesson=${packed}&class=sheet`);
  await waitFor(() => expect(there('.sheet_key li')).toBe(true));
});

test.for([
  ['robots', 'cell', '14 15', robots.title({ row: 15, column: 16 })],
  ['robots', 'move', 'N', robots.walk({ direction: 'N' })],
  ['robots', 'move', 'teleport to (16,15)', 'teleport to (16,15)'],
  ['janken', 'cell', '4 7', 'E8'],
  ['janken', 'move', 'E5 -> E9', 'E5 → E9'],
  ['pursuit', 'cell', '1 2', '(2, 1)'],
  ['pursuit', 'move', ' 1 0  0 -1', '→ ↑'],
  ['pursuit', 'move', '3 0 0 1', '(3, 0), (0, 1)'],
  ['solitaire', 'cell', '1 2', '(2, 3)'],
  ['solitaire', 'move', '3 4', '(3, 4)'],
  ['solitaire', 'move', '0 0', '0 0'],
  ['knights', 'cell', '3 1', '(3, 1)'],
  ['knights', 'move', '2 (-3,-1)', knights.move({ knight: 2, by: '(−3, −1)' })],
  ['knights', 'move', 'none', teach.noMove],
  ['knights', 'truth', 'true', 'yes'],
  ['knights', 'number', '7', '7'],
  ['knights', 'move', 'nonsense', 'nonsense'],
  ['robots', 'cell', 'nonsense', 'nonsense'],
] as const)('%s names a %s: %s', async ([game, kind, answer, name]) => {
  await waitFor(() => expect(plain(answerName(game, kind, answer))).toBe(name));
});

test.for([
  ['catchers', 2, '0→ 1↑ 2·'],
  ['fugitive', 2, '→ ↑ ·'],
  ['catchers', 0, '(1, 0), (0, −1), (0, 0)'],
] as const)('a move of Pursuit is named by the board it is made on: %s, turn %i', async ([sideToMove, turn, name]) => {
  const board = { game: 'pursuit', sideToMove, turn } as PursuitBoard;
  await waitFor(() => expect(plain(answerName('pursuit', 'move', '1 0 0 -1 0 0', board))).toBe(name));
});

test('the key of a printed lesson names all right answers', async () => {
  const right = (answers: string) => w.rightAnswer({ answers });
  const said = () =>
    [...document.querySelectorAll('.sheet_key li')].map((line) => plain(line.querySelector('p')?.textContent));
  await waitFor(() => expect(keyOf()).not.toContain('…'));
  expect(said()).toEqual([
    right('Row 15, column 16.'),
    right('knight 1 by (−1, −2), knight 2 by (−2, +1), or no move.'),
    right('no.'),
    w.judged,
    right('They win.'),
    w.noAnswer,
    '',
  ]);
});

test('the file of a table names them, too, and its head says what a column is', () => {
  const entry = (answers: Entry['answers']): Entry => ({ name: '', answers, games: {}, code: '', scores: {} });
  const lesson = { ...LESSON, steps: LESSON.steps.slice(0, 3) };
  const [head, ...rows] = csvOf([entry({ 0: '13 15', 1: '2 (-2,+1)', 2: 'true' })], lesson).split('\r\n');
  const columns = [1, 2, 3].flatMap((nth) => {
    const step = w.stepTitled({ nth, title: 'A step' });
    return [w.answerColumn({ step }), w.markColumn({ step })];
  });
  expect(head).toBe([w.pupil, ...columns, w.total].join(','));
  expect(rows).toEqual(['Pupil 1,"Row 14, column 16",wrong,"knight 2 by (−2, +1)",correct,yes,wrong,1', '']);
});
