// Answers that are outputs of programs: the judge says what is right, and names the mistakes behind the others.
import { readFileSync } from 'node:fs';
import { wrongCase } from 'words:lesson';
import * as mistakes from 'words:robots-mistakes';
import { expect, test } from 'vitest';
import type { Lesson } from '../../www/src/board/teaching';
import type { Entry } from '../../www/src/features/teach/collect/entries';
import { judgeOutputs } from '../../www/src/features/teach/collect/outputs';
import { askingSteps, csvOf, markOf, toldOf, wrongAnswers } from '../../www/src/features/teach/collect/table';
import { isError, readLesson } from '../../www/src/features/teach/file/read';
import { openHeadless } from './headless';

await openHeadless();

const golden = (end: 'in' | 'out') => readFileSync(`tests/golden/robots/colon.${end}`, 'utf8');
const [text, right] = [golden('in'), golden('out')];
const LESSON: Lesson = {
  boardlab: 'lesson',
  version: 2,
  title: 'Programs',
  language: 'en',
  handIn: 'nickname',
  steps: [
    {
      title: '',
      text: '',
      position: { game: 'robots', text },
      question: { kind: 'output', ask: 'Run it.', answers: [] },
    },
  ],
};

const entry = (name: string, output: string): Entry => ({
  name,
  answers: { 0: output },
  games: {},
  code: name,
  scores: {},
});

/** The entries once all their outputs are judged. */
function judged(entries: readonly Entry[]): Promise<Entry[]> {
  const now = new Map(entries.map((one) => [one.name, one]));
  return new Promise((keep) => {
    judgeOutputs(entries, LESSON, (nth, answer, output) => {
      for (const one of now.values())
        if (one.answers[nth] === answer) now.set(one.name, { ...one, outputs: { [nth]: output } });
      if ([...now.values()].every(({ outputs }) => outputs)) keep([...now.values()]);
    });
  });
}

test('each output is right, or has its mistake by name', async () => {
  const colon = right.replace('Final position:', 'Final position');
  const all = [entry('Ana', right), entry('Ben', colon), entry('Caro', `${colon}\n`), entry('Dan', '?\n')];
  const table = await judged(all);
  const [step] = askingSteps(LESSON);
  if (!step) throw new Error('no question');
  expect(table.map((one) => markOf(one, step).mark)).toEqual(['right', 'wrong', 'wrong', 'wrong']);
  const cause = mistakes.mistake({ mistake: 'won-without-colon' });
  expect(table.slice(1).map((one) => toldOf(one, step, one.answers[0] ?? ''))).toEqual([
    cause,
    cause,
    wrongCase({ nth: 1 }),
  ]);
  expect(wrongAnswers(table, LESSON).map(({ fault, count }) => [fault, count])).toEqual([
    [cause, 2],
    [wrongCase({ nth: 1 }), 1],
  ]);
  expect(csvOf(table, LESSON).split('\r\n')[2]).toBe(`Ben,${cause},wrong,0`);
});

test('the judge says what is right, not the lesson', () => {
  expect(isError(readLesson(JSON.stringify(LESSON)))).toBe(false);
  const own = JSON.stringify(LESSON).replace('"answers":[]', '"answers":["1"]');
  expect(readLesson(own)).toMatchObject({ kind: 'size', path: 'steps[0].question.answers' });
});
