// The words of the Solitaire Chess panel next to the board.

import type {
  Ahead,
  BonusKind,
  Piece,
  Removal,
  SolitaireBoard,
  SolitaireCandidate,
  SolitaireExplanation,
  SolitaireFault,
} from '../../../engine/boundary';
import { capital, cell, count, NO_BREAK, number } from '../../../i18n/common';
import { stuck } from '../format';
import { tileAt } from '../position';
import type { SolitaireRule } from '../rule-ids';
import { RULE_OF_PIECE, ruleOfReply } from '../rulings';
import { WORDS } from './board-en';

type Sentence = { text: string; rule: SolitaireRule };

const { pieces, points, withColour } = WORDS;
const score = (value: number) => count(value, 'point', 'points');
const last = ({ removals }: SolitaireBoard) => removals.at(-1) ?? null;

/** "3 4" as the cell it names; every other word stays. */
function place(move: string): string {
  const [, row, column] = /^(\d+) (\d+)$/.exec(move) ?? [];
  return row && column ? cell([Number(row) - 1, Number(column) - 1]) : move;
}

/** The piece that took the place of a removed one. */
function appeared(board: SolitaireBoard, { at }: Removal): string {
  const piece = tileAt(board, at)?.piece;
  return piece ? `, where the ${pieces[piece].name} then appeared` : '';
}

const illegal = (board: SolitaireBoard, fault: Extract<SolitaireFault, { kind: 'illegal' }>): Sentence => {
  const from = last(board);
  const at = `(${fault.row},${NO_BREAK}${fault.column})`;
  switch (fault.refusal.kind) {
    case 'empty':
      return { text: `${at} is an empty tile.`, rule: 'taken' };
    case 'sameCell':
      return { text: `${at} is the tile that the last piece was removed from.`, rule: 'last' };
    case 'offBoard':
      return { text: `${at} is not on the board: rows and columns go from 1 to 6.`, rule: 'faults' };
    default:
      return from
        ? {
            text: `Removing ${at} is not allowed. The last removal took the ${pieces[from.piece].name} from ${cell(from.at)}${appeared(board, from)}. The ${pieces[from.piece].name} moves ${pieces[from.piece].rule}. Allowed: ${board.next.map(cell).join(', ') || 'nothing'}.`,
            rule: RULE_OF_PIECE[from.piece],
          }
        : { text: `Removing ${at} is not allowed.`, rule: 'faults' };
  }
};

function faulty(board: SolitaireBoard, fault: SolitaireFault): Sentence {
  switch (fault.kind) {
    case 'illegal':
      return illegal(board, fault);
    case 'reply':
      return fault.piece
        ? {
            text: `The reply cannot be a ${pieces[fault.piece].name}: nothing is beneath gold, so it must be “blank”.`,
            rule: 'layers',
          }
        : { text: 'The reply cannot be “blank”: only gold has nothing beneath it.', rule: 'layers' };
    case 'noEnd':
      return { text: 'The game ends without the line “0 0”.', rule: 'end' };
  }
}

function step(board: SolitaireBoard): string {
  const { step: made, removals, score: now } = board;
  switch (made?.kind) {
    case undefined:
      return 'There are 36 bronze pieces on the board. Any piece can be removed first.';
    case 'removed': {
      const { piece, colour, at } = made.removal;
      return `Removal ${number(removals.length)}: the ${withColour(piece, colour)} at ${cell(at)}, for ${score(made.points)}; ${number(now.total)} in all.`;
    }
    case 'replied': {
      const gone = last(board);
      const removed = gone ? `${capital(withColour(gone.piece, gone.colour))} removed from ${cell(made.at)}; ` : '';
      const colour = tileAt(board, made.at)?.colour ?? 'empty';
      const piece = made.piece ? `a ${withColour(made.piece, colour)} appears` : 'nothing is beneath it (blank)';
      const over = stuck(board) && !board.scripted;
      return over
        ? `${removed}${piece}. No piece can be removed now. Final score: ${score(now.total)}.`
        : `${removed}${piece}. ${score(now.total)} so far.`;
    }
    case 'stopped':
      return `The game was stopped (0 0). Final score: ${score(now.total)}.`;
    case 'faulty':
      return `${faulty(board, made.fault).text} The game scores 0 points.`;
  }
}

const drawn = (alphabet: readonly Piece[]) =>
  alphabet.length === 8
    ? 'all eight piece types'
    : `the piece types ${alphabet.map((piece) => pieces[piece].name).join(', ')}`;

/** How good a score is: the player's scores on such boards. */
function result({ score: { total }, measured, alphabet }: SolitaireBoard): string {
  const yours = `Score: ${number(total)}.`;
  if (!measured)
    return `${yours} No average is known for these piece types. To measure it, open “Position” and run 100 games.`;
  const { boards, nodes, mean, low, high } = measured;
  const how = `, when it searches ${number(nodes)} positions for each removal`;
  if (low === high) return `${yours} With this piece type the solver scores ${number(low)}${how}.`;
  return `${yours} On ${number(boards)} random boards with ${drawn(alphabet)} the solver scores ${points(mean)} on average, from ${number(low)} to ${number(high)}${how}.`;
}

