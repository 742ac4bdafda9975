// What a pupil has answered to the lesson that is open. It is kept on this device only, so that the pupil can continue later.
import { readStored, writeStored } from '../../lib/browser-storage';
import { type ReadonlySignals, signalsOf } from '../../lib/signals';

/**
 * `answers`: by step, the first answer as it is kept; null where the pupil looked without answering. `games`: by step, the moves that
 * were played on from it. `again`: how often the pupil has started again. `isOver`: of a test, which is finished.
 */
export type LessonRecord = {
  name: string;
  answers: Readonly<Record<number, string | null>>;
  games: Readonly<Record<number, string>>;
  again?: number;
  isOver?: true;
};

const NOTHING: LessonRecord = { name: '', answers: {}, games: {} };
/** Characters of a name, and of the moves that are kept of a game. */
export const LONGEST_NAME = 60;
const LONGEST_GAME = 20_000;
/** Characters of what a program has printed. */
export const LONGEST_OUTPUT = 100_000;

/** `lesson`: its digest. `isKept`: whether this browser keeps it. */
type PupilState = { record: LessonRecord; lesson: string; isKept: boolean };

const keyOf = (digest: string) => `lesson ${digest}`;

/** What this device has kept of a lesson. */
function stored(digest: string): LessonRecord {
  try {
    const record = JSON.parse(readStored(keyOf(digest)) ?? '') as LessonRecord;
    return typeof record.name === 'string' && record.answers && record.games ? record : NOTHING;
  } catch (error) {
    // Nothing is kept, or it is no record.
    if (error instanceof SyntaxError || error instanceof TypeError) return NOTHING;
    throw error;
  }
}

/** Without answers; how often that was done is told. */
function begunAgain({ answers, again = 0 }: LessonRecord): LessonRecord {
  const times = Object.keys(answers).length > 0 ? again + 1 : again;
  return { ...NOTHING, ...(times > 0 && { again: times }) };
}

/** Whether this device has answers to a lesson. */
export function hasRecord(digest: string): boolean {
  const { answers, isOver } = stored(digest);
  return Object.keys(answers).length > 0 || isOver === true;
}

/** Whether a test was finished on this device. */
export const isFinished = (digest: string): boolean => stored(digest).isOver === true;

/** A device that many use: the next one begins the lesson, also a test that was finished. */
export function forgetRecord(digest: string): void {
  writeStored(keyOf(digest), JSON.stringify(begunAgain(stored(digest))));
}

class Pupil {
  private readonly own = signalsOf<PupilState>({ record: NOTHING, lesson: '', isKept: true });
  readonly state: ReadonlySignals<PupilState> = this.own;
  private keeps = false;

  /** Opens the record of a lesson; '': of a prepared one. `keeps`: it is kept from then on. Whether another one was open. */
  open(digest: string, keeps: boolean): boolean {
    const isNew = this.own.lesson.peek() !== digest;
    this.keeps = keeps;
    this.own.lesson.value = digest;
    this.put(keeps ? stored(digest) : NOTHING);
    return isNew;
  }

  setName(name: string): void {
    this.change((latest) => ({ ...latest, name: name.slice(0, LONGEST_NAME) }));
  }

  /** The first answer to a step stays; null: the pupil looked without answering. */
  answer(step: number, answer: string | null): void {
    this.change((latest) => ({ ...latest, answers: { [step]: answer, ...latest.answers } }));
  }

  /** Of a test: the last answer to a step counts, until the test is over. */
  answerAnew(step: number, answer: string): void {
    this.change((latest) => ({ ...latest, answers: { ...latest.answers, [step]: answer } }));
  }

  /** Finishes a test: nothing of it changes from then on. */
  finish(): void {
    this.change((latest) => ({ ...latest, isOver: true }));
  }

  /** The moves that were played on from a step. */
  play(step: number, moves: string): void {
    if (moves.length > LONGEST_GAME) return;
    this.change((latest) =>
      latest.games[step] === moves ? latest : { ...latest, games: { ...latest.games, [step]: moves } },
    );
  }

  clear(): void {
    this.change((latest) => ({ ...begunAgain(latest), name: latest.name }));
  }

  private change(by: (latest: LessonRecord) => LessonRecord): void {
    const latest = this.latest();
    // Another tab may have finished the test.
    this.put(latest.isOver ? latest : by(latest));
  }

  /** What is known here, with what another tab has kept of the lesson since. Of two answers to a step, the one that was kept first. */
  private latest(): LessonRecord {
    const here = this.own.record.peek();
    if (!this.keeps) return here;
    const kept = stored(this.own.lesson.peek());
    if (kept.isOver) return kept;
    return {
      ...here,
      ...kept,
      name: here.name || kept.name,
      answers: { ...here.answers, ...kept.answers },
      games: { ...kept.games, ...here.games },
    };
  }

  private put(record: LessonRecord): void {
    this.own.record.value = record;
    if (this.keeps) this.own.isKept.value = writeStored(keyOf(this.own.lesson.peek()), JSON.stringify(record));
  }
}

export const pupil = new Pupil();
