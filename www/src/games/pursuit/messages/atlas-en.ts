// The words of the atlas. Another language is another object like it.

import { count, LANGUAGE, NO_BREAK, number } from '../../../i18n/common';
import type { Conjecture, Conjectured, Entry, FieldKind, Row, Sheet, Spot, Steps } from '../panels/atlas-data';
import { namedCase } from '../panels/atlas-data';

const rounded = new Intl.NumberFormat(LANGUAGE, { maximumSignificantDigits: 2 });

const fields: Record<FieldKind, string> = { square: 'Square', torus: 'Torus' };
const stepsIs = (steps: Steps) => (steps === 'unlimited' ? 'S unlimited' : `S${NO_BREAK}=${NO_BREAK}${number(steps)}`);
const catchers = (k: number) => count(k, 'catcher', 'catchers');

const passing = ({ reading }: Sheet) => `the fugitive ${reading === 'blocked' ? 'cannot' : 'can'} pass catchers`;
const row = (of: Row) => `${fields[of.field]}, ${stepsIs(of.steps)}, ${passing(of)}`;
/** Short, because it stands above a part of the map. */
const sheet = ({ field, reading }: Sheet) =>
  `${fields[field]}, fugitive ${reading === 'blocked' ? 'cannot' : 'can'} pass catchers`;
const where = (at: Spot) =>
  `${fields[at.field]} ${at.n}${NO_BREAK}×${NO_BREAK}${at.n}, ${stepsIs(at.steps)}, ${passing(at)}`;

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
    return `The smallest K is not known. ${catchers(high)} always win${low > 1 ? `; fewer than ${number(low)} cannot force a capture` : ''}.`;
  const fewer = low > 1 ? ` Fewer cannot force a capture.` : '';
  const fast =
    time === null ? 'the number of turns is not known.' : `with best play, the capture is on turn ${number(time)}.`;
  return `${catchers(low)} ${low === 1 ? 'wins' : 'win'}: ${fast}${fewer}`;
}

const more = ({ least: [low], more }: Entry) =>
  more === null ? '' : `With ${number(low + 1)}, it is on turn ${number(more)}.`;

/** A bound may follow from that of another case, which the file names as its shard is named. */
const proof = (source: string) =>
  source.replace(/as in ([a-z0-9-]+)/g, (said, name) => {
    const other = namedCase(name);
    return other ? `as for “${where(other)}”` : said;
  });

const formula = (said: string) => said.replaceAll('*', `${NO_BREAK}×${NO_BREAK}`);

const kinds = { theorem: 'theorem', computed: 'computed', bound: 'bound', conjecture: 'conjecture' };

/** A cell of the map in short. */
function told({ least: [low, high], time }: Entry): string {
  if (low !== high) return `${number(low)} to ${catchers(high)}`;
  return `${catchers(low)}, ${time === null ? 'number of turns not known' : `turn ${number(time)}`}`;
}

export const atlasWords = {
  heading: 'Who wins, and how fast',
  intro:
    'Each box: a board of N × N cells and a fugitive that makes up to S steps per turn (∞: no limit). Upper number: K, the smallest number of catchers that always win. Lower number: the turn of the capture with best play. For the kinds of boxes, see below this table. For the numbers on the game board, see “This match”.',
  map: 'The smallest K by board, S and N',
  sheet,
  row,
  corner: 'S\\N',
  steps: (steps: Steps) => (steps === 'unlimited' ? '∞' : number(steps)),
  stepsIs,
  range,
  cell: (entry: Entry, conjectured: number | null, up: boolean) =>
    [
      `N ${entry.n}, ${stepsIs(entry.steps)}: ${told(entry)}`,
      kinds[entry.kind],
      conjectured !== null && `conjecture: ${number(conjectured)}`,
      up && `more catchers than for N ${entry.n - 1}`,
    ]
      .filter(Boolean)
      .join(', '),
  nothing: 'no entry',
  kinds,
  legend: {
    theorem: 'Proven on paper (marked corner)',
    computed: 'Computed: every position was solved',
    settled: 'K is known, the turn is not',
    bound: 'K is not known: at least 4, at most 6',
    conjecture: 'K is not known. A formula gives 5; nobody has proven it',
  },
  shades: 'Darker: fewer catchers are needed',
  passing:
    'A fugitive that cannot pass catchers is caught as soon as it enters a catcher’s cell, even in the middle of its move.',
  legendStep: 'Thick line: the board to its right needs more catchers than the one to its left',
  where,
  wins,
  more,
  sources: {
    theorem: (source: string | null) => `Theorem${source ? `: ${proof(source)}` : ''}.`,
    computed: (source: string | null) => `Computed by solving every position${source ? ` (${source})` : ''}.`,
    bound: (source: string | null) => `Bound${source ? `: ${proof(source)}` : ''}.`,
  },
  cost: ({ seconds: took, bytes: memory }: Entry) =>
    [took === null ? '' : seconds(took), memory ? `${bytes(memory)} of memory` : ''].filter(Boolean).join(', '),
  command: (cost: string) => `To compute this on the command line${cost && ` (${cost})`}:`,
  copy: 'Copy',
  copied: 'Copied',
  notCopied: 'Copy failed. Select the text and copy it yourself.',
  placement: 'Best placement',
  placed: (xy: string) => `The catchers start at ${xy}`,
  watch: 'Watch best play',
  watchTitle: 'Opens the case on the board with this placement. Both sides play perfectly.',
  watchLarge: 'Open on the board',
  large:
    'This case is too large to be solved in the page. The catchers start from the best placement, but then both sides play by simple rules, and the result may differ.',
  noPlacement: 'No best placement is known, so there is no best play to watch.',
  noPlay: 'There is no best play to watch, because the smallest K is not known.',
  conjectures: 'Conjectures',
  conjecturesIntro:
    'Formulas for the smallest K that fit all exact values, and that nobody has proven. Here “floor(x)” is x rounded down, “ceil(x)” is x rounded up.',
  conjecture: ({ formula: said, from, to, next }: Conjecture) =>
    `For sides ${number(from)} to ${number(to)} the smallest number of catchers is ${formula(said)}. Not proven. The first side where it could fail: ${number(next)}.`,
  conjectured: ({ k, by: { formula: said, from, to, next } }: Conjectured) =>
    `Conjecture: the smallest K is ${number(k)}. The formula ${formula(said)} is right for sides ${number(from)} to ${number(to)}. It is not proven. The first side where it could fail: ${number(next)}.`,
  chart: (of: Sheet) => `Turns to capture by N. ${sheet(of)}`,
  chartSteps: 'S',
  chartCatchers: 'K',
  chartLabel: (of: Row, k: number) => `Turns to capture by N: ${row(of)}, K${NO_BREAK}=${NO_BREAK}${k}`,
  marks: '◆ theorem, ● computed, × the fugitive is never caught.',
  never: 'never',
  unknown: 'not known',
  atMost: (turns: number) => `at most ${number(turns)}`,
  turns: (value: number) => count(value, 'turn', 'turns'),
  formulas: {
    mehrabian: () => 'Dashed line: N − 1, a theorem (Mehrabian 2011).',
    threeQuarters: (misses: number[]) =>
      `Dashed line: 3N/4, rounded down. This is no theorem. It fits the values that were computed for N = 16 to 24.${
        misses.length > 0 ? ` It does not fit N = ${misses.map(number).join(', ')}.` : ''
      }`,
  },
  table: 'As a table',
  columns: { n: 'N', turns: 'Turns', kind: 'Basis' },
  loading: 'Loading…',
  failed: 'The atlas could not be loaded. Reload the page when you are online.',
};
