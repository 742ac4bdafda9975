// The main job: paste, read, play.
import {
  board,
  button,
  caseField,
  clickCell,
  clickSquare,
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

test('the page is alive at once', async ({ page }) => {
  await start(page);
  await expect(counter(page)).toHaveText('Move 0 of 5');
  await expectOutput(page, ROBOTS_OUTPUT);
  await expect(board(page)).toHaveAttribute('aria-label', /You at row 15 column 15/);
});

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

test('a game plays to its end and stops there', async ({ page }) => {
  await start(page);
  await page.getByLabel('Time a move').selectOption('50');
  await button(page, /^Play/).click();
  await expect(button(page, /^Pause/)).toBeVisible();
  await expect(counter(page)).toHaveText('Move 5 of 5');
  await expect(button(page, /^Play/)).toBeVisible();
  await expect(sentence(page)).toContainText('You win after 5 moves');
});

test('steps, first and last by the buttons', async ({ page }) => {
  await start(page);
  await button(page, /^One move on/).click();
  await expect(counter(page)).toHaveText('Move 1 of 5');
  await button(page, /^Last position/).click();
  await expect(counter(page)).toHaveText('Move 5 of 5');
  await button(page, /^One move back/).click();
  await expect(sentence(page)).toContainText('Move 4:');
  await button(page, /^First position/).click();
  await expect(sentence(page)).toContainText('You stand at (15, 15)');
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

test('the keys people bring', async ({ page }) => {
  await start(page);
  const press = (key: string) => page.keyboard.press(key);
  await press('ArrowRight');
  await press('ArrowRight');
  await expect(counter(page)).toHaveText('Move 2 of 5');
  await press('ArrowLeft');
  await expect(counter(page)).toHaveText('Move 1 of 5');
  await press('End');
  await expect(counter(page)).toHaveText('Move 5 of 5');
  await press('Home');
  await expect(counter(page)).toHaveText('Move 0 of 5');
  await press('e');
  await expect(counter(page)).toHaveText('Move 2 of 5');
  await press('E');
  await expect(counter(page)).toHaveText('Move 2 of 5');
  await press('n');
  await expect(caseField(page)).toHaveValue('2');
  await expect(counter(page)).toHaveText('Move 0 of 2');
  await press('p');
  await expect(caseField(page)).toHaveValue('1');
  await press('>');
  await expect(page.getByLabel('Time a move')).toHaveValue('300');
  await press('<');
  await expect(page.getByLabel('Time a move')).toHaveValue('500');
  await press('Space');
  await expect(button(page, /^Pause/)).toBeVisible();
  await press('Space');
  await expect(button(page, /^Play/)).toBeVisible();
  await press('?');
  await expect(page.getByRole('dialog')).toBeVisible();
  await press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
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

test('a case is picked by its number', async ({ page }) => {
  await start(page);
  await caseField(page).fill('3');
  await caseField(page).press('Enter');
  await expect(counter(page)).toHaveText('Move 0 of 114');
  await caseField(page).fill('77');
  await caseField(page).press('Enter');
  await expect(caseField(page)).toHaveValue('3');
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

test('a tab keeps what was typed in it', async ({ page }) => {
  await start(page);
  await paste(page, '1 0\n3 4\n0 0\n');
  await page.getByRole('tab', { name: 'Hyper Knights' }).click();
  await expectOutput(page, KNIGHTS_OUTPUT);
  await page.getByRole('tab', { name: 'Robots' }).click();
  await expect(input(page)).toContainText('3 4');
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

test('a loser may play any move of a knight, and the solver punishes it', async ({ page }) => {
  await start(page, '#v=1&game=knights');
  await paste(page, '1\n1\n3 3\n');
  await expectOutput(page, 'Case 1: Bob\n');
  await clickSquare(page, 3, 3);
  await clickSquare(page, 2, 1);
  await expect(sentence(page)).toContainText('Move 1: Alice moves knight 1 from (3, 3) to (2, 1)');
  await expect(page.locator('.branch')).toHaveCount(1);
});
