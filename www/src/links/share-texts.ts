// How links name texts that are no samples: by their seed, packed, or kept in this browser. Loaded when the first comes.
import { entryOf } from '../board/game-modules';
import type { GameName } from '../engine/boundary';
import type { Source } from '../engine/protocol';
import { tidy } from '../lib/tidy';
import { storedInput, storeInput } from './input-store';
import { LinkError } from './link-error';
import { digest, pack, unpack } from './packing';
import { seedLinkOf, textOfSeedLink } from './seed-links';

/** Browsers and servers take more; few programs that pass links on do. */
const LONGEST = 32_000;
const LARGEST_TEXT = 64_000_000;

/** `length`: what the name takes in a link, or would take if it were not too long for one. */
export type Name = { key: 'sample' | 'made' | 'text' | 'kept'; value: string; length: number };

/** `hidden`: no link holds the moves of the text. */
export async function nameOf(source: Source, hidden: boolean): Promise<Name> {
  const made = await seedLinkOf(source);
  if (made !== null) return { key: 'made', value: made, length: made.length };
  if (hidden && entryOf(source.game).hasTranscripts)
    return { key: 'kept', value: digest(source.text), length: source.text.length };
  const { length, value } = await pack(source.text, LONGEST);
  return value === null ? { key: 'kept', value: digest(source.text), length } : { key: 'text', value, length };
}

/** The text that a link names. */
export async function textNamed(fields: URLSearchParams, version: number, game: GameName): Promise<string> {
  const [packed, made, key] = ['text', 'made', 'kept'].map((name) => fields.get(name));
  if (packed != null) return tidy(await unpack(packed, version, LARGEST_TEXT));
  if (made != null) return textOfSeedLink(game, made, fields.get('options') ?? '');
  return kept(key ?? '');
}

/** A text that is kept in this browser. */
async function kept(key: string): Promise<string> {
  const text = await storedInput(key).catch(() => {
    throw new LinkError('notRead');
  });
  if (text === null) throw new LinkError('notKept');
  return text;
}

/** False where this browser keeps nothing. */
export const keptHere = (key: string, text: string): Promise<boolean> =>
  storeInput(key, text).then(
    () => true,
    () => false,
  );

/** Characters of a lesson's file. */
const LARGEST_LESSON = 2_000_000;

/** How a link names a lesson: packed, or kept in this browser where it is too long for a link. */
export async function lessonName(
  text: string,
): Promise<{ key: 'lesson' | 'keptLesson'; value: string; length: number }> {
  const { length, value } = await pack(text, LONGEST);
  return value === null ? { key: 'keptLesson', value: digest(text), length } : { key: 'lesson', value, length };
}

/** The text of the lesson that a link names. */
export async function lessonNamed(fields: URLSearchParams): Promise<string> {
  const packed = fields.get('lesson');
  return packed === null ? kept(fields.get('keptLesson') ?? '') : unpack(packed, 2, LARGEST_LESSON);
}

export const packMoves = (moves: string) => pack(moves, LONGEST);
export const unpackMoves = (packed: string, version: number) => unpack(packed, version, LARGEST_TEXT);
