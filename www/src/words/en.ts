// Every sentence of the page, in English. Another language is another object of this type.
import type { Diagnostic, EventKind, Expected, Field, Found, Illegal, Mend, Note } from '../boundary';
import type { SampleId } from '../samples';
import { big, count, LANGUAGE, number } from './common';
import type { Sign } from './signs';

const seconds = new Intl.NumberFormat(LANGUAGE, { maximumFractionDigits: 2 });

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
  terrain: (index) => `the terrain of row ${number(index)}`,
  unitCount: (index) => `the number of units of side ${number(index)}`,
  unitKind: (index) => `the kind of unit ${number(index)}`,
  unitCell: (index) => `the cell of unit ${number(index)}`,
  orderCount: () => 'the number of orders',
  orderFrom: (index) => `the first cell of order ${number(index)}`,
  orderTo: (index) => `the second cell of order ${number(index)}`,
  tile: (index) => `tile ${number(index)} of the board`,
  moveRow: (index) => `the row of move ${number(index)}`,
  moveColumn: (index) => `the column of move ${number(index)}`,
  reply: (index) => `the reply to move ${number(index)}`,
  role: () => 'R, the robot’s role',
  fieldKind: () => 'F, the kind of field',
  fieldSide: () => 'N, the side of the field',
  catcherCount: () => 'K, the number of catchers',
  stepCount: () => 'S, the fugitive’s steps a turn',
  turnCount: () => 'L, the number of turns',
  turn: () => 'T, the turn',
  fugitiveX: () => 'x of the fugitive',
  fugitiveY: () => 'y of the fugitive',
  catcherX: (index) => `x of catcher ${number(index - 1)}`,
  catcherY: (index) => `y of catcher ${number(index - 1)}`,
  robotName: (index) =>
    index === 1 ? 'r0, the folder of the catchers’ robot' : 'r1, the folder of the fugitive’s robot',
  points: (index) => (index === 1 ? 'the catchers’ points' : 'the fugitive’s points'),
};

const LONGEST_QUOTE = 24;
const quote = (text: string) => `“${text.length > LONGEST_QUOTE ? `${text.slice(0, LONGEST_QUOTE)}…` : text}”`;

function expected(wanted: Expected): string {
  if (wanted.kind === 'utf8') return 'text in UTF-8';
  if (wanted.kind === 'lineEnd') return 'the end of the line';
  if (wanted.kind === 'row') return `${number(wanted.cells)} letters in row ${number(wanted.row)} of the map`;
  if (wanted.kind === 'said') return `line ${number(wanted.index)} of the replay`;
  const piece = fields[wanted.field](wanted.index);
  if (wanted.kind === 'name') return piece;
  if (wanted.kind === 'nowhere') return `${piece}: -1, as it is not placed yet`;
  if (wanted.kind === 'letter') return `${piece}: one of ${wanted.of}`;
  if (wanted.kind === 'cellName') return `${piece}, such as E5`;
  if (wanted.kind === 'dryCell') return `a cell above water, ${piece}`;
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
    case 'lineEnd':
      return 'the end of the line';
    case 'row':
      return count(what.cells, 'letter', 'letters');
    case 'water':
      return `the water drawn in line ${number(what.drawn.line)}, column ${number(what.drawn.column)}`;
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
  knownLetter: 'Write one of these letters, capital or small.',
  onBoard: 'Name a cell of the board: A5 to A9, B4 to B9, and so on to I1 to I5.',
  rowLength: 'The rows have 5, 6, 7, 8, 9, 8, 7, 6 and 5 letters, separated by blanks.',
  dryGround: 'Move the unit, or draw other terrain there.',
  oneLineEach: 'Put what is left into a line of its own.',
  knownPiece: 'Write one of these words.',
  notPlacedYet:
    'In turn 0 the fugitive has no cell yet: -1 -1. The catchers have none either while they are to be placed.',
  replayLine: 'A line of a replay is the numbers that a side said, or ! and what its robot wrote.',
  saveAsUtf8: 'Save the file as UTF-8 and open it again.',
};

const often = (times: number) => (times > 1 ? ` (${count(times, 'time', 'times')})` : '');
const notes: Record<Note['kind'], (note: Note) => string> = {
  missingTerminator: () => 'The line that ends the input is missing. All cases were read.',
  ignoredRest: ({ place: at }) => `What follows the end of the input, from line ${number(at.line)} on, is ignored.`,
  leadingZeros: ({ count: times }) => `Leading zeros were read as if they were not there${often(times)}.`,
  smallLetters: ({ count: times }) => `Small letters were read as capitals${often(times)}.`,
  noBreakSpaces: ({ count: times }) => `No-break spaces were read as blanks${often(times)}.`,
};

