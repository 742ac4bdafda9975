// Times the built page in Chromium, for `make bench`: paste to first board, scrub to drawn frame, a megabyte pasted.
// The clock runs inside the page, from the input event to the end of the animation frame that draws its board.
import { readFileSync } from 'node:fs';
import { median, most, paste, servedPage, usually, visit } from './browser.mjs';
import { within } from './budget.mjs';

const ROUNDS = usually(15, 2);
const PASTE_MS = 50;
/** Of a frame of 16 ms. */
const SHARE_MS = 4;
const { page, origin, close } = await servedPage();

/** Notes when something was asked, and the end of the first frame that draws after the state shows the answer. */
await page.addInitScript(() => {
  const bench = { asked: 0, changed: false, drew: false, script: 0, longest: 0, done: () => {} };
  const prepare = CanvasRenderingContext2D.prototype.setTransform;
  CanvasRenderingContext2D.prototype.setTransform = function (...matrix) {
    bench.drew = true;
    return prepare.apply(this, matrix);
  };
  const native = window.requestAnimationFrame.bind(window);
  window.requestAnimationFrame = (callback) =>
    native((now) => {
      const began = performance.now();
      bench.drew = false;
      callback(now);
      if (!bench.changed || !bench.drew) return;
      bench.changed = false;
      bench.script = performance.now() - began;
      bench.done(performance.now() - bench.asked);
    });
  for (const type of ['paste', 'keydown'])
    document.addEventListener(type, () => { bench.asked = performance.now(); }, { capture: true });
  new PerformanceObserver((list) => {
    for (const task of list.getEntries()) bench.longest = Math.max(bench.longest, task.duration);
  }).observe({ type: 'longtask' });
  Object.assign(window, { bench });
});

const middle = (values) => median(values).toFixed(1);
const worst = (values) => Math.max(...values).toFixed(1);

/** Waits for the next board that `act` brings. */
async function drawn(act) {
  const board = page.evaluate(
    () => new Promise((done) => {
      const stop = boardlab.state.shown.subscribe((() => { let first = true; return () => { if (first) first = false; else { bench.changed = true; } }; })());
      bench.done = (total) => { stop(); done([total, bench.script]); };
    }),
  );
  await act();
  return board;
}

const pasted = (text) => drawn(() => paste(page, page.getByRole('textbox', { name: 'Input text' }), text));

async function measure(game, sample, other) {
  await page.goto(`${origin}#v=1&game=${game}`);
  await page.locator('.code').waitFor();
  const pastes = [];
  for (let round = 0; round < ROUNDS; round++) pastes.push((await pasted(round % 2 ? sample : other))[0]);
  await page.keyboard.press('Escape');
  const scrubs = [];
  for (let round = 0; round < 2 * ROUNDS; round++) scrubs.push(await drawn(() => page.keyboard.press(round % 2 ? 'Home' : 'End')));
  const [total, script] = [0, 1].map((part) => scrubs.map((scrub) => scrub[part]));
  console.log(
    `${game}: paste to first board ${middle(pastes)} ms (worst ${worst(pastes)})${within(median(pastes), PASTE_MS)}; scrub to drawn frame ` +
      `${middle(total)} ms (worst ${worst(total)}), ${middle(script)} ms of it the drawing callback${within(median(script), SHARE_MS)}`,
  );
}

const sample = (name) => readFileSync(new URL(`../golden/${name}/sample.in`, import.meta.url), 'utf8');
const shown = (name) => readFileSync(`www/samples/${name}.txt`, 'utf8');
const PASTED = [
  ['robots', sample('robots'), shown('robots-crowd')],
  ['knights', sample('knights'), shown('knights-twenty')],
  ['janken', shown('janken-statement'), shown('janken-zones')],
  ['pursuit', shown('pursuit-match'), shown('pursuit-torus')],
  ['solitaire', shown('solitaire-fresh'), shown('solitaire-springare')],
];
for (const texts of most(PASTED)) await measure(...texts);

await page.goto(`${origin}#v=1&game=robots`);
await page.locator('.code').waitFor();
const crowd = readFileSync('www/samples/robots-statement.txt', 'utf8').replace(/\n0 0\s*$/, '\n');
const megabyte = `${crowd.repeat(Math.ceil(1e6 / crowd.length))}0 0\n`;
await page.evaluate(() => { bench.longest = 0; });
const [total] = await pasted(megabyte);
console.log(`${(megabyte.length / 1e6).toFixed(2)} MB pasted: first board after ${total.toFixed(0)} ms, longest task ${await page.evaluate(() => bench.longest.toFixed(0))} ms`);

/** From the key that asks for a position to its first evidence on screen, and to the last, by strength. */
async function hint(nodes) {
  await visit(page, `${origin}#v=1&game=solitaire&sample=fresh&options=nodes%3D${nodes}&case=1&ply=0`);
  await page.waitForFunction(() => boardlab.state.shown.value?.explanation?.thought?.done);
  const times = [];
  for (let ply = 2; ply <= usually(20, 2); ply += 2) {
    await page.waitForFunction((last) => boardlab.state.opened.value.line.plies >= last, ply);
    times.push(await weighed(ply));
  }
  const [first, last] = [0, 1].map((part) => times.map((time) => time[part]));
  console.log(`solitaire, a hint of ${nodes} positions: first values ${middle(first)} ms (worst ${worst(first)}), the last ${middle(last)} ms (worst ${worst(last)})`);
}

async function weighed(ply) {
  await page.keyboard.press('ArrowRight');
  await page.waitForFunction((before) => boardlab.state.shown.value.frame.ply === before, ply - 1);
  const times = page.evaluate((wanted) => new Promise((done) => {
    let first = 0;
    const stop = boardlab.state.shown.subscribe((shown) => {
      if (shown.frame.ply !== wanted || !shown.explanation?.candidates.length) return;
      first ||= performance.now() - bench.asked;
      if (!shown.explanation.thought.done) return;
      queueMicrotask(() => stop());
      done([first, performance.now() - bench.asked]);
    });
  }), ply);
  await page.keyboard.press('ArrowRight');
  return times;
}

for (const nodes of most([1_000, 20_000, 200_000, 2_000_000])) await hint(nodes);
await close();
