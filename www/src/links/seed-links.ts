// Inputs that are made from a seed are linked by it: `made=1.SEED`, or `made=1.SEED.CASES.SIZE.ADVERSARIAL`.

import { entryOf, type OwnSeeds } from '../board/game-modules';
import type { GameName } from '../engine/boundary';
import { unlessGone } from '../engine/engine';
import type { Source } from '../engine/protocol';
import { workbench } from '../game/workbench';
import { LinkError } from './link-error';

/** How inputs are made from a seed. Who makes others of the same seed counts on, and keeps the old way for old links. */
const SCHEME = '1';

/** `words`: those behind the way. */
type SeedCodec = Pick<OwnSeeds, 'words' | 'text'>;

/** The largest seed, number of cases, size and share of edge cases. */
const MOST = [2n ** 64n - 1n, 1000n, 100n, 100n];
const within = (word: string, most: bigint) => /^\d{1,20}$/.test(word) && BigInt(word) <= most;

/** Texts that were made from a shape, and the words that make them. */
const generated = new Map<string, string[]>();

/** An input of a seed, so many cases, size and share of edge cases. */
export async function generatedText(game: GameName, words: string[]): Promise<string> {
  const [seed = '', cases, size, adversarial] = words;
  const shape = { cases: Number(cases), size: Number(size), adversarial: Number(adversarial) };
  const text = await workbench.ask('generate', { game, seed, ...shape });
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

const codecOf = (game: GameName): SeedCodec => entryOf(game).ownSeeds ?? shapes(game);

/** How a link names a text by its seed; null where the text is another. */
export async function seedLinkOf(source: Source): Promise<string | null> {
  const codec = codecOf(source.game);
  const words = codec.words(source);
  if (!words) return null;
  const text = await unlessGone(codec.text(words, source.options), null);
  return text === source.text ? [SCHEME, ...words].join('.') : null;
}

/** The text that a link names by its seed. */
export async function textOfSeedLink(game: GameName, made: string, options: string): Promise<string> {
  const [way, ...words] = made.split('.');
  const codec = codecOf(game);
  if (way !== SCHEME) throw new LinkError('newerLink');
  return codec.text(words, options);
}
