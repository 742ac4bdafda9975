// What the teacher says of answers, and what a right one to each question brings. It belongs to questions and answers, not to pupils: the
// same answer is judged once, also if it is handed in again.
import type { QuestionKind } from '../../../board/teaching';
import { readStored, removeStored, writeStored } from '../../../lib/browser-storage';
import type { OpenLesson } from '../file/read';
import { isSameAnswer } from '../question';
import { asOutline, matched, type Outline, outlineOf } from './outline';

export const VERDICTS = ['right', 'half', 'wrong'] as const;
export type Verdict = (typeof VERDICTS)[number];

/** Of an answer to a step, which counts from 0. `verdict`: null where the teacher has only remarked something. */
export type Judged = { nth: number; answer: string; verdict: Verdict | null; remark: string };

/** `points`: by step, what a right answer brings; 1 where nothing is said. */
export type Judgement = { answers: readonly Judged[]; points: Readonly<Record<number, number>> };

export const UNJUDGED: Judgement = { answers: [], points: {} };

/** Points of a question. */
export const MOST_POINTS = 100;

export const judgedOf = ({ answers }: Judgement, nth: number, kind: QuestionKind, answer: string): Judged | undefined =>
  answers.find((one) => one.nth === nth && isSameAnswer(kind, one.answer, answer));

export const pointsOf = ({ points }: Judgement, nth: number): number => points[nth] ?? 1;

/** A judgement with another word on an answer. */
export function withJudged(now: Judgement, kind: QuestionKind, said: Judged): Judgement {
  const others = now.answers.filter((one) => one !== judgedOf(now, said.nth, kind, said.answer));
  return { ...now, answers: said.verdict || said.remark ? [...others, said] : others };
}

type Stored = Judgement & { outline: Outline };

/** Beside the answers: `key` is theirs. */
const keyOf = (key: string) => `judged ${key}`;

const isJudged = (one: Judged): boolean =>
  typeof one?.nth === 'number' && typeof one.answer === 'string' && typeof one.remark === 'string';

function stored(key: string, storage: Storage | null): Stored | null {
  try {
    const { outline, answers, points } = JSON.parse(readStored(keyOf(key), storage) ?? 'null') as Stored;
    return { outline: asOutline(outline), answers: answers.filter(isJudged), points: { ...points } };
  } catch (error) {
    // Nothing is kept, or it is no judgement.
    if (error instanceof SyntaxError || error instanceof TypeError) return null;
    throw error;
  }
}

/** What was said of the answers to a lesson, also if its words have changed since. */
export function readJudgement(key: string, storage: Storage | null, { lesson }: OpenLesson): Judgement {
  const kept = stored(key, storage);
  if (!kept) return UNJUDGED;
  const { to } = matched(kept.outline, outlineOf(lesson));
  const moved = <T>(nth: number, make: (to: number) => T): T[] => (to.has(nth) ? [make(to.get(nth) ?? nth)] : []);
  return {
    answers: kept.answers.flatMap((one) => moved(one.nth, (nth) => ({ ...one, nth }))),
    points: Object.fromEntries(
      Object.entries(kept.points).flatMap(([nth, points]) => moved(Number(nth), (at) => [at, points])),
    ),
  };
}

/** Whether the browser keeps it. */
export function writeJudgement(key: string, storage: Storage | null, { lesson }: OpenLesson, now: Judgement): boolean {
  const kept: Stored = { outline: outlineOf(lesson), ...now };
  if (now.answers.length > 0 || Object.keys(now.points).length > 0)
    return writeStored(keyOf(key), JSON.stringify(kept), storage);
  removeJudgement(key, storage);
  return true;
}

export function removeJudgement(key: string, storage: Storage | null): void {
  removeStored(keyOf(key), storage);
}
