// What a host page may say to an embedded board. It comes from strangers: nothing is believed before it is looked at.

import { GAME_NAMES, type GameName } from '../../engine/boundary';
import type { Draft } from '../../game/input';
import type { ThemeChoice } from '../../game/preferences';
import { tidy } from '../../lib/tidy';
import { themeNamed } from './embed-params';

const LONGEST_TEXT = 1_000_000;
const LONGEST_OPTIONS = 1_000;
const MOST = 0xffff_ffff;

export type Command =
  | { kind: 'load'; visit: { tab: GameName; draft: Draft } }
  /** `case` from 0; null = the one that is open. */
  | { kind: 'go'; case: number | null; ply: number }
  | { kind: 'play' }
  | { kind: 'pause' }
  | { kind: 'theme'; theme: ThemeChoice }
  | { kind: 'speed'; ms: number };

type Fields = Record<string, unknown>;

const whole = (value: unknown, least: number): number | null =>
  Number.isInteger(value) && (value as number) >= least && (value as number) <= MOST ? (value as number) : null;

const text = (value: unknown, longest: number): string | null =>
  typeof value === 'string' && value.length <= longest ? value : null;

function load({ game, text: input, options = '', limits, case: index = 1, ply = 0 }: Fields): Command | null {
  const tab = GAME_NAMES.find((one) => one === game);
  const [said, terms] = [text(input, LONGEST_TEXT), text(options, LONGEST_OPTIONS)];
  const [nth, at] = [whole(index, 1), whole(ply, 0)];
  if (!tab || said === null || terms === null || nth === null || at === null) return null;
  const source = { game: tab, text: tidy(said), relaxed: limits === 'lifted', options: terms };
  return { kind: 'load', visit: { tab, draft: { source, position: { case: nth - 1, ply: at, moves: '' } } } };
}

function go({ case: index, ply }: Fields): Command | null {
  const [nth, at] = [whole(index, 1), whole(ply, 0)];
  if (at === null || (index !== undefined && nth === null)) return null;
  return { kind: 'go', case: nth === null ? null : nth - 1, ply: at };
}

const readers: Record<Command['kind'], (fields: Fields) => Command | null> = {
  load,
  go,
  play: () => ({ kind: 'play' }),
  pause: () => ({ kind: 'pause' }),
  theme: ({ theme }) => {
    const known = themeNamed(theme);
    return known && { kind: 'theme', theme: known };
  },
  speed: ({ ms }) => (typeof ms === 'number' && ms > 0 ? { kind: 'speed', ms } : null),
};

/** Whether a host meant to show another input. */
export const meansLoad = (data: unknown): data is Fields => fieldsOf(data)?.kind === 'load';

/** The fields of a message of this protocol. */
function fieldsOf(data: unknown): Fields | null {
  if (typeof data !== 'object' || data === null) return null;
  const fields = data as Fields;
  return fields.boardlab === 1 ? fields : null;
}

/** Null for whatever is not exactly a command. */
export function commandIn(data: unknown): Command | null {
  const fields = fieldsOf(data);
  if (typeof fields?.kind !== 'string' || !Object.hasOwn(readers, fields.kind)) return null;
  return readers[fields.kind as Command['kind']](fields);
}
