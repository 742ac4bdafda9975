// The words of the Hyper Knights panel next to the board.
import type { KnightsBoard, KnightsExplanation } from '../../../engine/boundary';
import { coordinate, count, number, place } from '../../../i18n/common';
import { HIDDEN_VALUE } from '../../../i18n/format';
import type { KnightsRule } from '../rule-ids';

export const players: readonly [string, string] = ['Alice', 'Bob'];
const player = (index: number) => players[index] ?? '';

function step({ step, knights, mover, winner, moves: made, nimSum }: KnightsBoard): string {
  const outcome = mover === null ? `No move is left: ${player(winner)} wins.` : `${player(mover)} to move.`;
  const moved = step && knights[step.knight];
  const sum = nimSum === HIDDEN_VALUE ? '' : `, nim-sum ${nimSum}`;
  if (!step || !moved) return `${count(knights.length, 'knight', 'knights')}${sum}. ${outcome}`;
  const who = player(mover === null ? winner : 1 - mover);
  const way = `from ${place(...step.from)} to ${place(moved.x, moved.y)}`;
  return `Move ${number(made)}: ${who} moves knight ${number(step.knight + 1)} ${way}. ${outcome}`;
}

/** A move such as "1 (-1,-2)". */
function moved(move: string): string {
  const [knight, by] = move.split(' ');
  return by ? `knight ${knight} by ${by.replaceAll('-', '−').replace(',', ', ')}` : move;
}

function explainMove({ winning, nimSum, chosen }: KnightsExplanation): { text: string; rule: KnightsRule } {
  if (winning.length === 0)
    return {
      text: `The nim-sum is 0: every move loses against best play. The solver moves ${moved(chosen)}.`,
      rule: 'loser',
    };
  const others = winning.length > 1 ? `There are ${number(winning.length)} winning moves.` : 'No other move wins.';
  return {
    text: `Moving ${moved(chosen)} changes the nim-sum from ${nimSum} to 0 and wins. ${others}`,
    rule: 'winning',
  };
}

function advice({ winning, chosen }: KnightsExplanation, move: string): string {
  if (winning.length === 0) return 'There was no winning move.';
  if (winning.includes(move)) return 'A winning move.';
  return `A mistake: moving ${moved(chosen)} would have won.`;
}

export const knightsWords = {
  step,
  explainMove,
  advice,
  hint: 'Choose a knight, then a cell with a ring to move it there.',
  cellHint: {
    see: 'what is there',
    play: (): string => 'To move, choose a knight, then a cell with a ring.',
  },
  place,
  move: moved,
  nim: {
    label: 'The nim-sum in binary',
    knight: 'Knight',
    at: 'At (x, y)',
    value: 'Value',
    binary: '4 2 1',
    binaryTitle: 'The value in binary: fours, twos, ones',
    sum: (knights: number) => `Nim-sum of ${count(knights, 'knight', 'knights')}`,
    sumNote: 'In binary: an odd number of ones in a column gives 1, an even number 0.',
    more: (rest: number) => `and ${count(rest, 'more knight', 'more knights')}`,
    show: (knight: number) => `Show knight ${number(knight)}`,
  },
  mex: {
    // Long numbers may stand below each other.
    heading: (x: string, y: string) =>
      `Values that the moves from (${coordinate(BigInt(x))}, ${coordinate(BigInt(y))}) lead to`,
    off: 'off the board',
    result: (value: number) => `The smallest value not among them is ${value}.`,
    laws: {
      corner: 'Here, near the corner, the values follow no pattern.',
      ray: 'Here, in the band along the line y = 2x or x = 2y, the value depends on the distance from the line, and on the smaller coordinate modulo 4.',
      diagonal:
        'Here, in the band along the diagonal, the value depends on the distance from the diagonal, and on the smaller coordinate modulo 4.',
      flat: 'Here one coordinate is more than twice the other, and the cell is outside the bands along y = 2x and x = 2y. So the value depends only on the smaller coordinate modulo 4.',
      plain: 'Here, between the bands along y = 2x, y = x and x = 2y, the value depends on both coordinates modulo 4.',
    },
  },
  winning: {
    heading: (count: number): string => (count === 0 ? 'No move wins' : 'Winning moves'),
    move: (knight: number, x: string, y: string) => `Knight ${number(knight)} to ${place(x, y)}`,
    more: (rest: number) => `and ${number(rest)} more`,
  },
  cut: (knight: number, value: number, right: number) =>
    `Knight ${number(knight)}: a program that computes values only up to index 499 gets ${value} for this cell. The right value is ${right}: the board does not end at 499.`,
  facts: {
    nimSum: 'Nim-sum',
    mover: 'To move',
    winner: 'Wins with best play',
    nobody: 'nobody',
    player,
    knights: 'Knights',
  },
};
