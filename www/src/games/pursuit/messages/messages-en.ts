// What is said of a chase beside the board.
import type {
  PursuitBoard,
  PursuitCandidate,
  PursuitEnd,
  PursuitExplanation,
  RobotFailure,
  WrongWord,
} from '../../../engine/boundary';
import { capital, count, number } from '../../../i18n/common';
import { xy } from '../format';
import type { PursuitRule } from '../rule-ids';
import { WORDS } from './board-en';

type Sentence = { text: string; rule: PursuitRule };

const { sides } = WORDS;
const turnOf = (turn: number) => (turn === 0 ? 'Turn 0, the placement' : `Turn ${number(turn)}`);

const failures: Record<RobotFailure['kind'], string> = {
  notStarted: 'its program could not be started',
  timeOut: 'its program took too long',
  tooLong: 'its program wrote more than is allowed',
  noFile: 'its program gave no output',
  notText: 'its output is not UTF-8 text',
  memory: 'its program took too much memory',
  files: 'its program left too many files, or folders nested too deep',
  exit: 'its program ended with an error',
  signal: 'its program was ended by a signal',
};

function failure(what: RobotFailure): string {
  if (what.kind === 'exit') return `${failures.exit} (exit status ${what.status})`;
  return what.kind === 'signal' ? `${failures.signal} (${what.number})` : failures[what.kind];
}

/** Why a word is wrong: which number, in which line, against which rule. */
function wrong(what: WrongWord): Sentence {
  const at = 'line' in what ? `number ${number(what.number)} (line ${number(what.line)})` : '';
  switch (what.kind) {
    case 'word':
      return { text: `“${what.text}” stands where ${at} should be a whole number`, rule: 'output' };
    case 'count':
      return {
        text: `${count(what.expected, 'number was', 'numbers were')} due, and it said ${number(what.found)}`,
        rule: 'output',
      };
    case 'range':
      return { text: `${at} is ${what.value}, and must be from ${what.min} to ${what.max}`, rule: 'output' };
    case 'diagonal':
      return { text: `${at} begins a diagonal step: one of the two must be 0`, rule: 'step' };
    case 'offField':
      return { text: `${at} begins a step off the square`, rule: 'edges' };
    case 'failed':
      return { text: failure(what.failure), rule: 'program' };
  }
}

const score = ([first, second]: [number, number]) => `${number(first)} : ${number(second)}`;

function ended(board: PursuitBoard, end: PursuitEnd): string {
  const points = board.score ? ` The score, catchers to fugitive, is ${score(board.score)}.` : '';
  if (end.kind === 'caught') return `The fugitive is caught in turn ${number(board.turn)}.${points}`;
  if (end.kind === 'escaped') return `All ${number(board.turns)} turns are played, and the fugitive is free.${points}`;
  const { text } = wrong(end.wrong);
  return `${capital(sides[end.side])} forfeit${end.side === 'fugitive' ? 's' : ''} in turn ${number(board.turn)}: ${text}.${points}`;
}

function made({ step, n, fugitive, catchers, end }: PursuitBoard): string {
  if (!step || end?.kind === 'forfeit') return '';
  if (step.side === 'fugitive')
    return step.path.length > 0
      ? `The fugitive goes from ${xy(n, step.path[0] ?? 0)} to ${xy(n, fugitive ?? 0)}.`
      : `The fugitive begins at ${xy(n, fugitive ?? 0)}.`;
  if (step.catchers.length === 0) return `${count(catchers.length, 'catcher is', 'catchers are')} placed.`;
  const moved = catchers.filter((cell, nth) => cell !== step.catchers[nth]).length;
  return moved === 0
    ? 'The catchers stay.'
    : `${number(moved)} of ${count(catchers.length, 'catcher', 'catchers')} moved.`;
}

/** The turn that a word belonged to: after the fugitive's the next one has begun. */
const wordsTurn = ({ turn, step, end }: PursuitBoard) => (step?.side === 'fugitive' && !end ? turn - 1 : turn);

function step(board: PursuitBoard): string {
  const said = made(board);
  if (board.end) return [said, ended(board, board.end)].filter(Boolean).join(' ');
  return said
    ? `${turnOf(wordsTurn(board))}. ${said}`
    : `${turnOf(board.turn)}: ${sides[board.due]} ${board.due === 'catchers' ? 'are' : 'is'} due.`;
}

