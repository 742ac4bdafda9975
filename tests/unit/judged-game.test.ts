// The judge of Solitaire Chess beside a program, as its worker has it.
import { readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { errorsByRemoval, type PlayedGame, playedGameOf } from '../../www/src/engine/programs/played-game';
import { JudgedGame, takeJudge } from '../../www/src/engine/programs/worker/game';
import { ErrorStream } from '../../www/src/engine/programs/worker/streams';

beforeAll(() =>
  takeJudge(Uint8Array.from(readFileSync(new URL('../../www/pkg/referee/engine_referee_bg.wasm', import.meta.url)))),
);

/** A game on a board of ones, what is told of it, and its streams as texts. */
function begin() {
  const told: PlayedGame[] = [];
  const errors = new ErrorStream(() => {});
  const game = new JudgedGame({ seed: '3', alphabet: '1' }, errors, (played) => told.push(played));
  return {
    errors,
    game,
    last: () => told[told.length - 1],
    read: (most = 100) => new TextDecoder().decode(game.read(most)),
    write: (text: string) => game.write(new TextEncoder().encode(text)),
  };
}

test('a program reads the board and each reply, and what it writes to standard error belongs to a removal', () => {
  const { errors, game, last, read, write } = begin();
  expect(read(5)).toBe('1 1 1');
  expect(read()).toBe(' 1 1 1\n'.concat('1 1 1 1 1 1\n'.repeat(5)));
  errors.write('first\n');
  write('1 1\n');
  expect(read()).toBe('1\n');
  write('1 ');
  errors.write('second\n');
  write('2\n');
  // Nothing more is read, but the game is told as far as it is played.
  errors.write('third\n');
  expect(last()).toMatchObject({ outcome: null, total: 0, marks: [6, 13] });
  write('0 0\n');
  game.end();
  expect(last()).toMatchObject({ outcome: 'scored', total: 6, isStuck: false });
  expect(last()?.transcript).toMatch(/\n1 1 1\n1 2 1\n0 0\n$/);
  const played = playedGameOf(last());
  expect(played && errorsByRemoval(played, 'first\nsecond\nthird\n')).toEqual(['first\n', 'second\n', 'third\n']);
});

test('after the end of the game the input is at its end, and a last line without a line break is read', () => {
  const { game, last, read, write } = begin();
  read();
  write('0 0');
  expect(last()?.outcome).toBeNull();
  game.end();
  expect(last()).toMatchObject({ outcome: 'scored', total: 0 });
  const other = begin();
  other.read();
  other.write('0 0\n');
  expect(other.read()).toBe('');
});

test('a broken rule, and a line that cannot be read, end the program', () => {
  const { last, write } = begin();
  expect(() => write('1 1\n1 1\n')).toThrow('the game is lost');
  expect(last()).toMatchObject({ outcome: 'illegal', total: 0, marks: [0] });
  const other = begin();
  expect(() => other.write('\nhello\n')).toThrow('the game is lost');
  expect(other.last()).toMatchObject({ outcome: 'notTwoNumbers', line: 2, found: 'hello' });
});

test('a program that reads when no reply can come is ended', () => {
  const { game, last, read, write } = begin();
  read();
  write('1 1');
  expect(() => read()).toThrow('no reply can come');
  game.end();
  expect(last()).toMatchObject({ outcome: null, isStuck: true, marks: [0] });
  const other = begin();
  other.read();
  expect(() => other.read()).toThrow('no reply can come');
  other.game.end();
  expect(other.last()).toMatchObject({ outcome: null, isStuck: true, marks: [] });
});

test('what a worker says of a game is believed as far as its type', () => {
  expect(playedGameOf(null)).toBeNull();
  expect(playedGameOf('scored')).toBeNull();
  expect(playedGameOf({ transcript: 1, total: 0.5, outcome: 'won', line: '2', marks: [3, 'x'], isStuck: 1 })).toEqual({
    transcript: '',
    total: 0,
    outcome: null,
    line: 0,
    found: '',
    isStuck: false,
    marks: [3, 0],
  });
});
