// Each part of the page has room of its own: nothing lies over what it does not belong to, and nothing moves another part.
import type { Page } from '@playwright/test';
import type { Page as Parts } from '../../www/src/game/page';
import { board, expect, load, openWorkshop, test } from './page';
import { w } from './words';

declare const boardlab: Parts;

const ROBOTS = '#v=1&game=robots&sample=statement&case=3&ply=20';

/** What is seen of the timeline that lies over another part of it, or beyond its edge. */
const crowded = (page: Page) =>
  page.evaluate(() => {
    const edge = document.querySelector('.timeline_timeline')?.getBoundingClientRect() ?? new DOMRect();
    const parts = [
      ...document.querySelectorAll(
        '.timeline_timeline :is([class*=button_], .cases_caseField, select, .timeline_counter)',
      ),
    ]
      .filter((part) => part.checkVisibility({ visibilityProperty: true }))
      .map((part) => ({ name: part.getAttribute('title') ?? part.className, box: part.getBoundingClientRect() }));
    const isOver = (a: DOMRect, b: DOMRect) =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
    const isOut = ({ left, right }: DOMRect) => left < edge.left - 1 || right > edge.right + 1;
    return parts.flatMap(({ name, box }, nth) => [
      ...(isOut(box) ? [`${name} leaves the timeline`] : []),
      ...parts.slice(nth + 1).flatMap((other) => (isOver(box, other.box) ? [`${name} over ${other.name}`] : [])),
    ]);
  });

for (const width of [320, 390, 820, 992, 1366, 1408, 1920])
  test(`the numbers of thousands of cases have room, ${width} wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 768 });
    await load(page, ROBOTS);
    await page.evaluate(() => boardlab.input.setText(`${'2 0\n1 1\n5 5\n'.repeat(5587)}0 0\n`));
    await expect(page.locator('.cases_cases')).toContainText('of 5,587');
    expect(await crowded(page)).toEqual([]);
    await page.evaluate(() => boardlab.panes.setComparing(true));
    await expect(page.locator('.solution_comparePaste')).toBeAttached();
    expect(await crowded(page)).toEqual([]);
  });

for (const [width, height] of [
  [1366, 768],
  [1920, 1080],
] as const)
  test(`what is said of a cell moves nothing and is said once, ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await load(page, ROBOTS);
    const [told, tabs, table] = [
      page.locator('.aside_told'),
      page.locator('.aside_pages [role=tablist]'),
      page.locator('.evidence_candidates'),
    ];
    await expect(table).toBeVisible();
    const places = async () => [await tabs.boundingBox(), await table.boundingBox()];
    const before = await places();
    // Of a cell at the cursor it stands below the pages, in sight however long it is.
    await page.evaluate(() => boardlab.marks.putCursor({ x: 20n, y: 20n }));
    await expect(told).toContainText(w.panes.toRule);
    await told.locator('p').evaluate((text) => text.append(' A longer sentence.'.repeat(40)));
    await expect(told).toBeInViewport({ ratio: 1 });
    const { y: top } = (await told.boundingBox()) ?? { y: 0 };
    const pages = (await page.locator('.aside_pages').boundingBox()) ?? { y: 0, height: Number.NaN };
    expect(top).toBeGreaterThanOrEqual(pages.y + pages.height);
    expect(await places()).toEqual(before);
    const { x: left, y: upper } = (await board(page).boundingBox()) ?? { x: 0, y: 0 };
    await page.mouse.move(left + 200, upper + 200);
    await expect(page.locator('.board_bubble b')).toBeVisible();
    await expect(page.locator('.board_bubble span')).toBeHidden();
    expect(await places()).toEqual(before);
  });

test('a board whose room has become smaller makes no page scroll before it has its new size', async ({ page }) => {
  await page.setViewportSize({ width: 1300, height: 900 });
  await load(page, '#v=1&game=knights&sample=corner&case=1&ply=2');
  const heightOf = (room: Element) => room.clientHeight;
  const before = await board(page).evaluate(heightOf);
  const beyond = page.evaluate(
    () =>
      new Promise<number>((keep) => {
        const { documentElement: at } = document;
        addEventListener('resize', () => keep(at.scrollHeight - at.clientHeight), { once: true });
      }),
  );
  await page.setViewportSize({ width: 1300, height: 700 });
  expect(await beyond).toBe(0);
  await expect.poll(() => board(page).evaluate(heightOf)).toBeLessThan(before);
});

test('the page fits the screen after the workshop was opened', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await load(page, '#v=1&game=pursuit&sample=match&case=1&ply=0');
  const beyond = () => page.evaluate(() => [document.documentElement.scrollHeight - innerHeight, scrollY]);
  await openWorkshop(page);
  await page.locator('.workshop_workshop .cm-content').click();
  await page.keyboard.press('Control+End');
  expect(await beyond()).toEqual([0, 0]);
  await page.getByRole('button', { name: w.page.close, exact: true }).click();
  await expect(page.locator('.workshop_workshop')).toBeHidden();
  expect(await beyond()).toEqual([0, 0]);
});

test('a notice lies over the whole line that says where the game comes from', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await load(page, ROBOTS);
  await expect(page.locator('.about_about')).toBeVisible();
  await page.evaluate(() => boardlab.notices.say({ kind: 'keptHere' }));
  await expect(page.locator('.notice_notice p')).toBeVisible();
  await expect(page.locator('.about_about')).toBeHidden();
});
