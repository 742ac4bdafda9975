// The words of the Pursuit panel next to the board.
import type {
  OutputError,
  PursuitBoard,
  PursuitCandidate,
  PursuitCriterion,
  PursuitEnd,
  PursuitExplanation,
  RobotFailure,
  Side,
} from '../../../engine/boundary';
import { capital, count, inWords, NO_BREAK, number, ordinal } from '../../../i18n/common';
import { xy } from '../format';
import type { PursuitRule } from '../rule-ids';
import { WORDS } from './board-en';

type Sentence = { text: string; rule: PursuitRule };

const { sides } = WORDS;
const turnOf = (turn: number) => (turn === 0 ? 'Turn 0 (placement)' : `Turn ${number(turn)}`);

const failures: Record<RobotFailure['kind'], string> = {
  notStarted: 'its program could not be started',
  timeOut: 'its program took too long',
  tooLong: 'its program wrote more than is allowed',
  noFile: 'its program gave no output',
  notText: 'its output is not UTF-8 text',
  memory: 'its program took too much memory',
  files: 'its program left too many files or too deeply nested folders',
  exit: 'its program exited with an error',
  signal: 'its program was ended by a signal',
};

function failure(what: RobotFailure): string {
  if (what.kind === 'exit') return `${failures.exit} (exit status ${what.status})`;
  return what.kind === 'signal' ? `${failures.signal} (${what.number})` : failures[what.kind];
}

/** Most moves are printed in one line. */
const inLine = (line: number): string => (line > 1 ? ` (line ${number(line)} of it)` : '');

/** A step that a program printed as two numbers, the first of them counted from 1. */
function stepOf(by: Side, { number: first, line }: { number: number; line: number }): string {
  const pair = (first - 1) / 2;
  const whose = by === 'catchers' ? `the step of catcher ${number(pair)}` : `the fugitive’s step ${number(pair + 1)}`;
  const where = line > 1 ? ` in line ${number(line)}` : '';
  return `${whose} (the ${ordinal(first)} and ${ordinal(first + 1)} numbers${where} of the program’s move)`;
}

/** Why a side's move is invalid: which number, in which line, against which rule. */
function wrong(by: Side, what: OutputError): string {
  const at =
    'line' in what ? `number ${number(what.number)} of the move that the program printed${inLine(what.line)}` : '';
  switch (what.kind) {
    case 'notANumber':
      return `${at} is “${what.text}”, but must be a whole number`;
    case 'count':
      return `expected ${count(what.expected, 'number', 'numbers')}, found ${number(what.found)}`;
    case 'range':
      return `${at} is ${what.value}, but must be from ${what.min} to ${what.max}`;
    case 'diagonal':
      return `${stepOf(by, what)} is diagonal; one of the two numbers must be 0`;
    case 'offField':
      return `${stepOf(by, what)} leads off the square`;
    case 'failed':
      return failure(what.failure);
  }
}

const score = ([first, second]: [number, number]) => `${number(first)}${NO_BREAK}:${NO_BREAK}${number(second)}`;

function ended(board: PursuitBoard, end: PursuitEnd): string {
  const points = board.score ? ` Score: catchers ${number(board.score[0])}, fugitive ${number(board.score[1])}.` : '';
  if (end.kind === 'caught') return `The fugitive is caught on turn ${number(board.turn)}.${points}`;
  if (end.kind === 'escaped') return `The fugitive is free after all ${number(board.turns)} turns.${points}`;
  return `${capital(sides[end.side])} forfeit${end.side === 'fugitive' ? 's' : ''} on turn ${number(board.turn)}: ${wrong(end.side, end.error)}.${points}`;
}

function fugitiveMoved(n: number, path: number[], now: number): string {
  const [from] = path;
  if (from === undefined) return `The fugitive is placed at ${xy(n, now)}.`;
  return path.every((cell) => cell === from) && now === from
    ? `The fugitive has stayed at ${xy(n, now)}.`
    : `The fugitive has moved from ${xy(n, from)} to ${xy(n, now)}.`;
}

