// Times visitors' programs in Chromium, for `make bench`: from the click on *Run on this input* to the verdict, when the program is first
// started and when it is run again, and how many small random inputs a second a right program is tried on.
import { readFileSync } from 'node:fs';
import { median, most, servedPage, usually, visit } from './browser.mjs';

const ROUNDS = usually(7);
/** Milliseconds until a verdict that never comes is missed. */
const LONGEST = 60_000;
/** Milliseconds of a search. */
const SEARCH = usually(4000, 300);
const { page, origin, close } = await servedPage();

const PROGRAMS = [
  ['JavaScript', 'mine.js', 'tests/programs/robots_plain.js'],
  ['C++', 'mine.wasm', 'target/programs/robots_plain.cpp.wasm'],
  ['Rust', 'mine.wasm', 'target/programs/robots_plain.rs.wasm'],
  ['Python', 'mine.py', 'tests/programs/robots_plain.py'],
];

const button = (name) => page.getByRole('button', { name });

async function open() {
  await visit(page, `${origin}#v=1&game=robots`);
  await page.locator('.output_output pre[aria-busy=false]').waitFor();
  await page.getByLabel('Output', { exact: true }).getByRole('button', { name: 'Test my solution' }).click();
  await page.getByRole('radio', { name: 'Run my program' }).check();
}

async function edit() {
  if (await button('Edit the program').isVisible()) await button('Edit the program').click();
}

/** Brings a program, and waits until the page has it: a run of the one before would be lost. */
async function bring(name, buffer) {
  await page.getByLabel('Open program').setInputFiles({ name, mimeType: '', buffer });
  const sign = name.endsWith('.wasm') ? name : buffer.toString().split('\n')[0];
  await page.locator('.solution_comparePaste').getByText(sign).first().waitFor();
  if (!name.endsWith('.py')) return;
  const load = button('Download Python');
  await page.locator('.python-pack_pythonPack button, .solution_runs button:enabled').first().waitFor();
  if (await load.isVisible()) await load.click();
  await page.locator('.solution_runs button:enabled').first().waitFor();
}

/** Milliseconds from a click to the next verdict, by the page's clock. */
async function clicked(name) {
  return page.evaluate(([name, limit]) => new Promise((done, fail) => {
    const began = performance.now();
    const shown = () => [...document.querySelectorAll('.compare_verdict p')].find((one) => /Correct on this|Wrong/.test(one.textContent));
    const before = shown();
    let isGone = !before;
    const watch = new MutationObserver(() => {
      const now = shown();
      isGone ||= !now;
      if (!now || (now === before && !isGone)) return;
      watch.disconnect();
      done({ ms: performance.now() - began, own: Number(/([\d.]+) ms/.exec(document.querySelector('.solution_compareNext')?.textContent)?.[1]) });
    });
    watch.observe(document.body, { subtree: true, childList: true, characterData: true });
    setTimeout(() => fail(new Error(`no verdict after ${name}: ${document.querySelector('.output_output')?.textContent}`)), limit);
    [...document.querySelectorAll('button')].find((one) => one.textContent === name).click();
  }), [name, LONGEST]);
}

/** Random inputs a second, from the click on: small ones come first. A search ends after a thousand. */
async function tried() {
  await edit();
  const began = Date.now();
  await button('Find a failing test').click();
  const done = page.locator('.solution_runResult').getByText(/right on all [\d,]+ random inputs/);
  await Promise.race([done.waitFor(), page.waitForTimeout(SEARCH)]);
  const seconds = (Date.now() - began) / 1000;
  const said = await page.locator('.solution_comparePaste').innerText();
  const [count = '0'] = /[\d,]+(?= (random )?inputs?( tried|\.))/.exec(said) ?? [];
  if (await button('Stop').isVisible()) await button('Stop').click();
  return Number(count.replace(',', '')) / seconds;
}

for (const [language, name, path] of most(PROGRAMS)) {
  const bytes = readFileSync(path);
  const [first, again] = [[], []];
  for (let round = 0; round < ROUNDS; round++) {
    await open();
    await bring(name, bytes);
    first.push((await clicked('Run on this input')).ms);
    await edit();
    again.push(await clicked('Run on this input'));
  }
  const rate = await tried();
  console.log(`${language}: verdict ${median(first).toFixed(0)} ms after the first click, ${median(again.map(({ ms }) => ms)).toFixed(0)} ms after the next (the program itself ${median(again.map(({ own }) => own)).toFixed(1)} ms); ${rate.toFixed(0)} small random inputs a second, run and judged`);
}
await close();
