// The main job: paste, read, play.
import {
  button,
  caseField,
  clickCell,
  counter,
  expect,
  expectOutput,
  holdEditor,
  input,
  KNIGHTS,
  KNIGHTS_OUTPUT,
  paste,
  ROBOTS,
  ROBOTS_OUTPUT,
  scrubber,
  sentence,
  start,
  test,
} from './page';

test('pasted Robots give the exact output, and copying gives the same bytes', async ({ page }) => {
  await start(page, '#v=1&game=robots&sample=chase&case=1&ply=0');
  await paste(page, ROBOTS);
  await expectOutput(page, ROBOTS_OUTPUT);
  await button(page, 'Copy').click();
  await expect(button(page, 'Copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(ROBOTS_OUTPUT);
});

test('the output downloads as it stands', async ({ page }) => {
  await start(page);
  await expectOutput(page, ROBOTS_OUTPUT);
  const [download] = await Promise.all([page.waitForEvent('download'), button(page, 'Download').click()]);
  const bytes = await (await download.createReadStream()).toArray();
  expect(Buffer.concat(bytes).toString()).toBe(ROBOTS_OUTPUT);
});

test('pasted Hyper Knights give the exact output', async ({ page }) => {
  await start(page, '#v=1&game=knights&sample=corner&case=1&ply=0');
  await paste(page, KNIGHTS);
  await expectOutput(page, KNIGHTS_OUTPUT);
  await expect(sentence(page)).toContainText('1 knight, nim-sum 0');
});

test('a paste into the plain field, before the code editor is there, counts as well', async ({ page }) => {
  await page.route(/code-.*\.js$/, () => {});
  await page.goto('./');
  await input(page).fill(KNIGHTS);
  await expect(page.locator('textarea')).toHaveValue(KNIGHTS);
  await expect(page.locator('.error')).toContainText('Line 3, column 3');
});

test('the code editor takes over text, selection and focus', async ({ page }) => {
  const arrive = await holdEditor(page);
  await page.goto('./');
  await page.locator('textarea').fill('1 0\n2 3\n0 0\n');
  await page.keyboard.press('ControlOrMeta+Home');
  await page.keyboard.press('End');
  arrive();
  await expect(page.locator('.code')).toBeVisible();
  await page.keyboard.type(' ');
  await expect(input(page)).toContainText('1 0 2 3');
  await expect(page.locator('.cm-content')).toBeFocused();
});

test('the slider scrubs and keeps its own keys', async ({ page }) => {
  await start(page, '#v=1&game=robots&sample=statement&case=3&ply=0');
  await scrubber(page).fill('57');
  await expect(sentence(page)).toContainText('Move 57:');
  await page.keyboard.press('ArrowRight');
  await expect(counter(page)).toHaveText('Move 58 of 114');
  await expect(scrubber(page)).toHaveAttribute('aria-valuetext', 'move 58 of 114, teleport');
  await page.keyboard.press('Home');
  await expect(counter(page)).toHaveText('Move 0 of 114');
  await expect(scrubber(page)).toBeFocused();
});

test('keys rest while a person types, and Escape leaves the input', async ({ page }) => {
  await start(page);
  await input(page).click();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type('n');
  await expect(input(page)).toContainText('n');
  await expect(caseField(page)).toHaveValue('1');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Escape');
  await page.keyboard.press('n');
  await expect(caseField(page)).toHaveValue('2');
});

test('a change of the text keeps the case, another text starts at the first', async ({ page }) => {
  await start(page, '#v=1&game=robots&sample=statement&case=3&ply=9');
  await expect(counter(page)).toHaveText('Move 9 of 114');
  await input(page).click();
  await page.keyboard.press('ControlOrMeta+Home');
  await page.keyboard.type('  ');
  await expect(counter(page)).toHaveText('Move 0 of 114');
  await expect(caseField(page)).toHaveValue('3');
  await paste(page, ROBOTS);
  await expect(caseField(page)).toHaveValue('1');
});

test('tabs move by arrows', async ({ page }) => {
  await start(page);
  await page.getByRole('tab', { name: 'Robots' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Janken Tactics' })).toBeFocused();
  await page.keyboard.press('End');
  await expect(page.getByRole('tab', { name: 'Hyper Knights' })).toHaveAttribute('aria-selected', 'true');
});

test('a person plays a move, and returns to the solver’s line', async ({ page }) => {
  await start(page);
  await expect(counter(page)).toHaveText('Move 0 of 5');
  await clickCell(page, 16, 15);
  await expect(sentence(page)).toContainText('Move 1: you walk south to (16, 15)');
  await button(page, 'Back to the solver’s line').click();
  await expect(page.locator('.branch')).toHaveCount(0);
  await expect(sentence(page)).toContainText('you walk west');
});
