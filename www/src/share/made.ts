// Inputs that are made from a seed are linked by it: `made=1.SEED`, or `made=1.SEED.CASES.SIZE.NASTINESS`.
import { session } from '../act';
import type { GameName } from '../boundary';
import { optionOf } from '../options';
import type { Source } from '../protocol';
import { Refused } from './refused';

/** How inputs are made from a seed. Who makes others of the same seed counts on, and keeps the old way for old links. */
const WAY = '1';

type Maker = {
  /** The words behind the way that make a source's text; null where nothing is known of a seed. */
  words(source: Source): string[] | null;
  text(words: string[], options: string): Promise<string>;
};

const MAKERS: { [G in GameName]?: Maker } = {
  solitaire: {
    words: ({ options }) => {
      const seed = optionOf(options, 'seed');
      return seed !== null && optionOf(options, 'alphabet') !== null ? [seed] : null;
    },
    text: ([seed = ''], options) => session.board(seed, optionOf(options, 'alphabet') ?? ''),
  },
};

/** How a link names a text by its seed; null where the text is another. */
export async function madeOf(source: Source): Promise<string | null> {
  const maker = MAKERS[source.game];
  const words = maker?.words(source);
  if (!maker || !words) return null;
  const text = await maker.text(words, source.options).catch(() => null);
  return text === source.text ? [WAY, ...words].join('.') : null;
}

/** The text that a link names by its seed. */
export async function textMade(game: GameName, made: string, options: string): Promise<string> {
  const [way, ...words] = made.split('.');
  const maker = MAKERS[game];
  if (!maker || way !== WAY) throw new Refused('newerLink');
  return maker.text(words, options);
}
