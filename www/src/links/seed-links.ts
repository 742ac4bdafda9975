// Inputs that are made from a seed are linked by it: `made=1.SEED`, or `made=1.SEED.CASES.SIZE.NASTINESS`.

import type { GameName } from '../engine/boundary';
import type { Source } from '../engine/protocol';
import { session } from '../session';
import { askWorkbench } from '../session/workbench';
import { optionOf } from '../store/options';
import { LinkError } from './link-error';

/** How inputs are made from a seed. Who makes others of the same seed counts on, and keeps the old way for old links. */
const SCHEME = '1';

type SeedCodec = {
  /** The words behind the way that make a source's text; null where nothing is known of a seed. */
  words(source: Source): string[] | null;
  text(words: string[], options: string): Promise<string>;
};

/** The largest seed, number of cases, size and nastiness. */
const MOST = [2n ** 64n - 1n, 1000n, 100n, 100n];
const within = (word: string, most: bigint) => /^\d{1,20}$/.test(word) && BigInt(word) <= most;

/** Texts that were made from a shape, and the words that make them. */
const generated = new Map<string, string[]>();

/** An input of a seed, so many cases, size and nastiness. */
export async function generatedText(game: GameName, words: string[]): Promise<string> {
  const [seed = '', cases, size, nastiness] = words;
  const shape = { cases: Number(cases), size: Number(size), nastiness: Number(nastiness) };
  const text = await askWorkbench('made', { game, seed, ...shape });
  generated.set(text, words);
  return text;
}

const shapes = (game: GameName): SeedCodec => ({
  words: ({ text }) => generated.get(text) ?? null,
  text: (words) => {
    const fits = words.length === MOST.length && words.every((word, at) => within(word, MOST[at] ?? 0n));
    if (!fits) throw new LinkError('damagedLink');
    return generatedText(game, words);
  },
});

const CODECS: Record<GameName, SeedCodec> = {
  robots: shapes('robots'),
  janken: shapes('janken'),
  pursuit: shapes('pursuit'),
  knights: shapes('knights'),
  solitaire: {
    words: ({ options }) => {
      const seed = optionOf(options, 'seed');
      return seed !== null && optionOf(options, 'alphabet') !== null ? [seed] : null;
    },
    text: ([seed = ''], options) => session.board(seed, optionOf(options, 'alphabet') ?? ''),
  },
};

/** How a link names a text by its seed; null where the text is another. */
export async function seedLinkOf(source: Source): Promise<string | null> {
  const maker = CODECS[source.game];
  const words = maker.words(source);
  if (!words) return null;
  const text = await maker.text(words, source.options).catch(() => null);
  return text === source.text ? [SCHEME, ...words].join('.') : null;
}

/** The text that a link names by its seed. */
export async function textOfSeedLink(game: GameName, made: string, options: string): Promise<string> {
  const [way, ...words] = made.split('.');
  const maker = CODECS[game];
  if (way !== SCHEME) throw new LinkError('newerLink');
  return maker.text(words, options);
}
