// Solitaire Chess: a dialogue followed, played by hand, explained; bonuses, options, many games.
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { board, button, counter, expect, expectOutput, middle, paste, sentence, start, test } from './page';

const ROWS = '1 1 1 1 1 1\n1 1 1 1 1 1\n1 1 2 1 1 torn\n1 1 3 4 1 dam\n1 1 1 1 1 1\n1 1 1 1 1 1\n';
const DIALOGUE = `${ROWS}\n6 6\ndam\n5 6\nspringare\n6 6\ntorn\n1 1\nlopare\n0 0\n`;
const OUTPUT = `${ROWS}6 6 dam\n5 6 springare\n6 6 torn\n1 1 lopare\n0 0\n`;

type Held<T> = { value: T };
type Shown = { why: { chosen: string | null; thought: { nodes: number; of: number; done: boolean } } };
type Lab = {
  state: { shown: Held<Shown>; stopped: Held<boolean>; marked: Held<[number, number] | null> };
  stage: { value: { renderer: { draw(ctx: unknown, scene: { t: number }): unknown } } };
};

const sample = (name: string, ply: number) => `#v=1&game=solitaire&sample=${name}&case=1&ply=${ply}`;
const told = (page: Page) => page.locator('.told');
const because = (page: Page) => page.locator('.because');
const rows = (page: Page) => page.locator('.candidates tbody tr');
const total = (page: Page) => page.locator('.facts dd.total').first();
const side = (page: Page, name: string) => page.getByRole('tab', { name }).click();
const picture = (page: Page) => board(page).evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL());

async function open(page: Page, name: string, ply: number): Promise<void> {
  await start(page, sample(name, ply));
  await expect(counter(page)).toContainText(`Move ${ply} of`);
}

/** A tile as the statement counts, from 1. */
async function click(page: Page, row: number, column: number): Promise<void> {
  const { x, y } = await middle(page, row - 1, column - 1);
  await page.mouse.click(x, y);
}

async function hover(page: Page, row: number, column: number): Promise<void> {
  const { x, y } = await middle(page, row - 1, column - 1);
  await page.mouse.move(x, y);
}

test('the statement’s dialogue is followed to its score', async ({ page }) => {
  await open(page, 'springare', 0);
  await paste(page, DIALOGUE);
  await expect(counter(page)).toContainText('Move 0 of 9');
  await expectOutput(page, OUTPUT);
  await button(page, /One move on/).click();
  await expect(sentence(page)).toContainText('Removal 1: the bronze 1 at (6, 6), for 1 point; 1 in all.');
  await expect(because(page)).toContainText('from the transcript: dam');
  await button(page, /One move on/).click();
  await expect(sentence(page)).toContainText('Beneath the bronze 1 at (6, 6): silver queen (dam); 1 point so far.');
  await button(page, /Last position/).click();
  await expect(sentence(page)).toContainText('The player stops (0 0) with 8 points.');
  await side(page, 'Position');
  await expect(total(page)).toHaveText('8');
  await expect(page.locator('.ledger')).toContainText('Run');
});

test('a piece is removed by a click, luck answers, and it is taken back', async ({ page }) => {
  await open(page, 'springare', 0);
  await click(page, 1, 1);
  await expect(sentence(page)).toContainText('Beneath the bronze knight (springare) at (1, 1): silver knight');
  await expect(counter(page)).toContainText('Move 2 of');
  await click(page, 2, 3);
  await expect(counter(page)).toContainText('Move 4 of');
  await page.keyboard.press('u');
  await expect(counter(page)).toContainText('Move 2 of');
});

test('a tile that is refused says why, by the rule of the last piece', async ({ page }) => {
  await open(page, 'statement', 6);
  await hover(page, 4, 1);
  await expect(told(page)).toContainText('After the queen (dam) at (6, 6) not here: straight or diagonally');
  await click(page, 4, 1);
  await expect(page.locator('.notice')).toContainText('The last piece does not lead there.');
  await expect(counter(page)).toContainText('Move 6 of 9');
  await hover(page, 6, 6);
  await expect(told(page)).toContainText('Gold rook (torn). Nothing lies beneath.');
  await expect(told(page)).toContainText('never twice in a row from one tile');
  await click(page, 6, 6);
  await expect(page.locator('.notice')).toContainText('Not the same cell twice in a row.');
  await told(page).getByRole('button', { name: 'Rule' }).click();
  await expect(page.locator('#rule-last')).toBeFocused();
});

