// What the atlas says. Another language is another object like it.

import { count, LANGUAGE, NO_BREAK, number } from '../../../i18n/common';
import type { Entry, FieldKind, Sheet, Steps } from '../panels/atlas-data';

const rounded = new Intl.NumberFormat(LANGUAGE, { maximumSignificantDigits: 2 });

const fields: Record<FieldKind, string> = { square: 'Square', torus: 'Torus' };
const stepsIs = (steps: Steps) => (steps === 'unlimited' ? 'S unlimited' : `S${NO_BREAK}=${NO_BREAK}${number(steps)}`);
const catchers = (k: number) => count(k, 'catcher', 'catchers');

function where({ field, reading, n, steps }: Entry): string {
  const passing = reading === 'blocked' ? ', passing a catcher ends the move' : '';
  return `${fields[field]} ${n}${NO_BREAK}×${NO_BREAK}${n}, ${stepsIs(steps)}${passing}`;
}

const range = (least: number, most: number) => `${number(least)}–${number(most)}`;

const UNITS = ['bytes', 'kB', 'MB', 'GB', 'TB'];

function bytes(value: number): string {
  const unit = Math.min(UNITS.length - 1, Math.floor(Math.log10(Math.max(1, value)) / 3));
  return `${rounded.format(value / 1000 ** unit)}${NO_BREAK}${UNITS[unit]}`;
}

const seconds = (value: number) => (value < 0.01 ? 'under 0.01 s' : `${rounded.format(value)}${NO_BREAK}s`);

/** Who wins, as a sentence. */
function wins({ least: [low, high], time }: Entry): string {
  if (low !== high)
    return `Not settled: ${catchers(high)} win${low > 1 ? `, and fewer than ${number(low)} never do` : ''}.`;
  const fewer = low > 1 ? ` Fewer never win.` : '';
  const fast = time === null ? 'how fast is not known.' : `with best play the capture comes in turn ${number(time)}.`;
  return `${catchers(low)} ${low === 1 ? 'wins' : 'win'}: ${fast}${fewer}`;
}

const more = ({ least: [low], more }: Entry) =>
  more === null ? '' : `With ${number(low + 1)} it comes in turn ${number(more)}.`;

/** A cell of the map in short. */
function told({ least: [low, high], time }: Entry): string {
  if (low !== high) return `${number(low)} to ${catchers(high)}`;
  return `${catchers(low)}, ${time === null ? 'turns not known' : `turn ${number(time)}`}`;
}

export const atlasWords = {
  heading: 'Who wins, and how fast',
  intro: 'Large: the least K that surely wins. Small: the turn of the capture with best play. The darker, the fewer.',
  torus: 'Torus',
  torusTitle: 'Opposite edges are glued',
  blocked: 'Passing ends the move',
  blockedTitle: 'A path of the fugitive that enters a catcher’s cell ends there',
  map: ({ field, reading }: Sheet) =>
    `${fields[field]}, passing a catcher ${reading === 'blocked' ? 'ends the move' : 'is allowed'}: the least K by N and S`,
  corner: 'S\\N',
  steps: (steps: Steps) => (steps === 'unlimited' ? '∞' : number(steps)),
  stepsIs,
  range,
  cell: (entry: Entry, kind: string) => `N ${entry.n}, ${stepsIs(entry.steps)}: ${told(entry)}, ${kind}`,
  nothing: 'no entry',
  kinds: { theorem: 'theorem', computed: 'computed', bound: 'bound' },
  legend: { theorem: 'Theorem', computed: 'Computed', bound: 'Bound' },
  where,
  wins,
  more,
  sources: {
    theorem: (source: string | null) => `Theorem${source ? `: ${source}` : ''}.`,
    computed: (source: string | null) => `Computed: every position was looked at${source ? ` (${source})` : ''}.`,
    bound: (source: string | null) => `Bound${source ? `: ${source}` : ''}.`,
  },
  cost: ({ seconds: took, bytes: memory }: Entry) =>
    [took === null ? '' : seconds(took), memory ? bytes(memory) : ''].filter(Boolean).join(', '),
  command: 'Command',
  copy: 'Copy',
  copied: 'Copied',
  notCopied: 'Select it and copy by hand',
  placement: 'Best placement',
  placed: (xy: string) => `Catchers begin at ${xy}`,
  watch: 'Watch best play',
  watchTitle: 'Opens the case on the board from this placement; both sides play exactly',
  large: 'A large case: if the page cannot solve it, its strategies play as well as they can.',
  chart: 'Turns to the capture over N',
  chartSteps: 'S',
  chartCatchers: 'K',
  chartLabel: (field: FieldKind, steps: Steps, k: number) =>
    `Turns to the capture over N: ${fields[field].toLowerCase()}, ${stepsIs(steps)}, K${NO_BREAK}=${NO_BREAK}${k}`,
  marks: '◆ theorem, ● computed, × the fugitive escapes for ever.',
  never: 'never',
  unknown: 'not known',
  turns: (value: number) => count(value, 'turn', 'turns'),
  formulas: {
    mehrabian: () => 'N − 1: a theorem (Mehrabian 2011).',
    threeQuarters: (misses: number[]) =>
      `⌊3N/4⌋: a pattern, not proven. It holds for N = 16–24 and ends there${
        misses.length > 0 ? `; here it is wrong for N = ${misses.map(number).join(', ')}` : ''
      }.`,
  },
  table: 'As a table',
  columns: { n: 'N', turns: 'Turns', kind: 'Known by' },
  loading: 'Loading…',
  failed: 'The atlas could not be loaded. Open this page again when the network is back.',
};
