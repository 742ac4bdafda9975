// What a pupil hands in, as a short code: a mark, the packed answers, and a check that finds damage.
import { digest, pack, unpack } from '../../../links/packing';
import { type LessonRecord, LONGEST_NAME } from '../record';
import { asOutline, type Outline } from './outline';

/** `lesson`: the digest of the lesson that was answered. `outline`: what it asked; '' in codes of older pages. */
export type HandIn = Omit<LessonRecord, 'isOver'> & { lesson: string; outline: Outline };

const MARK = 'BL1';
/** Characters of a code, and of what it unpacks to. */
const LONGEST_CODE = 60_000;
const LARGEST = 500_000;

/** Everything that may be a code, also one that was cut off. */
const CODES = /BL1\.[\w.-]*/g;
const CODE = /^BL1\.([\w-]+)\.([a-z0-9]+)$/;

const checkOf = (text: string): string => digest(text).split('-')[0] ?? '';

/** The code of a hand-in; null where it would be too long. */
export async function codeOf({ lesson, name, answers, games, outline, again }: HandIn): Promise<string | null> {
  const text = JSON.stringify([lesson, name, answers, games, outline, ...(again ? [again] : [])]);
  const { value } = await pack(text, LONGEST_CODE);
  return value && `${MARK}.${value}.${checkOf(text)}`;
}

const isStringOrNull = (value: unknown) => value === null || typeof value === 'string';

/** Whether every value of an object passes, and every key is a step's number. */
const isBySteps = (value: unknown, passes: (one: unknown) => boolean): boolean =>
  typeof value === 'object' &&
  value !== null &&
  Object.entries(value).every(([step, one]) => /^\d{1,3}$/.test(step) && passes(one));

/** The hand-in of a code; null if the code is damaged. */
export async function handInOf(code: string): Promise<HandIn | null> {
  const [, packed, check] = CODE.exec(code) ?? [];
  if (!packed || packed.length > LONGEST_CODE) return null;
  try {
    const text = await unpack(packed, 2, LARGEST);
    const [lesson, name, answers, games, outline, again] = JSON.parse(text) as unknown[];
    const isWhole = checkOf(text) === check && typeof lesson === 'string' && typeof name === 'string';
    if (!isWhole || !isBySteps(answers, isStringOrNull)) return null;
    if (!isBySteps(games, (moves) => typeof moves === 'string')) return null;
    const times = Number.isSafeInteger(again) && Number(again) > 0 ? { again } : {};
    return {
      lesson,
      name: name.slice(0, LONGEST_NAME),
      answers,
      games,
      outline: asOutline(outline),
      ...times,
    } as HandIn;
  } catch {
    return null;
  }
}

/** The codes in a text: one by one, in links, or in files. */
export const codesIn = (text: string): string[] => [...new Set(text.match(CODES) ?? [])];
