// Without a network, after one visit.
import { expect, test } from './driver';

test.use({ serviceWorker: true });

/** What the page says of the move it shows, once that is the fifth. What the host adds to the page is not there. */
const moved = (time: number): Promise<string> => {
  const end = performance.now() + time;
  return new Promise((done) => {
    const look = () => {
      const said = document.querySelector('.timeline_counter')?.textContent ?? 'nothing';
      if (said.startsWith('Position 5') || performance.now() > end) done(said);
      else requestAnimationFrame(look);
    };
    look();
  });
};

test('the page opens and plays where there is no network', async ({ driver }) => {
  await driver.open('#v=1&game=robots&sample=statement&case=1&ply=0');
  await driver.goOffline();
  await driver.open('#v=1&game=pursuit&sample=match&case=1&ply=5');
  expect(await driver.run(moved, 25_000)).toBe('Position 5 of 19');
});
