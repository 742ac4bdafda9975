// The answers that this browser keeps: of each lesson the codes that were collected for it, until a person deletes them.
import {
  browserStorage,
  readStored,
  removeStored,
  storedKeys,
  tabStorage,
  writeStored,
} from '../../../lib/browser-storage';
import type { OpenLesson } from '../file/read';
import { codesIn } from './code';
import { removeJudgement } from './judgement';
import { isRelated, isSameLesson, type Outline, outlineOf } from './outline';

/** Until a person deletes them, or until the tab is closed. */
export type Keeping = 'device' | 'tab';

/** Where the answers to a lesson are. The key is that of the lesson as it was when the first answers came. */
export type Place = { keeping: Keeping; key: string };

/** `outline` and `title` are those of the lesson; '' where an older page has kept the answers. */
export type Collection = Place & { outline: Outline; title: string; codes: string[] };

const PREFIX = 'answers ';
export const storageOf = (keeping: Keeping) => (keeping === 'tab' ? tabStorage() : browserStorage());

/** The first line names the lesson; the codes follow, a line each. */
function collectionAt({ keeping, key }: Place): Collection | null {
  const text = readStored(key, storageOf(keeping));
  if (text === null) return null;
  const [, outline = '', title = '', codes = text] = /^([0-9a-z]+) ([^\n]*)\n(.*)$/s.exec(text) ?? [];
  return { keeping, key, outline, title, codes: codesIn(codes) };
}

/** All that this browser keeps; first that of this tab. */
export const collections = (): Collection[] =>
  (['tab', 'device'] as const).flatMap((keeping) =>
    storedKeys(PREFIX, storageOf(keeping)).flatMap((key) => collectionAt({ keeping, key }) ?? []),
  );

/** Where the answers to a lesson are, also if its words have changed since; where they will be, if there are none. */
export function placeOf({ lesson, digest }: OpenLesson): Place {
  const [all, key, outline] = [collections(), PREFIX + digest, outlineOf(lesson)];
  const found = all.find((one) => one.key === key) ?? all.find((one) => isSameLesson(one.outline, outline));
  return { keeping: found?.keeping ?? 'device', key: found?.key ?? key };
}

export const codesAt = (place: Place): string[] => collectionAt(place)?.codes ?? [];

/** Answers to other lessons that share a question with this one. */
export function related({ lesson }: OpenLesson, { keeping, key }: Place): Collection[] {
  const outline = outlineOf(lesson);
  return collections().filter(
    (one) => (one.key !== key || one.keeping !== keeping) && one.codes.length > 0 && isRelated(one.outline, outline),
  );
}

type Change = { add?: readonly string[]; remove?: readonly string[] };

/** Adds and removes codes; what another tab has kept meanwhile stays. Whether the browser keeps it. */
export function change({ keeping, key }: Place, { lesson }: OpenLesson, { add = [], remove = [] }: Change): boolean {
  const codes = new Set([...codesAt({ keeping, key }), ...add]);
  for (const code of remove) codes.delete(code);
  // The choice of this tab alone stays.
  if (codes.size === 0 && keeping === 'device') return discard({ keeping, key });
  const head = `${outlineOf(lesson)} ${lesson.title.replace(/\s+/g, ' ')}`;
  return writeStored(key, [head, ...codes, ''].join('\n'), storageOf(keeping));
}

/** Deletes all that is kept in a place. */
export function discard({ keeping, key }: Place): true {
  removeStored(key, storageOf(keeping));
  removeJudgement(key, storageOf(keeping));
  return true;
}
