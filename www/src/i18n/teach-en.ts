// What the page says to a class.
import type { Cell, GameName, PursuitBoard } from '../engine/boundary';
import { cell, count, number } from './common';

const xy = ([row, column]: Cell) => `(${column}, ${row})`;
const named = (about: Cell | null, name: (at: Cell) => string = cell) => (about ? name(about) : '');

export const teachWords = {
  modes: 'What the class sees',
  mode: {
    present: 'Present',
    predict: 'Predict',
    lesson: 'Lesson',
    sheet: 'Worksheet',
    seed: 'One game for all',
  },
  leave: 'Back to the desk (Esc)',
  said: 'The position in words',
  move: (ply: number): string => `Move ${number(ply)}`,
  back: 'Back (Page Up)',
  on: 'Next',
  reveal: 'Reveal',
  keys: 'Page Down, → or a clicker; a full stop darkens the screen',
  dark: 'The screen is dark. Press the full stop to see the board.',

  keyRows: [
    [['Page Down', '→', 'Space'], 'on: reveal, then the next move or step'],
    [['Page Up', '←'], 'back'],
    [['.'], 'dark screen, and back'],
    [['Y', 'N'], 'guess: yes, no'],
    [['B'], 'to the board: arrows walk over its cells, Enter guesses, Esc leaves'],
    [['F'], 'full screen'],
    [['T'], 'light, dark'],
    [['?'], 'this table'],
    [['Esc'], 'close this, back to the desk'],
  ] as [string[], string][],

  yours: 'Your guess',
  how: 'Guess by a move on the board.',
  guessed: (move: string): string => `Your guess: ${move}.`,
  plan: (pieces: number): string => `Guess this move of ${count(pieces, 'piece', 'pieces')}`,
  yes: 'Yes (Y)',
  no: 'No (N)',
  right: 'Right.',
  wrong: 'Not so.',
  answer: 'The answer',
  open: 'No guess would be right here.',
  isSo: 'It is so.',
  isNotSo: 'It is not so.',
  evidence: 'The evidence',
  score: (right: number, asked: number): string => `${number(right)} of ${number(asked)} right`,
  ask: {
    robots: 'Where does the strategy walk next?',
    janken: 'What is the next order?',
    pursuit: 'What is the next move?',
    solitaire: 'Which tile is removed next?',
    knights: 'Which move wins?',
  } satisfies Record<GameName, string>,
  truth: {
    robots: (about) => `Does a walk to ${named(about)} survive the robots’ reply?`,
    janken: (_, order) => `The next order is ${order}. Does it succeed?`,
    pursuit: (about) => `May the fugitive go to ${named(about, xy)} now?`,
    solitaire: (about) => `May the tile at ${named(about)} be removed next?`,
    knights: () => 'Can the player to move win?',
  } as Record<GameName, (about: Cell | null, order: string) => string>,

  steps: 'Steps of the lesson',
  step: (step: number, all: number): string => `Step ${number(step)} of ${number(all)}`,
  playOn: 'Now play on from here: your moves count on the board.',
  toDesk: 'Play it at the desk',
  end: 'This was the last step of the lesson.',

  seed: {
    what: 'Everyone who types the same words gets the same game. Capitals and extra blanks do not matter.',
    words: 'Words',
    example: 'class 7b, Monday',
    size: 'Size',
    sizes: { 20: 'small', 50: 'middling', 80: 'large' } as Record<20 | 50 | 80, string>,
    deal: 'Make the game',
    dealt: (seed: string): string => `The game of seed ${seed} is on the board.`,
    link: 'Copy the link to it',
  },

  sheet: {
    heading: (game: string, ply: number): string => `${game}: the position after move ${number(ply)}`,
    key: (game: string, ply: number): string => `Key. ${game}, after move ${number(ply)}`,
    name: 'Name:',
    order: (order: string): string => `The next order: ${order}.`,
    due: ({ due, steps }: PursuitBoard): string =>
      due === 'catchers' ? 'The catchers are due.' : `The fugitive is due, ${count(steps, 'step', 'steps')} at most.`,
    paper: 'Paper',
    papers: { a4: 'A4', letter: 'Letter' },
    withKey: 'With the key',
    print: 'Print',
    notDrawn: 'The board could not be drawn. Open this page again.',
    questions: {
      robots: [
        'Where does the strategy walk next, and why?',
        'Which of the nine walks would lose at once?',
        'How many robots are left after the chosen walk, and how far is the nearest?',
      ],
      janken: [
        'What comes of the next order, and why?',
        'Where may the unit of that order go with its ten points?',
        'Which cells are closed to it, and by what?',
      ],
      pursuit: [
        'What is the next move, and why?',
        'Which other cells could the mover go to?',
        'How far is the fugitive from the nearest catcher?',
      ],
      solitaire: [
        'Which tile does the player remove next, and why?',
        'Which tiles may be removed now?',
        'What is the score, and which bonuses are in it?',
      ],
      knights: [
        'Who wins, and by which move?',
        'What is the Grundy value of each knight?',
        'Write the values in binary. What is their nim-sum?',
      ],
    } as Record<GameName, string[]>,
  },
};
