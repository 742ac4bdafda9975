// The words of the atlas. Another language is another object like it.

import { count, LANGUAGE, NO_BREAK, number } from '../../../i18n/common';
import type { Entry, FieldKind, Sheet, Steps } from '../panels/atlas-data';

const rounded = new Intl.NumberFormat(LANGUAGE, { maximumSignificantDigits: 2 });

const fields: Record<FieldKind, string> = { square: 'Square', torus: 'Torus' };
const stepsIs = (steps: Steps) => (steps === 'unlimited' ? 'S unlimited' : `S${NO_BREAK}=${NO_BREAK}${number(steps)}`);
const catchers = (k: number) => count(k, 'catcher', 'catchers');

function where({ field, reading, n, steps }: Entry): string {
  const passing = reading === 'blocked' ? ', the fugitive cannot pass a catcher' : '';
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
    return `The smallest K is not known. ${catchers(high)} always win${low > 1 ? `; fewer than ${number(low)} cannot force a capture` : ''}.`;
  const fewer = low > 1 ? ` Fewer cannot force a capture.` : '';
  const fast =
    time === null ? 'the number of turns is not known.' : `with best play, the capture is on turn ${number(time)}.`;
  return `${catchers(low)} ${low === 1 ? 'wins' : 'win'}: ${fast}${fewer}`;
}

const more = ({ least: [low], more }: Entry) =>
  more === null ? '' : `With ${number(low + 1)}, it is on turn ${number(more)}.`;

/** A cell of the map in short. */
function told({ least: [low, high], time }: Entry): string {
  if (low !== high) return `${number(low)} to ${catchers(high)}`;
  return `${catchers(low)}, ${time === null ? 'number of turns not known' : `turn ${number(time)}`}`;
}

export const atlasWords = {
  heading: 'Who wins, and how fast',
  intro:
    'N is the number of cells per side, S the fugitive’s steps per turn (∞: no limit), K the number of catchers. Large number: the smallest K with which the catchers always win. Small number: the turn of the capture with best play. Darker cells need fewer catchers.',
  torus: 'Torus',
  torusTitle: 'Opposite edges are joined',
  blocked: 'The fugitive cannot pass catchers',
  blockedTitle: 'A fugitive that enters a catcher’s cell during its move is caught there',
  map: ({ field, reading }: Sheet) =>
    `${fields[field]}, the fugitive ${reading === 'blocked' ? 'cannot' : 'can'} pass a catcher: the smallest K by N and S`,
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
    computed: (source: string | null) => `Computed by solving every position${source ? ` (${source})` : ''}.`,
    bound: (source: string | null) => `Bound${source ? `: ${source}` : ''}.`,
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
  large: 'This is a large case. If the page cannot solve it, the built-in strategies play instead.',
  chart: 'Turns to capture by N',
  chartSteps: 'S',
  chartCatchers: 'K',
  chartLabel: (field: FieldKind, steps: Steps, k: number) =>
    `Turns to capture by N: ${fields[field].toLowerCase()}, ${stepsIs(steps)}, K${NO_BREAK}=${NO_BREAK}${k}`,
  marks: '◆ theorem, ● computed, × the fugitive is never caught.',
  never: 'never',
  unknown: 'not known',
  turns: (value: number) => count(value, 'turn', 'turns'),
  formulas: {
    mehrabian: () => 'Dashed line: N − 1, a theorem (Mehrabian 2011).',
    threeQuarters: (misses: number[]) =>
      `Dashed line: ⌊3N/4⌋. This is no theorem. It fits the values that were computed for N = 16 to 24, which are not shown here.${
        misses.length > 0 ? ` It does not fit N = ${misses.map(number).join(', ')}.` : ''
      }`,
  },
  table: 'As a table',
  columns: { n: 'N', turns: 'Turns', kind: 'Basis' },
  loading: 'Loading…',
  failed: 'The atlas could not be loaded. Reload the page when you are online.',
};
