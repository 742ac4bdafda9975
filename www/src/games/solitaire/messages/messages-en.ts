// The words of the Solitaire Chess panel next to the board.

import type {
  Ahead,
  BonusKind,
  Removal,
  SolitaireBoard,
  SolitaireCandidate,
  SolitaireExplanation,
  SolitaireFault,
} from '../../../engine/boundary';
import { cell, count, number } from '../../../i18n/common';
import { stuck } from '../format';
import type { SolitaireRule } from '../rule-ids';
import { WORDS } from './board-en';

type Sentence = { text: string; rule: SolitaireRule };

const { pieces, points, withColour, ruleOf } = WORDS;
const score = (value: number) => count(value, 'point', 'points');
const last = ({ removals }: SolitaireBoard) => removals.at(-1) ?? null;

/** "3 4" as the cell it names; every other word stays. */
function place(move: string): string {
  const [, row, column] = /^(\d+) (\d+)$/.exec(move) ?? [];
  return row && column ? cell([Number(row) - 1, Number(column) - 1]) : move;
}

const illegal = (board: SolitaireBoard, fault: Extract<SolitaireFault, { kind: 'illegal' }>): Sentence => {
  const from = last(board);
  const at = `${fault.row} ${fault.column}`;
  switch (fault.refusal.kind) {
    case 'empty':
      return { text: `${at} is an empty tile.`, rule: 'taken' };
    case 'sameCell':
      return { text: `${at} is the tile that the last piece came from.`, rule: 'last' };
    case 'offBoard':
      return { text: `${at} is not on the board: rows and columns go from 1 to 6.`, rule: 'faults' };
    default:
      return from
        ? {
            text: `${at} is out of reach from the ${pieces[from.piece].name} at ${cell(from.at)}: ${pieces[from.piece].rule}. Allowed: ${board.next.map(cell).join(', ') || 'nothing'}.`,
            rule: ruleOf[from.piece],
          }
        : { text: `${at} is not allowed.`, rule: 'faults' };
  }
};

function faulty(board: SolitaireBoard, fault: SolitaireFault): Sentence {
  switch (fault.kind) {
    case 'illegal':
      return illegal(board, fault);
    case 'reply':
      return fault.piece
        ? { text: `${pieces[fault.piece].word} is impossible: after gold the reply is blank.`, rule: 'layers' }
        : { text: 'blank is impossible: only gold has nothing beneath it.', rule: 'layers' };
    case 'noEnd':
      return { text: 'The transcript ends without 0 0.', rule: 'end' };
  }
}

function step(board: SolitaireBoard): string {
  const { step: made, removals, score: now } = board;
  switch (made?.kind) {
    case undefined:
      return 'There are 36 bronze pieces on the board. The first piece can be removed anywhere.';
    case 'removed': {
      const { piece, colour, at } = made.removal;
      return `Removal ${number(removals.length)}: the ${withColour(piece, colour)} at ${cell(at)}, for ${score(made.points)}; ${number(now.total)} in all.`;
    }
    case 'replied': {
      const gone = last(board);
      const beneath = gone ? `Beneath the ${withColour(gone.piece, gone.colour)}` : 'Beneath';
      const colour = board.tiles[made.at[0] * 6 + made.at[1]]?.colour ?? 'empty';
      const piece = made.piece ? withColour(made.piece, colour) : 'nothing (blank)';
      const over = stuck(board) && !board.scripted;
      return `${beneath} at ${cell(made.at)}: ${piece}; ${score(now.total)} ${over ? 'at the end: no continuation is left' : 'so far'}.`;
    }
    case 'stopped':
      return `Stopped (0 0) with ${score(now.total)}.`;
    case 'faulty':
      return `${faulty(board, made.fault).text} The game counts 0 points.`;
  }
}

