// The map of Janken Tactics: its pixels, and its size on a phone.
// What is said of its cells, and orders by hand, are tested in tests/unit/cells.test.ts.
import type { Page } from '@playwright/test';
import { board, counter, drawn, expect, middle, sentence, test } from './page';

/** The board's pixels. */
const picture = (page: Page) => board(page).evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL());

const at = (page: Page, name: string) => middle(page, name.charCodeAt(0) - 65, Number(name[1]) - 1);

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

async function click(page: Page, name: string): Promise<void> {
  const { x, y } = await at(page, name);
  await page.mouse.click(x, y);
}

async function open(page: Page, ply: number): Promise<void> {
  await page.goto(`./#v=1&game=janken&sample=zones&case=1&ply=${ply}`);
  await expect(counter(page)).toContainText(`Move ${ply} of`);
  await expect(page.locator('.aside_because')).not.toBeEmpty();
  await drawn(page);
}

test('a unit in hand shows its own reach in place of the next one’s; without hints there is none', async ({ page }) => {
  await open(page, 0);
  const next = await tint(page, 'A5');
  await click(page, 'D7');
  await expect.poll(() => tint(page, 'A5')).not.toEqual(next);
  await click(page, 'D7');
  await expect.poll(() => tint(page, 'A5')).toEqual(next);
  await page.mouse.move(1, 1);
  await drawn(page);
  const hinted = await picture(page);
  await page.keyboard.press('h');
  await expect.poll(() => picture(page)).not.toBe(hinted);
});

/** From now on every picture that the board shows is kept. Returns how many there were. */
async function pictures(page: Page): Promise<() => Promise<number>> {
  await board(page).evaluate((canvas: HTMLCanvasElement) => {
    const shown = new Set([canvas.toDataURL()]);
    const keep = () => {
      shown.add(canvas.toDataURL());
      requestAnimationFrame(keep);
    };
    keep();
    Object.assign(globalThis, { shown });
  });
  return () => page.evaluate(() => (globalThis as unknown as { shown: Set<string> }).shown.size);
}

test('who asks for stillness while the page is open sees no way between two positions', async ({ page }) => {
  await open(page, 0);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const seen = await pictures(page);
  await page.keyboard.press('ArrowRight');
  await expect(sentence(page)).toContainText('Move 1');
  await expect.poll(seen).toBeGreaterThan(1);
  const before = await picture(page);
  await page.keyboard.press('ArrowRight');
  await expect(sentence(page)).toContainText('Move 2');
  await expect.poll(() => picture(page)).not.toBe(before);
  // What is drawn in a frame is kept in the next one.
  await drawn(page);
  // The start and the two positions after it.
  expect(await seen()).toBe(3);
});

test('on a phone every cell is as large as a finger needs, and in sight', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, 3);
  await expect(board(page)).toBeInViewport({ ratio: 1 });
  const [left, right] = [await at(page, 'E1'), await at(page, 'E9')];
  expect((right.x - left.x) / 8).toBeGreaterThan(38);
  expect(left.x).toBeGreaterThan(15);
  expect(right.x).toBeLessThan(375);
});
