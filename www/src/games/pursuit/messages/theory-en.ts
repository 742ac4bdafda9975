// What is said of the exact theory of Pursuit.
import type { Side, TheoryCost, TheoryOutlook, TheoryProgress, TheoryResult } from '../../../engine/boundary';
import type { Problem } from '../../../engine/protocol';
import { big, capital, count, number } from '../../../i18n/common';

const NO_NUMBER = 'never';
type Capture = Pick<TheoryOutlook, 'capture' | 'orLater'>;
const turnOf = ({ capture, orLater }: Capture) =>
  capture === null ? NO_NUMBER : `turn ${number(capture)}${orLater ? ' or later' : ''}`;

const UNITS = ['bytes', 'kB', 'MB', 'GB', 'TB', 'PB', 'EB'];

/** Whole thousands are enough to choose by. */
function bytes(decimal: string): string {
  const thousands = Math.min(UNITS.length - 1, Math.floor((decimal.length - 1) / 3));
  return `${number(Number(Number(Number(decimal) / 1000 ** thousands).toPrecision(2)))} ${UNITS[thousands]}`;
}

const side = (who: Side) => (who === 'catchers' ? 'the catchers' : 'the fugitive');

/** What a word cost the side that said it, against best play. */
function loss(by: Side, { capture: from }: Capture, { capture: to }: Capture): string {
  if (by === 'catchers' && to === null) return 'the win was given away';
  if (by === 'fugitive' && from === null) return 'the escape was given away';
  return `${count(Math.abs((to ?? 0) - (from ?? 0)), 'turn', 'turns')} lost`;
}

const direction = (dx: number, dy: number) =>
  dx > 0 ? 'right' : dx < 0 ? 'left' : dy > 0 ? 'down' : dy < 0 ? 'up' : 'stays';

/** Past some millions nobody reads the last figures. */
const large = (decimal: string) => (decimal.length > 15 ? `some 10^${number(decimal.length - 1)}` : big(decimal));

export const theoryWords = {
  heading: 'Exact theory',
  field: ({ torus, n }: Problem) => `${torus ? 'Torus' : 'Square'} of ${number(n)} × ${number(n)} cells`,
  problem: ({ catchers, steps, blocked }: Problem) =>
    `${count(catchers, 'catcher', 'catchers')}, a fugitive of ${count(steps, 'step', 'steps')}${steps > 1 ? (blocked ? ' that may not pass a catcher' : ' that may pass a catcher') : ''}`,
  takes: (states: string, { kept, bytes: needs }: TheoryCost) =>
    `${large(states)} positions, ${large(kept)} placements kept, ${bytes(needs)} of memory.`,
  asking: 'Counting what it takes…',
  solve: 'Solve',
  solveTitle: 'Work out every position of this field, back from the captures',
  cancel: 'Cancel',
  cancelled: 'Cancelled.',
  lost: 'The engine stopped. Solve it again.',
  solving: 'Solving…',
  progress: ({ turn, lost, won }: TheoryProgress) =>
    `${count(turn, 'turn', 'turns')} looked ahead. In the last one ${large(lost)} positions were lost, ${large(won)} placements won.`,
  beyond: ([catchers, side]: [number, number]) =>
    `Beyond the theory: it takes at most ${number(catchers)} catchers, and fields of at most ${number(side)} cells a side.`,
  tooLarge: ({ bytes: needs }: TheoryCost, most: number) =>
    `Too large for this page: it needs ${bytes(needs)} of memory, and ${bytes(String(most))} are allowed.`,
  smaller: (catchers: number | null) =>
    catchers === null
      ? 'A smaller field would do.'
      : `With ${count(catchers, 'catcher', 'catchers')}, or on a smaller field, it would do.`,
  result: ({ captureTime }: TheoryResult) =>
    captureTime === null ? 'Escapes for ever' : `Caught in ${count(captureTime, 'turn', 'turns')}`,
  resultText: ({ captureTime, turns }: TheoryResult) =>
    captureTime === null
      ? `From every placement the fugitive has a place that it is never caught from. Proved by looking ${count(turns, 'turn', 'turns')} ahead.`
      : 'From the best placement, whatever the fugitive does. One turn fewer is not to be had.',
  placements: (total: number) =>
    `${count(total, 'best placement', 'best placements')}, not counting turned and mirrored ones`,
  playBest: 'Play from the best placement',
  playBestTitle: 'Puts the catchers there, on this match or on a new one',
  place: 'Plays from this placement',
  against: 'Play against perfection as',
  seats: { catchers: 'catchers', fugitive: 'fugitive' } satisfies Record<Side, string>,
  seatTitle: 'You are this side; the other one never errs',
  show: 'On the board',
  showTitle: 'Turns to the capture from every cell, and every best move',
  legend: {
    soon: 'Turns to the capture of a fugitive there, the catchers to move; the stronger the sooner',
    never: 'It escapes from there for ever',
    step: 'A best step of the catcher with this number; a square around it: staying',
    end: 'A best move of the fugitive',
  },
  here: 'This position',
  over: 'The game is over.',
  outlook: (at: TheoryOutlook, turns: number) =>
    at.capture === null
      ? 'With best play the fugitive is never caught.'
      : `With best play it is caught in ${turnOf(at)}.${at.capture >= turns ? ` The round ends before, with turn ${number(turns - 1)}.` : ''}`,
  best: (who: Side, total: number) => `${count(total, 'best move', 'best moves')} of ${side(who)}`,
  /** A catcher's step, in a word. */
  step: (nth: number, dx: number, dy: number) => `catcher ${number(nth)} ${direction(dx, dy)}`,
  nothing: 'Nothing that the catchers do forces a capture.',
  more: (all: number) => `Show all ${number(all)}`,
  of: (shown: number, all: number) => `${number(shown)} of ${number(all)} are listed.`,
  course: 'The match, word by word',
  courseNote:
    'The turn of the capture under best play, after every word; ∞: never. A word that lost something is marked !.',
  stop: (turn: number, by: Side, to: Capture) =>
    `Turn ${number(turn)}, ${side(by)}: ${to.capture === null ? 'never caught' : `caught in ${turnOf(to)}`}`,
  loss,
  slip: (turn: number, by: Side, from: Capture, to: Capture) =>
    `${capital(`turn ${number(turn)}`)}, ${side(by)}: ${loss(by, from, to)} (${turnOf(from)} → ${turnOf(to)}).`,
  justNow: (by: Side, from: Capture, to: Capture) =>
    `Here ${by === 'catchers' ? 'the catchers' : 'the fugitive'} erred: ${loss(by, from, to)} (${turnOf(from)} → ${turnOf(to)}).`,
  perfect: 'Nobody has erred.',
};
