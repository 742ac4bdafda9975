// What comes first: the board, then what explains it, then the code editor, and nothing that nobody asked for.
import type { Page, Request } from '@playwright/test';
import {
  counter,
  expect,
  expectOutput,
  holdEditor,
  input,
  KNIGHTS,
  KNIGHTS_OUTPUT,
  paste,
  sentence,
  start,
  test,
} from './page';

type Shown = { frame: { board: unknown }; why: { candidates: unknown[]; thought: { done: boolean } } | null };
type Lab = {
  state: { shown: { value: Shown } };
  stage: { value: { renderer: { draw(ctx: unknown, scene: { after: unknown }): unknown } } };
  drawn: { board: unknown; because: string }[];
};

const PHONE = { width: 390, height: 844 };
const FRESH = '#v=1&game=solitaire&sample=fresh&case=1&ply=0';
/** Two pieces of one kind; every tile is a target. */
const DIALOGUE = `${'1 2 1 2 1 2\n'.repeat(6)}\n0 0\n`;

const rows = (page: Page) => page.locator('.candidates tbody tr');
const because = (page: Page) => page.locator('.because');
const said = (page: Page) => page.evaluate(() => (globalThis as unknown as Lab).drawn.map((seen) => seen.because));

/** Every row of evidence that the engine has sent is in the page. */
async function expectWhole(page: Page): Promise<void> {
  await page.waitForFunction(
    () => (globalThis as unknown as { boardlab: Lab }).boardlab.state.shown.value?.why?.thought.done,
  );
  const all = await page.evaluate(
    () => (globalThis as unknown as { boardlab: Lab }).boardlab.state.shown.value.why?.candidates.length ?? 0,
  );
  expect(all).toBeGreaterThan(12);
  await expect(rows(page)).toHaveCount(all);
}

/** From now on every drawing notes what the panel says. */
const watch = (page: Page) =>
  page.evaluate(() => {
    const lab = globalThis as unknown as Lab & { boardlab: Lab };
    const { renderer } = lab.boardlab.stage.value;
    const { draw } = renderer;
    const [first, known] = [lab.boardlab.state.shown.value.frame.board, new Set<unknown>()];
    known.add(first);
    lab.drawn = [];
    renderer.draw = (ctx, scene) => {
      const because = document.querySelector('.because')?.textContent ?? '';
      if (!known.has(scene.after)) lab.drawn.push({ board: known.add(scene.after), because });
      return draw(ctx, scene);
    };
  });

/** Everything that is fetched from now on. */
function fetches(page: Page): (part: RegExp) => string[] {
  const urls: string[] = [];
  page.on('request', (request: Request) => urls.push(request.url()));
  return (part) => urls.filter((url) => part.test(url));
}

test('the first board of a text is drawn before its evidence, which is whole after it', async ({ page }) => {
  await start(page, FRESH);
  await expectWhole(page);
  await expect(because(page)).not.toBeEmpty();
  const before = (await because(page).textContent()) ?? '';
  await watch(page);
  await paste(page, DIALOGUE);
  await expect(because(page)).not.toHaveText(before);
  await expectWhole(page);
  expect((await said(page))[0]).toBe(before);
});

test('an address names its game at once: no other game’s part is fetched', async ({ page }) => {
  const fetched = fetches(page);
  await start(page, '#v=1&game=pursuit&sample=match&case=1&ply=0');
  await expect(counter(page)).toContainText('Move 0 of');
  await expect(because(page)).not.toBeEmpty();
  expect(fetched(/engine_pursuit_bg.*wasm/)).not.toEqual([]);
  expect(fetched(/\/(robots|janken|solitaire|knights)-|engine_rules_bg/)).toEqual([]);
});

test('on a phone the code editor comes when the input is in sight, and loses nothing', async ({ page }) => {
  await page.setViewportSize(PHONE);
  const fetched = fetches(page);
  await page.goto('./#v=1&game=knights&sample=corner');
  await expect(sentence(page)).not.toBeEmpty();
  await expect(page.locator('.output pre')).toHaveAttribute('aria-busy', 'false');
  await page.evaluate(() => new Promise((rest) => requestIdleCallback(rest)));
  expect(fetched(/\/code-/)).toEqual([]);
  await input(page).fill(KNIGHTS);
  await expect(page.locator('.code')).toBeVisible();
  expect(fetched(/\/code-/)).toHaveLength(1);
  await expect(page.locator('.cm-content')).toBeFocused();
  await expectOutput(page, KNIGHTS_OUTPUT);
});

test('a word that is being composed is not cut by the code editor', async ({ page }) => {
  const arrive = await holdEditor(page);
  await page.goto('./#v=1&game=knights&sample=corner');
  const area = page.locator('textarea');
  await area.fill(KNIGHTS);
  await area.dispatchEvent('compositionstart');
  const loaded = page.waitForResponse(/code-.*\.js$/);
  arrive();
  await (await loaded).finished();
  await page.evaluate(() => new Promise((rest) => requestIdleCallback(rest)));
  await expect(area).toBeFocused();
  await area.dispatchEvent('compositionend');
  await expect(page.locator('.code')).toBeVisible();
  await expectOutput(page, KNIGHTS_OUTPUT);
});

test('an engine that has nothing to do answers the next text too', async ({ page }) => {
  await start(page, '#v=1&game=knights&sample=corner');
  const output = page.locator('.output pre[aria-busy=false]');
  await expect(output).toContainText('Case 1');
  const before = (await output.textContent()) ?? '';
  let hired = 0;
  page.on('worker', () => {
    hired += 1;
  });
  await page.locator('.samples').selectOption('statement');
  await expect(output).not.toHaveText(before);
  expect(hired).toBe(0);
});
