// Every sentence of the page. Another language is another object of this type.
import type {
  Cell,
  Diagnostic,
  EventKind,
  Expected,
  Field,
  Found,
  GameName,
  Illegal,
  KnightsBoard,
  KnightsWhy,
  Mend,
  Note,
  RobotsBoard,
  RobotsWhy,
} from '../boundary';

const LANGUAGE = 'en';
const NO_BREAK = '\u00a0';
const numbers = new Intl.NumberFormat(LANGUAGE);
const seconds = new Intl.NumberFormat(LANGUAGE, { maximumFractionDigits: 2 });
const plurals = new Intl.PluralRules(LANGUAGE);

const number = (value: number | bigint) => numbers.format(value);
const big = (decimal: string) => numbers.format(BigInt(decimal));
const count = (value: number, one: string, other: string) =>
  `${number(value)} ${plurals.select(value) === 'one' ? one : other}`;

const robots = (value: number) => count(value, 'robot', 'robots');
const moves = (value: number) => count(value, 'move', 'moves');
const cell = ([row, column]: Cell) => `(${row + 1},${NO_BREAK}${column + 1})`;
const place = (x: string, y: string) => `(${big(x)},${NO_BREAK}${big(y)})`;
const players = ['Alice', 'Bob'] as const;
const player = (index: number) => players[index] ?? '';

const fields: Record<Field, (index: number) => string> = {
  caseCount: () => 'the number of cases',
  robotCount: () => 'the number of robots',
  teleportCount: () => 'the number of teleports',
  robotRow: (index) => `the row of robot ${number(index)}`,
  robotColumn: (index) => `the column of robot ${number(index)}`,
  teleportRow: (index) => `the row of teleport ${number(index)}`,
  teleportColumn: (index) => `the column of teleport ${number(index)}`,
  knightCount: () => 'the number of knights',
  knightX: (index) => `x of knight ${number(index)}`,
  knightY: (index) => `y of knight ${number(index)}`,
};

const LONGEST_QUOTE = 24;
const quote = (text: string) => `“${text.length > LONGEST_QUOTE ? `${text.slice(0, LONGEST_QUOTE)}…` : text}”`;

function expected(wanted: Expected): string {
  if (wanted.kind === 'utf8') return 'text in UTF-8';
  if (wanted.kind === 'freeCell') return `a free cell, ${fields[wanted.field](wanted.index)}`;
  return `${fields[wanted.field](wanted.index)}, a whole number from ${big(wanted.min)} to ${big(wanted.max)}`;
}

function found(what: Found): string {
  switch (what.kind) {
    case 'end':
      return 'the end of the input';
    case 'number':
      return quote(what.text);
    case 'word':
      return quote(what.text);
    case 'taken':
      return what.first ? `a cell already taken in line ${number(what.first.line)}` : 'your own starting cell';
    case 'byte':
      return `the byte ${what.value.toString(16).toUpperCase().padStart(2, '0')}`;
  }
}

const mends: Record<Mend, string> = {
  addMissing: 'Add what is missing, or check the counts before it.',
  removeWord: 'Take this out, or put the number in its place.',
  blanksOnly: 'Separate numbers with blanks and line ends only.',
  wholeNumber: 'Write a whole number in decimal digits, without sign or fraction.',
  asciiDigits: 'Write it with the digits 0 to 9.',
  inRange: 'Write a number within that range.',
  liftLimits: 'The statement does not allow this, yet it can be computed: lift the limits to go on.',
  moveApart: 'Move one of the two to a free cell.',
  saveAsUtf8: 'Save the file as UTF-8 and open it again.',
};

const often = (times: number) => (times > 1 ? ` (${count(times, 'time', 'times')})` : '');
const notes: Record<Note['kind'], (note: Note) => string> = {
  missingTerminator: () => 'The line that ends the input is missing. All cases were read.',
  ignoredRest: ({ place: at }) => `What follows the end of the input, from line ${number(at.line)} on, is ignored.`,
  leadingZeros: ({ count: times }) => `Leading zeros were read as if they were not there${often(times)}.`,
  noBreakSpaces: ({ count: times }) => `No-break spaces were read as blanks${often(times)}.`,
};

