// Times the workbench in Chromium, for `make bench`: from the key that pastes a megabyte of output to its verdict, and how
// long a failing input is made smaller with a solution in the page.
import { execFileSync } from 'node:child_process';
import { median, most, paste, servedPage, usually, visit } from './browser.mjs';

const ROUNDS = usually(5);
const CLI = process.env.BOARDLAB ?? 'target/release/boardlab';
const { page, origin, close } = await servedPage();
const run = (args, input) => execFileSync(CLI, args, { input, encoding: 'utf8', maxBuffer: 1e9 });

/** From the key to the words of the verdict, by the page's clock; and the longest task of the page meanwhile. */
function watched() {
  return page.evaluate(() => {
    globalThis.verdict = new Promise((done) => {
      let [began, longest] = [0, 0];
      const watch = new PerformanceObserver((list) => { for (const task of list.getEntries()) longest = Math.max(longest, task.duration); });
      watch.observe({ type: 'longtask' });
      addEventListener('keydown', (event) => { if (event.key === 'v') began = event.timeStamp; }, { capture: true });
      new MutationObserver((_, self) => {
        const words = document.querySelector('.compare_verdict b')?.textContent;
        if (!words || !began) return;
        self.disconnect();
        done({ ms: performance.now() - began, longest, words });
      }).observe(document.querySelector('.output_output'), { subtree: true, childList: true, characterData: true });
    });
  });
}

async function judged(name, text, mine) {
  const runs = [];
  for (let round = 0; round < ROUNDS; round++) {
    await visit(page, `${origin}#v=1&game=robots&sample=statement&case=1&ply=0`);
    await page.locator('.code').waitFor();
    await paste(page, page.getByRole('textbox', { name: 'Input text' }), text);
    await page.waitForFunction(() => document.querySelector('.output_output pre')?.getAttribute('aria-busy') === 'false' && boardlab.state.cases.value > 1000);
    await page.getByLabel('Output', { exact: true }).getByRole('button', { name: 'Test my solution' }).click();
    await page.evaluate((copied) => navigator.clipboard.writeText(copied), mine);
    await watched();
    await page.getByRole('textbox', { name: 'Your program’s output' }).click();
    await page.keyboard.press('Control+v');
    runs.push(await page.evaluate(() => globalThis.verdict));
  }
  const of = (part) => median(runs.map((one) => one[part]));
  console.log(`${name}, ${(mine.length / 1e6).toFixed(2)} MB of output: "${runs[0].words}" ${of('ms').toFixed(0)} ms after it was pasted, the workbench's engine fetched (worst ${Math.max(...runs.map(({ ms }) => ms)).toFixed(0)}); longest task of the page ${of('longest').toFixed(0)} ms`);
}

async function smaller(name, game, seed, code) {
  const text = run(['generate', game, '--seed', seed, '--cases', '20', '--size', '60', '--adversarial', '50']);
  await visit(page, `${origin}#v=1&game=${game}`);
  await page.locator('.code').waitFor();
  await paste(page, page.getByRole('textbox', { name: 'Input text' }), text);
  await page.getByLabel('Output', { exact: true }).getByRole('button', { name: 'Test my solution' }).click();
  await page.getByRole('radio', { name: 'Run my program' }).check();
  await paste(page, page.locator('.solution_comparePaste').getByRole('textbox'), code);
  await page.getByRole('button', { name: 'Run on this input' }).click();
  const shrink = page.getByRole('button', { name: 'Shrink this input' });
  await shrink.waitFor();
  const began = Date.now();
  await shrink.click();
  const smallest = page.getByRole('region', { name: 'The shrunk input' });
  await smallest.waitFor();
  const seconds = (Date.now() - began) / 1000;
  const left = (await smallest.innerText()).length;
  console.log(`${name}: ${text.length} characters down to ${left} in ${seconds.toFixed(2)} s, the solution run and judged`);
}

const text = run(['generate', 'robots', '--seed', '1', '--cases', String(usually(9200, 1100)), '--size', '10']);
const right = run(['solve', 'robots'], text);
await judged('robots, right', text, right);
await judged('robots, every tenth case wrong', text, right.replaceAll(/(Case \d*0:\n.*?)(\d+)/g, (_, before, moves) => `${before}${Number(moves) + 1}`));
const SMALLER = [
  ['robots, a solution that dies of five in row 13', 'robots', '5', "function solve(input) { if ((input.match(/^13 /gm) ?? []).length > 4) throw new Error('13'); return ''; }"],
  ['janken, a solution that answers nothing', 'janken', '5', "function solve(input) { return ''; }"],
  ['hyper knights, a solution that answers nothing', 'knights', '5', "function solve(input) { return ''; }"],
];
for (const solution of most(SMALLER)) await smaller(...solution);
await close();
