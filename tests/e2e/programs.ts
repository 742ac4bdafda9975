// What the tests of visitors' programs share: how a program is opened and run, and what the page says of it.
import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { type Hostile, hostile } from '../programs/hostile';
import { ANY, like } from './like';
import { button, choose, expect, load, test } from './page';
import { w } from './words';

export const file = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url));
export const compiled = (name: string) => file(`target/programs/${name}.wasm`);

export const SAMPLES = {
  robots: '#v=1&game=robots&sample=statement&case=1&ply=0',
  janken: '#v=1&game=janken&sample=statement&case=1&ply=0',
  knights: '#v=1&game=knights&sample=twenty&case=1&ply=0',
};
export type Game = keyof typeof SAMPLES;

export const verdict = (page: Page) => page.locator('.compare_verdict');
export const found = (page: Page) => page.locator('.solution_runResult');

export async function openPrograms(page: Page, game: Game): Promise<void> {
  await load(page, SAMPLES[game]);
  await choosePrograms(page);
  await expect(page.getByLabel(w.programs.language)).toBeVisible();
}

/** Opens the pane in which a program runs, on the page as it stands. */
export async function choosePrograms(page: Page): Promise<void> {
  await button(page, w.panes.test).click();
  await page.getByRole('radio', { name: w.compare.origins({ origin: 'program' }) }).check();
}

/** Opens a program as a file; a run before it may have left the pane. */
export async function bring(page: Page, name: string, buffer: Buffer | Uint8Array): Promise<void> {
  const edit = button(page, w.compare.again({ origin: 'program' }));
  if (await edit.isVisible()) await edit.click();
  await page.getByLabel(w.programs.open).setInputFiles({ name, mimeType: '', buffer: Buffer.from(buffer) });
}

/** Python is there after this, whether an earlier test has fetched it or not; `run` can be pressed then. */
export async function downloadPython(page: Page, run: Locator): Promise<void> {
  // A file is read after its choice; the program before it may be one that can be run.
  await expect(page.getByLabel(w.programs.language)).toHaveValue('python');
  const load = button(page, w.programs.load);
  await expect(load.or(run.and(page.locator(':enabled')))).toBeVisible();
  if (await load.isVisible()) await load.click();
  await expect(run).toBeEnabled();
}

export async function withPython(page: Page): Promise<void> {
  await page.getByLabel(w.programs.language).selectOption('python');
  await downloadPython(page, button(page, w.compare.run));
}

export const run = (page: Page) => button(page, w.compare.run).click();

/** What a program has written to standard error so far: a variable of www/public/robot.html. */
declare const errors: string;

/**
 * Ends the time of a program that has written `words` to standard error and then loops for ever. The page has a clock of
 * Playwright's, which a page of its own needs.
 */
export async function endTime(page: Page, words: string, limit: number): Promise<void> {
  await expect(async () => {
    // A program runs in the innermost frame.
    const written = await page
      .frames()
      .at(-1)
      ?.evaluate(() => errors);
    expect(written).toContain(words);
  }).toPass();
  await page.clock.fastForward(limit);
}

export type Language = 'javascript' | 'python' | 'cpp' | 'rust';

/** A program that decides nothing, as the page offers it. */
async function bringTemplate(page: Page, game: Game, language: Language): Promise<void> {
  const compiledEnds = { cpp: 'cpp', rust: 'rs' } as const;
  if (language === 'cpp' || language === 'rust')
    return bring(page, `${game}.wasm`, compiled(`${game}.${compiledEnds[language]}`));
  const edit = button(page, w.compare.again({ origin: 'program' }));
  if (await edit.isVisible()) await edit.click();
  if (language === 'python') await withPython(page);
  await choose(page, w.programs.templates, language === 'python' ? 'Python' : 'JavaScript');
}

/** Finds a failing test for a template, which is wrong, makes it small and takes it as the input. */
export async function huntDown(page: Page, game: Game, language: Language): Promise<void> {
  await bringTemplate(page, game, language);
  await button(page, w.compare.search).click();
  await expect(found(page)).toContainText(like(w.compare.failingFound({ seed: ANY })));
  await expect(verdict(page)).toContainText(w.compare.wrong);
  await button(page, w.compare.shrink).click();
  await expect(found(page)).toContainText(like(w.compare.smallest({ size: ANY })));
  await button(page, w.compare.use).click();
  await expect(verdict(page)).toContainText(w.compare.wrong);
  const { beforeMove, parting, position } = w.compare;
  const moments = [beforeMove({ move: ANY }), position, parting({ index: ANY, at: ANY })];
  await expect(verdict(page)).toContainText(new RegExp(moments.map((message) => like(message).source).join('|')));
}

/** What the page says of each. */
export const HOSTILE: Record<Hostile, string | RegExp> = {
  'endless loop': w.programs.late({ seconds: 2 }),
  'endless output': w.programs.tooLong({ bytes: 4_000_000 }),
  'endless output to standard error': w.programs.late({ seconds: 2 }),
  'an error before an endless loop': w.programs.late({ seconds: 2 }),
  '4 GB': '',
  'deep recursion': 'the recursion is too deep for this browser.',
  'reading past the end': '',
  trap: w.programs.crashed({ detail: 'unreachable' }),
  'a division by zero': w.programs.crashed({ detail: 'divide by zero' }),
  'a bad address': 'The program crashed:',
  'exit 3': w.programs.exit({ status: 3 }),
  'no output': '',
  'not a program': 'does not export _start',
  'no memory': 'does not export memory',
  'a forbidden import': 'imports env.open_window',
  'an unknown call': 'imports wasi_snapshot_preview1.sock_connect',
  'a memory of 4 GB': 'needs more than 536.9 MB of memory',
};

/** Runs hostile programs, one after the other, in a page with a clock of Playwright's. */
export async function runHostile(page: Page, names: readonly Hostile[]): Promise<void> {
  for (const name of names)
    await test.step(name, async () => {
      const said = HOSTILE[name];
      await bring(page, 'program.wasm', hostile(name));
      await run(page);
      if (name === 'an error before an endless loop') await endTime(page, 'hello', 2_000);
      if (said) await expect(found(page)).toContainText(said);
      // Nothing was written: the program ended well, and its output is wrong.
      else await expect(page.locator('.solution_runResult + .muted')).toContainText('Exit status 0');
      if (name.startsWith('an error')) await expect(page.locator('.solution_errorsWritten')).toContainText('hello');
    });
}