/** A reply, the word of a piece or "blank", with what it means. */
function revealed(reply: string | null): string {
  const piece = Object.values(pieces).find(({ word }) => word === reply);
  return piece?.name ?? (reply === 'blank' ? 'nothing (blank)' : '?');
}

function replies(why: SolitaireExplanation): Sentence {
  return {
    text: `Revealed: ${revealed(why.chosen)}, ${why.replyScripted ? 'as in the input' : 'drawn by the seed'}.`,
    rule: ruleOfReply(why),
  };
}

function chooses({ chosen, candidates, scripted }: SolitaireExplanation): Sentence {
  if (chosen === '0 0')
    return { text: scripted ? 'The game in the input stops here (0 0).' : 'The solver stops here (0 0).', rule: 'end' };
  const best = candidates.find(({ at }) => `${at[0] + 1} ${at[1] + 1}` === chosen);
  if (!chosen || !best)
    return { text: 'The solver is still thinking. The best removal so far is listed first.', rule: 'draw' };
  const [piece, score] = [`the ${pieces[best.piece].name} at ${place(chosen)}`, points(best.expected)];
  const text = scripted
    ? `In the pasted game, ${piece} is removed next. If the solver played on from there, it would expect a final score of ${score}.`
    : `Remove ${piece}. Expected final score: ${score}.`;
  return { text, rule: 'draw' };
}

function explainMove(why: SolitaireExplanation, board: SolitaireBoard): Sentence {
  if (why.fault) {
    const { text, rule } = faulty(board, why.fault);
    return { text: `The game has an error here. ${text} It scores 0 points.`, rule };
  }
  return board.waits ? replies(why) : chooses(why);
}

function advice(past: SolitaireExplanation, move: string): string {
  const of = (wanted: string | null) => past.candidates.find(({ at }) => `${at[0] + 1} ${at[1] + 1}` === wanted);
  const [yours, its] = [of(move), of(past.chosen) ?? past.candidates[0]];
  if (!yours || !its) return '';
  if (yours === its) return `The solver removes the same piece. Expected final score: ${points(yours.expected)}.`;
  const other = past.scripted ? 'the removal in the input' : 'the solver’s removal';
  return `Expected final score after your removal at ${place(move)}: ${points(yours.expected)}; after ${other} at ${cell(its.at)}: ${points(its.expected)}.`;
}

const setOf = (piece: Piece) => (/^\d$/.test(pieces[piece].word) ? 'number set' : 'chess-piece set');

/** The effects of a removal, the most important first. */
function means(ahead: Ahead, piece: Piece): string[] {
  const { run, set, waiting, breaksSet, chain, breaksChain, next, dead } = ahead;
  const said: [boolean, string][] = [
    [next === 0, 'ends the game'],
    [set > 0, `${setOf(piece)}: +${number(set)}`],
    [set > 0 && chain > 1, `alternation of ${number(chain)} sets`],
    [run > 1, `run of ${number(run)}`],
    [set === 0 && waiting === 3, `one piece short of a ${setOf(piece)}`],
    [breaksSet > 1, `abandons a set (${number(breaksSet)} of 4)`],
    [breaksChain === 1, 'no alternation with the last set'],
    [breaksChain > 1, `ends the alternation of ${number(breaksChain)} sets`],
    [next > 0 && dead === next, 'the game ends with the next removal'],
  ];
  return said.flatMap(([holds, words]) => (holds ? [words] : []));
}

const kinds: Record<BonusKind, string> = {
  run: 'Run',
  ordered: '1 2 3 4 in order',
  numbers: 'Number set',
  pieces: 'Chess-piece set',
  alternation: 'Alternation',
};

const removal = ({ piece, colour, at }: Removal, index: number) =>
  `${number(index + 1)}. ${withColour(piece, colour)} at ${cell(at)}`;

const alphabets: Record<string, string> = {
  all: 'all 8 types',
  '1,2,3,4': '1, 2, 3, 4',
  'torn,lopare,dam': 'rook, bishop, queen',
  '1,2': '1, 2',
  '1': 'only 1',
  springare: 'only knights',
};