/** How good a score is: the player's scores on such boards. */
function result({ score: { total }, measured }: SolitaireBoard): string {
  if (!measured) return 'To compare: Position, Run 100 games.';
  const { boards, nodes, mean, low, high } = measured;
  const yours = `Score: ${number(total)}.`;
  const how = `${number(nodes)} positions per move`;
  if (low === high) return `${yours} The solver scores ${number(low)} on a board of this type (${how}).`;
  return `${yours} The solver scores ${points(mean)} on average on boards of these types, from ${number(low)} to ${number(high)} (${number(boards)} boards, ${how}).`;
}

function replies({ chosen, replyScripted }: SolitaireExplanation): Sentence {
  return {
    text: `Revealed: ${chosen ?? '?'}, from the ${replyScripted ? 'transcript' : 'seed'}.`,
    rule: replyScripted ? 'paste' : 'draw',
  };
}

function chooses({ chosen, candidates, scripted }: SolitaireExplanation): Sentence {
  if (chosen === '0 0')
    return { text: scripted ? 'The transcript stops here: 0 0.' : 'The solver stops here: 0 0.', rule: 'end' };
  const best = candidates.find(({ at }) => `${at[0] + 1} ${at[1] + 1}` === chosen);
  if (!chosen || !best) return { text: 'Still thinking. The best removal so far is listed first.', rule: 'draw' };
  const who = scripted ? 'The transcript removes' : 'Remove';
  const text = `${who} the ${pieces[best.piece].name} at ${place(chosen)}: ${points(best.expected)} points at the end, on average.`;
  return { text, rule: 'draw' };
}

function explainMove(why: SolitaireExplanation, board: SolitaireBoard): Sentence {
  if (why.fault) {
    const { text, rule } = faulty(board, why.fault);
    return { text: `The transcript is invalid here. ${text} The game counts 0 points.`, rule };
  }
  return board.waits ? replies(why) : chooses(why);
}

function advice(past: SolitaireExplanation, move: string): string {
  const of = (wanted: string | null) => past.candidates.find(({ at }) => `${at[0] + 1} ${at[1] + 1}` === wanted);
  const [yours, its] = [of(move), of(past.chosen) ?? past.candidates[0]];
  if (!yours || !its) return '';
  if (yours === its) return `The solver makes the same removal: ${points(yours.expected)} points expected.`;
  const found = past.scripted ? 'the transcript has' : 'the solver plays';
  return `Expected points after your removal at ${place(move)}: ${points(yours.expected)}; ${found} ${cell(its.at)}: ${points(its.expected)}.`;
}

/** The effects of a removal, the most important first. */
function means({ run, breaksRun, set, waiting, breaksSet, chain, breaksChain, next, dead }: Ahead): string[] {
  const said: [boolean, string][] = [
    [next === 0, 'dead end: the game is over'],
    [set > 0, `set: ${number(set)}`],
    [set > 0 && chain > 1, `chain of ${number(chain)}`],
    [run > 1, `run of ${number(run)}`],
    [set === 0 && waiting > 1, `${number(waiting)} of 4 for a set`],
    [breaksRun > 0, `ends a run of ${number(breaksRun)}`],
    [breaksSet > 1, `gives up ${number(breaksSet)} of a set`],
    [breaksChain > 0, `ends a chain of ${number(breaksChain)}`],
    [dead > 0 && next > 0, `dead ends next: ${number(dead)} of ${number(next)}`],
  ];
  return said.flatMap(([holds, words]) => (holds ? [words] : []));
}

const kinds: Record<BonusKind, { name: string; rule: SolitaireRule }> = {
  run: { name: 'Run', rule: 'runs' },
  ordered: { name: '1 2 3 4 in order', rule: 'sets' },
  numbers: { name: 'Number set', rule: 'sets' },
  pieces: { name: 'Piece set', rule: 'sets' },
  alternation: { name: 'Alternation', rule: 'chains' },
};

const removal = ({ piece, colour, at }: Removal, index: number) =>
  `${number(index + 1)}. ${withColour(piece, colour)} at ${cell(at)}`;

