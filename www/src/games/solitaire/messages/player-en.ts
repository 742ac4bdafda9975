// The words of the page where a visitor's program plays.
import type { GameOutcome } from '../../../engine/programs/played-game';
import { count, number } from '../../../i18n/common';

const unread = (line: number, why: string, found: string) =>
  `Line ${number(line)} of the output cannot be read: ${why}. It is “${found}”. The score is 0.`;

export const playerWords = {
  intro: {
    javascript:
      'Write a function play(readLine, write). It reads six rows. Then it writes the row and column of a removal, such as “1 1”, with a line break, reads the piece that is revealed, and so on. It writes “0 0” to stop. What console.log writes is shown as standard error. The function runs in a sandbox in this browser, for at most 10 seconds a game.',
    python:
      'Your program reads six rows. Then it prints the row and column of a removal, such as “1 1”, reads the piece that is revealed, and so on. It prints “0 0” to stop. Flush the output after each removal. The program runs in a sandbox in this browser, for at most 10 seconds a game.',
    wasm: 'Your program, a WebAssembly module (WASI, preview 1), reads six rows. Then it writes the row and column of a removal, such as “1 1”, reads the piece that is revealed, and so on. It writes “0 0” to stop. Flush the output after each removal. It runs in a sandbox in this browser, for at most 10 seconds a game.',
  },
  code: 'Code of the program',
  seed: 'Seed to play',
  play: 'Play this seed',
  playMany: (games: number) => `Play seeds 1 to ${number(games)}`,
  values:
    'The small label on a piece: the final score to expect if that piece is removed and the solver plays the rest.',
  next: '▶ marks the program’s next removal.',
  nextOfInput:
    'The board still shows the game from the input, not a game of your program. ▶ marks the next removal in the game from the input.',
  stop: 'Stop',
  running: 'Playing…',
  scored: (seed: string, total: number) =>
    `Seed ${seed}: ${count(total, 'point', 'points')}. The game is on the board.`,
  outcome: {
    illegal: () => 'A removal is against the rules. The score is 0. The last position tells why.',
    longOutput: (line: number, found: string): string => unread(line, 'the output is longer than 65,536 bytes', found),
    longLine: (line: number, found: string): string => unread(line, 'it is longer than 200 bytes', found),
    notUtf8: (line: number, found: string): string => unread(line, 'it is not UTF-8', found),
    notTwoNumbers: (line: number, found: string): string => unread(line, 'two numbers “r c” are expected', found),
  } satisfies Record<Exclude<GameOutcome, 'scored'>, (line: number, found: string) => string>,
  stuck:
    'The program waits for a reply, but the judge has no removal from it. Flush the output after each removal. The score is 0.',
  late: 'The game did not end within 10 seconds. The score is 0. The board shows the game so far.',
  noEnd: 'The program ended without “0 0”. The score is 0.',
  fault: (line: number | null, message: string) => (line === null ? message : `Line ${number(line)}: ${message}`),
  errors: 'Printed to standard error before each removal',
  /** The number of the removal before which it was written. */
  removal: (nth: number) => `Before removal ${number(nth)}`,
  done: (games: number, of: number, faults: number) =>
    `${number(games)} of ${count(of, 'game', 'games')} played, each on a random board of its own.${faults > 0 ? ` ${number(faults)} failed and scored 0.` : ''} To see one of these games on the board, choose a number in the column “Games”, then one of the seeds that appear.`,
  afterLast: 'After the last removal',
  lost: 'The program could not be run. Try again when you are online.',
  series: 'Scores of your program',
  java: 'Java does not run in this page. On the command line, boardlab plays with it:',
};
