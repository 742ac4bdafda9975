// What is said of a game of Solitaire Chess beside the board.

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
  switch (fault.why.kind) {
    case 'empty':
      return { text: `${at} asks for a tile that is empty.`, rule: 'taken' };
    case 'sameCell':
      return { text: `${at} asks for the tile that the last piece came from.`, rule: 'last' };
    case 'offBoard':
      return { text: `${at} is no tile: rows and columns go from 1 to 6.`, rule: 'faults' };
    default:
      return from
        ? {
            text: `${at} is out of reach: the ${pieces[from.piece].name} at ${cell(from.at)} leads ${pieces[from.piece].rule}. Allowed: ${board.next.map(cell).join(', ') || 'nothing'}.`,
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
        ? { text: `${pieces[fault.piece].word} cannot come: behind gold the reply is blank.`, rule: 'layers' }
        : { text: 'blank cannot come: only behind gold is nothing left.', rule: 'layers' };
    case 'noEnd':
      return { text: 'The transcript ends without 0 0.', rule: 'end' };
  }
}

function step(board: SolitaireBoard): string {
  const { step: made, removals, score: now } = board;
  switch (made?.kind) {
    case undefined:
      return '36 bronze pieces lie on the board. The first may be removed anywhere.';
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
      return `${beneath} at ${cell(made.at)}: ${piece}; ${score(now.total)} ${over ? 'in the end: no way leads on' : 'so far'}.`;
    }
    case 'stopped':
      return `The player stops (0 0) with ${score(now.total)}.`;
    case 'faulty':
      return `${faulty(board, made.fault).text} The game counts 0 points.`;
  }
}

function replies({ chosen, told }: SolitaireExplanation): Sentence {
  const from = told ? 'from the transcript' : 'from the seed';
  return { text: `Luck’s turn: the tile’s next layer comes ${from}: ${chosen ?? '?'}.`, rule: told ? 'paste' : 'draw' };
}

function chooses({ chosen, candidates, scripted }: SolitaireExplanation): Sentence {
  if (chosen === '0 0')
    return { text: scripted ? 'The transcript stops here: 0 0.' : 'The player stops here: 0 0.', rule: 'end' };
  const best = candidates.find(({ at }) => `${at[0] + 1} ${at[1] + 1}` === chosen);
  if (!chosen || !best) return { text: 'Still thinking; the best so far stands first.', rule: 'draw' };
  const who = scripted ? 'The transcript removes' : 'Remove';
  const text = `${who} the ${pieces[best.piece].name} at ${place(chosen)}: ${points(best.expected)} points in the end, on average.`;
  return { text, rule: 'draw' };
}

function explainMove(why: SolitaireExplanation, board: SolitaireBoard): Sentence {
  if (why.fault) {
    const { text, rule } = faulty(board, why.fault);
    return { text: `The transcript goes wrong here. ${text} The game counts 0 points.`, rule };
  }
  return board.waits ? replies(why) : chooses(why);
}

function advice(past: SolitaireExplanation, move: string): string {
  const of = (wanted: string | null) => past.candidates.find(({ at }) => `${at[0] + 1} ${at[1] + 1}` === wanted);
  const [yours, its] = [of(move), of(past.chosen) ?? past.candidates[0]];
  if (!yours || !its) return '';
  if (yours === its) return `Your choice is the player’s too: ${points(yours.expected)} points expected.`;
  const found = past.scripted ? 'the transcript goes on with' : 'the player would take';
  return `Your choice ${place(move)} expects ${points(yours.expected)} points; ${found} ${cell(its.at)}, which expects ${points(its.expected)}.`;
}

