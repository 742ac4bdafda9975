// The map of Janken Tactics: the judge's bytes, what is said of a cell, orders by hand, the way as it is gone.
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { board, counter, expect, expectOutput, middle, sentence, start, test } from './page';

type Held<T> = { peek(): T };
type Place = { x: bigint; y: bigint };
type Drawn = { t: number };
type Lab = {
  state: { held: Held<Place | null>; lit: Held<string | null> };
  stage: { value: { renderer: { draw(ctx: unknown, scene: Drawn): unknown } } };
};

const OUTPUT = 'Game #1\nMove #1 (E5 -> E9): Successful (5 points left)\nMove #2 (D5 -> F8): Unsuccessful\n';

const statement = (ply: number) => `#v=1&game=janken&sample=statement&case=1&ply=${ply}`;
const zones = (ply: number) => `#v=1&game=janken&sample=zones&case=1&ply=${ply}`;
const told = (page: Page) => page.locator('.told');
const because = (page: Page) => page.locator('.because');

/** The board's pixels. */
const picture = (page: Page) => board(page).evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL());

/** The colour of a cell's ground, left of what is drawn in it. */
const tint = async (page: Page, name: string) => {
  const { x, y } = await at(page, name);
  return board(page).evaluate(
    (canvas: HTMLCanvasElement, [x, y]) => {
      const { left, top, width } = canvas.getBoundingClientRect();
      const scale = canvas.width / width;
      const pixel = canvas.getContext('2d')?.getImageData(((x ?? 0) - left) * scale, ((y ?? 0) - top) * scale, 1, 1);
      return [...(pixel?.data ?? [])];
    },
    [x - 14, y - 14] as number[],
  );
};

const inHand = (page: Page) =>
  page.evaluate(() => {
    const held = (globalThis as unknown as { boardlab: Lab }).boardlab.state.held.peek();
    return held && String.fromCharCode(65 + Number(held.x)) + (Number(held.y) + 1);
  });

const at = (page: Page, name: string) => middle(page, name.charCodeAt(0) - 65, Number(name[1]) - 1);

async function hover(page: Page, name: string): Promise<void> {
  const { x, y } = await at(page, name);
  await page.mouse.move(x, y);
}

async function click(page: Page, name: string): Promise<void> {
  const { x, y } = await at(page, name);
  await page.mouse.click(x, y);
}

async function open(page: Page, hash: string, ply: number): Promise<void> {
  await start(page, hash);
  await expect(counter(page)).toContainText(`Move ${ply} of`);
}

test('the sample has the judge’s exact output', async ({ page }) => {
  await open(page, statement(0), 0);
  await expectOutput(page, OUTPUT);
  await expect(because(page)).toContainText('E5 → E9 succeeds, 5 points left.');
});

test('a cell says its terrain, who stands there, and what the next unit has left there', async ({ page }) => {
  await open(page, zones(0), 0);
  await hover(page, 'F5');
  await expect(told(page)).toContainText('F5. Hills: entering costs 3 points.');
  await expect(told(page)).toContainText('For side 1’s guardian at E3: 5 points left here.');
  await hover(page, 'D4');
  await expect(told(page)).toContainText('Swordsman of side 1; guardians beat it.');
  await expect(told(page)).toContainText('a way may pass with 6 points left, but not end: the cell is taken.');
  await hover(page, 'D5');
  await expect(told(page)).toContainText('closed by water.');
  await hover(page, 'D7');
  await expect(told(page)).toContainText('closed: an enemy stands here.');
});

test('a cell in a zone says whose', async ({ page }) => {
  await open(page, zones(0), 0);
  await hover(page, 'F7');
  await expect(told(page)).toContainText('3 points left here.');
  await expect(told(page)).toContainText('A way may end here but not go on: beside side 2’s mage at E7.');
});

test('a unit in hand shows its own reach in place of the next one’s', async ({ page }) => {
  await open(page, zones(0), 0);
  const next = await tint(page, 'A5');
  await click(page, 'D7');
  await expect.poll(() => inHand(page)).toBe('D7');
  await expect.poll(() => tint(page, 'A5')).not.toEqual(next);
  await hover(page, 'D8');
  await expect(told(page)).toContainText('For side 2’s swordsman at D7: 9 points left here.');
  await click(page, 'D7');
  await expect.poll(() => inHand(page)).toBeNull();
  await expect.poll(() => tint(page, 'A5')).toEqual(next);
  await hover(page, 'D8');
  await expect(told(page)).toContainText('For side 1’s guardian at E3');
});

