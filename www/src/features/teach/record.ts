// What a pupil has answered to the lesson that is open. It is kept on this device only, so that the pupil can continue later.
import { effect } from '@preact/signals';
import { state } from '../../game';
import { readStored, writeStored } from '../../lib/browser-storage';
import { assign, type ReadonlySignals, setter, signalsOf } from '../../lib/signals';
import { classroom } from './state';

/**
 * `answers`: by step, the first answer as it is kept; null where the pupil looked without answering. `games`: by step, the moves that
 * were played on from it.
 */
export type LessonRecord = {
  name: string;
  answers: Readonly<Record<number, string | null>>;
  games: Readonly<Record<number, string>>;
};

const NOTHING: LessonRecord = { name: '', answers: {}, games: {} };
/** Characters of a name, and of the moves that are kept of a game. */
export const LONGEST_NAME = 60;
const LONGEST_GAME = 20_000;

/** `lesson`: its digest. `isKept`: whether this browser keeps it. */
type PupilState = { record: LessonRecord; lesson: string; isKept: boolean };

class Pupil {
  private readonly own = signalsOf<PupilState>({ record: NOTHING, lesson: '', isKept: true });
  readonly state: ReadonlySignals<PupilState> = this.own;

  open(record: LessonRecord, lesson: string): void {
    assign(this.own, { record, lesson });
  }

  setName(name: string): void {
    this.change({ name: name.slice(0, LONGEST_NAME) });
  }

  /** The first answer to a step stays. */
  answer(step: number, answer: string | null): void {
    const { answers } = this.own.record.peek();
    if (answers[step] === undefined) this.change({ answers: { ...answers, [step]: answer } });
  }

  keepGame(step: number, moves: string): void {
    this.change({ games: { ...this.own.record.peek().games, [step]: moves } });
  }

  clear(): void {
    this.change({ answers: {}, games: {} });
  }

  readonly setKept = setter(this.own.isKept);

  private change(change: Partial<LessonRecord>): void {
    this.own.record.value = { ...this.own.record.peek(), ...change };
  }
}

export const pupil = new Pupil();

const keyOf = (digest: string) => `lesson ${digest}`;

/** What this device has kept of a lesson. */
function stored(digest: string): LessonRecord {
  try {
    const { name, answers, games } = JSON.parse(readStored(keyOf(digest)) ?? '') as LessonRecord;
    return typeof name === 'string' && answers && games ? { name, answers, games } : NOTHING;
  } catch (error) {
    // Nothing is kept, or it is no record.
    if (error instanceof SyntaxError || error instanceof TypeError) return NOTHING;
    throw error;
  }
}

/** Opens the record of the lesson that is open, and keeps it from then on. Returns what ends that. */
export function keepRecord(): () => void {
  const digest = classroom.state.opened.peek()?.digest ?? '';
  const isPupil = digest !== '' && state.lesson.peek()?.origin !== 'draft';
  pupil.open(isPupil ? stored(digest) : NOTHING, digest);
  // Nothing is kept of a prepared lesson, nor of a teacher who tries one out.
  if (!isPupil) return () => {};
  return effect(() => pupil.setKept(writeStored(keyOf(digest), JSON.stringify(pupil.state.record.value))));
}

/** Keeps the answer to the step that is open; null: the pupil looked without answering. */
export function keepAnswer(answer: string | null): void {
  const step = state.teach.peek()?.step;
  if (classroom.state.opened.peek() && step !== undefined) pupil.answer(step, answer);
}

/** Keeps the moves that were played on from the step that is open. */
export function keepGame(moves: string): void {
  const step = state.teach.peek()?.step;
  if (!classroom.state.opened.peek() || step === undefined || moves.length > LONGEST_GAME) return;
  if (pupil.state.record.peek().games[step] !== moves) pupil.keepGame(step, moves);
}
