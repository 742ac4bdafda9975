// The main job in a browser: paste, copy, download, type, scrub. What comes of it is tested in tests/unit/input.test.ts.
import {
  button,
  caseField,
  choose,
  counter,
  expect,
  expectOutput,
  holdEditor,
  input,
  KNIGHTS,
  paste,
  ROBOTS,
  ROBOTS_OUTPUT,
  scrubber,
  sentence,
  start,
  test,
  withoutEditor,
} from './page';
import { w } from './words';

test('pasted Robots give the exact output, and copying or saving it gives the same bytes', async ({ page }) => {
  await start(page, '#v=1&game=robots&sample=chase&case=1&ply=0');
  await paste(page, ROBOTS);
  await expectOutput(page, ROBOTS_OUTPUT);
  await button(page, w.panes.copy).click();
  await expect(button(page, 'Copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(ROBOTS_OUTPUT);
  const [download] = await Promise.all([page.waitForEvent('download'), choose(page, w.page.menu, w.page.download)]);
  const bytes = await (await download.createReadStream()).toArray();
  expect(Buffer.concat(bytes).toString()).toBe(ROBOTS_OUTPUT);
});

test('a paste into the plain field, before the code editor is there, counts as well', async ({ page }) => {
  await withoutEditor(page);
  await page.goto('./');
  await input(page).fill(KNIGHTS);
  await expect(page.locator('textarea')).toHaveValue(KNIGHTS);
  await expect(page.locator('.errors_error')).toContainText('Line 3, column 3');
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
  await page.goto('./#v=1&game=robots&sample=statement&case=3&ply=0');
  await expect(counter(page)).toHaveText('Move 0 of 114');
  await scrubber(page).fill('57');
  await expect(sentence(page)).toContainText('Move 57:');
  await page.keyboard.press('ArrowRight');
  await expect(counter(page)).toHaveText('Move 58 of 114');
  await expect(scrubber(page)).toHaveAttribute('aria-valuetext', 'move 58 of 114, Teleport');
  await page.keyboard.press('Home');
  await expect(counter(page)).toHaveText('Move 0 of 114');
  await expect(scrubber(page)).toBeFocused();
});

test('in the code editor keys rest, a change keeps the case, and another text starts at the first', async ({
  page,
}) => {
  await start(page, '#v=1&game=robots&sample=statement&case=2&ply=1');
  await expect(counter(page)).toHaveText('Move 1 of 2');
  await input(page).click();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type('n');
  await expect(input(page)).toContainText('n');
  await expect(caseField(page)).toHaveValue('2');
  await page.keyboard.press('Backspace');
  await expect(counter(page)).toHaveText('Move 0 of 2');
  await expect(caseField(page)).toHaveValue('2');
  await paste(page, ROBOTS);
  await expect(caseField(page)).toHaveValue('1');
  await expect(counter(page)).toHaveText('Move 0 of 5');
  await page.keyboard.press('Escape');
  await page.keyboard.press('n');
  await expect(caseField(page)).toHaveValue('2');
});