const alphabets: Record<string, string> = {
  all: 'all eight',
  '1,2,3,4': '1 2 3 4',
  'torn,lopare,dam': 'torn lopare dam',
  '1,2': '1 2',
  '1': 'only 1',
  springare: 'only springare',
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
  hint: 'Click a highlighted tile to remove its piece. The next layer appears by itself.',
  slips: {
    bronze:
      'The English statement says that a removed silver piece is replaced by a bronze one. That is an error: it is gold, as in the Swedish original and in the tests.',
  },
  why: {
    label: 'Possible removals, the best first',
    tile: 'Tile',
    expected: 'Expected',
    expectedTitle: 'The average final score over simulated games, and its standard deviation',
    now: 'Now',
    nowTitle: 'Points for this removal, with all bonuses',
    means: 'Effect',
    choice: 'best',
    script: 'transcript',
    spread: (value: number) => `± ${points(value)}`,
    worlds: ({ worlds }: SolitaireCandidate) => `over ${count(worlds, 'simulated game', 'simulated games')}`,
    dropped: (at: string, worlds: number, of: number): string =>
      worlds === 0
        ? `${at} was not simulated: its number is a first estimate.`
        : `Removals are compared in the same simulated games. ${at} fell behind in the first ${number(worlds)} of ${number(of)} and was dropped: its average is over those alone.`,
    gain: (value: number) => `+${number(value)}`,
    line: 'Expected continuation',
    legal: 'Allowed instead',
    stop: 'Stop here (0 0)',
  },
  thought: {
    label: 'Progress of the solver',
    going: (nodes: number, of: number) => `${number(nodes)} of ${number(of)} positions…`,
    done: (nodes: number) => `${count(nodes, 'position', 'positions')} searched`,
  },
  facts: {
    total: 'Score',
    removals: 'Removals, 1 point each',
    runs: 'Runs',
    numbers: 'Number sets',
    pieces: 'Piece sets',
    alternation: 'Alternation',
    ledger: 'Bonuses',
    none: 'None yet.',
    steps: (first: number, end: number) => `removals ${number(first + 1)}–${number(end + 1)}`,
    sequence: 'Removed so far',
    nothing: 'Nothing yet.',
    waiting: (pieces: number) => `The last ${number(pieces)} can still become a set.`,
    run: (length: number) => `Current run: ${number(length)}.`,
    chain: (sets: number) => `The next set can extend a chain of ${number(sets)}.`,
    waits: 'No set has been started.',
  },
  signs: {
    bronze: 'Bronze: round, two layers below',
    silver: 'Silver: hexagon, one layer below',
    gold: 'Gold: seal, nothing below',
    target: 'Can be removed next',
    choice: 'The solver’s choice',
    ahead: 'Where a removal leads',
    values: 'Expected score: dark low, light high',
  },
  controls: {
    region: 'The game',
    alphabet: 'Pieces',
    alphabetTitle: 'The types that new pieces are drawn from',
    seen: 'as in the input',
    alphabets,
    seed: 'Seed',
    seedTitle: 'The same seed gives the same game. Empty if the board was not made from a seed',
    game: 'New game',
    gameTitle: 'Opens the game of this seed, or of the next seed if this game is on the board',
    strength: 'Strength',
    strengthTitle: 'Positions that the solver searches per removal',
    strengths: { 1000: 'quick', 20000: 'good', 200000: 'strong', 2000000: 'best' } as Record<number, string>,
    nodes: (nodes: number) => `${number(nodes)} per removal`,
    stop: 'Stop',
    stopTitle: 'Stop thinking and keep the results so far',
    go: 'Keep thinking',
  },
  batch: {
    heading: 'Many games',
    run: (games: number) => `Run ${number(games)} games`,
    from: 'from seed',
    stop: 'Stop',
    label: 'Games played',
    done: (games: number, of: number) => `${number(games)} of ${count(of, 'game', 'games')}`,
    mean: 'Mean score',
    error: 'Standard error',
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
