// The lesson that a teacher is writing. It is kept in this browser until another one is begun.

import { LANGUAGE } from 'words:language';
import * as w from 'words:lesson';
import { effect } from '@preact/signals';
import type { Feedback, Lesson, Question, Step } from '../../../board/teaching';
import { readStored, writeStored } from '../../../lib/browser-storage';
import { type ReadonlySignals, setter, signalsOf } from '../../../lib/signals';
import { isError, readLesson, writeLesson } from '../file/read';

/** What an empty editor holds. A file has at least one step. */
const empty = (): Lesson => ({
  boardlab: 'lesson',
  version: 1,
  title: w.untitled,
  language: LANGUAGE,
  handIn: 'nickname',
  steps: [],
});

/** Without the fields that are undefined or empty: a file has only what was written. */
function tidied(step: Step): Step {
  const kept = Object.entries(step).filter(([, value]) => value !== undefined && value !== '');
  return { ...(Object.fromEntries(kept) as Step), title: step.title, text: step.text };
}

/** `isKept`: whether this browser keeps it. */
type DraftState = { lesson: Lesson; isKept: boolean };

class LessonDraft {
  private readonly own = signalsOf<DraftState>({ lesson: empty(), isKept: true });
  readonly state: ReadonlySignals<DraftState> = this.own;

  readonly load = setter(this.own.lesson);

  change(change: Partial<Pick<Lesson, 'title' | 'handIn' | 'steps'>>): void {
    this.own.lesson.value = { ...this.own.lesson.peek(), ...change };
  }

  add(step: Step, at: number): void {
    this.change({ steps: this.steps.toSpliced(at, 0, step) });
  }

  changeStep(nth: number, change: Partial<Step>): void {
    this.change({ steps: this.steps.map((step, at) => (at === nth ? tidied({ ...step, ...change }) : step)) });
  }

  remove(nth: number): void {
    this.change({ steps: this.steps.toSpliced(nth, 1) });
  }

  move(nth: number, by: 1 | -1): void {
    const [step, to] = [this.steps[nth], nth + by];
    if (step && to >= 0 && to < this.steps.length)
      this.change({ steps: this.steps.toSpliced(nth, 1).toSpliced(to, 0, step) });
  }

  clear(): void {
    this.load(empty());
  }

  readonly setKept = setter(this.own.isKept);

  private get steps(): Step[] {
    return this.own.lesson.peek().steps;
  }
}

export const draft = new LessonDraft();

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
  if (draft.state.lesson.peek().steps.length === 0 && kept) draft.load(kept);
  return effect(() => draft.setKept(writeStored(KEY, writeLesson(draft.state.lesson.value))));
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

export const changeStep = (nth: number, change: Partial<Step>): void => draft.changeStep(nth, change);

export function changeQuestion(nth: number, question: Question | undefined): void {
  changeStep(nth, { question });
}

/** Feedback without what is empty; none if all of it is. */
export function changeFeedback(nth: number, change: Partial<Feedback>): void {
  const all = { ...draft.state.lesson.peek().steps[nth]?.feedback, ...change };
  const kept = Object.entries(all).filter(([, value]) => value !== '' && value !== undefined && value.length > 0);
  changeStep(nth, { feedback: kept.length > 0 ? (Object.fromEntries(kept) as Feedback) : undefined });
}
