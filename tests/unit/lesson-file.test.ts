// Lesson files: what is read, what is refused and where, and that the documented schema is the one that is checked.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import * as w from 'words:lesson';
import { toJsonSchema } from '@valibot/to-json-schema';
import { expect, test } from 'vitest';
import { LANGUAGES } from '../../www/build/words/catalogue';
import type { Lesson } from '../../www/src/board/teaching';
import { GAME_NAMES } from '../../www/src/engine/boundary';
import { reason } from '../../www/src/features/teach/file/fault-words';
import { isError, type LessonError, readLesson, writeLesson } from '../../www/src/features/teach/file/read';
import { lessonSchema, MOST_STEPS } from '../../www/src/features/teach/file/schema';
import { opened } from './lessons';

const SCHEMA = 'docs/lesson.schema.json';

const position = { game: 'robots', text: '1 0\n13 15\n0 0\n' } as const;
const LESSON: Lesson = {
  boardlab: 'lesson',
  version: 1,
  title: 'One step',
  language: 'en',
  handIn: 'off',
  steps: [{ title: 'A step', text: '', position, question: { kind: 'move', answers: ['N'] } }],
};
const TEXT = writeLesson(LESSON);

const fault = (text: string): LessonError => {
  const read = readLesson(text);
  if (!isError(read)) throw new Error('it was read');
  return read;
};

/** The lesson with a part of its text replaced. */
const changed = (from: string, to: string): string => {
  expect(TEXT).toContain(from);
  return TEXT.replace(from, to);
};

test('a lesson that is written is read again, and does not depend on its layout', () => {
  const read = readLesson(TEXT);
  expect(read).toMatchObject({ lesson: LESSON });
  const other = readLesson(JSON.stringify({ ...LESSON, steps: LESSON.steps }));
  expect(!isError(read) && !isError(other) && read.digest === other.digest).toBe(true);
  // The editor changes fields in any order.
  const [step] = LESSON.steps;
  const shuffled = { ...LESSON, steps: [{ question: step?.question, position, text: '', title: 'A step' }] } as Lesson;
  expect(opened(shuffled).digest).toBe(opened(LESSON).digest);
  expect(opened({ ...LESSON, title: 'Another' }).digest).not.toBe(opened(LESSON).digest);
});

for (const game of GAME_NAMES)
  for (const language of LANGUAGES)
    test(`the prepared lesson of ${game} is such a file: ${language}`, () => {
      const path = `www/words/${language}/${game}.lesson.json`;
      const read = readLesson(readFileSync(path, 'utf8'));
      if (isError(read)) throw new Error(`${path}: ${JSON.stringify(read)}`);
      expect(read.lesson.language).toBe(language);
      const english = JSON.parse(readFileSync(`www/words/en/${game}.lesson.json`, 'utf8')) as Lesson;
      /** All but the words. */
      const asked = ({ steps }: Lesson) =>
        steps.map(({ position, question, before, after, crop, selected }) => {
          const rest = question && { ...question, ask: undefined, choices: undefined };
          return { position, question: rest, before, after, crop, selected };
        });
      expect(asked(read.lesson)).toEqual(asked(english));
      // The solver's reason is one for its next move: what is asked here has words of its own.
      for (const { title, question, explanation } of read.lesson.steps)
        if (question) expect(explanation?.trim(), title).toBeTruthy();
    });

test('an error is told at its place', () => {
  expect(fault(changed('"kind": "move"', '"kind": "guess"'))).toMatchObject({
    kind: 'value',
    path: 'steps[0].question.kind',
    found: '"guess"',
    line: 16,
    column: 17,
  });
  expect(fault(changed('"title": "A step"', '"titel": "A step"'))).toMatchObject({
    kind: 'missing',
    path: 'steps[0].title',
    line: 8,
    column: 5,
  });
  expect(fault(changed('"title": "A step",', '"title": "A step", "colour": 3,'))).toMatchObject({
    kind: 'unknown',
    path: 'steps[0].colour',
  });
  expect(fault(changed('"One step"', `"${'x'.repeat(201)}"`))).toMatchObject({
    kind: 'size',
    path: 'title',
    found: '201',
  });
  expect(fault(changed('"robots"', '"chess"'))).toMatchObject({
    kind: 'value',
    path: 'steps[0].position.game',
    line: 12,
  });
  expect(fault(TEXT.replace('"text": "",', '"text": "" '))).toMatchObject({ kind: 'syntax', line: 11 });
  expect(fault(TEXT.slice(0, -20))).toMatchObject({ kind: 'syntax' });
});

test('what is no lesson, or one of another version, is told as a whole', () => {
  expect(fault('')).toMatchObject({ kind: 'syntax', line: 1, column: 1 });
  expect(fault('[]')).toMatchObject({ kind: 'noLesson' });
  expect(fault('{"boardlab": "replay", "version": 1}')).toMatchObject({ kind: 'noLesson' });
  expect(fault(changed('"version": 1', '"version": 4'))).toMatchObject({ kind: 'newer', version: 4 });
  expect(fault(changed('"version": 1', '"version": "1"'))).toMatchObject({ kind: 'value', path: 'version' });
});

