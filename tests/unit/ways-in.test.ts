// @vitest-environment happy-dom
// Where a person comes to by a tab, by a key and by a button.
import { expect, test } from 'vitest';
import { fireEvent, open, screen, settled, until } from './page';

type Window = { happyDOM: { settings: { device: { prefersReducedMotion: string } } } };

test('a game that is chosen rests', async () => {
  const lab = await open('#v=1&game=robots&sample=statement&case=1&ply=0');
  (globalThis as unknown as Window).happyDOM.settings.device.prefersReducedMotion = 'no-preference';
  let hasPlayed = false;
  const stop = lab.state.playing.subscribe((now) => {
    hasPlayed ||= now;
  });
  fireEvent.click(screen.getByRole('tab', { name: 'Pursuit' }));
  await until(lab.state.opened, (now) => now !== null && lab.state.tab.peek() === 'pursuit');
  await settled(lab);
  stop();
  expect(hasPlayed).toBe(false);
});
