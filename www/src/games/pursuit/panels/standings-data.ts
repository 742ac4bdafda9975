// The results of a tournament, from a file that the command line has written.
import { signal } from '@preact/signals';

/** A match that was played. `replay`: the match as an input, if the tournament kept it. */
export type Played = {
  match: number;
  field: string;
  catchers: string;
  fugitive: string;
  turn: number;
  end: string;
  score: readonly [number, number];
  forfeit: { side: string; reason: string } | null;
  replay?: string;
};

export type Standing = {
  name: string;
  rank: number;
  catchers: number;
  fugitive: number;
  total: number;
  forfeits: number;
};

/** `players`: in the order of the tournament; `standings`: the most points first. */
export type Tournament = {
  options: string;
  fields: readonly string[];
  players: readonly string[];
  standings: readonly Standing[];
  matches: ReadonlyMap<string, Played>;
};

export const tournament = signal<Tournament | null>(null);

export const key = (field: string, catchers: string, fugitive: string) => JSON.stringify([field, catchers, fugitive]);

type Fields = Record<string, unknown>;
const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const isNumber = (value: unknown): value is number => typeof value === 'number';
const isText = (value: unknown): value is string => typeof value === 'string';

const isForfeit = (value: unknown) => value === null || (isObject(value) && isText(value.side) && isText(value.reason));

function isPlayed(value: unknown): value is Played {
  if (!isObject(value) || !Array.isArray(value.score) || value.score.length !== 2) return false;
  const numbers = [value.match, value.turn, ...value.score];
  const texts = [value.field, value.catchers, value.fugitive, value.end, value.replay ?? ''];
  return numbers.every(isNumber) && texts.every(isText) && isForfeit(value.forfeit);
}

function json(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

/** The object of `--format json`, or the lines of `--results`, of which an interruption may have cut the last one. */
function found(text: string): { head: Fields; matches: unknown[] } | null {
  const [first = '', ...rest] = text.split('\n');
  const head = json(first);
  if (!isObject(head)) return null;
  if (Array.isArray(head.matches)) return { head, matches: head.matches };
  return { head, matches: rest.slice(0, -1).map(json) };
}

const unique = (names: readonly string[]) => [...new Set(names)];

function standingsOf(players: readonly string[], matches: readonly Played[]): Standing[] {
  const rows = players.map((name) => {
    const sum = (side: 'catchers' | 'fugitive', of: (played: Played) => number) =>
      matches.reduce((all, played) => all + (played[side] === name ? of(played) : 0), 0);
    const [catchers, fugitive] = [sum('catchers', ({ score }) => score[0]), sum('fugitive', ({ score }) => score[1])];
    const lost = (side: 'catchers' | 'fugitive') => sum(side, ({ forfeit }) => (forfeit?.side === side ? 1 : 0));
    return { name, catchers, fugitive, total: catchers + fugitive, forfeits: lost('catchers') + lost('fugitive') };
  });
  const rank = (total: number) => 1 + rows.filter((row) => row.total > total).length;
  return rows.map((row) => ({ ...row, rank: rank(row.total) })).sort((one, other) => one.rank - other.rank);
}

/** null if it is no such file, or a damaged one. */
export function read(text: string): Tournament | null {
  const { head, matches = [] } = found(text) ?? {};
  if (!head || matches.length === 0 || !matches.every(isPlayed)) return null;
  const ordered = [...matches].sort((one, other) => one.match - other.match);
  const players = unique(ordered.flatMap(({ catchers, fugitive }) => [catchers, fugitive]));
  return {
    options: head.reading === 'blocked' ? 'reading=blocked' : '',
    fields: unique(ordered.map(({ field }) => field)),
    players,
    standings: standingsOf(players, ordered),
    matches: new Map(ordered.map((played) => [key(played.field, played.catchers, played.fugitive), played])),
  };
}
