// What a pupil has answered to the lesson that is open. It is kept on this device only, so that the pupil can continue later.
import { effect } from '@preact/signals';
import { state } from '../../game';
import { slice } from '../../game/slice';
import { readStored, writeStored } from '../../lib/browser-storage';
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

type RecordIntent =
  /** `lesson`: its digest. */
  | { kind: 'open'; record: LessonRecord; lesson: string }
  | { kind: 'name'; name: string }
  /** The first answer to a step stays. */
  | { kind: 'answer'; step: number; answer: string | null }
  | { kind: 'game'; step: number; moves: string }
  | { kind: 'clear' }
  | { kind: 'kept'; isKept: boolean };

/** `isKept`: whether this browser keeps it. */
export const pupil = slice<{ record: LessonRecord; lesson: string; isKept: boolean }, RecordIntent>(
  { record: NOTHING, lesson: '', isKept: true },
  {
    open: (fields, { record, lesson }) => {
      fields.record.value = record;
      fields.lesson.value = lesson;
    },
    name: (fields, { name }) => {
      fields.record.value = { ...fields.record.peek(), name: name.slice(0, LONGEST_NAME) };
    },
    answer: (fields, { step, answer }) => {
      const record = fields.record.peek();
      if (record.answers[step] === undefined)
        fields.record.value = { ...record, answers: { ...record.answers, [step]: answer } };
    },
    game: (fields, { step, moves }) => {
      const record = fields.record.peek();
      fields.record.value = { ...record, games: { ...record.games, [step]: moves } };
    },
    clear: (fields) => {
      fields.record.value = { ...NOTHING, name: fields.record.peek().name };
    },
    kept: (fields, { isKept }) => {
      fields.isKept.value = isKept;
    },
  },
);

const keyOf = (digest: string) => `lesson ${digest}`;

/** What this device has kept of a lesson. */
function stored(digest: string): LessonRecord {
  try {
    const { name, answers, games } = JSON.parse(readStored(keyOf(digest)) ?? '') as LessonRecord;
    return typeof name === 'string' && answers && games ? { name, answers, games } : NOTHING;
  } catch {
    return NOTHING;
  }
}

/** Opens the record of the lesson that is open, and keeps it from then on. Returns what ends that. */
export function keepRecord(): () => void {
  const digest = classroom.state.opened.peek()?.digest ?? '';
  const isPupil = digest !== '' && state.lesson.peek()?.origin !== 'draft';
  pupil.act({ kind: 'open', record: isPupil ? stored(digest) : NOTHING, lesson: digest });
  // Nothing is kept of a prepared lesson, nor of a teacher who tries one out.
  if (!isPupil) return () => {};
  return effect(() =>
    pupil.act({ kind: 'kept', isKept: writeStored(keyOf(digest), JSON.stringify(pupil.state.record.value)) }),
  );
}

/** Keeps the answer to the step that is open; null: the pupil looked without answering. */
export function keepAnswer(answer: string | null): void {
  const step = state.teach.peek()?.step;
  if (classroom.state.opened.peek() && step !== undefined) pupil.act({ kind: 'answer', step, answer });
}

/** Keeps the moves that were played on from the step that is open. */
export function keepGame(moves: string): void {
  const step = state.teach.peek()?.step;
  if (!classroom.state.opened.peek() || step === undefined || moves.length > LONGEST_GAME) return;
  if (pupil.state.record.peek().games[step] !== moves) pupil.act({ kind: 'game', step, moves });
}
