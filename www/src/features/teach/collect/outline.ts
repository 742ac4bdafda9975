// Answers belong to questions, not to the bytes of a lesson: its words may be corrected after pupils have answered.
import type { Lesson, Step, StepPosition } from '../../../board/teaching';
import { digest } from '../../../links/packing';
import { sourceOf } from '../step';

/**
 * Short digests one after the other: of the title, then two a step, of what is asked of which position, and of its words. It tells
 * which questions of two lessons are the same.
 */
export type Outline = string;

/** Characters of a short digest. */
const SIZE = 4;
/** In the place of words where nothing is asked. */
const NOTHING = '0'.repeat(SIZE);

const short = (...parts: unknown[]): string =>
  (digest(JSON.stringify(parts)).split('-')[0] ?? '').slice(-SIZE).padStart(SIZE, '0');

function placeOf(position: StepPosition): string {
  const { game, text, options, relaxed } = sourceOf(position);
  const { case: nth = 1, moves = '', ply = 0 } = position;
  return short(game, text, options, relaxed, nth, moves, ply);
}

function formOf({ position, question }: Step): string {
  const about = question?.kind === 'truth' ? question.about : undefined;
  return short(placeOf(position), question?.kind, about);
}

function wordsOf({ question }: Step): string {
  if (!question) return NOTHING;
  const fact = 'fact' in question ? question.fact : undefined;
  return short(question.ask, fact, question.kind === 'choice' ? question.choices : undefined);
}

export const outlineOf = ({ title, steps }: Lesson): Outline =>
  [short(title), ...steps.flatMap((step) => [formOf(step), wordsOf(step)])].join('');

/** What is no outline is an empty one, which is that of no lesson. */
export const asOutline = (text: unknown): Outline =>
  typeof text === 'string' && /^[0-9a-z]*$/.test(text) && text.length % (2 * SIZE) === SIZE ? text : '';

type Part = { form: string; words: string };

function partsOf(outline: Outline): Part[] {
  const digests = outline.match(new RegExp(`.{${SIZE}}`, 'g')) ?? [];
  return digests.flatMap((form, at) => (at % 2 === 1 ? [{ form, words: digests[at + 1] ?? '' }] : []));
}

/**
 * Where the steps of a lesson are in another one. `exact`: how many questions are there word for word. `reworded`: those that are there
 * with other words, by their numbers there.
 */
export type Match = { to: ReadonlyMap<number, number>; exact: number; reworded: number[]; sameTitle: boolean };

/** A question is found by its words first, then by what it asks of a position; each time first where it stood, then elsewhere. */
export function matched(from: Outline, lesson: Outline): Match {
  const [old, now] = [partsOf(from), partsOf(lesson)];
  const to = new Map<number, number>();
  const taken = new Set<number>();
  let exact = 0;
  const look = (inWords: boolean, here: boolean) => {
    for (const [nth, { form, words }] of old.entries()) {
      const fits = (one: Part, at: number) =>
        !taken.has(at) && (!here || at === nth) && one.form === form && (!inWords || one.words === words);
      const at = to.has(nth) ? -1 : now.findIndex(fits);
      if (at < 0) continue;
      to.set(nth, at);
      taken.add(at);
      if (inWords && words !== NOTHING) exact += 1;
    }
  };
  for (const inWords of [true, false]) for (const here of [true, false]) look(inWords, here);
  const reworded = [...to].flatMap(([nth, at]) => (old[nth]?.words === now[at]?.words ? [] : at));
  return { to, exact, reworded, sameTitle: from !== '' && from.slice(0, SIZE) === lesson.slice(0, SIZE) };
}

/** Whether it is the same lesson with other words: its questions are all there, one of them word for word. */
export function isSameLesson(from: Outline, lesson: Outline): boolean {
  const { to, exact, sameTitle } = matched(from, lesson);
  return sameTitle && exact > 0 && partsOf(from).every(({ words }, nth) => words === NOTHING || to.has(nth));
}

/** Whether lessons share a question word for word. */
export const isRelated = (from: Outline, lesson: Outline): boolean => matched(from, lesson).exact > 0;
