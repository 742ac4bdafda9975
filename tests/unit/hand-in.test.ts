// What pupils hand in: codes, what is right in them, and the table that a teacher sees.
import * as w from 'words:lesson';
import { expect, test } from 'vitest';
import type { Lesson, Question } from '../../www/src/board/teaching';
import { codeOf, codesIn, type HandIn, handInOf } from '../../www/src/features/teach/collect/code';
import { collection } from '../../www/src/features/teach/collect/collection';
import { type Entry, hasAnswersTo } from '../../www/src/features/teach/collect/entries';
import { outlineOf } from '../../www/src/features/teach/collect/outline';
import { askingSteps, csvOf, markOf, playedGames, wrongAnswers } from '../../www/src/features/teach/collect/table';
import { isError, readLesson } from '../../www/src/features/teach/file/read';
import { isRight, isSameAnswer, numberAnswer, withChoices } from '../../www/src/features/teach/question';
import { lessonNamed } from '../../www/src/links/share-texts';
import { goldens } from './goldens';
import { opened } from './lessons';

const position = { game: 'robots', text: '1 0\n13 15\n0 0\n' } as const;
const step = (question?: Question) => ({ title: '', text: '', position, ...(question && { question }) });

const LESSON: Lesson = {
  boardlab: 'lesson',
  version: 1,
  title: 'Four steps',
  language: 'en',
  handIn: 'nickname',
  steps: [
    step({ kind: 'move', answers: ['N', 'NE'] }),
    step(),
    step({ kind: 'number', ask: 'How many?', answers: ['1'] }),
    step({ kind: 'text', ask: 'Why?', answers: [] }),
  ],
};

const OPENED = opened(LESSON);

const handIn = (name: string, answers: HandIn['answers'], games: HandIn['games'] = {}): HandIn => ({
  lesson: OPENED.digest,
  outline: outlineOf(LESSON),
  name,
  answers,
  games,
});
const entry = (name: string, answers: HandIn['answers'], games: HandIn['games'] = {}): Entry => ({
  name,
  answers,
  games,
  code: name,
  scores: {},
});

test('a code brings back what was handed in', async () => {
  const whole = handIn('Ана', { 0: 'N', 2: null, 3: 'because “it” follows me' }, { 0: '0:N;E*;S' });
  const code = (await codeOf(whole)) as string;
  expect(code).toMatch(/^BL1\.[\w-]+\.[a-z0-9]+$/);
  expect(await handInOf(code)).toEqual(whole);
  expect(codesIn(`See https://example.org/#v=3&handin=${code} and\n${code}\n`)).toEqual([code]);
});

test('every damage of a code is found', async () => {
  const code = (await codeOf(handIn('Ana', { 0: 'N', 2: '1' }))) as string;
  for (let at = 4; at < code.length; at++) {
    const other = code[at] === 'x' ? 'y' : 'x';
    const damaged = code.slice(0, at) + other + code.slice(at + 1);
    // The last character of a group of base64 may have bits that mean nothing.
    const read = await handInOf(damaged);
    if (read) expect(read).toEqual(handIn('Ana', { 0: 'N', 2: '1' }));
    expect(await handInOf(code.slice(0, at))).toBeNull();
  }
});

test('what has another shape is no hand-in', async () => {
  const odd = [
    handIn('Ana', { '0': 1 as unknown as string }),
    handIn('Ana', { first: 'N' } as unknown as HandIn['answers']),
    handIn('Ana', [] as unknown as HandIn['answers'], { 0: null as unknown as string }),
    { ...handIn('Ana', {}), name: 3 as unknown as string },
  ];
  for (const one of odd) expect(await handInOf((await codeOf(one)) as string)).toBeNull();
});

test('answers are compared as their kind asks for', () => {
  expect([' 3,50 ', '−2', '１２．５', '1e5', '', '7 cm'].map(numberAnswer)).toEqual([
    '3.5',
    '-2',
    '12.5',
    null,
    null,
    null,
  ]);
  expect(isSameAnswer('text', '  They FOLLOW me! ', 'they follow me')).toBe(true);
  expect(isSameAnswer('text', 'they follow', 'they follow me')).toBe(false);
  expect(isSameAnswer('number', '1.0', '1')).toBe(true);
  expect(isSameAnswer('move', 'n', 'N')).toBe(false);
  expect(isRight({ kind: 'text', ask: '', answers: [] }, 'anything')).toBeNull();
});

test('the right choice stays right while its text is written, and no longer than it is there', () => {
  const question = { kind: 'choice' as const, ask: '', choices: ['yes', 'no'], answers: ['no'] };
  expect(withChoices(question, ['yes', 'not']).answers).toEqual(['not']);
  expect(withChoices(question, ['maybe', 'yes', 'no']).answers).toEqual(['no']);
  expect(withChoices(question, ['no', 'yes']).answers).toEqual(['no']);
  expect(withChoices(question, ['yes']).answers).toEqual([]);
  expect(withChoices(question, ['yes', ' ']).answers).toEqual([]);
});