function made({ step, n, fugitive, catchers, end }: PursuitBoard): string {
  if (!step || end?.kind === 'forfeit') return '';
  if (step.side === 'fugitive') return fugitiveMoved(n, step.path, fugitive ?? 0);
  if (step.catchers.length === 0) return `${count(catchers.length, 'catcher is', 'catchers are')} placed.`;
  const moved = catchers.filter((cell, nth) => cell !== step.catchers[nth]).length;
  return catchersMoved(moved, catchers.length - moved);
}

function catchersMoved(moved: number, stayed: number): string {
  if (moved === 0) return 'The catchers have stayed where they were.';
  const some = `${capital(inWords(moved))} ${moved === 1 ? 'catcher has' : 'catchers have'} moved`;
  return stayed === 0 ? `${some}.` : `${some}, ${inWords(stayed)} ${stayed === 1 ? 'has' : 'have'} stayed.`;
}

/** The turn that a move belonged to: after the fugitive's move the next turn has begun. */
const wordsTurn = ({ turn, step, end }: PursuitBoard) => (step?.side === 'fugitive' && !end ? turn - 1 : turn);

function step(board: PursuitBoard): string {
  const said = made(board);
  if (board.end) return [said, ended(board, board.end)].filter(Boolean).join(' ');
  return said
    ? `${turnOf(wordsTurn(board))}. ${said}`
    : `Turn ${number(board.turn)}. ${capital(board.sideToMove)} to ${board.turn === 0 ? 'be placed' : 'move'}.`;
}

const strategyOf = ({ strategy }: PursuitExplanation) => `The strategy “${strategy}”`;

/** The robot of the input that a strategy plays for. */
function replaced({ strategy }: PursuitExplanation, { robots, sideToMove }: PursuitBoard): string {
  const robot = robots[sideToMove === 'catchers' ? 0 : 1];
  if (!robot || robot === strategy) return '';
  return robot in strategies ? ` instead of “${robot}”` : `, because the page cannot run the program “${robot}”`;
}

/** What the move was chosen by. */
const criteria: Record<PursuitCriterion, Record<Side, string>> = {
  exact: {
    catchers: 'All positions of this board were computed: no other move catches the fugitive earlier.',
    fugitive: 'All positions of this board were computed: no other move keeps the fugitive free longer.',
  },
  random: { catchers: 'The move is random.', fugitive: 'The move is random.' },
  capture: { catchers: 'A catcher can step onto the fugitive.', fugitive: '' },
  nearer: { catchers: 'Every catcher steps nearer to the fugitive.', fugitive: '' },
  nearerApart: {
    catchers: 'Every catcher steps nearer to the fugitive, and keeps away from the others where it can.',
    fugitive: '',
  },
  area: {
    catchers:
      'It tries steps of all catchers together, and takes those after which the fugitive’s best reply leaves it the smallest area.',
    fugitive:
      'It tries the most promising moves, and takes the one that leaves the fugitive the largest area after the catchers’ reply.',
  },
  diagonal: {
    catchers:
      'Two catchers go onto one of the fugitive’s diagonals, one on each side of the fugitive. When the fugitive steps to a neighbouring diagonal, both catchers step there too. A third catcher comes nearer. On a torus this always catches a fugitive that makes one step per turn.',
    fugitive: '',
  },
  farFromNearest: { catchers: '', fugitive: 'The fugitive goes as far from the nearest catcher as it can.' },
  farFromAll: {
    catchers: '',
    fugitive: 'The fugitive goes where the sum of its distances from all catchers is largest.',
  },
};

const ruleOf = (criterion: PursuitCriterion): PursuitRule => (criterion === 'area' ? 'area' : 'names');

