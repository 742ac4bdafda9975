// The address always leads back.
import {
  button,
  caseField,
  clickCell,
  counter,
  expect,
  expectOutput,
  input,
  KNIGHTS,
  paste,
  ROBOTS_OUTPUT,
  sentence,
  start,
  test,
} from './page';

test('the address leads to the same text, case and move', async ({ page, context }) => {
  await start(page);
  await paste(page, '1 0\n3 4\n2 1\n20 21\n7 8\n1 1\n0 0\n');
  await page.keyboard.press('Escape');
  await page.keyboard.press('n');
  await expect(caseField(page)).toHaveValue('2');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(counter(page)).toContainText('Move 2 of');
  await expect(page).toHaveURL(/#v=2&game=robots&text=[\w-]+&case=2&ply=2$/);
  const other = await context.newPage();
  await start(other, new URL(page.url()).hash);
  await expect(input(other)).toContainText('20 21');
  await expect(caseField(other)).toHaveValue('2');
  await expect(sentence(other)).toHaveText((await sentence(page).textContent()) ?? '');
});

test('a sample is linked by its name', async ({ page }) => {
  await start(page);
  await page.getByLabel('Load a sample').selectOption('chase');
  await expect(page).toHaveURL(/#v=1&game=robots&sample=chase&case=1&ply=0$/);
});

test('a branch and lifted limits are in the address', async ({ page, context }) => {
  await start(page, '#v=1&game=robots&sample=statement&limits=lifted&case=1&ply=0');
  await expect(counter(page)).toHaveText('Move 0 of 5');
  await clickCell(page, 16, 15);
  await expect(page).toHaveURL(/&limits=lifted&case=1&ply=1&line=/);
  const other = await context.newPage();
  await start(other, new URL(page.url()).hash);
  await expect(sentence(other)).toContainText('Move 1: you walk south to (16, 15)');
  await expect(button(other, 'Back to the solver’s line')).toBeVisible();
  await expect(button(other, /^Limits lifted/)).toBeVisible();
});

test('a link of version 1 opens for ever', async ({ page }) => {
  // "1\n1\n7 9\n" for Hyper Knights, written once and never again.
  await start(page, '#v=1&game=knights&text=M-Qy5DJXsOQCAA&case=1&ply=1');
  await expect(input(page)).toContainText('7 9');
  await expect(counter(page)).toContainText('Move 1 of');
});

test('a link pasted into the open page opens', async ({ page }) => {
  await start(page);
  await expectOutput(page, ROBOTS_OUTPUT);
  await page.evaluate(() => {
    location.hash = '#v=1&game=robots&sample=statement&case=3&ply=30';
  });
  await expect(sentence(page)).toContainText('Move 30: you teleport to (16, 15)');
});

for (const [name, hash, words] of [
  ['damaged', '#v=1&game=robots&text=zzzz!&case=1&ply=0', 'This link is damaged'],
  ['cut', '#v=1&game=robots&text=MzQ&case=x&ply=0', 'This link is damaged'],
  ['strange', '#hello', 'This link is damaged'],
  ['newer', '#v=9&game=robots&text=MzQ', 'newer version'],
  ['foreign', '#v=1&game=robots&kept=1-2-3&case=1&ply=0', 'only the browser it was made in'],
] as const)
  test(`a ${name} link says so and loses nothing`, async ({ page }) => {
    await start(page);
    await paste(page, '1 0\n3 4\n0 0\n');
    await expect(page).toHaveURL(/text=/);
    await page.evaluate((to) => {
      location.hash = to;
    }, hash);
    await expect(page.getByRole('status').filter({ hasText: words })).toBeVisible();
    await expect(input(page)).toContainText('3 4');
  });

test('a damaged link at the start leaves a living page', async ({ page }) => {
  await start(page, '#v=1&game=robots&text=%%%');
  await expect(page.getByRole('status').filter({ hasText: 'This link is damaged' })).toBeVisible();
  await expectOutput(page, ROBOTS_OUTPUT);
});

test('an input too large for a link is kept in this browser', async ({ page, context }) => {
  await start(page, '#v=1&game=knights&sample=statement&case=1&ply=0');
  const cases = Array.from({ length: 60 }, (_, i) => {
    const knights = Array.from(
      { length: 999 },
      (_, k) => `${(i * 7919 + k * k * 31) % 500} ${(i * 104729 + k * 613) % 500}`,
    );
    return `999\n${knights.join('\n')}`;
  });
  await paste(page, `60\n${cases.join('\n')}\n`);
  await expect(page.getByRole('status').filter({ hasText: 'this browser only' })).toBeVisible();
  await expect(page).toHaveURL(/&kept=[\w-]+&/);
  const other = await context.newPage();
  await start(other, new URL(page.url()).hash);
  await expect(other.locator('.case-field')).toContainText('of 60');
});

test('a far move waits for the solver', async ({ page }) => {
  await start(page, '#v=1&game=knights&sample=twenty&case=1&ply=400');
  await expect(counter(page)).toContainText('Move 400 of');
  await expect(sentence(page)).toContainText('Move 400:');
});

test('theme and speed stay with the browser', async ({ page }) => {
  await start(page);
  await paste(page, KNIGHTS);
  await page.keyboard.press('Escape');
  await button(page, /^Dark theme/).click();
  await page.keyboard.press('>');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByLabel('Time a move')).toHaveValue('300');
});
