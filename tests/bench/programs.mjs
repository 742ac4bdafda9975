// Times visitors' programs in Chromium, for `make bench`: from the click on *Run on this input* to the verdict, when the program is first
// started and when it is run again, and how many small random inputs a second a right program is tried on.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { preview } from 'vite';

const PORT = Number(process.env.BENCH_PORT ?? 4198);
const ROUNDS = 7;
/** Milliseconds of a search. */
const SEARCH = 4000;
const server = await preview({ root: 'www', preview: { port: PORT, strictPort: true, host: '127.0.0.1' }, logLevel: 'error' });
const executablePath = process.env.CHROMIUM || execFileSync('which', ['chromium'], { encoding: 'utf8' }).trim();
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu', '--disable-quic'] });
const page = await browser.newPage();
page.setDefaultTimeout(120_000);

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

const PROGRAMS = [
  ['JavaScript', 'mine.js', 'tests/programs/robots_plain.js'],
  ['C++', 'mine.wasm', 'target/programs/robots_plain.cpp.wasm'],
  ['Rust', 'mine.wasm', 'target/programs/robots_plain.rs.wasm'],
  ['Python', 'mine.py', 'tests/programs/robots_plain.py'],
];

const button = (name) => page.getByRole('button', { name });

async function open() {
  await page.goto('about:blank');
  await page.goto(`http://127.0.0.1:${PORT}/#v=1&game=robots`);
  await page.locator('.output pre[aria-busy=false]').waitFor();
  await button('Test my solution').click();
  await page.getByRole('radio', { name: 'Run my program' }).check();
}

async function bring(name, buffer) {
  if (await button('Edit the program').isVisible()) await button('Edit the program').click();
  await page.getByLabel('Open program').setInputFiles({ name, mimeType: '', buffer });
  if (!name.endsWith('.py')) return;
  const load = button('Download Python');
  await page.locator('.python-pack button, .runs button:enabled').first().waitFor();
  if (await load.isVisible()) await load.click();
  await page.locator('.runs button:enabled').first().waitFor();
}

/** Milliseconds from a click to a verdict that was not there before, by the page's clock. */
async function clicked(name) {
  return page.evaluate((name) => new Promise((done) => {
    const began = performance.now();
    const before = document.querySelector('.verdict p');
    const watch = new MutationObserver(() => {
      const now = document.querySelector('.verdict p');
      if (!now || now === before || !/Accepted|Wrong/.test(now.textContent)) return;
      watch.disconnect();
      done({ ms: performance.now() - began, own: Number(/([\d.]+) ms/.exec(document.querySelector('.compare-next')?.textContent)?.[1]) });
    });
    watch.observe(document.querySelector('.output'), { subtree: true, childList: true, characterData: true });
    [...document.querySelectorAll('button')].find((one) => one.textContent === name).click();
  }), name);
}

/** Random inputs a second, from the click on: small ones come first. A search ends after a thousand. */
async function tried() {
  if (await button('Edit the program').isVisible()) await button('Edit the program').click();
  const began = Date.now();
  await button('Find a failing test').click();
  const done = page.getByText(/Correct on [\d,]+ random inputs/);
  await Promise.race([done.waitFor(), page.waitForTimeout(SEARCH)]);
  const seconds = (Date.now() - began) / 1000;
  const said = await page.locator('.compare-paste').innerText();
  const [count = '0'] = /[\d,]+(?= (random )?inputs?( tried|\.))/.exec(said) ?? [];
  if (await button('Stop').isVisible()) await button('Stop').click();
  return Number(count.replace(',', '')) / seconds;
}

for (const [language, name, path] of PROGRAMS) {
  const bytes = readFileSync(path);
  const [first, again] = [[], []];
  for (let round = 0; round < ROUNDS; round++) {
    await open();
    await bring(name, bytes);
    first.push((await clicked('Run on this input')).ms);
    await bring(name, bytes);
    again.push(await clicked('Run on this input'));
  }
  const rate = await tried();
  console.log(`${language}: verdict ${median(first).toFixed(0)} ms after the first click, ${median(again.map(({ ms }) => ms)).toFixed(0)} ms after the next (the program itself ${median(again.map(({ own }) => own)).toFixed(1)} ms); ${rate.toFixed(0)} small random inputs a second, run and judged`);
}
await browser.close();
await server.close();
