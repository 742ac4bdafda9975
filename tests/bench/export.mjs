// Times the export dialog in Chromium, for `make bench`: from the click to the file that can be downloaded, frames, drawing,
// colours and writing included; and the longest task of the page meanwhile.
import { execFileSync } from 'node:child_process';
import { chromium } from 'playwright-core';
import { preview } from 'vite';

const PORT = Number(process.env.BENCH_PORT ?? 4197);
const ROUNDS = 5;
const FRAMES = 120;
const server = await preview({ root: 'www', preview: { port: PORT, strictPort: true, host: '127.0.0.1' }, logLevel: 'error' });
const executablePath = process.env.CHROMIUM || execFileSync('which', ['chromium'], { encoding: 'utf8' }).trim();
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu', '--disable-quic'] });
const page = await browser.newPage();

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
const dialog = page.locator('dialog.export');

/** From the click to the link, by the page's clock. */
function clicked() {
  return page.evaluate(() => new Promise((done) => {
    let longest = 0;
    const watch = new PerformanceObserver((list) => { for (const task of list.getEntries()) longest = Math.max(longest, task.duration); });
    watch.observe({ type: 'longtask' });
    const began = performance.now();
    new MutationObserver((_, self) => {
      if (!document.querySelector('dialog.export a[download]')) return;
      const ms = performance.now() - began;
      self.disconnect();
      watch.disconnect();
      done({ ms, longest, size: /: ([^,]+),/.exec(document.querySelector('.export-told').textContent)[1] });
    }).observe(document.querySelector('dialog.export'), { subtree: true, childList: true });
    document.querySelector('dialog.export form').requestSubmit();
  }));
}

async function measure(name, hash, format, { motion, to = FRAMES - 1 } = {}) {
  await page.goto('about:blank');
  await page.goto(`http://127.0.0.1:${PORT}/#v=1&${hash}&ply=0`);
  await page.waitForFunction((last) => boardlab.state.opened.value?.line.plies >= last || boardlab.state.opened.value?.line.done, to);
  await page.getByRole('button', { name: 'Export' }).click();
  await dialog.getByRole('radio', { name: format }).check();
  await dialog.getByLabel('Last move').fill(String(to));
  await dialog.getByLabel('Caption').fill('');
  if (motion) await dialog.getByLabel('Frame rate').selectOption(motion);
  await dialog.getByRole('checkbox').uncheck();
  const [frames] = /[\d,]+ frames/.exec(await dialog.locator('figcaption span').last().innerText());
  await page.waitForFunction(() => document.querySelector('.export-preview[aria-busy=false]'));
  const runs = [];
  for (let round = 0; round < ROUNDS; round++) runs.push(await clicked());
  const of = (part) => median(runs.map((run) => run[part]));
  console.log(`${name}: ${frames} as ${format} of 480 pixels in ${(of('ms') / 1000).toFixed(2)} s (worst ${(Math.max(...runs.map(({ ms }) => ms)) / 1000).toFixed(2)}), ${runs[0].size}; longest task of the page ${of('longest').toFixed(0)} ms`);
}

page.setDefaultTimeout(15_000);
await measure('robots, a long chase', 'game=robots&sample=chase&case=1', 'GIF');
await measure('robots, the third case', 'game=robots&sample=statement&case=3', 'GIF', { to: 114 });
await measure('robots, a crowd of 30', 'game=robots&sample=crowd&case=1', 'GIF', { to: 60 });
await measure('robots, a crowd that moves', 'game=robots&sample=crowd&case=1', 'GIF', { motion: '20 frames per second', to: 13 });
await measure('pursuit, a match', 'game=pursuit&sample=match&case=1', 'GIF');
await measure('solitaire chess', 'game=solitaire&sample=fresh&case=1', 'GIF');
await measure('hyper knights, twenty', 'game=knights&sample=twenty&case=1', 'GIF');
await measure('janken tactics', 'game=janken&sample=zones&case=1', 'GIF');
await measure('robots, the third case', 'game=robots&sample=statement&case=3', 'WebM', { motion: '30 frames per second', to: 10 });
await browser.close();
await server.close();
