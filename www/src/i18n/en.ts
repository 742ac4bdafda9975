// Every sentence of the page, in English. Another language is another object of this type.
import { count, LANGUAGE, number } from './common';

const seconds = new Intl.NumberFormat(LANGUAGE, { maximumFractionDigits: 2 });

export const words = {
  language: LANGUAGE,
  number,

  page: {
    title: (tab: string) => `${tab} · Boardlab`,
    home: './index.html',
    /** The same page in the other language. */
    other: { language: 'ru', name: 'Русский', home: './ru.html' },
    skip: 'Skip to the board',
    about: 'About this game',
    menu: 'Menu',
    export: 'Export a picture or video',
    help: 'Help and keys (?)',
    theme: 'Dark theme (T)',
    fullScreen: 'Full screen (F)',
    letters: 'Single-key shortcuts',
    lettersTitle: 'Switch them off if dictation or an unsteady hand presses letters by accident. Every button stays.',
    share: 'Share',
    teach: 'Teach',
    source: 'Boardlab: paste an input, read the exact answer, see every move.',
    dropHere: 'Drop the file to open it as input',
    close: 'Close',
    dismiss: 'Dismiss',
  },

  welcome: {
    label: 'What this page does',
    text: 'Boardlab runs five board-game contest problems: paste an input, read the exact output, and see every move with its reason.',
    check: 'Check my output',
    play: 'Play',
    teach: 'Teach',
  },

  tabs: { label: 'Games' },

  input: {
    heading: 'Input',
    label: 'Input text',
    samples: 'Samples, files',
    open: 'Open a file',
    edit: 'Edit on the board',
    cases: 'Cases of this input',
    random: 'Random input',
    limits: 'Limits lifted',
    limitsTitle: 'Counts and coordinates beyond the statement are allowed. Click to bring its limits back.',
    placeholder: 'Paste the input here',
    summary: (cases: number) => count(cases, 'case', 'cases'),
    ofStatement: 'Sample of the statement',
  },

  output: {
    heading: 'Output',
    label: 'Output, exactly as the judge expects it',
    copy: 'Copy',
    copied: 'Copied',
    notCopied: 'Not copied',
    download: 'Download the output',
    test: 'Test my solution',
    testTitle: 'Compare your program’s output with the judge’s, or run your program here',
    errata: (mistakes: number) => count(mistakes, 'mistake in the statement', 'mistakes in the statement'),
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
    lastGood: 'From the last input without errors',
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
    scrub: 'Position in the game',
    counter: (ply: number, all: number) => `Move ${number(ply)} of ${number(all)}`,
    solving: 'solving…',
    spoken: (ply: number, all: number, events: string[]) =>
      [`move ${number(ply)} of ${number(all)}`, ...events].join(', '),
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
  },

  notice: {
    engineReplaced: 'The engine stopped and was started anew. Nothing was lost.',
    engineGone: 'The engine stops again and again at this input. Nothing typed is lost; change the input to try again.',
    damagedLink: 'This link is damaged and was not opened. What was here is still here.',
    withoutOptions: 'The link has options or moves that this game does not know. It was opened without them.',
    newerLink: 'This link was made by a newer version of the page and was not opened.',
    notKept: 'This link leads to a large input that only the browser it was made in has kept.',
    keptHere: 'This input is too large for a link: the address works in this browser only.',
    notKeepable: 'This input is too large for a link, and this browser does not allow it to be kept.',
    unreadableFile: (name: string) => `${name} could not be read.`,
    bigFile: (name: string, limit: number) => `${name} is larger than ${number(limit)} MB and was not opened.`,
  },

  /** A branch beside the script. */
  beside: {
    label: (ply: number) => `Your branch from move ${number(ply + 1)} on, beside the script`,
    branch: 'Your branch',
    script: 'The script',
    at: (ply: number, plies: number, done: boolean) =>
      `move ${number(ply)} of ${number(plies)}${done ? '' : ', solving…'}`,
    ends: (sentence: string) => `In the end: ${sentence}`,
  },

  /** A board on another page. */
  embed: {
    open: 'Open in Boardlab',
    label: (game: string) => `Board of ${game}`,
  },

  /** The table of keys. */
  keys: {
    heading: 'Keys',
    note: 'They rest while you type; Esc leaves the input.',
    notices: 'Work of others in this page, and its licences',
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

  /** A program of a visitor that gave no output. */
  foreign: {
    missing: (name: string) => `There is no function named ${name}.`,
    long: (most: number) => `The output is longer than ${count(most, 'character', 'characters')}.`,
    flood: 'The program logs more than 100,000 characters.',
    /** `kind`: what it returned, as JavaScript names it. */
    none: (name: string, kind: string) => `${name} returned ${kind}, not a string.`,
    late: (seconds: number) => `No answer within ${number(seconds)} s.`,
  },
};

export type Words = typeof words;