function explainMove(why: PursuitExplanation, board: PursuitBoard): Sentence {
  const who = why.scripted ? 'The replay' : strategyOf(why);
  const place = why.scripted ? '' : replaced(why, board);
  if (why.chosen.startsWith('!'))
    return {
      text: `${capital(sides[board.sideToMove])} ${board.sideToMove === 'catchers' ? 'forfeit' : 'forfeits'} here, and the match ends.`,
      rule: 'forfeit',
    };
  if (board.turn === 0)
    return {
      text:
        board.sideToMove === 'catchers'
          ? `${who} places ${count(board.pairs, 'catcher', 'catchers')}${place}. The fugitive is not placed yet.`
          : `${who} places the fugitive${place}. It sees where the catchers are.`,
      rule: 'placement',
    };
  const moves = `moves ${sides[board.sideToMove]}${place}`;
  if (why.criterion)
    return { text: `${who} ${moves}. ${criteria[why.criterion][board.sideToMove]}`, rule: ruleOf(why.criterion) };
  return {
    text: `${who} ${moves}. The fugitive can now reach ${number(why.won)} of ${number(board.n * board.n)} cells before any catcher.`,
    rule: 'area',
  };
}

/** A longer move tells a reader nothing. */
const LONGEST_WORD = 24;

/** Only the user's own moves can be compared with the strategy's. */
function advice(past: PursuitExplanation, move: string): string {
  if (past.scripted) return '';
  if (move === past.chosen) return `${strategyOf(past)} plays the same move.`;
  return past.chosen.length <= LONGEST_WORD ? `${strategyOf(past)} plays ${past.chosen}.` : '';
}

const strategies: Record<string, string> = {
  best: 'best',
  exact: 'exact',
  area: 'area',
  shadow: 'shadow (torus)',
  dominate: 'dominate',
  far: 'far',
  chase: 'chase',
  random: 'random',
};

