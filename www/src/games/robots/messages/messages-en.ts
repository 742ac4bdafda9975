// The words of the Robots panel next to the board.
import type { Cell, Outcome, RobotsBoard, RobotsExplanation } from '../../../engine/boundary';
import { capital, cell, count, directions, number } from '../../../i18n/common';
import type { Barred } from '../rulings';

const robots = (value: number) => count(value, 'robot', 'robots');
const moves = (value: number) => count(value, 'move', 'moves');
const left = (value: number) => (value === 0 ? 'no robot' : robots(value));

const arrows: Record<string, string> = {
  NW: '↖',
  N: '↑',
  NE: '↗',
  W: '←',
  stay: '•',
  E: '→',
  SW: '↙',
  S: '↓',
  SE: '↘',
};
const compass = [
  ['NW', 'N', 'NE'],
  ['W', 'stay', 'E'],
  ['SW', 'S', 'SE'],
];

function walked(from: Cell, to: Cell): string {
  const way = compass[Math.sign(to[0] - from[0]) + 1]?.[Math.sign(to[1] - from[1]) + 1] ?? 'stay';
  return way === 'stay' ? `you stay at ${cell(to)}` : `you walk ${directions[way]} to ${cell(to)}`;
}

function step({ step, you, moves: made, robots: standing, end }: RobotsBoard): string {
  if (!step) return `You are at ${cell(you)}, facing ${robots(standing.length)}.`;
  const way = step.teleported ? `you teleport to ${cell(you)}` : walked(step.from, you);
  const push = step.push ? `, pushing debris to ${cell(step.push.to)}` : '';
  const gone = step.glides.filter((glide) => glide.fate !== 'moved').length;
  const loss = gone > 0 ? ` ${robots(gone)} destroyed, ${number(standing.length)} left.` : '';
  const result = end ? ` You ${end === 'won' ? 'win' : 'lose'} after ${moves(made)}.` : '';
  return `Move ${number(made)}: ${way}${push}.${loss}${result}`;
}

const chosen = (move: string) => (directions[move] ? `walk ${directions[move]}` : move);
function wouldHave(move: string): string {
  if (directions[move]) return `walked ${directions[move]}`;
  return move === 'stay' ? 'stayed' : `used ${move}`;
}

type Key = Exclude<RobotsExplanation['decided'], 'teleport' | 'nothingFits'>;

/** What several walks have in common. */
function equal(most: number, distance: number): string {
  if (most === 0) return 'several walks leave no robot';
  const nearest = most === 1 ? '' : 'the nearest ';
  return `several walks are equally good. Each leaves ${robots(most)}, ${nearest}at distance ${number(distance)}`;
}

/** Why a walk that leaves so many robots, the nearest so far away, was taken. */
const decided: Record<Key, (robotsLeft: number, distance: number) => string> = {
  onlyOne: () => 'every other walk loses at once.',
  robots: (most) => `it leaves ${left(most)}, fewer than any other walk.`,
  distance: (most) =>
    `it leaves ${robots(most)}, and no walk leaves fewer. Of the moves that leave ${number(most)}, this one keeps the nearest robot farthest away.`,
  row: (most, distance) =>
    `${equal(most, distance)}. Of these, the strategy takes the one with the smallest row number.`,
  column: (most, distance) =>
    `${equal(most, distance)}, and they end in the same row. Of these, the strategy takes the one with the smallest column number.`,
};

function reason({ chosen: move, decided: key, walks }: RobotsExplanation): string {
  if (key === 'teleport')
    return 'every walk loses at once, and this is the first teleport in the list that is still usable and safe.';
  if (key === 'nothingFits') return 'every walk loses at once, and no teleport can be used.';
  const verdict = walks.find((walk) => walk.move === move)?.verdict;
  return verdict?.kind === 'safe' ? decided[key](verdict.robots, verdict.distance ?? 0) : '';
}

const barred: Record<Barred, string> = {
  offBoard: 'off the board',
  robotThere: 'robot there',
  pushOffBoard: 'would push debris off the board',
  pushOntoDebris: 'would push debris onto debris',
  debrisThere: 'debris there',
  youThere: 'you are there',
  used: 'used',
};

/** An outcome in two or three words. */
function outcome(verdict: Outcome): string {
  if (verdict.kind === 'illegal') return barred[verdict.reason.kind];
  if (verdict.kind === 'deadly') return `caught by ${robots(verdict.killers)}`;
  return verdict.robots === 0 ? 'wins' : 'safe';
}

export const robotsWords = {
  step,
  explainMove: (why: RobotsExplanation) => `${capital(chosen(why.chosen))}: ${reason(why)}`,
  advice: (why: RobotsExplanation, move: string, { moves: made }: RobotsBoard) =>
    move === why.chosen
      ? 'The strategy plays the same move.'
      : `At move ${number(made)} the strategy would have ${wouldHave(why.chosen)}: ${reason(why)}`,
  hint: 'Choose a cell next to you to walk there, your own cell to stay, or a teleport to use it.',
  cellHint: {
    see: 'what is there and whether you can move to it',
    play: (_: RobotsBoard, touch: boolean): string =>
      touch ? 'If the move is allowed, the tap plays it.' : 'A click plays an allowed move.',
  },
  slips: {
    colon: 'The text of the statement once writes “Final position” without the colon. Judges expect the colon.',
    blanks: 'The text of the statement writes teleports as “(r, c)”. Judges expect no space, as in the sample.',
  },
  outcome,
  /** Its arrow, and how the statement's compass calls it. */
  sign: (move: string) => `${arrows[move] ?? ''} ${move}`,
  arrow: (move: string) => arrows[move] ?? move,
  name: (move: string) => capital(directions[move] ?? move),
  table: {
    label: 'The nine walks and the teleports',
    move: 'Move',
    to: 'To',
    left: 'Robots left',
    leftTitle: 'Robots left after the robots’ reply',
    nearest: 'Nearest',
    nearestTitle: 'Distance to the nearest robot after the reply: rows plus columns',
    outcome: 'Result',
    jump: (number: string) => `tele ${number}`,
    next: 'chosen',
    nextTitle: 'The move that the strategy chooses',
    untried: 'not needed',
    notTried: 'not tried: a walk is safe, or an earlier teleport in the list can be used',
    infinite: '∞',
    more: (rest: number) => `and ${count(rest, 'more teleport', 'more teleports')}`,
    nearestNote: 'Nearest: distance to the nearest robot after the robots’ move, rows plus columns.',
    play: 'Choose a move to play it.',
    lastResort: 'The strategy uses a teleport only if staying and every walk lose at once.',
  },
  /** The buttons under the board of a narrow screen. */
  pad: {
    label: 'Your move',
    barred: 'not allowed',
    whole: 'Whole board',
    teleports: 'Teleports',
    teleport: (number: string, to: string) => `Teleport ${number} ${to}`,
    teleportName: 'Teleport',
    noTeleports: 'No teleports in this game.',
    noneLeft: 'No teleports left.',
  },
  facts: {
    you: 'You',
    robots: 'Robots',
    debris: 'Cells with debris',
    teleports: 'Teleports left',
    of: (unused: number, all: number) => (all === 0 ? 'none' : `${number(unused)} of ${number(all)}`),
  },
};
