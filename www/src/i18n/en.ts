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
    lettersTitle: 'Turn them off if you press them by accident or dictate text. All buttons still work.',
    share: 'Share',
    teach: 'Teach',
    addToLesson: 'Add to lesson',
    source: 'Boardlab: paste an input, get the exact output, see every move.',
    dropHere: 'Drop the file to open it as input',
    close: 'Close',
    dismiss: 'Dismiss',
  },

  welcome: {
    label: 'What this page does',
    text: 'Boardlab solves five board-game contest problems. Paste an input to get the output and the reason for every move.',
    /** On a narrow screen. */
    short: 'Contest problems as board games, move by move.',
    check: 'Check my output',
    play: 'Play',
    teach: 'Teach',
  },

  tabs: { label: 'Games' },

  input: {
    heading: 'Input',
    /** While outputs are compared. */
    folded: 'hidden; “Show input” brings it back',
    label: 'Input text',
    samples: 'Samples and files',
    open: 'Open a file',
    edit: 'Edit on the board',
    cases: 'Cases in this input',
    random: 'Random input',
    limits: 'Limits lifted',
    limitsTitle: 'Counts and coordinates beyond the statement’s limits are allowed. Click to restore the limits.',
    placeholder: 'Paste the input here',
    ofStatement: 'Sample from the statement',
  },

  output: {
    heading: 'Output',
    label: 'Output, exactly as the judge expects it',
    copy: 'Copy',
    copied: 'Copied',
    notCopied: 'Copy failed',
    download: 'Download the output',
    test: 'Test my solution',
    testTitle: 'Check your program’s output, or run your program here',
    errata: 'Mistakes in the problem statement',
    none: 'The output appears here when the input has no errors.',
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
    none: 'The board appears here when the input has no errors.',
    reading: 'Reading…',
    lastGood: (index: number, all: number): string =>
      `From the last valid input${all > 1 ? `, case ${number(index + 1)} of ${number(all)}` : ''}`,
    solversLine: 'Back to the solver’s game',
    branch: (at: string) => `Your own moves start at ${at}.`,
    beside: 'Show both games',
    besideTitle: 'Show the solver’s game next to yours, at the same move',
    grid: 'Board cells: use the arrow keys to move, Enter to select',
    undo: 'Take back (U)',
    undoShort: 'Take back',
    keep: 'Add my moves to the input',
    rival: 'Play against the solver',
    rivalTitle: 'The solver answers each of your moves with its own best move',
  },

  timeline: {
    label: 'Timeline',
    first: 'First position (Home)',
    back: 'One move back (←)',
    play: 'Play (Space)',
    pause: 'Pause (Space)',
    on: 'One move forward (→)',
    last: 'Last position (End)',
    scrub: 'Position in the game',
    solving: 'solving…',
    speed: 'Time per move',
    seconds: (ms: number) => `${seconds.format(ms / 1000)} s per move`,
  },

  side: {
    region: 'What happens',
    label: 'About this position',
    pages: { why: 'Why', position: 'Position', rules: 'Rules' },
    next: 'Next move, and why',
    over: 'The game is over.',
    hidden: 'Hints are off. Find the next move yourself.',
    hints: 'Hints',
    hintsTitle: 'Show hints about the next move (H)',
    rule: 'Open the rule for this',
    toRule: 'Rule',
    cell: 'This cell',
    /** Where the input has an error and the board is that of the last valid input. */
    staleHint: 'You can still play on this board. Correct the input to see the new one.',
    /** `see`: what one learns of a cell. `play`: how to move; '' where the game is over. */
    cellHint: (touch: boolean, see: string, play: string): string => {
      const look = `${touch ? 'Tap' : 'Point at'} a cell to see ${see}.`;
      const keys = `By keyboard: B enters the board, arrows pick a cell${play && ', Enter plays'}.`;
      return [look, play, touch ? '' : keys].filter(Boolean).join(' ');
    },
    /** What one learns of a cell where the game is over. */
    atEnd: 'what is there',
    position: 'Position',
    loading: 'Loading…',
    notLoaded: 'This could not be loaded. Try again when you are online.',
    noRules: 'The rules could not be loaded. Reload the page when you are online.',
  },

  legend: {
    heading: 'On the board',
    timeline: 'On the timeline',
  },

  notice: {
    engineReplaced: 'The engine stopped and was restarted. Nothing was lost.',
    failed: 'Something on this page failed. If it does not answer, reload it: your input is kept.',
    engineGone: 'The engine keeps stopping on this input. Your input is not lost. Change it to try again.',
    damagedLink: 'This link is damaged and was not opened. Your input has not changed.',
    withoutOptions: 'This link has options or moves that the game does not support. It was opened without them.',
    newerLink: 'This link was made by a newer version of the page and was not opened.',
    notKept: 'This link leads to a large input that is stored only in the browser in which the link was made.',
    keptHere: 'This input is too large for a link. The address works only in this browser.',
    notKeepable: 'This input is too large for a link, and this browser does not allow storing it.',
    keepsNothing: 'This browser stores nothing for this page. After a reload only the input in the address is left.',
    unreadableFile: (name: string) => `${name} could not be read.`,
    notText: (name: string) => `${name} is not a text file and was not opened.`,
    bigFile: (name: string, limit: number) => `${name} is larger than ${number(limit)} MB and was not opened.`,
  },

  /** The user’s game and the solver’s, side by side. */
  beside: {
    label: 'Your game and the solver’s, side by side',
    branch: 'Your game',
    script: 'With the solver’s moves',
    ends: (sentence: string) => `This game will end with: “${sentence}”`,
    /** Of the user's game. */
    endsSo: (sentence: string) => `If the solver plays on from here, the game will end with: “${sentence}”`,
  },

  /** The table of keys. */
  keys: {
    heading: 'Keys',
    note: 'Keys are off while you type. Press Esc to leave the input.',
    notices: 'Third-party software and licences',
    rows: [
      [['Space'], 'play, pause'],
      [['←', '→'], 'one move back, forward'],
      [['Home', 'End'], 'first, last position'],
      [['Shift+E', 'E'], 'previous, next event'],
      [['<', '>'], 'slower, faster'],
      [['P', 'N'], 'previous, next case'],
      [['B'], 'go to the board: arrow keys move between cells, Enter selects, Esc leaves'],
      [['+', '−', '0'], 'on a map: zoom in, zoom out, show all'],
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