const illegal: Record<Illegal['kind'], string> = {
  unreadable: 'That is not a move.',
  over: 'The game is over.',
  offBoard: 'That would leave the board.',
  occupied: 'That cell is occupied.',
  pushOffBoard: 'The debris would be pushed off the board.',
  pushOntoDebris: 'The debris cannot be pushed onto other debris.',
  spent: 'That teleport is spent.',
  noSuchPiece: 'There is no such piece.',
};

const directions: Record<string, string> = {
  NW: 'north-west',
  N: 'north',
  NE: 'north-east',
  W: 'west',
  E: 'east',
  SW: 'south-west',
  S: 'south',
  SE: 'south-east',
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

function robotsStep({ step, you, moves: made, robots: left, end }: RobotsBoard): string {
  if (!step) return `You stand at ${cell(you)}, facing ${robots(left.length)}.`;
  const way = step.teleported ? `you teleport to ${cell(you)}` : walked(step.from, you);
  const push = step.push ? `, pushing debris to ${cell(step.push.to)}` : '';
  const gone = step.glides.filter((glide) => glide.fate !== 'moved').length;
  const loss = gone > 0 ? ` ${robots(gone)} destroyed, ${number(left.length)} left.` : '';
  const result = end ? ` You ${end === 'won' ? 'win' : 'lose'} after ${moves(made)}.` : '';
  return `Move ${number(made)}: ${way}${push}.${loss}${result}`;
}

function knightsStep({ step, knights, mover, winner, moves: made, nimSum }: KnightsBoard): string {
  const outcome = mover === null ? `No move is left: ${player(winner)} wins.` : `${player(mover)} to move.`;
  const moved = step && knights[step.knight];
  if (!step || !moved) return `${count(knights.length, 'knight', 'knights')}, nim-sum ${nimSum}. ${outcome}`;
  const who = player(mover === null ? winner : 1 - mover);
  const way = `from ${place(...step.from)} to ${place(moved.x, moved.y)}`;
  return `Move ${number(made)}: ${who} moves knight ${number(step.knight + 1)} ${way}. ${outcome}`;
}

function chosen(move: string): string {
  if (move === 'stay') return 'stay';
  return directions[move] ? `walk ${directions[move]}` : move;
}

const fewest = (left: number) => (left === 0 ? 'no robot' : robots(left));

type Key = Exclude<RobotsWhy['decided'], 'teleport' | 'nothingFits'>;

/** Why a walk that leaves `left` robots, the nearest `distance` away, was taken. */
const decided: Record<Key, (left: number, distance: number) => string> = {
  onlyOne: () => 'nothing else survives.',
  robots: (left) => `it leaves ${fewest(left)}, fewer than any other move.`,
  distance: (left, distance) =>
    `of the moves that leave ${fewest(left)}, it keeps the nearest farthest away, at distance ${number(distance)}.`,
  row: (left) => `several moves leave ${fewest(left)} equally far; the smallest row decides.`,
  column: (left) => `several moves leave ${fewest(left)} equally far in one row; the smallest column decides.`,
};

function robotsReason({ chosen: move, decided: key, walks }: RobotsWhy): string {
  if (key === 'teleport') return 'every walk loses at once, and this is the first entry of the list that does not.';
  if (key === 'nothingFits') return 'every walk loses at once and no teleport helps.';
  const verdict = walks.find((walk) => walk.move === move)?.verdict;
  return verdict?.kind === 'safe' ? decided[key](verdict.robots, verdict.distance ?? 0) : '';
}

function knightsWhy({ winning, nimSum, chosen: move }: KnightsWhy): string {
  if (winning.length === 0) return `Nim-sum 0: every move loses against best play. Here, knight ${move}.`;
  const others =
    winning.length > 1 ? ` ${count(winning.length, 'move wins', 'moves win')} here.` : ' No other move wins.';
  return `Knight ${move} brings the nim-sum from ${nimSum} to 0.${others}`;
}

const events: Record<EventKind, string> = { kill: 'robots destroyed', teleport: 'teleport', won: 'won', lost: 'lost' };

export const en = {
  language: LANGUAGE,
  number,
  players,

  page: {
    title: (tab: string) => `${tab} · Boardlab`,
    skip: 'Skip to the board',
    help: 'Keys (?)',
    theme: (now: 'light' | 'dark') => `${now === 'light' ? 'Dark' : 'Light'} theme (T)`,
    fullScreen: 'Full screen (F)',
    source: 'Boardlab: paste an input, read the exact answer, see every move.',
    dropHere: 'Drop the file to open it as input',
    close: 'Close',
    dismiss: 'Dismiss',
  },

  tabs: {
    label: 'Games',
    robots: 'Robots',
    janken: 'Janken Tactics',
    pursuit: 'Pursuit',
    solitaire: 'Solitaire Chess',
    knights: 'Hyper Knights',
  },

  coming: {
    heading: (game: string) => `${game} is not here yet`,
    janken: [
      'Two armies of rock, paper and scissors stand on a hexagonal map of fields, woods, hills, mountains and water. Each order moves one unit with ten movement points, round enemies and past the cells they threaten.',
      'This page will say for every order whether it succeeds, with how many points left, and show the way.',
    ],
    pursuit: [
      'A fast fugitive runs from several slower catchers on a square board or on a torus. Catchers move first in every turn, and each turn without capture is worth a point.',
      'This page will play the chase, solve small boards exactly, and referee programs against each other.',
    ],
    solitaire: [
      'Thirty-six tiles carry chess pieces and numbers in three layers. Each piece removed says where the next may be taken, and rows, sets and alternations earn extra points.',
      'This page will check the rules, count the score as the official scorer does, and search for a better game.',
    ],
    now: 'Ready now:',
  },

  input: {
    heading: 'Input',
    label: 'Input text',
    samples: 'Samples',
    pickSample: 'Load a sample',
    open: 'Open file',
    openTitle: 'Open a text file, or drop one anywhere on the page',
    limits: 'Limits lifted',
    limitsTitle: 'Counts and coordinates beyond the statement are allowed. Click to bring its limits back.',
    placeholder: 'Paste the input here',
    summary: (cases: number) => count(cases, 'case', 'cases'),
    samplesOf: {
      statement: 'Sample of the statement',
      chase: 'One robot, long chase',
      crowd: 'Crowd of 30',
      corner: 'Three near the corner',
      twenty: 'Twenty knights',
    } as Record<string, string>,
  },

  error: {
    place: (line: number, column: number, index: number) =>
      `Line ${number(line)}, column ${number(column)}${index > 0 ? ` (case ${number(index)})` : ''}`,
    expected: (wanted: Expected) => `Expected ${expected(wanted)}.`,
    found: (what: Found) => `Found ${found(what)}.`,
    mend: (mend: Mend) => mends[mend],
    lift: 'Lift the limits',
    show: 'Show it in the input',
    lastGood: 'From the last input without errors',
  },
  note: (note: Note) => notes[note.kind](note),

  output: {
    heading: 'Output',
    label: 'Output, exactly as the judge expects it',
    copy: 'Copy',
    copied: 'Copied',
    notCopied: 'Not copied',
    download: 'Download',
    none: 'The output appears when the input reads without errors.',
    working: (done: number, all: number) => `${number(done)} of ${count(all, 'case', 'cases')}`,
  },

  cases: {
    label: 'Case',
    heading: (index: number) => `Case ${number(index)}`,
    of: (all: number) => `of ${number(all)}`,
    previous: 'Previous case (P)',
    next: 'Next case (N)',
    field: 'Case number',
  },

  board: {
    region: 'Board',
    label: (description: string) => description,
    none: 'The board appears when the input reads without errors.',
    reading: 'Reading…',
    solversLine: 'Back to the solver’s line',
    branch: (ply: number) => `Your own moves from move ${number(ply + 1)} on.`,
    hint: {
      robots: 'Click a cell beside you to walk there, yourself to stay, or a teleport to use it.',
      knights: 'Click a knight, then a ringed cell to move it there.',
    } as Record<GameName, string>,
  },

  timeline: {
    label: 'Timeline',
    first: 'First position (Home)',
    back: 'One move back (←)',
    play: 'Play (Space)',
    pause: 'Pause (Space)',
    on: 'One move on (→)',
    last: 'Last position (End)',
    previousEvent: 'Previous event (Shift+E)',
    nextEvent: 'Next event (E)',
    scrub: 'Position in the game',
    counter: (ply: number, all: number) => `Move ${number(ply)} of ${number(all)}`,
    solving: 'solving…',
    spoken: (ply: number, all: number, kinds: EventKind[]) =>
      [`move ${number(ply)} of ${number(all)}`, ...kinds.map((kind) => events[kind])].join(', '),
    event: (kind: EventKind) => events[kind],
    speed: 'Time a move',
    seconds: (ms: number) => `${seconds.format(ms / 1000)} s a move`,
  },

  step: { robots: robotsStep, knights: knightsStep },
  why: {
    region: 'What happens',
    heading: 'Next move, and why',
    over: 'The game is over.',
    robots: (why: RobotsWhy) => {
      const what = chosen(why.chosen);
      return `${what.charAt(0).toUpperCase()}${what.slice(1)}: ${robotsReason(why)}`;
    },
    knights: knightsWhy,
  },

  facts: {
    heading: 'Position',
    you: 'You',
    robots: 'Robots',
    debris: 'Debris',
    teleports: 'Teleports left',
    cell,
    of: (left: number, all: number) => (all === 0 ? 'none' : `${number(left)} of ${number(all)}`),
    knights: 'Knights',
    nimSum: 'Nim-sum',
    mover: 'To move',
    winner: 'Wins with best play',
    nobody: 'nobody',
    knight: 'Knight',
    at: 'At (x, y)',
    grundy: 'Grundy value',
    place,
    more: (rest: number) => `and ${count(rest, 'more knight', 'more knights')}`,
  },

  legend: {
    heading: 'On the board',
    timeline: 'On the timeline',
    signs: {
      you: 'You',
      robot: 'Robot',
      debris: 'Debris',
      teleport: 'Teleport',
      safe: 'Safe',
      deadly: 'Deadly',
      barred: 'Not allowed',
      choice: 'Next move',
      alice: 'Alice moved',
      bob: 'Bob moved',
      winning: 'Winning move',
    },
    events: { kill: 'Destroyed', teleport: 'Teleport', won: 'Won', lost: 'Lost' },
  },

  illegal: (what: Illegal) => illegal[what.kind],

  notice: {
    engineReplaced: 'The engine stopped and was started anew. Nothing was lost.',
    engineGone: 'The engine stops again and again at this input. Nothing typed is lost; change the input to try again.',
    damagedLink: 'This link is damaged and was not opened. What was here is still here.',
    newerLink: 'This link was made by a newer version of the page and was not opened.',
    notKept: 'This link leads to a large input that only the browser it was made in has kept.',
    keptHere: 'This input is too large for a link: the address works in this browser only.',
    notKeepable: 'This input is too large for a link, and this browser does not allow it to be kept.',
    unreadableFile: (name: string) => `${name} could not be read.`,
    bigFile: (name: string, limit: number) => `${name} is larger than ${number(limit)} MB and was not opened.`,
    badFile: (name: string, { place: at, found: what }: Diagnostic) =>
      `${name} is not UTF-8 text: ${found(what)} in line ${number(at.line)}, column ${number(at.column)}. ${mends.saveAsUtf8}`,
  },

  keys: {
    heading: 'Keys',
    note: 'They rest while you type; Esc leaves the input.',
    rows: [
      [['Space'], 'play, pause'],
      [['←', '→'], 'one move back, on'],
      [['Home', 'End'], 'first, last position'],
      [['Shift+E', 'E'], 'previous, next event'],
      [['<', '>'], 'slower, faster'],
      [['P', 'N'], 'previous, next case'],
      [['F'], 'full screen'],
      [['T'], 'light, dark'],
      [['?'], 'this table'],
      [['Esc'], 'leave the input, close this'],
    ] as [string[], string][],
  },
};

export type Words = typeof en;
