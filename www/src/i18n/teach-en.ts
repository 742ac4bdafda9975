// What the page says to a class.
import { capital, count, number } from './common';
import { countOf, type TimelineUnit } from './format';

const reached = (ply: number, unit: TimelineUnit) =>
  ply === 0 ? 'the starting position' : unit.at({ nth: countOf(ply, unit) });

export const teachWords = {
  modes: 'Teaching mode',
  mode: {
    present: 'Present',
    predict: 'Predict',
    lesson: 'Lesson',
    sheet: 'Worksheet',
    seed: 'Same game for everyone',
    edit: 'Lesson editor',
    collect: 'Collect answers',
    notes: 'Teacher’s notes',
  },
  leave: 'Exit (Esc)',
  said: 'Description of the position',
  at: (ply: number, unit: TimelineUnit): string => capital(unit.at({ nth: countOf(ply, unit) })),
  back: 'Back (Page Up)',
  on: 'Next',
  reveal: 'Reveal',
  keys: 'Page Down, → or a clicker for the next step; “.” for a dark screen',
  dark: 'The screen is dark. Press “.” to show the board.',

  keyRows: [
    [['Page Down', '→', 'Space'], 'reveal, then the next move or step'],
    [['Page Up', '←'], 'back'],
    [['.'], 'dark screen on, off'],
    [['Y', 'N'], 'guess: yes, no'],
    [['B'], 'go to the board: arrow keys move between cells, Enter guesses, Esc leaves'],
    [['F'], 'full screen'],
    [['T'], 'light, dark'],
    [['?'], 'this table'],
    [['Esc'], 'close this, exit'],
  ] as [string[], string][],

  yours: 'Your guess',
  how: 'Make your guess on the board.',
  guessed: (move: string): string => `Your guess: ${move}.`,
  plan: (pieces: number): string => `Guess this move (${count(pieces, 'piece', 'pieces')})`,
  yes: 'Yes (Y)',
  no: 'No (N)',
  noMove: 'no move',
  right: 'Correct.',
  wrong: 'Incorrect.',
  answer: 'Answer',
  open: 'No guess could be correct here.',
  isSo: 'Yes.',
  isNotSo: 'No.',
  /** The answers themselves. */
  yesAnswer: 'yes',
  noAnswer: 'no',
  evidence: 'Explanation',
  /** Where a lesson shows it though it does not answer the question. */
  ofNextMove: (reason: string): string => `The solver’s next move here. ${reason}`,
  score: (right: number, asked: number): string => `So far: ${number(asked)} answered, ${number(right)} correct`,

  steps: 'Steps of the lesson',
  step: (step: number, all: number): string => `Step ${number(step)} of ${number(all)}`,
  playOn: 'You can play on from here on this board.',
  toMainPage: 'Open this position on the main page',
  left: 'You have left the lesson.',
  backToLesson: 'Back to the lesson',
  end: 'That was the last step of the lesson.',

  seed: {
    /** `sized`: whether a size is chosen too. */
    what: (sized: boolean): string =>
      `Everyone who types the same words${sized ? ' and chooses the same size' : ''} gets the same game. Capital letters, spaces and punctuation do not matter.`,
    words: 'Game name (any words)',
    example: 'class 7b, Monday',
    size: 'Size of the game',
    sizes: { 20: 'small', 50: 'medium', 80: 'large' } as Record<20 | 50 | 80, string>,
    create: 'Create the game',
    /** `size`: its name; null where none is chosen. */
    opened: (seed: string, size: string | null): string =>
      `Everyone who types these words${size === null ? '' : ` and chooses the size “${size}”`} gets this game (seed ${seed}).`,
    predict: 'Predict moves in this game',
    link: 'Copy the link',
    noCode: 'There is no QR code, because this page is not on the web.',
  },

  sheet: {
    heading: (game: string, ply: number, unit: TimelineUnit): string => `${game}: ${reached(ply, unit)}`,
    key: (game: string, ply: number, unit: TimelineUnit): string => `Answer key: ${game}, ${reached(ply, unit)}`,
    name: 'Name:',
    paper: 'Paper',
    papers: { a4: 'A4', letter: 'Letter' },
    withKey: 'Include the answer key',
    print: 'Print',
    notDrawn: 'The board could not be drawn. Reload the page.',
  },
};