export const pursuitWords = {
  step,
  explainMove,
  advice,
  score,
  sides,
  strategies,
  hint: 'To move the fugitive, choose a marked cell. To move the catchers, choose a catcher, then a cell next to it. Then choose “Make the move”: catchers that you have not moved stay. To have the strategy play the other side, choose your own at “You can move” above the board.',
  cellHint: {
    see: 'what is there and who gets there first',
    play: ({ turn, sideToMove, pairs }: PursuitBoard): string => {
      if (turn === 0) return `To place ${sideToMove === 'catchers' ? 'a catcher' : 'the fugitive'}, choose a cell.`;
      if (sideToMove === 'fugitive') return 'To move the fugitive, choose a marked cell.';
      const last = pairs > 1 ? ' Then choose “Make the move”.' : '';
      return `To move a catcher, choose it, then a cell next to it.${last}`;
    },
  },
  slips: {
    faster:
      'The statement says “not more than S cells”, but a robot’s output has exactly S steps. “0 0” is a step that stays.',
  },
  why: {
    label: 'Moves, the best first',
    where: 'To',
    catcher: 'Catcher',
    /** What the strategy maximises is the area after the reply. */
    area: 'Area',
    areaBeforeReply: 'Area before the catchers’ reply',
    areaTitle: 'Cells that the fugitive could then reach before any catcher',
    areaNote: {
      catchers:
        'Area: the number of cells that the fugitive can reach sooner than any catcher. After the step it is the fugitive’s turn; on the board it is still the catchers’ turn, so the blue area can be smaller.',
      fugitive:
        'Area: the number of cells that the fugitive can reach sooner than any catcher. After the move it is the catchers’ turn; on the board it is still the fugitive’s turn, so the blue area can be larger.',
    },
    beforeReply: 'The strategy decides by the area after the catchers’ reply, which is not in the table.',
    /** Where the chosen move is not the first row. */
    notFirst: {
      together: 'The table is sorted by area, but the strategy compares moves of all catchers together.',
      exact: {
        catchers: 'The table is sorted by area, but the strategy chooses by how early the fugitive is caught.',
        fugitive: 'The table is sorted by area, but the strategy chooses by how long the fugitive stays free.',
      },
      other: 'The table is sorted by area, but this strategy does not use the area.',
    },
    /** `label`: of the rows that the next move consists of. */
    single: (label: string) =>
      `Each row: one catcher steps, the others stay. The ${label} makes all the steps marked “${label}” at once.`,
    /** While a person chooses the catchers' steps. */
    planned: 'The table is for the position before your steps.',
    stays: 'stays',
    distance: 'Steps to nearest catcher',
    /** Where the rows are of catchers. */
    fugitiveDistance: 'Fugitive’s steps to nearest catcher',
    distanceTitle: 'Steps from the fugitive to the nearest catcher after the move',
    caught: 'caught',
    choice: 'chosen',
    /** Of a row that is only a part of the strategy's move. */
    part: 'strategy',
    script: 'replay',
    fewer: 'Show fewer',
    more: (all: number) => `Show all ${number(all)}`,
    who: ({ catcher }: PursuitCandidate) => (catcher === null ? '' : number(catcher)),
  },
  facts: {
    turn: 'Turn of the next move',
    of: (turn: number, turns: number) => `${number(turn)} (last: ${number(turns - 1)})`,
    due: 'To move',
    now: 'Score if caught on that turn (catchers : fugitive)',
    score: 'Score (catchers : fugitive)',
    scoreTitle: 'catchers : fugitive',
    field: 'Board',
    torus: 'torus',
    square: 'square',
    catchers: 'Catchers (K)',
    steps: 'Fugitive’s steps per turn (S)',
    won: 'Cells the fugitive can reach first',
    turned: 'Changed by the last move',
    robots: 'Programs in the input',
    reading: 'Fugitive passing through a catcher',
    readings: { default: 'allowed', blocked: 'not allowed: caught there' },
    cells: (value: number) => count(value, 'cell', 'cells'),
    chart: 'Cells the fugitive can reach first, by turn',
    chartNote: 'Turns computed so far',
  },
  signs: {
    fugitive: 'Fugitive',
    catcher: 'Catcher and its number',
    own: 'The fugitive gets here first',
    theirs: 'A catcher gets here first',
    changed: 'Changed by the last move: + cell gained by the fugitive, − cell lost',
    reach: 'The fugitive can end its move here',
    beside: 'The fugitive can end its move here, next to a catcher',
    glued: 'Edges with the same mark are joined',
  },
  controls: {
    region: 'The match',
    seat: 'You can move:',
    /** On a narrow screen. */
    seatShort: 'Move:',
    seatTitle:
      'The side that you can move on the board. If it is one side, the other one answers each of your moves by its strategy.',
    seats: { none: 'both sides', catchers: 'catchers', fugitive: 'fugitive' },
    catchers: 'Catchers',
    fugitive: 'Fugitive',
    strategyTitle: 'The strategy for this side where the input has no moves',
    asNamed: 'as in the input',
    menu: 'More',
    save: 'Save replay',
    saveTitle: 'Save the match up to this position as a file that you can open here again',
  },
  plan: {
    label: 'The catchers’ move',
    places: (placed: number, all: number) => `${number(placed)} of ${count(all, 'catcher', 'catchers')} placed`,
    moves: (moved: number, all: number) => `${number(moved)} of ${count(all, 'catcher', 'catchers')} moved`,
    waits: 'It is the fugitive’s move',
    undo: 'Undo',
    undoTitle: 'Undo your last step of a catcher',
    rest: (places: boolean): string => (places ? 'Let the strategy place the rest' : 'Let the strategy move the rest'),
    restTitle: 'The strategy places or moves every catcher that you have not. Then the catchers’ move is made',
    send: 'Make the move',
    sendTitle: 'Make the catchers’ move: those that you have not moved stay. Then the fugitive moves',
  },
  theory: 'Theory',
  theoryParts: { label: 'Theory', match: 'This match', atlas: 'Atlas of boards' },
  workshop: 'Robot workshop',
  newMatch: {
    heading: 'New match',
    intro:
      'Creates a match between two built-in strategies and opens it as the input. To play yourself, choose a side above the board.',
    board: 'Board',
    boards: { square: 'Square', torus: 'Torus' },
    fields: {
      n: 'N, cells per side',
      catchers: 'K, catchers',
      steps: 'S, the fugitive’s steps per turn',
      turns: 'L, turns',
    },
    most: 'largest allowed',
    range: (field: string, min: number, max: number) => `${field}: from ${number(min)} to ${number(max)}.`,
    whole: 'All values must be whole numbers.',
    start: 'Start the match',
  },
  noPage: 'This page could not be loaded. Try again when you are online.',
};
