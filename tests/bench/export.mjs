// Times the export dialog in Chromium, for `make bench`: from the click to the file that can be downloaded, frames, drawing,
// colours and writing included; and the longest task of the page meanwhile.
import { choose, median, most, servedPage, usually, visit } from './browser.mjs';

const ROUNDS = usually(5);
const FRAMES = usually(120, 5);
const { page, origin, close } = await servedPage();
const dialog = page.locator('dialog.export_export');

/** From the click to the link, by the page's clock. */
function clicked() {
  return page.evaluate(() => new Promise((done) => {
    let longest = 0;
    const watch = new PerformanceObserver((list) => { for (const task of list.getEntries()) longest = Math.max(longest, task.duration); });
    watch.observe({ type: 'longtask' });
    const began = performance.now();
    new MutationObserver((_, self) => {
      if (!document.querySelector('dialog.export_export a[download]')) return;
      const ms = performance.now() - began;
      self.disconnect();
      watch.disconnect();
      done({ ms, longest, size: /: ([^,]+),/.exec(document.querySelector('.export_told').textContent)[1] });
    }).observe(document.querySelector('dialog.export_export'), { subtree: true, childList: true });
    document.querySelector('dialog.export_export form').requestSubmit();
  }));
}

async function measure(name, hash, format, { motion, to = FRAMES - 1 } = {}) {
  await visit(page, `${origin}#v=1&${hash}&ply=0`);
  await page.waitForFunction((last) => boardlab.state.opened.value?.line.plies >= last || boardlab.state.opened.value?.line.done, to);
  await choose(page, 'Menu', 'Export');
  await dialog.getByRole('radio', { name: format }).check();
  await dialog.getByLabel('To', { exact: true }).fill(String(to));
  await dialog.getByLabel('Caption').fill('');
  if (motion) await dialog.getByLabel('Frame rate').selectOption(motion);
  await dialog.getByRole('checkbox').uncheck();
  const [frames] = /[\d,]+ frames/.exec(await dialog.locator('figcaption span').last().innerText());
  await page.waitForFunction(() => document.querySelector('.export_preview[aria-busy=false]'));
  const runs = [];
  for (let round = 0; round < ROUNDS; round++) runs.push(await clicked());
  const of = (part) => median(runs.map((run) => run[part]));
  console.log(`${name}: ${frames} as ${format} of 480 pixels in ${(of('ms') / 1000).toFixed(2)} s (worst ${(Math.max(...runs.map(({ ms }) => ms)) / 1000).toFixed(2)}), ${runs[0].size}; longest task of the page ${of('longest').toFixed(0)} ms`);
}

const CALLS = [
  ['robots, a long chase', 'game=robots&sample=chase&case=1', 'GIF'],
  ['robots, the third case', 'game=robots&sample=statement&case=3', 'GIF', { to: 114 }],
  ['robots, a crowd of 30', 'game=robots&sample=crowd&case=1', 'GIF', { to: 60 }],
  ['robots, a crowd that moves', 'game=robots&sample=crowd&case=1', 'GIF', { motion: '20 frames per second', to: 13 }],
  ['pursuit, a match', 'game=pursuit&sample=match&case=1', 'GIF'],
  ['solitaire chess', 'game=solitaire&sample=fresh&case=1', 'GIF'],
  ['hyper knights, twenty', 'game=knights&sample=twenty&case=1', 'GIF'],
  ['janken tactics', 'game=janken&sample=zones&case=1', 'GIF'],
];
for (const call of most(CALLS)) await measure(...call);
await measure('robots, the third case', 'game=robots&sample=statement&case=3', 'WebM', { motion: '30 frames per second', to: 10 });
await close();