const illegal: { [K in Illegal['kind']]: string | ((what: Extract<Illegal, { kind: K }>) => string) } = {
  unreadable: 'That is not a move.',
  over: 'The game is over.',
  offBoard: 'That would leave the board.',
  occupied: 'That cell is occupied.',
  pushOffBoard: 'The debris would be pushed off the board.',
  pushOntoDebris: 'The debris cannot be pushed onto other debris.',
  spent: 'That teleport is spent.',
  noSuchPiece: 'There is no such piece.',
  lastPiece: 'One at least must stay.',
  empty: 'That tile is empty.',
  outOfReach: 'The last piece does not lead there.',
  sameCell: 'Not the same cell twice in a row.',
  notNow: 'Not now.',
  otherReply: 'Not now.',
  noFault: 'Not now.',
  numbers: ({ expected: due, found: said }) => `${count(due, 'number is', 'numbers are')} due, not ${number(said)}.`,
  outOfRange: ({ number: nth, min, max }) => `Number ${number(nth)} must be from ${number(min)} to ${number(max)}.`,
  notPlaced:
    'In this file the robots place the pieces. Take a robot’s file with a position, such as the sample of the statement.',
  diagonal: ({ number: nth }) => `Number ${number(nth)} begins a diagonal step: one of the two must be 0.`,
  offField: ({ number: nth }) => `Number ${number(nth)} begins a step off the square.`,
};

function refused(what: Illegal): string {
  const said = illegal[what.kind] as string | ((what: Illegal) => string);
  return typeof said === 'string' ? said : said(what);
}

const events: Record<EventKind, string> = {
  kill: 'robots destroyed',
  teleport: 'teleport',
  won: 'won',
  lost: 'lost',
  refused: 'order fails',
  bonus: 'bonus',
  fault: 'fault',
  caught: 'caught',
  escaped: 'escaped',
};

export const words = {
  language: LANGUAGE,
  number,

  page: {
    title: (tab: string) => `${tab} · Boardlab`,
    home: './index.html',
    /** The same page in the other language. */
    other: { language: 'ru', sign: 'RU', name: 'Эта страница по-русски', home: './ru.html' },
    skip: 'Skip to the board',
    export: 'Export',
    help: 'Keys (?)',
    theme: (now: 'light' | 'dark') => `${now === 'light' ? 'Dark' : 'Light'} theme (T)`,
    fullScreen: 'Full screen (F)',
    share: 'Share',
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

  input: {
    heading: 'Input',
    label: 'Input text',
    samples: 'Samples',
    pickSample: 'Load a sample',
    open: 'Open file',
    edit: 'Edit on the board',
    inputs: 'Cases, random inputs, the smallest that fails',
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
      zones: 'Zones round a lake',
      fresh: 'Seed 0, all eight',
      illegal: 'An illegal move',
      springare: 'Only springare',
      match: 'A match: t0py',
      torus: 'Three on a torus',
      big: 'Fifty on 100 × 100',
      forfeit: 'A replay with a forfeit',
    } satisfies Record<SampleId, string>,
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
    compare: 'Compare',
    compareTitle: 'Compare your program’s output with the judge’s, line by line',
    slips: 'Where the statement slips',
    none: 'The output appears when the input reads without errors.',
    waiting: 'Working…',
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
    beside: 'Beside the script',
    besideTitle: 'Show the solver’s own line beside yours, at the same move',
    grid: 'Cells of the board: arrow keys move, Enter chooses',
    undo: 'Take back (U)',
    undoShort: 'Take back',
    keep: 'Write it into the text',
    rival: 'Play against the solver',
    rivalTitle: 'Each move of yours is answered by best play',
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

  side: {
    region: 'What happens',
    label: 'Beside the board',
    pages: { why: 'Why', position: 'Position', rules: 'Rules' },
    next: 'Next move, and why',
    over: 'The game is over.',
    hidden: 'Hints are off: the next move is yours to find.',
    hints: 'Hints',
    hintsTitle: 'Show what the solver knows of the next move (H)',
    rule: 'Open the rule behind this',
    toRule: 'Rule',
    cell: 'This cell',
    noCell: 'Choose a cell, by pointer or by arrow keys, to read what is there and why not go there.',
    position: 'Position',
    loading: 'Loading…',
    notLoaded: 'This could not be loaded. Try again when the network is back.',
    noRules: 'The rules could not be loaded. Open this page again when the network is back.',
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
      threatened: 'In a robot’s reach',
      held: 'May move here',
      peak: 'Value 6, ten cells',
      band: 'Irregular band',
      sideOne: 'Side 1',
      sideTwo: 'Side 2',
      way: 'Cheapest way',
      field: 'Points left',
      zone: 'Zone of a stronger enemy',
      alice: 'Alice moved',
      bob: 'Bob moved',
      winning: 'Winning move',
    } satisfies Record<Sign, string>,
    events: {
      kill: 'Destroyed',
      teleport: 'Teleport',
      won: 'Won',
      lost: 'Lost',
      refused: 'Order fails',
      bonus: 'Bonus',
      fault: 'Fault',
      caught: 'Caught',
      escaped: 'All turns played',
    },
  },

  illegal: refused,
  field: (field: Field, index: number) => fields[field](index),

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
      [['B'], 'to the board: arrows walk over its cells, Enter chooses, Esc leaves'],
      [['+', '−', '0'], 'on a map: nearer, farther, back to the game'],
      [['H'], 'hints on, off'],
      [['U'], 'take back a move'],
      [['F'], 'full screen'],
      [['T'], 'light, dark'],
      [['?'], 'this table'],
      [['Esc'], 'leave the input, close this'],
    ] as [string[], string][],
  },
};

export type Words = typeof words;