function explainMove(why: PursuitExplanation, board: PursuitBoard): Sentence {
  const who = why.scripted ? 'The replay' : `The strategy “${why.strategy}”`;
  if (why.chosen.startsWith('!'))
    return { text: `The program of ${sides[board.due]} goes wrong here: the round ends.`, rule: 'forfeit' };
  if (board.turn === 0)
    return {
      text:
        board.due === 'catchers'
          ? `${who} places ${count(board.pairs, 'catcher', 'catchers')}. The fugitive is not there yet.`
          : `${who} places the fugitive, which sees where the catchers stand.`,
      rule: 'placement',
    };
  const moves = board.due === 'catchers' ? 'moves the catchers' : 'moves the fugitive';
  return {
    text: `${who} ${moves}. The fugitive is first at ${count(why.won, 'cell', 'cells')} of ${number(board.n * board.n)}.`,
    rule: 'area',
  };
}

/** A longer word tells a reader nothing. */
const LONGEST_WORD = 24;

/** Only one's own words can be compared: what the strategy would have said. */
function advice(past: PursuitExplanation, move: string): string {
  if (past.scripted) return '';
  if (move === past.chosen) return `“${past.strategy}” would say the same.`;
  return past.chosen.length <= LONGEST_WORD ? `“${past.strategy}” would say ${past.chosen}.` : '';
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
  hint: 'Choose who you are above the board. Fugitive: click a marked cell. Catchers: click one, then a cell next to it; then send the word.',
  slips: {
    faster:
      'The task says “not more than S cells”; a robot’s answer has exactly S steps, and “0 0” stands for staying.',
  },
  why: {
    label: 'Single moves, the best for the side first',
    where: 'To',
    catcher: 'Catcher',
    area: 'Area',
    areaTitle: 'Cells that the fugitive would reach before any catcher',
    distance: 'Nearest',
    distanceTitle: 'Steps between the fugitive and the nearest catcher then',
    caught: 'caught',
    fewer: 'Show fewer',
    more: (all: number) => `Show all ${number(all)}`,
    who: ({ catcher }: PursuitCandidate) => (catcher === null ? '' : number(catcher)),
  },
  facts: {
    turn: 'Turn',
    of: (turn: number, turns: number) => `${number(turn)} of 0–${number(turns - 1)}`,
    due: 'To move',
    now: 'Score if caught now',
    score: 'Score',
    scoreTitle: 'catchers : fugitive',
    field: 'Field',
    torus: 'torus',
    square: 'square',
    catchers: 'Catchers K',
    steps: 'Steps of the fugitive S',
    won: 'Cells of the fugitive',
    turned: 'Changed by the last word',
    robots: 'Robots of the file',
    reading: 'Passing through a catcher',
    readings: { default: 'allowed', blocked: 'ends the move' },
    cells: (value: number) => count(value, 'cell', 'cells'),
    chart: 'Cells of the fugitive, turn by turn',
    chartNote: 'of the turns looked at so far',
  },
  signs: {
    fugitive: 'Fugitive',
    catcher: 'Catcher and its number',
    own: 'The fugitive is here first',
    theirs: 'A catcher is here first',
    changed: 'Changed hands: + to the fugitive, − to the catchers',
    reach: 'The fugitive may end here',
    beside: 'The same, next to a catcher',
    glued: 'Edges with equal signs are one edge',
  },
  controls: {
    region: 'The match',
    seat: 'You are',
    seatTitle: 'The side that you play; the other answers by its strategy',
    seats: { none: 'watching', catchers: 'the catchers', fugitive: 'the fugitive' },
    catchers: 'Catchers',
    fugitive: 'Fugitive',
    strategyTitle: 'The strategy that plays this side where no replay does',
    asNamed: 'as in the file',
    save: 'Save replay',
    saveTitle: 'The match up to this position, as a file that can be opened here again',
  },
  plan: {
    label: 'The catchers’ word',
    places: (placed: number, all: number) => `${number(placed)} of ${count(all, 'catcher', 'catchers')} placed`,
    moves: (moved: number, all: number) =>
      `${number(moved)} of ${count(all, 'catcher', 'catchers')} moved; the rest stay`,
    waits: 'It is not the catchers’ turn',
    undo: 'Undo',
    undoTitle: 'Takes back the catcher chosen last',
    rest: 'Strategy does the rest',
    restTitle: 'The strategy chooses for every catcher that you have not chosen for',
    send: 'Send',
    sendTitle: 'Says the word: the fugitive answers',
  },
  theory: 'Theory',
  atlas: 'Atlas',
  workshop: 'Workshop',
  noPage: 'This page could not be loaded. Open it again when the network is back.',
};
