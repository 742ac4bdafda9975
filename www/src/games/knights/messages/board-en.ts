// The words of the Hyper Knights map: on it, about its cells, next to it. Another language is another object like it.

import type { Law } from '../../../engine/boundary';
import { coordinate, count, LANGUAGE, NO_BREAK, number, ordinal, place } from '../../../i18n/common';
import { HIDDEN_VALUE } from '../../../i18n/format';
import { knightsWords, players } from './messages-en';

const LISTED = 5;
const COMPACT = 1e6;

/** Without a comma before “and”. */
const list = new Intl.ListFormat('en-GB');
const compact = new Intl.NumberFormat(LANGUAGE, {
  notation: 'compact',
  compactDisplay: 'long',
  maximumSignificantDigits: 3,
});

const many = (value: number) => (value < COMPACT ? number(value) : compact.format(value));
const hash = (index: number) => `#${number(index + 1)}`;
const listed = (head: string, entries: string) => (entries ? `${head}: ${entries}.` : `${head}.`);

function standing(knights: readonly number[]): string {
  if (knights.length === 1) return `Knight ${number((knights[0] ?? 0) + 1)} is here.`;
  const rest = knights.length - LISTED;
  const named = knights.slice(0, LISTED).map((index) => number(index + 1));
  return `Knights ${list.format(rest > 0 ? [...named, `${number(rest)} more`] : named)} are here.`;
}

function leaving(off: number, all: number): string {
  if (off === 0) return 'a knight’s moves from this cell lead to';
  const others = all - off === 1 ? 'and the other leads to' : 'and the others lead to';
  return `${number(off)} of a knight’s ${number(all)} moves from this cell ${off === 1 ? 'leaves' : 'leave'} the board ${others}`;
}

function value(grundy: number, reached: readonly number[], all: number): string {
  if (reached.length === 0) return `Grundy value ${grundy}: every move would leave the board.`;
  const values = list.format(reached.map(String));
  return `Grundy value ${grundy}: ${leaving(all - reached.length, all)} ${values}, so the smallest missing value is ${grundy}.`;
}

const wins = (knight: number) => `Moving knight ${number(knight + 1)} here wins: it makes the nim-sum 0.`;
const fails = (knight: number, wanted: number, grundy: number) =>
  `Moving knight ${number(knight + 1)} here does not make the nim-sum 0: the cell would need the value ${wanted}, but has ${grundy}.`;

/** What is remarkable about a value as such. */
const rare: Partial<Record<number, string>> = { 6: 'One of only ten cells with this value.' };

const laws: Record<Law, string> = knightsWords.mex.laws;

export const WORDS = {
  players,
  knights: (all: number, entries: string[]) => listed(count(all, 'knight', 'knights'), entries.join(', ')),
  knight: (index: number, x: string, y: string, grundy: number) =>
    `knight ${number(index)} at ${place(x, y)}${grundy === HIDDEN_VALUE ? '' : ` with value ${grundy}`}`,
  more: (rest: number) => `and ${number(rest)} more`,
  /** `winner`: null where a class is to find it. */
  outcome: (nimSum: number, mover: string | null, winner: string | null) => {
    if (!mover) return winner ? `No move is left; ${winner} wins.` : 'No move is left.';
    return nimSum === HIDDEN_VALUE ? `${mover} to move.` : `Nim-sum ${nimSum}. ${mover} to move; ${winner} wins.`;
  },

  /** On the map. */
  signs: { wins: 'W', loses: 'L' },
  axes: { x: 'x ↓', y: 'y →' },
  head: (name: 'x' | 'y', common: string) => `${name} = ${common}`,
  corner: (x: bigint, y: bigint) => [`x ${number(x)}`, `y ${number(y)}`],
  ray: (down: number, right: number) => {
    const times = (factor: number, name: string) => (factor === 1 ? name : `${factor}${name}`);
    return down <= right ? `${times(down, 'y')} ≈ ${times(right, 'x')}` : `${times(right, 'x')} ≈ ${times(down, 'y')}`;
  },
  pile: (knights: number) => `×${knights}`,
  hash,

  /** About a cell. */
  /** Long numbers may stand below each other. */
  title: (x: bigint, y: bigint) => `(${coordinate(x)}, ${coordinate(y)})`,
  standing,
  value,
  laws,
  rare: (grundy: number) => rare[grundy] ?? '',
  cut: (grundy: number) =>
    `A program that computes values only up to index 499 gets ${grundy} for this cell, because it takes 499 for the edge of the board.`,
  wins,
  fails,
  beyond: (knight: number) => `Knight ${number(knight + 1)} is selected, and cannot move here.`,
  leads: (knight: number) => `A winning move: knight ${number(knight + 1)} moves here.`,

  /** Beside it. */
  controls: {
    region: 'Map',
    in: 'Zoom in (+)',
    out: 'Zoom out (−)',
    fit: 'Show all knights',
    outcomes: 'Show win or loss',
    outcomesTitle:
      'Show for each cell who wins if a single knight is there: W and light if the player to move wins, L and dark if the player to move loses',
    outcome: { wins: 'a single knight: the player to move wins', loses: 'loses' },
    /** Where the cells are large enough for the letters. */
    letters: 'If a cell held the only knight, the player to move would win (W) or lose (L).',
    open: 'Go to cell…',
    openTitle: 'Go to a cell',
    close: 'Close',
    x: 'x (row)',
    y: 'y (column)',
    example: '12 or 2^53',
    go: 'Go',
    presets: 'Interesting places',
    preset: {
      corner: 'The corner',
      ray: 'In the band along y = 2x',
      doubles: 'Beyond 2^53',
      far: 'The far corner, 2^62',
    },
    unreadable: (name: string) => `${name} must be a number or a power such as 2^53.`,
    beyond: (name: string, most: bigint) => `${name} must be from 0 to 2^62${NO_BREAK}= ${number(most)}.`,
    extent: (rows: number, columns: number) => `In view: ${many(rows)}${NO_BREAK}× ${many(columns)} cells`,
    strided: (stride: number) => `every ${ordinal(stride)} row and column drawn`,
  },
};