const PRINTED_LINE = '{"version":1,"board":{"rows":1,"columns":2}}\n';

/** A lesson of one step with positions that a program has printed. */
const printed = (question: object | undefined, more: object = {}) =>
  JSON.stringify({
    ...LESSON,
    version: 3,
    steps: [{ title: '', text: '', position: { game: 'printed', text: PRINTED_LINE, ...more }, question }],
  });

test('a board of one’s own is positions that were printed, and is asked what needs no rules', () => {
  for (const kind of ['cell', 'number', 'text'])
    expect(readLesson(printed({ kind, ask: 'Which?', answers: [] }, { case: 1, ply: 2 }))).toHaveProperty('lesson');
  expect(readLesson(printed({ kind: 'choice', ask: 'Which?', choices: ['a'], answers: ['a'] }))).toHaveProperty(
    'lesson',
  );
  expect(readLesson(printed(undefined))).toHaveProperty('lesson');
  for (const kind of ['move', 'truth', 'output']) {
    const refused = fault(printed({ kind, ask: 'Which?', answers: [] }));
    expect(refused).toMatchObject({ kind: 'notAskable', path: 'steps[0].question' });
    expect(reason(refused)).toBe(w.notAskable({ path: 'steps[0].question' }));
  }
  expect(fault(printed(undefined, { options: 'a' }))).toMatchObject({
    kind: 'unknown',
    path: 'steps[0].position.options',
  });
  const long = fault(printed(undefined, { text: PRINTED_LINE.repeat(4800) }));
  expect(long).toMatchObject({ kind: 'size', path: 'steps[0].position.text' });
});

test('the module of a task is an address of the web or holds the module, and is asked for a move, too', () => {
  const texts = { text: 'in', output: 'ab', moves: '1: x', ply: 2 };
  const move = { kind: 'move', answers: ['x'] };
  for (const task of ['https://a.org/b.wasm', 'http://a.org/b.wasm', 'data:application/wasm;base64,AGFz'])
    expect(readLesson(printed(move, { ...texts, task }))).toHaveProperty('lesson');
  for (const task of ['b.wasm', 'file:///b.wasm', 'data:text/html;base64,AGFz', 'javascript:1'])
    expect(fault(printed(move, { ...texts, task }))).toMatchObject({ kind: 'value', path: 'steps[0].position.task' });
  expect(fault(printed({ kind: 'truth', answers: [] }, { task: 'https://a.org/b.wasm' }))).toMatchObject({
    kind: 'notAskable',
  });
});

test('bombs are refused before they take time: many steps, a long file, deep nesting', () => {
  const [step] = LESSON.steps;
  const many = JSON.stringify({ ...LESSON, steps: Array(10_000).fill(step) });
  expect(fault(many)).toMatchObject({ kind: 'steps', found: 10_000, most: MOST_STEPS });
  expect(fault(JSON.stringify({ ...LESSON, steps: [] }))).toMatchObject({ kind: 'size', path: 'steps' });
  expect(fault(`${TEXT}${' '.repeat(2_000_000)}`)).toMatchObject({ kind: 'large' });
  expect(fault('['.repeat(1_000_000))).toMatchObject({ kind: 'syntax' });
  expect(fault(`{"a":`.repeat(300_000))).toMatchObject({ kind: 'syntax' });
});

test('a text that lies deeper in itself than a page can show is refused, and one that a person writes is not', () => {
  const of = (text: string) => changed('"text": ""', `"text": ${JSON.stringify(text)}`);
  for (const deep of ['> '.repeat(1000), '- '.repeat(1000)])
    expect(fault(of(`${deep}x`))).toMatchObject({ kind: 'nested', path: 'steps[0].text', line: 10 });
  const usual = '> > quoted\n\n- one\n  - two\n    - **three _words_**\n\n| a | b |\n|---|---|\n| [x](#1) | y |';
  expect(isError(readLesson(of(usual)))).toBe(false);
});

test('a field that would reach an object’s prototype is unknown', () => {
  const text = changed('"title": "A step",', '"title": "A step", "__proto__": { "polluted": true },');
  const read = readLesson(text);
  expect(isError(read) || !('polluted' in (read.lesson.steps[0] ?? {}))).toBe(true);
  expect('polluted' in {}).toBe(false);
});

test('the documented schema is the one that is checked (BOARDLAB_WRITE=1 writes it)', () => {
  const schema = {
    $id: 'lesson.schema.json',
    title: 'A Boardlab lesson',
    ...toJsonSchema(lessonSchema, { ignoreActions: ['check'] }),
  };
  const text = `${JSON.stringify(schema, null, 2)}\n`;
  if (process.env.BOARDLAB_WRITE) writeFileSync(SCHEMA, text);
  expect(existsSync(SCHEMA) && readFileSync(SCHEMA, 'utf8')).toBe(text);
});
