// Every word of the board of Pursuit: about its cells and its pieces. Another language is another object like it.

import type { PursuitBoard, Side } from '../../../engine/boundary';
import { count, number } from '../../../i18n/common';
import { MANY, xy } from '../format';

const and = (parts: string[]) =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
const catchers = (all: number[]) =>
  all.length > 6
    ? count(all.length, 'catcher', 'catchers')
    : `${all.length === 1 ? 'Catcher' : 'Catchers'} ${and(all.map(String))}`;

const sides: Record<Side, string> = { catchers: 'the catchers', fugitive: 'the fugitive' };

export const WORDS = {
  sides,
  stands: (all: number[]) => `${catchers(all)} ${all.length === 1 ? 'stands' : 'stand'} here.`,
  fugitive: 'The fugitive is here.',
  /** Who is there first. */
  first: (own: boolean, near: number, turns: number) =>
    own
      ? `The fugitive is here first: in ${count(turns, 'turn', 'turns')}; the nearest catcher takes ${number(near)}.`
      : `A catcher is here first: in ${count(near, 'turn', 'turns')}; the fugitive takes ${number(turns)}.`,
  near: (near: number) => `The nearest catcher is ${count(near, 'step', 'steps')} away.`,
  reach: 'The fugitive can end its move here.',
  beside: 'The fugitive can end its move here, but a catcher is next to it.',
  onto: 'The fugitive would run into a catcher.',
  place: (side: Side): string =>
    side === 'catchers' ? 'A catcher may be placed here.' : 'The fugitive may begin here.',
  taken: 'A catcher is here: the fugitive would be caught at once.',
  hand: 'In hand. Choose a cell next to it; on a torus that may be one behind the edge.',
  step: 'The catcher in hand may step here.',
  notStep: 'Too far for the catcher in hand: it takes one step along a row or a column.',
  where: ({ n, torus }: PursuitBoard) => `${torus ? 'Torus' : 'Square'} of ${n} by ${n} cells.`,
  catchersAt: (n: number, cells: number[]) =>
    cells.length === 0
      ? 'The catchers are not placed yet.'
      : cells.length > 12
        ? `${number(cells.length)} catchers.`
        : `Catchers at ${cells.map((cell) => xy(n, cell)).join(', ')}.`,
  fugitiveAt: (n: number, cell: number | null) =>
    cell === null ? 'The fugitive is not placed yet.' : `Fugitive at ${xy(n, cell)}.`,
  theory: {
    /** As a cell of the board has room for it. */
    short: (turns: number) => turns + (turns === MANY ? '+' : ''),
    from: (turns: number) =>
      `Exact: a fugitive here is caught in ${turns === MANY ? 'at least ' : ''}${count(turns, 'turn', 'turns')}, the catchers to move.`,
    neverFrom: 'Exact: from here it escapes for ever.',
    bestEnd: 'A best move.',
    bestStep: (all: number[]) => `A best step of catcher ${all.map(number).join(', ')}.`,
  },
};