test('an order by click, the other side’s as well, and back', async ({ page }) => {
  await open(page, statement(0), 0);
  await click(page, 'E5');
  await click(page, 'E7');
  await expect(sentence(page)).toContainText('Order 1: E5 to E7 succeeds, 8 points left.');
  await expect.poll(() => inHand(page)).toBeNull();
  await click(page, 'A8');
  await click(page, 'B7');
  await expect(sentence(page)).toContainText('Order 2: A8 to B7 succeeds, 9 points left.');
  await page.keyboard.press('u');
  await expect(sentence(page)).toContainText('Order 1: E5 to E7');
});

test('a click on another unit takes that one in hand', async ({ page }) => {
  await open(page, statement(0), 0);
  await click(page, 'E5');
  await click(page, 'F8');
  await expect.poll(() => inHand(page)).toBe('F8');
  await expect(counter(page)).toContainText('Move 0 of');
});

test('an order by keyboard; beyond the rim nothing is chosen', async ({ page }) => {
  await open(page, statement(0), 0);
  await page.keyboard.press('b');
  await expect(told(page)).toContainText('E5. Field: entering costs 1 point. Guardian of side 1; mages beat it.');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(sentence(page)).toContainText('Order 1: E5 to E7 succeeds, 8 points left.');
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowUp');
  await expect(told(page)).toContainText('D1. The board has no such cell.');
  await page.keyboard.press('Enter');
  await expect(counter(page)).toContainText('Move 1 of');
});

test('an order that fails says why: in the panel before it, in a sentence after it', async ({ page }) => {
  await open(page, zones(1), 1);
  await expect(because(page)).toContainText('D4 → D6 fails: cut off by water.');
  await page.keyboard.press('ArrowRight');
  await expect(sentence(page)).toContainText('Order 2: D4 to D6 fails: cut off by water.');
  await click(page, 'E7');
  await click(page, 'E1');
  await expect(sentence(page)).toContainText('Order 3: E7 to E1 fails: too dear by 1 point.');
  await hover(page, 'E7');
  await expect(told(page)).toContainText('Mage of side 2');
});

test('the way is gone cell by cell, and at once for a person who asked for stillness', async ({ page }) => {
  const record = () =>
    page.evaluate(() => {
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
  await open(page, zones(0), 0);
  await record();
  await page.keyboard.press('ArrowRight');
  await expect(sentence(page)).toContainText('Order 1');
  await expect.poll(async () => (await moments()).at(-1)).toBe(1);
  expect((await moments()).some((t) => t > 0 && t < 1)).toBe(true);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const before = (await moments()).length;
  await page.keyboard.press('ArrowRight');
  await expect(sentence(page)).toContainText('Order 2');
  await expect.poll(async () => (await moments()).length).toBeGreaterThan(before);
  expect((await moments()).slice(before).every((t) => t === 1)).toBe(true);
});

test('without hints the map keeps its counsel', async ({ page }) => {
  await open(page, zones(0), 0);
  await page.mouse.move(1, 1);
  const hinted = await picture(page);
  await page.keyboard.press('h');
  await expect.poll(() => picture(page)).not.toBe(hinted);
  await hover(page, 'F5');
  await expect(told(page)).toContainText('F5. Hills: entering costs 3 points.');
  await expect(told(page)).not.toContainText('left here');
});

test('on a phone every cell is as large as a finger needs, and in sight', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, zones(3), 3);
  await expect(board(page)).toBeInViewport({ ratio: 1 });
  const [left, right] = [await at(page, 'E1'), await at(page, 'E9')];
  expect((right.x - left.x) / 8).toBeGreaterThan(38);
  expect(left.x).toBeGreaterThan(15);
  expect(right.x).toBeLessThan(375);
});

const STATES: Record<string, (page: Page) => Promise<unknown>> = {
  'a unit in hand': async (page) => {
    await open(page, zones(2), 2);
    await click(page, 'E7');
    await hover(page, 'D8');
    await expect(told(page)).toContainText('mage at E7');
  },
  'an order that failed': async (page) => {
    await open(page, zones(8), 8);
    await expect(sentence(page)).toContainText('no unit stands there');
  },
  'a cell beyond the rim': async (page) => {
    await open(page, statement(0), 0);
    await page.keyboard.press('b');
    await page.keyboard.press('PageUp');
    await expect(told(page).locator('b')).toBeVisible();
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
