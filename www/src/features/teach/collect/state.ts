// What the class has handed in to the lesson that is open, and where it is kept.
import type { Score } from '../../../board/teaching';
import { assign, type ReadonlySignals, setter, signalsOf } from '../../../lib/signals';
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

/** What an opened table holds of a lesson. */
type Opening = Pick<CollectState, 'place' | 'entries' | 'others'> & { lesson: OpenLesson };

class Collecting {
  private readonly own = signalsOf(start);
  readonly state: ReadonlySignals<CollectState> = this.own;

  open(opening: Opening): void {
    assign(this.own, { ...opening, isRefused: false, problems: [], added: null, looked: null });
  }

  /** What is kept has been changed elsewhere. */
  sync(entries: readonly Entry[], others: readonly Collection[]): void {
    assign(this.own, { entries, others });
  }

  readonly setPlace = setter(this.own.place);
  readonly setRefused = setter(this.own.isRefused);

  /** Adds entries. What may still be added stays in sight. */
  add(entries: readonly Entry[], problems: readonly Problem[]): void {
    const told = new Set([...entries.map(({ code }) => code), ...problems.map(codeOf)]);
    const open = this.own.problems.peek().filter((one) => one.kind === 'other' && !told.has(one.code));
    assign(this.own, {
      entries: [...this.own.entries.peek(), ...entries],
      problems: [...open, ...problems],
      added: entries.length,
    });
  }

  setScore(code: string, step: number, score: Score): void {
    this.own.entries.value = this.own.entries
      .peek()
      .map((entry) => (entry.code === code ? { ...entry, scores: { ...entry.scores, [step]: score } } : entry));
  }

  remove(codes: readonly string[]): void {
    const entries = this.own.entries.peek().filter(({ code }) => !codes.includes(code));
    const problems = this.own.problems.peek().filter(({ kind }) => kind === 'other');
    assign(this.own, { entries, problems, added: null, looked: null });
  }

  /** Forgets a code that was not added. */
  dismiss(code: string): void {
    this.own.problems.value = this.own.problems.peek().filter((one) => codeOf(one) !== code);
  }

  readonly look = setter(this.own.looked);

  /** Another window has taken the answers. */
  give(): void {
    this.own.isGiven.value = true;
  }
}

export const collection = new Collecting();
