// The lesson that a teacher is writing. It is kept in this browser until another one is begun.
import { effect } from '@preact/signals';
import type { Feedback, Lesson, Question, Step } from '../../../board/teaching';
import { slice } from '../../../game/slice';
import { LANGUAGE } from '../../../i18n/common';
import { lessonWords } from '../../../i18n/lesson-en';
import { readStored, writeStored } from '../../../lib/browser-storage';
import { isError, readLesson, writeLesson } from '../file/read';

/** What an empty editor holds. A file has at least one step. */
const empty = (): Lesson => ({
  boardlab: 'lesson',
  version: 1,
  title: lessonWords.edit.untitled,
  language: LANGUAGE,
  handIn: 'nickname',
  steps: [],
});

type DraftIntent =
  | { kind: 'load'; lesson: Lesson }
  | { kind: 'lesson'; change: Partial<Pick<Lesson, 'title' | 'handIn'>> }
  | { kind: 'add'; step: Step; at: number }
  | { kind: 'step'; nth: number; change: Partial<Step> }
  | { kind: 'remove'; nth: number }
  | { kind: 'move'; nth: number; by: 1 | -1 }
  | { kind: 'clear' }
  | { kind: 'kept'; isKept: boolean };

/** Without the fields that are undefined or empty: a file has only what was written. */
function tidied(step: Step): Step {
  const kept = Object.entries(step).filter(([, value]) => value !== undefined && value !== '');
  return { ...(Object.fromEntries(kept) as Step), title: step.title, text: step.text };
}

/** `isKept`: whether this browser keeps it. */
export const draft = slice<{ lesson: Lesson; isKept: boolean }, DraftIntent>(
  { lesson: empty(), isKept: true },
  {
    load: (fields, { lesson }) => {
      fields.lesson.value = lesson;
    },
    lesson: (fields, { change }) => {
      fields.lesson.value = { ...fields.lesson.peek(), ...change };
    },
    add: (fields, { step, at }) => {
      const lesson = fields.lesson.peek();
      fields.lesson.value = { ...lesson, steps: lesson.steps.toSpliced(at, 0, step) };
    },
    step: (fields, { nth, change }) => {
      const lesson = fields.lesson.peek();
      const steps = lesson.steps.map((step, at) => (at === nth ? tidied({ ...step, ...change }) : step));
      fields.lesson.value = { ...lesson, steps };
    },
    remove: (fields, { nth }) => {
      const lesson = fields.lesson.peek();
      fields.lesson.value = { ...lesson, steps: lesson.steps.toSpliced(nth, 1) };
    },
    move: (fields, { nth, by }) => {
      const lesson = fields.lesson.peek();
      const step = lesson.steps[nth];
      const to = nth + by;
      if (!step || to < 0 || to >= lesson.steps.length) return;
      fields.lesson.value = { ...lesson, steps: lesson.steps.toSpliced(nth, 1).toSpliced(to, 0, step) };
    },
    clear: (fields) => {
      fields.lesson.value = empty();
    },
    kept: (fields, { isKept }) => {
      fields.isKept.value = isKept;
    },
  },
);

const KEY = 'lesson draft';

/** The lesson that this browser has kept. What was typed may be longer than a file may hold, and is no reason to lose it. */
function keptDraft(): Lesson | null {
  const text = readStored(KEY) ?? '';
  const kept = readLesson(text);
  if (!isError(kept)) return kept.lesson;
  return kept.kind === 'size' || kept.kind === 'steps' ? (JSON.parse(text) as Lesson) : null;
}

/** Opens the lesson that this browser has kept, and keeps it from then on. Returns what ends that. */
export function keepLessonDraft(): () => void {
  const kept = keptDraft();
  if (draft.state.lesson.peek().steps.length === 0 && kept) draft.act({ kind: 'load', lesson: kept });
  return effect(() => draft.act({ kind: 'kept', isKept: writeStored(KEY, writeLesson(draft.state.lesson.value)) }));
}

const isWritten = (line: string): boolean => line.trim() !== '';

/** Without lines that were begun and left empty. */
function finishedQuestion(question: Question): Question {
  const answers = question.answers.filter(isWritten);
  return question.kind === 'choice'
    ? { ...question, answers, choices: question.choices.filter(isWritten) }
    : { ...question, answers };
}

/** The lesson as pupils and files get it. */
export function finished(): Lesson {
  const lesson = draft.state.lesson.peek();
  const steps = lesson.steps.map((step) =>
    step.question ? { ...step, question: finishedQuestion(step.question) } : step,
  );
  return { ...lesson, steps };
}

export const stepAt = (nth: number): Step | undefined => draft.state.lesson.value.steps[nth];

export const changeStep = (nth: number, change: Partial<Step>): void => draft.act({ kind: 'step', nth, change });

export function changeQuestion(nth: number, question: Question | undefined): void {
  changeStep(nth, { question });
}

/** Feedback without what is empty; none if all of it is. */
export function changeFeedback(nth: number, change: Partial<Feedback>): void {
  const all = { ...draft.state.lesson.peek().steps[nth]?.feedback, ...change };
  const kept = Object.entries(all).filter(([, value]) => value !== '' && value !== undefined && value.length > 0);
  changeStep(nth, { feedback: kept.length > 0 ? (Object.fromEntries(kept) as Feedback) : undefined });
}