test('a piece is removed by keys', async ({ page }) => {
  await open(page, 'springare', 0);
  await page.keyboard.press('b');
  await expect(told(page)).toContainText(
    '(1, 1). Bronze knight (springare). Silver and gold lie beneath, not yet known.',
  );
  await page.keyboard.press('Enter');
  await expect(counter(page)).toContainText('Move 2 of');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(sentence(page)).toContainText('Beneath the bronze knight (springare) at (2, 3)');
});

test('a move that comes before luck has answered is not lost', async ({ page }) => {
  await open(page, 'springare', 0);
  await page.keyboard.press('b');
  // A frame a key: luck takes a quarter of a second, and a test's own presses may take longer.
  await page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    const ends = () => document.querySelector('.counter')?.textContent?.includes('Move 1 of');
    const press = (key: string) =>
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    press('Enter');
    while (!ends()) await frame();
    for (const key of ['ArrowDown', 'ArrowRight', 'ArrowRight', 'Enter']) {
      press(key);
      await frame();
    }
  });
  await expect(sentence(page)).toContainText('Beneath the bronze knight (springare) at (2, 3)');
});

test('a transcript’s first illegal move is explained, and counts 0', async ({ page }) => {
  await open(page, 'illegal', 6);
  await expect(because(page)).toContainText(
    'The transcript goes wrong here. 4 1 is out of reach: the queen (dam) at (6, 6)',
  );
  await expect(because(page)).toContainText('Allowed: (1, 1), (1, 6), (6, 1).');
  await expect(rows(page)).toHaveCount(3);
  await page.keyboard.press('ArrowRight');
  await expect(sentence(page)).toContainText('The game counts 0 points.');
  await side(page, 'Position');
  await expect(total(page)).toHaveText('0');
});

test('a bonus lights its removals, on the board and in the sequence', async ({ page }) => {
  await open(page, 'statement', 8);
  await side(page, 'Position');
  const plain = await picture(page);
  await page.locator('.entry').hover();
  await expect(page.locator('.strip .marked')).toHaveCount(2);
  await expect.poll(() => picture(page)).not.toBe(plain);
  await page.mouse.move(1, 1);
  await expect(page.locator('.strip .marked')).toHaveCount(0);
  await expect.poll(() => picture(page)).toBe(plain);
  await page.locator('.entry').focus();
  await expect(page.locator('.strip .marked')).toHaveCount(2);
});

test('hints are values on the board; without them it keeps its counsel', async ({ page }) => {
  await open(page, 'fresh', 8);
  await page.mouse.move(1, 1);
  const hinted = await picture(page);
  const targets = await rows(page).count();
  expect(targets).toBeGreaterThan(0);
  await expect(rows(page).first()).toContainText('choice');
  await page.keyboard.press('h');
  await expect.poll(() => picture(page)).not.toBe(hinted);
  await expect(rows(page)).toHaveCount(0);
});

test('a target that is looked at in the panel shows where it would lead', async ({ page }) => {
  await open(page, 'fresh', 8);
  await page.mouse.move(1, 1);
  const plain = await picture(page);
  await rows(page).last().getByRole('button').hover();
  await expect(rows(page).last()).toHaveClass(/lit/);
  await expect.poll(() => picture(page)).not.toBe(plain);
});

test('a person’s choice is held against the player’s, also when luck has answered', async ({ page }) => {
  await open(page, 'fresh', 0);
  await rows(page).last().getByRole('button').click();
  await expect(counter(page)).toContainText('Move 2 of');
  await expect(page.locator('.advice')).toContainText(/Your choice .*expects|too: .* expected/);
});

test('thinking shows how far it is, and can be stopped', async ({ page }) => {
  await open(page, 'fresh', 0);
  await expect(page.locator('.thought')).toContainText('looked at');
  const stopped = () => page.evaluate(() => (globalThis as unknown as { boardlab: Lab }).boardlab.state.stopped.value);
  await page.evaluate(() => {
    const { shown } = (globalThis as unknown as { boardlab: Lab }).boardlab.state;
    const thought = { nodes: 1200, of: 5000, done: false };
    shown.value = { ...shown.value, why: { ...shown.value.why, chosen: null, thought } };
  });
  await expect(page.getByRole('progressbar', { name: 'How far the player has thought' })).toBeVisible();
  await expect(page.locator('.thought')).toContainText('1,200 of 5,000 positions');
  await expect(because(page)).toContainText('Still thinking');
  await page.getByRole('button', { name: 'Stop', exact: true }).click();
  expect(await stopped()).toBe(true);
  await button(page, 'Think on').click();
  expect(await stopped()).toBe(false);
});