export const solitaireWords = {
  step,
  result,
  explainMove,
  advice,
  place,
  points,
  means,
  kinds,
  removal,
  hint: 'Choose a tile to remove its piece, where that is allowed. The next layer appears by itself.',
  cellHint: {
    see: 'what is there and whether you can remove that piece',
    play: (_: SolitaireBoard, touch: boolean): string =>
      touch ? 'If you can, the tap removes it.' : 'If you can, a click removes it.',
  },
  slips: {
    bronze:
      'The English statement says that a removed silver piece is replaced by a bronze one. That is an error: it is gold, as in the Swedish original and in the tests.',
  },
  why: {
    label: 'Possible removals, the best first',
    tile: 'Piece',
    expected: 'Expected ± std. deviation',
    expectedTitle: 'The average final score of simulated games after this removal, and its standard deviation',
    now: 'Points',
    nowTitle: 'Points for this removal, with all bonuses',
    choice: 'chosen',
    script: 'from input',
    /** Nothing where no game was simulated yet. */
    spread: (value: number) => (value > 0 ? `± ${points(value)}` : ''),
    worlds: ({ worlds }: SolitaireCandidate) => `over ${count(worlds, 'simulated game', 'simulated games')}`,
    dropped: (at: string, worlds: number, of: number): string =>
      worlds === 0
        ? `${at} was not simulated. Its expected score is a first estimate.`
        : `All removals are tried in the same ${number(of)} simulated games. After ${number(worlds)} of them ${at} was clearly worse, so the solver dropped it. Its average is over these ${number(worlds)}.`,
    gain: (value: number) => `+${number(value)}`,
    line: 'Likely continuation',
    legal: 'Allowed here',
    stop: 'Stop here (0 0)',
  },
  thought: {
    label: 'Progress of the solver',
    going: (nodes: number, of: number) => `${number(nodes)} of ${number(of)} positions…`,
    done: (nodes: number) => `${count(nodes, 'position', 'positions')} searched`,
  },
  facts: {
    total: 'Score',
    removals: 'Points for removals, 1 each',
    runs: 'Points for runs',
    numbers: 'Points for number sets',
    pieces: 'Points for chess-piece sets',
    alternation: 'Points for alternation',
    ledger: 'Bonuses',
    none: 'None yet.',
    steps: (first: number, end: number) => `removals ${number(first + 1)}–${number(end + 1)}`,
    sequence: 'Removed so far',
    nothing: 'Nothing yet.',
    waiting: (pieces: number) =>
      pieces === 1
        ? 'The underlined piece can still become part of a set.'
        : `The ${number(pieces)} underlined pieces can still become part of a set.`,
    run: (length: number) => `Current run: ${number(length)}.`,
    chain: (sets: number) => `Current alternation: ${number(sets)} sets.`,
    waits: 'No set has been started.',
  },
  signs: {
    bronze: 'Bronze: a circle, two layers below',
    silver: 'Silver: a hexagon, one layer below',
    gold: 'Gold: a star, nothing below',
    target: 'Can be removed next',
    choice: 'The solver’s removal',
    script: 'The next removal in the input',
    ahead: 'Possible after that removal',
    values: 'Expected score: the lighter, the higher',
  },
  controls: {
    region: 'The game',
    /** The list goes on with one of `alphabets`. */
    alphabet: 'New pieces drawn from:',
    /** On a narrow screen. */
    alphabetShort: 'Draw:',
    alphabetTitle:
      'The types that random pieces are drawn from, all equally likely: on a new board, and beneath a removed piece',
    /** Undoes another choice. */
    fromInput: 'as in the input',
    alphabets,
    seed: 'Board seed',
    /** On a narrow screen. */
    seedShort: 'Seed',
    noSeed: 'none',
    seedTitle: 'The same seed always gives the same game. Empty if the board was not made from a seed',
    game: 'Open board',
    nextGame: 'Next board',
    /** On a narrow screen. */
    gameShort: 'Open',
    nextGameShort: 'Next',
    gameTitle: 'Opens the game of this seed. If it is already on the board, opens that of the next seed',
    strength: 'Solver strength:',
    /** On a narrow screen. */
    strengthShort: 'Solver:',
    strengthTitle: 'Positions that the solver searches per removal',
    strengths: { 1000: 'fast', 20000: 'good', 200000: 'strong', 2000000: 'best' } as Record<number, string>,
    nodes: (nodes: number) => `${number(nodes)} per removal`,
    stop: 'Stop solver',
    /** On a narrow screen. */
    stopShort: 'Stop',
    stopTitle: 'Stop the solver and keep the results so far',
    go: 'Keep thinking',
    /** On a narrow screen. */
    goShort: 'Think',
  },
  player: 'Let your program play',
  playerTitle: 'Your program removes the pieces, the judge answers',
  noPage: 'This page could not be loaded. Try again when you are online.',
  batch: {
    heading: 'Average over many games',
    run: (games: number) => `Run ${number(games)} games`,
    from: 'from seed',
    stop: 'Stop',
    label: 'Games played',
    done: (games: number, of: number) => `${number(games)} of ${count(of, 'game', 'games')}`,
    mean: 'Mean score',
    error: 'Standard error of the mean',
    range: 'Lowest and highest',
    between: (low: number, high: number) => `${number(low)} – ${number(high)}`,
    terms: (alphabet: string, nodes: number, from: number) =>
      `Pieces: ${alphabets[alphabet] ?? alphabet.replaceAll(',', ' ')}; ${number(nodes)} positions per removal; seeds from ${number(from)}.`,
    totals: 'Scores',
    games: 'Games',
    tenths: (value: number) => points(Math.round(value * 10)),
    listed: (low: number, high: number) => `Games with ${number(low)} to ${number(high)} points`,
    open: (seed: number, total: number) => `Seed ${number(seed)}: ${score(total)}`,
  },
};
