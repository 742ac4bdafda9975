// The answers of a code, beside the steps of the lesson that is open.
import type { Score } from '../../../board/teaching';
import type { JudgedOutput } from '../answer-list';
import type { OpenLesson } from '../file/read';
import { codesIn, type HandIn, handInOf } from './code';
import { matched, outlineOf } from './outline';

/**
 * By step: `scores`: what was scored in the game that was played from there, where the game counts points. `outputs`: what was said of the
 * outputs of programs.
 */
export type Entry = Omit<HandIn, 'lesson' | 'outline'> & {
  code: string;
  scores: Readonly<Record<number, Score>>;
  outputs?: Readonly<Record<number, JudgedOutput>>;
};

/**
 * `lost`: the steps, from 0, whose questions the lesson does not have. `reworded`: steps of the lesson whose questions were answered
 * when they had other words. `fits`: whether the answers are to this lesson.
 */
type Placed = { at: (nth: number) => number | null; lost: number[]; reworded: number[]; fits: boolean };

/** What is answered to a question that the lesson does not have stays at its number, unless another one has come there. */
function placed({ answers, games, ...handIn }: HandIn, { lesson, digest }: OpenLesson): Placed {
  if (handIn.lesson === digest) return { at: (nth) => nth, lost: [], reworded: [], fits: true };
  const { to, exact, reworded, sameTitle } = matched(handIn.outline, outlineOf(lesson));
  const lost = [...new Set(Object.keys({ ...answers, ...games }).map(Number))].filter((nth) => !to.has(nth));
  const taken = new Set(to.values());
  const at = (nth: number) => to.get(nth) ?? (taken.has(nth) ? null : nth);
  const told = reworded.filter((nth) => [...to].some(([from, at]) => at === nth && answers[from] !== undefined));
  return { at, lost, reworded: told, fits: lost.length === 0 && (exact > 0 || sameTitle) };
}

/** A code as it was read. */
export type Found = { entry: Entry } & Pick<Placed, 'fits' | 'lost' | 'reworded'>;

/** Null if the code is damaged. */
export async function findEntry(code: string, lesson: OpenLesson): Promise<Found | null> {
  const handIn = await handInOf(code);
  if (!handIn) return null;
  const { at, ...how } = placed(handIn, lesson);
  const moved = <T>(bySteps: Readonly<Record<number, T>>) =>
    Object.fromEntries(
      Object.entries(bySteps).flatMap(([nth, one]) => {
        const to = at(Number(nth));
        return to === null ? [] : [[to, one]];
      }),
    );
  const { lesson: _, outline: __, answers, games, ...whose } = handIn;
  return { entry: { ...whose, answers: moved(answers), games: moved(games), code, scores: {} }, ...how };
}

/** Answers that are in the table already, whatever they fit. */
export async function entriesOf(codes: readonly string[], lesson: OpenLesson): Promise<Entry[]> {
  const found = await Promise.all(codes.map((code) => findEntry(code, lesson)));
  return found.flatMap((one) => one?.entry ?? []);
}

/** Whether a text has answers to a lesson; `isExact`: to the very lesson, with the same words. */
export async function hasAnswersTo(text: string, lesson: OpenLesson, isExact = false): Promise<boolean> {
  const codes = codesIn(text);
  const found = isExact ? await Promise.all(codes.map(handInOf)) : [];
  if (isExact) return found.some((one) => one?.lesson === lesson.digest);
  return (await Promise.all(codes.map((code) => findEntry(code, lesson)))).some((one) => one?.fits);
}

/**
 * `other`: answers to another lesson; or some of the questions, of `steps`, from 0, are there no more. `reworded`: only their words have
 * changed since.
 */
export type Problem =
  | { kind: 'damaged'; code: string }
  | { kind: 'other'; name: string; code: string; steps: readonly number[] }
  | { kind: 'twice'; name: string }
  | { kind: 'changed'; name: string }
  | { kind: 'reworded'; name: string; steps: readonly number[] };

export const codeOfProblem = (problem: Problem): string | null => (problem.kind === 'other' ? problem.code : null);

/** Of these, the answers are in the table. */
export const isAdded = (problem: Problem | null): boolean => !problem || ['changed', 'reworded'].includes(problem.kind);

export const damaged = (code: string): Problem => ({
  kind: 'damaged',
  code: code.length > 24 ? `${code.slice(0, 24)}…` : code,
});

/** What is to be told of a code. */
export function problemOf(code: string, found: Found | null, there: readonly Entry[], anyway: boolean): Problem | null {
  if (!found) return damaged(code);
  const { name, answers } = found.entry;
  if (there.some((entry) => entry.code === code)) return { kind: 'twice', name };
  const isAnother = found.lost.length === Object.keys(answers).length;
  if (!found.fits && !anyway) return { kind: 'other', name, code, steps: isAnother ? [] : found.lost };
  if (name && there.some((entry) => entry.name === name)) return { kind: 'changed', name };
  return found.reworded.length > 0 ? { kind: 'reworded', name, steps: found.reworded } : null;
}
