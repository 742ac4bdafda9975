// A person's branch and the solver's own line side by side.
import type { Page } from '@playwright/test';
import { button, counter, expect, sentence, test } from './page';

const toggle = (page: Page) => page.getByRole('checkbox', { name: 'Beside the script' });
const course = (page: Page, nth: number) => page.locator('.course').nth(nth);

/** The first move by hand that is not the solver's, in each game. */
const BRANCHES: Record<string, { link: string; leave(page: Page): Promise<void> }> = {
  robots: {
    link: '#v=1&game=robots&sample=statement&case=3&ply=28',
    leave: (page) => page.locator('.candidates tr[data-move=S] .move').click(),
  },
  knights: {
    link: '#v=1&game=knights&sample=twenty&case=1&ply=3',
    leave: (page) => byKeys(page, ['ArrowLeft', 'ArrowUp', 'ArrowUp']),
  },
};

async function byKeys(page: Page, keys: string[]): Promise<void> {
  await page.keyboard.press('b');
  await page.keyboard.press('Enter');
  for (const key of keys) await page.keyboard.press(key);
  await page.keyboard.press('Enter');
}

for (const [game, { link, leave }] of Object.entries(BRANCHES)) {
  test(`${game}: the script is at the same move as the branch`, async ({ page }) => {
    await page.goto(`./${link}`);
    await expect(counter(page)).toContainText('of');
    const from = Number(new URLSearchParams(link.slice(1)).get('ply'));
    await page.getByRole('button', { name: 'One move on' }).click();
    await expect(sentence(page)).toContainText(`Move ${from + 1}:`);
    const script = await sentence(page).textContent();
    await page.getByRole('button', { name: 'One move back' }).click();
    await leave(page);
    await expect(page.locator('.branch')).toContainText(`from move ${from + 1} on`);
    await toggle(page).check();
    await expect(page.locator('canvas')).toHaveCount(2);
    await expect(course(page, 1).locator('p').first()).toHaveText(script ?? '');
    await expect(course(page, 0).locator('p').first()).toHaveText((await sentence(page).textContent()) ?? '');
    await expect(course(page, 0).locator('p').first()).not.toHaveText(script ?? '');
    await expect(course(page, 1)).toContainText(`move ${from + 1} of`);
  });
}

test('both boards follow the timeline, and going back to the script ends it', async ({ page }) => {
  const { link, leave } = BRANCHES.robots as (typeof BRANCHES)[string];
  await page.goto(`./${link}`);
  await expect(counter(page)).toContainText('28 of');
  await leave(page);
  await toggle(page).check();
  await expect(course(page, 1)).toContainText('In the end: Move 114: ');
  await page.getByRole('button', { name: 'First position' }).click();
  await expect(course(page, 0)).toContainText('move 0 of');
  await expect(course(page, 1)).toContainText('move 0 of 114');
  await button(page, 'Back to the solver’s line').click();
  await expect(page.locator('canvas')).toHaveCount(1);
  await expect(page.locator('.courses')).toHaveCount(0);
});
