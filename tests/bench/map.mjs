// Times what a frame costs us in Chromium while boards move: games that play, the Hyper Knights map that is dragged and
// zoomed by real mouse events. A frame's cost is that of all its animation callbacks.
import { most, servedPage, usually, visit } from './browser.mjs';
import { within } from './budget.mjs';

/** Of a frame of 16 ms. */
const SHARE_MS = 4;

/** Milliseconds of a game that plays. */
const PLAYED = usually(4000, 300);
const { page, origin, close } = await servedPage({ viewport: { width: 1440, height: 900 } });

/** Sums the callbacks of each frame, and notes how far frames are apart. */
await page.addInitScript(() => {
  const bench = { frames: [], gaps: [], now: 0 };
  const native = window.requestAnimationFrame.bind(window);
  window.requestAnimationFrame = (callback) =>
    native((now) => {
      const began = performance.now();
      callback(now);
      const took = performance.now() - began;
      if (now === bench.now) bench.frames[bench.frames.length - 1] += took;
      else {
        bench.frames.push(took);
        bench.gaps.push(now - bench.now);
      }
      bench.now = now;
    });
  Object.assign(window, { bench });
});

const at = (values, share) => values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0;
const ms = (value) => value.toFixed(2);

async function measure(name, act) {
  await page.waitForTimeout(400);
  await page.evaluate(() => Object.assign(bench, { frames: [], gaps: [] }));
  await act();
  const { frames, gaps } = await page.evaluate(() => ({ frames: bench.frames, gaps: bench.gaps.slice(1) }));
  console.log(
    `${name}: ${ms(at(frames, 0.5))} ms a frame${within(at(frames, 0.5), SHARE_MS)}, 95% ${ms(at(frames, 0.95))}, worst ${ms(Math.max(0, ...frames))} ` +
      `(${frames.length} frames, ${ms(at(gaps, 0.5))} ms apart, 95% ${ms(at(gaps, 0.95))})`,
  );
}

async function open(hash) {
  await visit(page, origin + hash);
  await page.locator('.code').waitFor();
  await page.waitForFunction(() => boardlab.state.shown.value);
}

async function play(name, speed) {
  await page.evaluate((speed) => boardlab.timeline.setSpeed(speed), speed);
  await measure(name, async () => {
    await page.keyboard.press('Space');
    await page.waitForTimeout(PLAYED);
    await page.keyboard.press('Space');
  });
}

const see = (x, y, cell) =>
  page.evaluate(([x, y, cell]) => boardlab.marks.setView({ x: BigInt(x), y: BigInt(y), cell, down: 0, right: 0 }), [x, y, cell]);

/** Drags to and fro in steps of some pixels, as fast as the page takes them. */
async function drag() {
  const box = await page.locator('canvas').boundingBox();
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  for (let round = 0; round < usually(4); round++) {
    await page.mouse.move(x, y);
    await page.mouse.down();
    for (let step = 1; step <= 40; step++) await page.mouse.move(x - 6 * step, y - 5 * step);
    await page.mouse.up();
  }
}

async function zoomThrough() {
  const box = await page.locator('canvas').boundingBox();
  await page.mouse.move(box.x + box.width / 3, box.y + box.height / 3);
  for (const way of [1, -1]) {
    for (let notch = 0; notch < usually(80, 8); notch++) {
      await page.mouse.wheel(0, way * 100);
      await page.waitForTimeout(40);
    }
  }
}

await open('#v=1&game=robots&sample=crowd&case=1&ply=0');
await play('robots, playing', 200);
await open('#v=1&game=knights&sample=twenty&case=1&ply=0');
await play('knights, playing', 200);
for (const [cell, x, y] of most([[24, 300, 500], [100, 300, 500], [16, 300, 500], [8, 300, 500], [2, 300, 500], [0.8, 300, 500], [0.2, 1e4, 1e4], [0.004, 1e6, 1e6]])) {
  await see(x, y, cell);
  await measure(`knights, dragged at ${cell} px`, drag);
}
await see(100, 200, 200);
await measure('knights, zoomed from 200 px to a thousandth and back', zoomThrough);
await see('4611686018427387000', '4611686018427387000', 24);
await measure('knights, dragged at 2^62', drag);

/** Moves over the board's cells. */
async function hover() {
  const box = await page.locator('canvas').boundingBox();
  for (let step = 0; step < 120; step++) await page.mouse.move(box.x + 100 + 4 * step, box.y + 100 + 3 * step);
}

/** A chase of so many plies that are known before anything is measured. */
async function chase(name, text, plies) {
  await open('#v=1&game=pursuit&sample=match&case=1&ply=0');
  await page.evaluate((text) => boardlab.input.setText(text), text);
  await page.waitForFunction(([text, plies]) => boardlab.state.lastValid.value?.text === text && boardlab.state.opened.value.line.plies >= plies, [text, plies]);
  await play(`${name}, playing`, 200);
  await measure(`${name}, pointed at`, hover);
}

await chase('pursuit, square of 100, 50 catchers', '0 100 50 2 60 chase far', 30);
await chase('pursuit, torus of 100, 50 catchers', '1 100 50 2 60 chase far', 30);
await chase('pursuit, square of 100, 2,000 catchers', '0 100 2000 2 60 random random', 1);
await close();
