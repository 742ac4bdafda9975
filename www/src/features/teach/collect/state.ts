// What the class has handed in to the lesson that is open, and where it is kept.
import type { Score } from '../../../board/teaching';
import { slice } from '../../../game/slice';
import type { OpenLesson } from '../file/read';
import type { Entry } from './entries';
import type { Collection, Place } from './kept';

/** `other`: answers to another lesson; or some of the questions, of `steps`, from 0, have changed since. */
export type Problem =
  | { kind: 'damaged'; code: string }
  | { kind: 'other'; name: string; code: string; steps: readonly number[] }
  | { kind: 'twice' | 'changed'; name: string };

/** A cell of the table whose answer is shown; `answer`: null where the pupil gave none. */
export type Looked = { step: number; answer: string | null; moves: string };

type CollectState = {
  /** The lesson whose answers are in the table; null until they have been read. */
  lesson: OpenLesson | null;
  place: Place;
  entries: readonly Entry[];
  /** Answers to other lessons that have questions of this one. */
  others: readonly Collection[];
  /** Whether the browser keeps nothing. */
  isRefused: boolean;
  problems: readonly Problem[];
  /** How many hand-ins the last files, codes or pictures added; null before the first. */
  added: number | null;
  looked: Looked | null;
  /** Whether another window has taken the answers that this one had. */
  isGiven: boolean;
};

type CollectIntent =
  | { kind: 'open'; lesson: OpenLesson; place: Place; entries: readonly Entry[]; others: readonly Collection[] }
  /** What is kept has been changed elsewhere. */
  | { kind: 'sync'; entries: readonly Entry[]; others: readonly Collection[] }
  | { kind: 'place'; place: Place }
  | { kind: 'refused'; isRefused: boolean }
  | { kind: 'added'; entries: readonly Entry[]; problems: readonly Problem[] }
  | { kind: 'score'; code: string; step: number; score: Score }
  | { kind: 'remove'; codes: readonly string[] }
  /** Forgets a code that was not added. */
  | { kind: 'dismiss'; code: string }
  | { kind: 'look'; looked: Looked | null }
  | { kind: 'given' };

const start: CollectState = {
  lesson: null,
  place: { keeping: 'device', key: '' },
  entries: [],
  others: [],
  isRefused: false,
  problems: [],
  added: null,
  looked: null,
  isGiven: false,
};

const codeOf = (problem: Problem): string | null => (problem.kind === 'other' ? problem.code : null);

export const collection = slice<CollectState, CollectIntent>(start, {
  open: (fields, { lesson, place, entries, others }) => {
    fields.lesson.value = lesson;
    fields.place.value = place;
    fields.entries.value = entries;
    fields.others.value = others;
    fields.isRefused.value = false;
    fields.problems.value = [];
    fields.added.value = null;
    fields.looked.value = null;
  },
  sync: (fields, { entries, others }) => {
    fields.entries.value = entries;
    fields.others.value = others;
  },
  place: (fields, { place }) => {
    fields.place.value = place;
  },
  refused: (fields, { isRefused }) => {
    fields.isRefused.value = isRefused;
  },
  // What may still be added stays in sight.
  added: (fields, { entries, problems }) => {
    const told = new Set([...entries.map(({ code }) => code), ...problems.map(codeOf)]);
    const open = fields.problems.peek().filter((one) => one.kind === 'other' && !told.has(one.code));
    fields.entries.value = [...fields.entries.peek(), ...entries];
    fields.problems.value = [...open, ...problems];
    fields.added.value = entries.length;
  },
  score: (fields, { code, step, score }) => {
    fields.entries.value = fields.entries
      .peek()
      .map((entry) => (entry.code === code ? { ...entry, scores: { ...entry.scores, [step]: score } } : entry));
  },
  remove: (fields, { codes }) => {
    fields.entries.value = fields.entries.peek().filter(({ code }) => !codes.includes(code));
    fields.problems.value = fields.problems.peek().filter(({ kind }) => kind === 'other');
    fields.added.value = null;
    fields.looked.value = null;
  },
  dismiss: (fields, { code }) => {
    fields.problems.value = fields.problems.peek().filter((one) => codeOf(one) !== code);
  },
  look: (fields, { looked }) => {
    fields.looked.value = looked;
  },
  given: (fields) => {
    fields.isGiven.value = true;
  },
});
