// The words of the exact theory of Pursuit.
import type { Side, TheoryCost, TheoryOutlook, TheoryProgress, TheoryResult } from '../../../engine/boundary';
import type { Problem } from '../../../engine/own/theory';
import { big, capital, count, number } from '../../../i18n/common';
import { turnsLeft } from '../format';

const NO_NUMBER = 'never';
type Capture = Pick<TheoryOutlook, 'capture' | 'orLater'>;
const turnOf = ({ capture, orLater }: Capture) =>
  capture === null ? NO_NUMBER : `turn ${number(capture)}${orLater ? ' or later' : ''}`;

/** After how many turns the fugitive is caught, where that is known. */
function ahead(at: TheoryOutlook): string {
  const left = turnsLeft(at);
  return at.orLater || left === 0 ? '' : `${count(left, 'turn', 'turns')} from now, `;
}

const UNITS = ['bytes', 'kB', 'MB', 'GB', 'TB', 'PB', 'EB'];

/** Two significant digits are enough for a choice. */
function bytes(decimal: string): string {
  const thousands = Math.min(UNITS.length - 1, Math.floor((decimal.length - 1) / 3));
  return `${number(Number(Number(Number(decimal) / 1000 ** thousands).toPrecision(2)))} ${UNITS[thousands]}`;
}

const side = (who: Side) => (who === 'catchers' ? 'the catchers' : 'the fugitive');

/** What a move cost its side, compared with best play. */
function loss(by: Side, { capture: from }: Capture, { capture: to }: Capture): string {
  if (by === 'catchers' && to === null) return 'the win was given away';
  if (by === 'fugitive' && from === null) return 'the escape was given away';
  return `${count(Math.abs((to ?? 0) - (from ?? 0)), 'turn', 'turns')} lost`;
}

const direction = (dx: number, dy: number) =>
  dx > 0 ? 'right' : dx < 0 ? 'left' : dy > 0 ? 'down' : dy < 0 ? 'up' : 'stays';

/** The last digits of a very large number do not matter. */
const large = (decimal: string) => (decimal.length > 15 ? `about 10^${number(decimal.length - 1)}` : big(decimal));

export const theoryWords = {
  heading: 'Exact theory',
  field: ({ torus, n }: Problem) => `${torus ? 'Torus' : 'Square'} of ${number(n)} × ${number(n)} cells`,
  problem: ({ catchers, steps, blocked }: Problem) =>
    `${count(catchers, 'catcher', 'catchers')}, a fugitive with ${count(steps, 'step', 'steps')} per turn${steps > 1 ? (blocked ? ', which cannot pass a catcher' : ', which can pass a catcher') : ''}`,
  takes: (states: string, { bytes: needs }: TheoryCost) =>
    `${large(states)} positions of the catchers and the fugitive. Solving them takes ${bytes(needs)} of memory.`,
  asking: 'Estimating the memory…',
  solve: 'Solve',
  solveTitle: 'Solve every position of this board, working backwards from the captures',
  cancel: 'Cancel',
  cancelled: 'Cancelled.',
  lost: 'The engine stopped. Solve it again.',
  solving: 'Solving…',
  progress: ({ turn, lost, won }: TheoryProgress) =>
    `${count(turn, 'turn', 'turns')} done. The last turn added ${large(lost)} positions lost for the fugitive and ${large(won)} placements won for the catchers.`,
  beyond: ([catchers, side]: [number, number]) =>
    `This board cannot be solved: the limits are ${number(catchers)} catchers and ${number(side)} cells per side.`,
  tooLarge: ({ bytes: needs }: TheoryCost, most: number) =>
    `Too large for this page: it needs ${bytes(needs)} of memory, and ${bytes(String(most))} are allowed.`,
  smaller: (catchers: number | null) =>
    catchers === null
      ? 'A smaller board would fit.'
      : `With ${count(catchers, 'catcher', 'catchers')}, or on a smaller board, it would fit.`,
  result: ({ captureTime }: TheoryResult) =>
    captureTime === null ? 'Never caught' : `Best placement: caught in ${count(captureTime, 'turn', 'turns')}`,
  resultText: ({ captureTime, turns }: TheoryResult) =>
    captureTime === null
      ? `Against every placement, the fugitive has a cell from which it is never caught. Proved by searching ${count(turns, 'turn', 'turns')}.`
      : 'The fugitive cannot avoid this. No other placement of the catchers is faster.',
  placements: (total: number) =>
    `${count(total, 'best placement', 'best placements')}, not counting rotations and reflections`,
  playBest: 'Play from the best placement',
  playBestTitle: 'Place the catchers there, in this match or in a new one',
  place: 'Play from this placement',
  against: 'Play against a perfect opponent. You are:',
  seats: { catchers: 'the catchers', fugitive: 'the fugitive' } satisfies Record<Side, string>,
  seatTitle: 'You play this side. The other side makes no mistakes.',
  show: 'Show on the board',
  showTitle: 'Turns to capture from every cell, and every best move',
  legend: {
    soon: 'In a cell: turns until a fugitive on it is caught, if the catchers move next. The stronger the colour, the fewer turns',
    never: 'A fugitive there is never caught',
    step: 'A best step of the catcher with this number. A large square around a catcher: it stays',
    end: 'A best move of the fugitive',
  },
  here: 'This position',
  over: 'The game is over.',
  outlook: (at: TheoryOutlook, turns: number) =>
    at.capture === null
      ? 'With best play the fugitive is never caught.'
      : `With best play the fugitive is caught ${ahead(at)}on ${turnOf(at)}.${at.capture >= turns ? ` The match ends before that, after turn ${number(turns - 1)}.` : ''}`,
  best: (who: Side, total: number) => `${count(total, 'best move', 'best moves')} for ${side(who)}`,
  /** A catcher's step. */
  step: (nth: number, dx: number, dy: number) => `catcher ${number(nth)} ${direction(dx, dy)}`,
  nothing: 'The catchers cannot force a capture.',
  more: (all: number) => `Show all ${number(all)}`,
  of: (shown: number, all: number) => `${number(shown)} of ${number(all)} shown.`,
  course: 'The match, move by move',
  courseNote:
    'Circles are moves of the catchers, squares are moves of the fugitive. The number is the turn of the capture with best play after that move; ∞ means never. A mistake is marked “!”.',
  stop: (turn: number, by: Side, to: Capture) =>
    `Turn ${number(turn)}, ${side(by)}: ${to.capture === null ? 'never caught' : `caught on ${turnOf(to)}`}`,
  loss,
  slip: (turn: number, by: Side, from: Capture, to: Capture) =>
    `${capital(`turn ${number(turn)}`)}, ${side(by)}: ${loss(by, from, to)} (${turnOf(from)} → ${turnOf(to)}).`,
  justNow: (by: Side, from: Capture, to: Capture) =>
    `Here ${by === 'catchers' ? 'the catchers' : 'the fugitive'} made a mistake: ${loss(by, from, to)} (${turnOf(from)} → ${turnOf(to)}).`,
  perfect: 'No mistakes in this match.',
};
