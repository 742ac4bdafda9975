import { test as base, expect, type Page } from '@playwright/test';

export { expect };

/** Every test also holds the page to this: nothing on the console, nothing from another origin. */
export const test = base.extend<{ quiet: undefined }>({
  quiet: [
    async ({ context, baseURL }, use) => {
      const wrong: string[] = [];
      context.on('console', (line) => line.type() === 'error' && wrong.push(line.text()));
      context.on('weberror', (error) => wrong.push(String(error.error())));
      context.on('request', (request) => {
        const { origin, protocol } = new URL(request.url());
        if (protocol.startsWith('http') && origin !== new URL(baseURL ?? '').origin) wrong.push(request.url());
      });
      await use(undefined);
      expect(wrong).toEqual([]);
    },
    { auto: true },
  ],
});

export const input = (page: Page) => page.getByRole('textbox', { name: 'Input text' });
export const output = (page: Page) => page.locator('.output pre');
export const counter = (page: Page) => page.locator('.counter');
export const sentence = (page: Page) => page.locator('.step');
export const board = (page: Page) => page.locator('canvas');
export const caseField = (page: Page) => page.getByRole('textbox', { name: 'Case number' });
export const scrubber = (page: Page) => page.getByRole('slider', { name: 'Position in the game' });
export const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

/** Clicks a cell of the Robots board, numbered from 1: a rim of numbers at the left and the top, then 31 cells. */
export async function clickCell(page: Page, row: number, column: number): Promise<void> {
  await expect(counter(page)).toContainText('of');
  const side = (await board(page).boundingBox())?.width ?? 0;
  const rim = Math.min(30, Math.max(14, side * 0.034));
  const cell = (side - rim - 3) / 31;
  const middle = (index: number) => rim + 1.5 + (index - 0.5) * cell;
  await board(page).click({ position: { x: middle(column), y: middle(row) } });
}

/** Clicks a square of a Hyper Knights map that begins at the corner and shows twelve rows or columns at least. */
export async function clickSquare(page: Page, x: number, y: number): Promise<void> {
  const { width, height } = (await board(page).boundingBox()) ?? { width: 0, height: 0 };
  const [left, top] = [34, 20];
  const cell = Math.floor(Math.min(48, (height - top) / 12, (width - left) / 12));
  await board(page).click({ position: { x: left + (y + 0.5) * cell, y: top + (x + 0.5) * cell } });
}

/** Opens the page and waits until the code editor has taken the textarea's place. */
export async function start(page: Page, hash = ''): Promise<void> {
  await page.goto(`./${hash}`);
  await expect(page.locator('.code')).toBeVisible();
}

/** What a person does: copies the text elsewhere, clicks into the input, selects all, pastes. */
export async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await input(page).click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('ControlOrMeta+v');
}

/** The judge's bytes as they stand in the page. */
export async function expectOutput(page: Page, text: string): Promise<void> {
  await expect(output(page)).toHaveAttribute('aria-busy', 'false');
  await expect.poll(() => output(page).evaluate((pane) => pane.textContent)).toBe(text);
}

export const ROBOTS = `4 0
17 18
13 18
8 12
10 12
4 0
17 17
13 17
13 13
17 13
3 3
17 18
13 18
5 31
15 16
16 15
3 7
0 0
`;

export const ROBOTS_OUTPUT = `Case 1:
Won game after making 5 moves.
Final position: (14,16)
Number of cells with debris: 1

Case 2:
Lost game after making 2 moves.
Final position: (15,15)
Number of cells with debris: 1
Number of robots remaining: 0

Case 3:
Move 30: teleport to (16,15)
Move 58: teleport to (15,16)
Move 86: teleport to (3,7)
Lost game after making 114 moves.
Final position: (1,29)
Number of cells with debris: 1
Number of robots remaining: 1
`;

export const KNIGHTS = '2\n1\n1 0\n2\n2 5\n3 5\n';
export const KNIGHTS_OUTPUT = 'Case 1: Bob\nCase 2: Alice\n';
