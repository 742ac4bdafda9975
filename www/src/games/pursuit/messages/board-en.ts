// The words of the Pursuit board: about its cells and its pieces. Another language is another object like it.

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
  stands: (all: number[]) => `${catchers(all)} ${all.length === 1 ? 'is' : 'are'} here.`,
  fugitive: 'The fugitive is here.',
  /** Which side reaches the cell first. */
  first: (own: boolean, near: number, turns: number) =>
    own
      ? `The fugitive gets here first, in ${count(turns, 'turn', 'turns')}. The nearest catcher needs ${count(near, 'turn', 'turns')}.`
      : `A catcher gets here first, in ${count(near, 'turn', 'turns')}. The fugitive needs ${count(turns, 'turn', 'turns')}.`,
  near: (near: number) => `The nearest catcher is ${count(near, 'step', 'steps')} away.`,
  stay: 'It can stay.',
  reach: 'The fugitive can end its move here.',
  beside: 'The fugitive can end its move here, but a catcher is next to it.',
  onto: 'A catcher is here: the fugitive would be caught.',
  place: (side: Side): string =>
    side === 'catchers' ? 'A catcher can be placed here.' : 'The fugitive can start here.',
  taken: 'A catcher is here: the fugitive would be caught at once.',
  hand: 'This catcher is selected. Choose a cell next to it. On a torus, that cell can be across the edge.',
  step: 'The selected catcher can step here.',
  notStep: 'Too far for the selected catcher: it moves one cell along a row or a column.',
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
    /** Short enough for a cell of the board. */
    short: (turns: number) => turns + (turns === MANY ? '+' : ''),
    from: (turns: number) =>
      `With best play and the catchers to move, a fugitive here is caught in ${turns === MANY ? 'at least ' : ''}${count(turns, 'turn', 'turns')}.`,
    neverFrom: 'With best play, a fugitive here is never caught.',
    bestEnd: 'This is a best move.',
    bestStep: (all: number[]) =>
      `This is a best step of ${all.length === 1 ? 'catcher' : 'catchers'} ${all.map(number).join(', ')}.`,
  },
};