/** What a removal means, the weightiest first. */
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
    [dead > 0 && next > 0, `${number(dead)} of ${number(next)} ways on are dead ends`],
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
  explainMove,
  advice,
  place,
  points,
  means,
  kinds,
  removal,
  hint: 'Click a lit tile to remove its piece; what lies beneath comes by itself.',
  slips: {
    bronze:
      'The English statement replaces a removed silver piece by a “bronze” one. A slip: it is gold, as in the Swedish original and in the tests.',
  },
  why: {
    label: 'Where the next piece may be removed, the best first',
    tile: 'Tile',
    expected: 'Expected',
    expectedTitle: 'The total at the end, on average over the worlds looked at, and its standard deviation',
    now: 'Now',
    nowTitle: 'Points at once: the removal and all bonuses',
    means: 'What it means',
    choice: 'choice',
    script: 'transcript',
    spread: (value: number) => `± ${points(value)}`,
    worlds: ({ worlds }: SolitaireCandidate) => `over ${count(worlds, 'world', 'worlds')}`,
    gain: (value: number) => `+${number(value)}`,
    line: 'It expects to go on with',
    legal: 'Allowed instead',
    stop: 'Stop here (0 0)',
  },
  thought: {
    label: 'How far the player has thought',
    going: (nodes: number, of: number) => `${number(nodes)} of ${number(of)} positions…`,
    done: (nodes: number) => `${count(nodes, 'position', 'positions')} looked at`,
  },
  facts: {
    total: 'Score',
    removals: 'Removals, a point each',
    runs: 'Runs',
    numbers: 'Number sets',
    pieces: 'Piece sets',
    alternation: 'Alternation',
    ledger: 'Bonuses',
    none: 'None yet.',
    steps: (first: number, end: number) => `removals ${number(first + 1)}–${number(end + 1)}`,
    sequence: 'Removed so far',
    nothing: 'Nothing yet.',
    waiting: (pieces: number) => `The last ${number(pieces)} may still become a set.`,
    run: (length: number) => `A run of ${number(length)} goes on.`,
    chain: (sets: number) => `The next set may follow a chain of ${number(sets)}.`,
    waits: 'No set is under way.',
  },
  signs: {
    bronze: 'Bronze: round, two layers beneath',
    silver: 'Silver: six corners, one beneath',
    gold: 'Gold: a seal, nothing beneath',
    target: 'May be removed next',
    choice: 'The player’s choice',
    ahead: 'Where a removal would lead',
    values: 'Total expected: dark least, light most',
  },
  controls: {
    region: 'The game',
    alphabet: 'Pieces',
    alphabetTitle: 'The types that luck draws from',
    seen: 'as seen',
    alphabets,
    seed: 'Seed',
    seedTitle: 'The luck: the same seed is the same game',
    game: 'New game',
    gameTitle: 'Opens the game of this seed; of the next one, if this one is on the board',
    strength: 'Strength',
    strengthTitle: 'Positions that the player looks at for a move',
    strengths: { 1000: 'quick', 20000: 'good', 200000: 'strong', 2000000: 'best' } as Record<number, string>,
    nodes: (nodes: number) => `${number(nodes)} a move`,
    stop: 'Stop',
    stopTitle: 'Stop thinking; what was found stays',
    go: 'Think on',
  },
  batch: {
    heading: 'Many games',
    run: (games: number) => `Run ${number(games)} games`,
    from: 'from seed',
    stop: 'Stop',
    label: 'Games played',
    done: (games: number, of: number) => `${number(games)} of ${count(of, 'game', 'games')}`,
    mean: 'Mean total',
    error: 'Standard error',
    range: 'Lowest and highest',
    between: (low: number, high: number) => `${number(low)} – ${number(high)}`,
    terms: (alphabet: string, nodes: number, from: number) =>
      `Pieces: ${alphabets[alphabet] ?? alphabet.replaceAll(',', ' ')}; ${number(nodes)} positions a move; seeds from ${number(from)}.`,
    totals: 'Totals',
    games: 'Games',
    tenths: (value: number) => points(Math.round(value * 10)),
    listed: (low: number, high: number) => `Games with ${number(low)} to ${number(high)} points`,
    open: (seed: number, total: number) => `Seed ${number(seed)}: ${score(total)}`,
  },
};
