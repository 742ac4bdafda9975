// What a host page may ask of an embedded board, and what is not heard.
import { expect, test } from 'vitest';
import { commandIn } from '../../www/src/features/embed/commands';
import { parseEmbedParams, speedNear } from '../../www/src/features/embed/embed-params';
import { HOSTILE } from './commands';

for (const [what, message] of Object.entries(HOSTILE))
  test(`no command: ${what}`, () => {
    expect(commandIn(message)).toBeNull();
  });

test('commands are taken with what they name, cases counted from 0', () => {
  const said = (message: object) => commandIn({ boardlab: 1, ...message });
  expect(said({ kind: 'go', ply: 9 })).toEqual({ kind: 'go', case: null, ply: 9 });
  expect(said({ kind: 'go', ply: 0, case: 2 })).toEqual({ kind: 'go', case: 1, ply: 0 });
  expect(said({ kind: 'play' })).toEqual({ kind: 'play' });
  expect(said({ kind: 'pause' })).toEqual({ kind: 'pause' });
  expect(said({ kind: 'theme', theme: 'dark' })).toEqual({ kind: 'theme', theme: 'dark' });
  expect(said({ kind: 'speed', ms: 60 })).toEqual({ kind: 'speed', ms: 60 });
  expect(said({ kind: 'load', game: 'knights', text: '1\r\n1\r\n7 9\r\n', limits: 'lifted', case: 2, ply: 1 })).toEqual(
    {
      kind: 'load',
      visit: {
        tab: 'knights',
        draft: {
          source: { game: 'knights', text: '1\n1\n7 9\n', relaxed: true, options: '' },
          position: { case: 1, ply: 1, moves: '' },
        },
      },
    },
  );
});

test('a frame is as its address asks', () => {
  const usual = {
    controls: 'timeline',
    theme: 'auto',
    speed: 500,
    autoplay: false,
    hints: true,
    caption: '',
    label: '',
    waits: false,
    site: '',
  };
  expect(parseEmbedParams('')).toEqual(usual);
  expect(parseEmbedParams('#controls=none&theme=dark&hints=off&caption=%3Cb%3E')).toEqual({
    ...usual,
    controls: 'none',
    theme: 'dark',
    hints: false,
    caption: '<b>',
  });
  expect(parseEmbedParams('#controls=full&speed=90&autoplay&label=Mine&waits=1')).toEqual({
    ...usual,
    controls: 'full',
    speed: 100,
    autoplay: true,
    label: 'Mine',
    waits: true,
  });
});

test('a field that makes no sense is as good as none', () => {
  expect(parseEmbedParams('#controls=all&theme="><script>&speed=fast&autoplay=0&hints=1')).toEqual(
    parseEmbedParams(''),
  );
  expect(parseEmbedParams(`#caption=${'x'.repeat(9_000)}`).caption).toHaveLength(500);
  expect([1, 60, 1e9].map(speedNear)).toEqual([50, 50, 2000]);
});