test('marks, the most common wrong answers, and games', () => {
  const entries = [
    entry('Ana', { 0: 'N', 2: '1', 3: 'x' }, { 0: '0:N;E' }),
    entry('Ben', { 0: 'S', 2: '3' }),
    entry('Caro', { 0: 'W', 2: '3', 3: null }),
  ];
  const steps = askingSteps(LESSON);
  expect(steps.map(({ nth }) => nth)).toEqual([0, 2, 3]);
  const marks = entries.map((one) => steps.map((asked) => markOf(one, asked).mark));
  expect(marks).toEqual([
    ['right', 'right', 'open'],
    ['wrong', 'wrong', 'none'],
    ['wrong', 'wrong', 'looked'],
  ]);
  expect(wrongAnswers(entries, LESSON).map(({ nth, answer, count }) => [nth, answer, count])).toEqual([
    [2, '3', 2],
    [0, 'S', 1],
    [0, 'W', 1],
  ]);
  expect(playedGames(entries, LESSON).map(({ entry: { name }, moves }) => [name, moves])).toEqual([['Ana', '0:N;E']]);
});

test('a table as CSV: quotes, line ends, and nothing that a spreadsheet would compute', () => {
  const entries = [entry('=1+1', { 3: 'a "b"\nc' }), entry('', { 2: '-3' })];
  const rows = csvOf(entries, LESSON).split('\r\n');
  expect(rows.slice(1)).toEqual([
    `'=1+1,,not answered,,not answered,"a ""b""\nc",not judged,0`,
    'Pupil 2,,not answered,-3,wrong,,not answered,0',
    '',
  ]);
  // A pupil, an answer and a mark a question, how many are right.
  expect(rows[0]?.split(',')).toHaveLength(8);
});

test('the points of games have a column where a game has any', () => {
  const entries = [{ ...entry('Ben', {}), scores: { 0: { points: 75 }, 1: { points: 80 } } }, entry('Ana', {})];
  const rows = csvOf(entries, LESSON).split('\r\n');
  expect(rows.map((row) => row.split(',').length)).toEqual([9, 9, 9, 1]);
  expect(rows.map((row) => row.split(',')[8])).toEqual([w.best, '80', '', undefined]);
});

test('codes of another lesson, twice, damaged and changed ones are told apart', async () => {
  const code = async (one: HandIn) => (await codeOf(one)) as string;
  const ana = await code(handIn('Ana', { 0: 'N' }));
  const later = await code(handIn('Ana', { 0: 'S' }));
  const other = await code({ ...handIn('Ben', { 0: 'N' }), lesson: 'another', outline: '' });
  const kinds = () => collection.state.problems.value.map(({ kind }) => kind);
  await collection.open(OPENED);
  await collection.add([ana, other, `${ana.slice(0, -3)}`].join('\n'));
  expect(collection.state.entries.value.map(({ name }) => name)).toEqual(['Ana']);
  expect(kinds()).toEqual(['other', 'damaged']);
  await collection.add(`${ana} ${later}`);
  // What may still be added stays in sight.
  expect(kinds()).toEqual(['other', 'twice', 'changed']);
  expect(collection.state.entries.value).toHaveLength(2);
  await collection.add('no code at all');
  expect(collection.state.problems.value.at(-1)).toEqual({ kind: 'damaged', code: 'no code at all' });
  await collection.add(other, true);
  expect(kinds()).toEqual([]);
  expect(collection.state.entries.value.at(-1)).toMatchObject({ name: 'Ben', answers: { 0: 'N' } });
});

test('version 3 opens for ever: a lesson, and answers to it', async () => {
  const [lesson, answers] = goldens(3);
  const fields = (hash = '') => new URLSearchParams(hash.slice(1));
  const read = readLesson(await lessonNamed(fields(lesson?.hash)));
  if (isError(read)) throw new Error(read.kind);
  const { title, steps } = read.lesson;
  expect([`${steps.length}`, title, steps[1]?.title]).toEqual([lesson?.index, lesson?.move, lesson?.step]);
  const given = await handInOf(fields(answers?.hash).get('handin') ?? '');
  expect(given?.lesson).toBe(read.digest);
  expect(await hasAnswersTo(fields(answers?.hash).get('handin') ?? '', read)).toBe(true);
  expect([given?.name, `${JSON.stringify(given?.answers)} ${JSON.stringify(given?.games)}`]).toEqual([
    answers?.move,
    answers?.step,
  ]);
});