test('alphabet and strength are options, and the address keeps them', async ({ page }) => {
  await open(page, 'fresh', 0);
  await page.getByRole('combobox', { name: 'Pieces' }).selectOption({ label: 'only 1' });
  await page.getByRole('combobox', { name: 'Strength' }).selectOption({ label: 'quick' });
  await expect.poll(() => new URL(page.url()).hash).toContain('options=alphabet%3D1+nodes%3D1000');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(sentence(page)).toContainText(': silver 1;');
  await page.reload();
  await expect(page.getByRole('combobox', { name: 'Pieces' })).toHaveValue('1');
  await expect(page.getByRole('combobox', { name: 'Strength' })).toHaveValue('1000');
});

test('a new game is that of its seed, and the next of the next', async ({ page }) => {
  await open(page, 'fresh', 0);
  const seed = page.getByRole('textbox', { name: 'Seed' });
  const line = page.locator('.cm-line').first();
  const first = await line.textContent();
  await button(page, 'New game').click();
  await expect(seed).toHaveValue('1');
  await expect(line).not.toHaveText(first ?? '');
  await seed.fill('0');
  await seed.press('Enter');
  await expect(line).toHaveText(first ?? '');
});

test('many games are counted, and each can be opened with the total it was counted with', async ({ page }) => {
  await open(page, 'springare', 0);
  await page.getByRole('combobox', { name: 'Strength' }).selectOption({ label: 'quick' });
  await side(page, 'Position');
  await button(page, 'Run 100 games').click();
  await expect(page.locator('.histogram')).toBeVisible();
  await expect(page.locator('.tally').filter({ hasText: /[1-9]/ }).first()).toBeVisible();
  const stop = page.locator('.batch').getByRole('button', { name: 'Stop' });
  if (await stop.isVisible()) await stop.click().catch(() => {});
  await expect(page.locator('.batch progress')).toHaveCount(0);
  await page.locator('.tally').filter({ hasText: /[1-9]/ }).first().press('Enter');
  const game = page.locator('.games button').first();
  const points = /: ([\d,]+) point/.exec((await game.textContent()) ?? '')?.[1] ?? '';
  await game.press('Enter');
  await expect(counter(page)).not.toContainText('solving');
  await page.keyboard.press('Escape');
  await button(page, /Last position/).click();
  await expect(total(page)).toHaveText(points);
});

test('a step is shown as it happens, and at once for a person who asked for stillness', async ({ page }) => {
  await open(page, 'springare', 0);
  await page.evaluate(() => {
    const { renderer } = (globalThis as unknown as { boardlab: Lab }).boardlab.stage.value;
    const { draw } = renderer;
    const seen: number[] = [];
    renderer.draw = (ctx, scene) => {
      seen.push(scene.t);
      return draw(ctx, scene);
    };
    Object.assign(globalThis, { seen });
  });
  const moments = () => page.evaluate(() => (globalThis as unknown as { seen: number[] }).seen);
  await page.keyboard.press('ArrowRight');
  await expect(sentence(page)).toContainText('Removal 1');
  await expect.poll(async () => (await moments()).some((t) => t > 0 && t < 1)).toBe(true);
  await expect.poll(async () => (await moments()).at(-1)).toBe(1);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const before = (await moments()).length;
  await page.keyboard.press('ArrowRight');
  await expect(sentence(page)).toContainText('Beneath');
  await expect.poll(async () => (await moments()).length).toBeGreaterThan(before);
  expect((await moments()).slice(before).every((t) => t === 1)).toBe(true);
});

test('on a phone every tile is as large as a finger needs, and in sight', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, 'fresh', 8);
  await expect(board(page)).toBeInViewport({ ratio: 1 });
  const [left, right] = [await middle(page, 0, 0), await middle(page, 0, 5)];
  expect((right.x - left.x) / 5).toBeGreaterThan(48);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

const STATES: Record<string, (page: Page) => Promise<unknown>> = {
  'the evidence of a move': async (page) => {
    await open(page, 'fresh', 8);
    await expect(rows(page).first()).toBeVisible();
  },
  'a fault': async (page) => {
    await open(page, 'illegal', 6);
    await expect(because(page)).toContainText('goes wrong');
  },
  'bonuses and many games': async (page) => {
    await open(page, 'fresh', 40);
    await side(page, 'Position');
    await button(page, 'Run 100 games').click();
    await expect(page.locator('.histogram')).toBeVisible();
  },
  'the rules': async (page) => {
    await open(page, 'fresh', 0);
    await side(page, 'Rules');
    await expect(page.locator('#rule-chains')).toBeVisible();
  },
};

for (const [name, prepare] of Object.entries(STATES))
  test(`an audit finds nothing: ${name}`, async ({ page }) => {
    await prepare(page);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect.soft(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
    }
  });
