// Pursuit: matches watched, played by hand on both sides, robots written in the page, replays.
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { button, counter, expect, expectOutput, middle, output, paste, sentence, start, test } from './page';

const because = (page: Page) => page.locator('.because');
const told = (page: Page) => page.locator('.told');
const tab = (page: Page, name: string) => page.getByRole('tab', { name }).click();
const lastPly = (page: Page) => button(page, 'Last position (End)').click();
const seat = (page: Page, side: string) => page.getByLabel('You are').selectOption(side);
const said = (page: Page) => page.locator('.workshop > [aria-live]');

async function open(page: Page, text: string): Promise<void> {
  await start(page, '#v=1&game=pursuit&sample=match&case=1&ply=0');
  await paste(page, text);
  await expect(counter(page)).toContainText('Move 0 of');
  await expect(output(page)).toHaveAttribute('aria-busy', 'false');
}

/** A cell by x and y, as the statement counts. */
async function click(page: Page, x: number, y: number): Promise<void> {
  const at = await middle(page, y, x);
  await page.mouse.click(at.x, at.y);
}

async function press(page: Page, key: string, times = 1): Promise<void> {
  for (let i = 0; i < times; i++) await page.keyboard.press(key);
}

/** Puts a robot's code into the workshop, as one who pastes it. */
async function write(page: Page, code: string): Promise<void> {
  await tab(page, 'Workshop');
  await expect(page.locator('.workshop .code')).toBeVisible();
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), code);
  await page.getByRole('textbox', { name: 'Code of the robot' }).click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('ControlOrMeta+v');
  await expect(page.locator('.workshop .cm-content')).toContainText(code.split('\n')[0] ?? '');
}

/** Plays the match on the board with the robot as the fugitive, and goes to its end. */
async function playAsFugitive(page: Page): Promise<void> {
  await page.locator('.workshop').getByRole('button', { name: 'fugitive' }).click();
  await expect(said(page)).toContainText('The replay is on the board.');
  await expect(page.locator('pre[aria-busy=true]')).toHaveCount(0);
  await lastPly(page);
}

test('an engine file is watched to its end and its score', async ({ page }) => {
  await open(page, '0\n6\n2\n1\n36\narea\narea\n');
  await expect(sentence(page)).toContainText('Turn 0, the placement: the catchers are due.');
  await button(page, 'One move on (→)').click();
  await expect(sentence(page)).toContainText('2 catchers are placed.');
  await expect(because(page)).toContainText('The strategy “area” places the fugitive');
  await lastPly(page);
  await expect(sentence(page)).toContainText('The fugitive is caught in turn 5.');
  await expect(sentence(page)).toContainText('The score, catchers to fugitive, is 31 : 5.');
  await expect(output(page)).toContainText('31 : 5');
  await expect(page.locator('.marks .caught')).toHaveCount(1);
});

test('a robot’s file gets its answer, in the statement’s layout', async ({ page }) => {
  await open(page, '1\n0 10\n2 3\n100 1\n3 3\n2 1\n5 4\n');
  await expect(because(page)).toContainText('moves the fugitive. The fugitive is first at 94 cells of 100.');
  await expect.poll(() => output(page).evaluate((pane) => pane.textContent)).toMatch(/^(-?[01] -?[01]\n){3}$/);
  const { x, y } = await middle(page, 0, 3);
  await page.mouse.move(x, y);
  await expect(told(page)).toContainText('The fugitive can end its move here.');
});

test('a game by hand on the torus goes over its edge', async ({ page }) => {
  await open(page, '1\n1 6\n1 1\n30 1\n0 2\n3 4\n');
  await seat(page, 'the fugitive');
  // The cell shown again at the left of column 0 is that of column 5.
  const [near, far] = [await middle(page, 2, 0), await middle(page, 2, 1)];
  const beyond = { x: near.x - (far.x - near.x), y: near.y };
  await page.mouse.move(beyond.x, beyond.y);
  await expect(told(page)).toContainText('(5, 2)');
  await page.mouse.click(beyond.x, beyond.y);
  // The catcher answers by itself.
  await expect(counter(page)).toContainText('Move 2 of');
  await page.keyboard.press('ArrowLeft');
  await expect(sentence(page)).toContainText('The fugitive goes from (0, 2) to (5, 2).');
  await page.keyboard.press('b');
  await expect(told(page)).toContainText('(5, 2). The fugitive is here.');
  await press(page, 'ArrowRight');
  await expect(told(page)).toContainText('(0, 2).');
});

test('a cell out of reach is only looked at', async ({ page }) => {
  await open(page, '1\n0 6\n1 1\n30 1\n0 0\n5 5\n');
  await click(page, 3, 3);
  await expect(told(page)).toContainText('(3, 3)');
  await expect(counter(page)).toContainText('Move 0 of');
  await click(page, 1, 0);
  await expect(sentence(page)).toContainText('The fugitive goes from (0, 0) to (1, 0).');
});

test('catchers are moved by keys, one after the other, and sent', async ({ page }) => {
  await open(page, '0\n0 6\n2 1\n30 1\n5 5\n1 1\n3 3\n');
  await seat(page, 'the catchers');
  await page.getByRole('grid').focus();
  await press(page, 'ArrowUp', 4);
  await press(page, 'ArrowLeft', 4);
  await expect(told(page)).toContainText('(1, 1). Catcher 0 stands here.');
  await page.keyboard.press('Enter');
  await expect(told(page)).toContainText('In hand.');
  await page.keyboard.press('ArrowRight');
  await expect(told(page)).toContainText('The catcher in hand may step here.');
  await page.keyboard.press('Enter');
  await expect(page.locator('.plan')).toContainText('1 of 2 catchers moved; the rest stay');
  await button(page, 'Send').focus();
  await page.keyboard.press('Enter');
  await expect(counter(page)).toContainText('Move 2 of');
  await expect(page.getByRole('grid')).toBeFocused();
  await button(page, 'One move back (←)').click();
  await expect(sentence(page)).toContainText('1 of 2 catchers moved.');
  await page.keyboard.press('u');
  await expect(counter(page)).toContainText('Move 0 of');
});

test('a single move of the table becomes a part of the word', async ({ page }) => {
  await open(page, '0\n0 6\n2 1\n30 1\n5 5\n1 1\n3 3\n');
  await page.locator('.candidates .move').first().click();
  await expect(page.locator('.plan')).toContainText('1 of 2 catchers moved');
  await button(page, 'Send').click();
  await expect(sentence(page)).toContainText('1 of 2 catchers moved.');
});

test('a catcher is dragged over the edge of the torus', async ({ page }) => {
  await open(page, '0\n1 6\n2 1\n30 1\n3 3\n0 1\n5 5\n');
  await seat(page, 'the catchers');
  const [from, to] = [await middle(page, 1, 0), await middle(page, 1, 5)];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 3 });
  await page.mouse.up();
  await expect(page.locator('.plan')).toContainText('1 of 2 catchers moved');
  await button(page, 'Send').click();
  await expect(counter(page)).toContainText('Move 2 of');
});

test('a part of the catchers’ word is taken back, and the strategy does the rest', async ({ page }) => {
  await open(page, '0\n8\n4\n1\n30\narea\narea\n');
  await seat(page, 'the catchers');
  await click(page, 2, 2);
  await click(page, 5, 5);
  await expect(page.locator('.plan')).toContainText('2 of 4 catchers placed');
  await button(page, 'Undo').click();
  await expect(page.locator('.plan')).toContainText('1 of 4 catchers placed');
  await expect(button(page, 'Send')).toHaveAttribute('aria-disabled', 'true');
  await button(page, 'Strategy does the rest').click();
  await expect(counter(page)).toContainText('Move 2 of');
  await click(page, 2, 2);
  await expect(told(page)).toContainText('Catcher 0 stands here.');
  // Staying where nobody is yet would be the corner.
  await click(page, 0, 0);
  await expect(told(page)).toContainText('(0, 0).');
  await expect(told(page)).not.toContainText('Catcher');
});

test('a person who is the fugitive waits for the catchers’ placement', async ({ page }) => {
  await open(page, '0\n6\n2\n1\n30\narea\narea\n');
  await seat(page, 'the fugitive');
  await expect(counter(page)).toContainText('Move 1 of');
  await click(page, 0, 0);
  await expect(counter(page)).toContainText('Move 3 of');
});

test('the strategies of both sides are chosen above the board', async ({ page }) => {
  await open(page, '0\n8\n2\n1\n40\nr0py\nr1py\n');
  await expect(because(page)).toContainText('The strategy “best” places 2 catchers.');
  await page.getByRole('combobox', { name: /^Catchers/ }).selectOption('random');
  await expect(because(page)).toContainText('The strategy “random” places 2 catchers.');
  await expect(page).toHaveURL(/options=catchers%3Drandom/);
});

test('the open reading is chosen in the rules, and leaves the other choices alone', async ({ page }) => {
  await start(page, '#v=1&game=pursuit&sample=match&options=fugitive%3Dfar&case=1&ply=0');
  await tab(page, 'Rules');
  await page.getByLabel('It is caught where it enters').check();
  await expect(page).toHaveURL(/options=fugitive%3Dfar\+reading%3Dblocked/);
  await tab(page, 'Position');
  await expect(page.locator('.facts')).toContainText('ends the move');
  await tab(page, 'Rules');
  await page.getByLabel('It may pass').check();
  await expect(page).toHaveURL(/options=fugitive%3Dfar&/);
});

test('a forfeit says which number in which line broke which rule', async ({ page }) => {
  await start(page, '#v=1&game=pursuit&sample=forfeit&case=1&ply=7');
  await expect(sentence(page)).toContainText(
    'The catchers forfeit in turn 3: number 1 (line 1) begins a diagonal step: one of the two must be 0. The score, catchers to fugitive, is 0 : 36.',
  );
});

test('a replay is saved, and the file plays the same match', async ({ page }) => {
  await open(page, '1\n7\n2\n2\n20\nrandom\nfar\n');
  await lastPly(page);
  const waits = page.waitForEvent('download');
  await button(page, 'Save replay').click();
  const replay = await readFile(await (await waits).path(), 'utf8');
  expect(replay).toMatch(/^1\n7\n2\n2\n20\nrandom\nfar\n/);
  await open(page, replay);
  await expectOutput(page, replay);
  await expect(because(page)).toContainText('The replay places 2 catchers.');
});

test('a robot of the page wins, and its replay is on the board', async ({ page }) => {
  await open(page, '1\n8\n1\n1\n20\nchase\nfar\n');
  await tab(page, 'Workshop');
  await page.getByLabel('Start from').selectOption('Run away');
  await playAsFugitive(page);
  await expect(sentence(page)).toContainText('All 20 turns are played, and the fugitive is free.');
  await expect(output(page)).toContainText('my-robot');
  await expect(output(page)).toContainText('0 : 20');
});

test('a robot plays both sides of every field, and a match is opened from the table', async ({ page }) => {
  await open(page, '0\n6\n2\n1\n36\narea\narea\n');
  await tab(page, 'Workshop');
  await page.getByLabel('Start from').selectOption('Chase');
  await button(page, 'Play against all').click();
  await expect(said(page)).toContainText(/\d of [\d,]+ points\./, { timeout: 45_000 });
  await expect(page.locator('.matches .move')).toHaveCount(48);
  await expect(page.locator('.matches .lost')).toHaveCount(0);
  await page.locator('.matches .move').first().click();
  await expect(output(page)).toContainText('my-robot\nrandom');
});

test('a robot that loops for ever runs out of time, and the page lives', async ({ page }) => {
  await open(page, '0\n6\n2\n1\n36\narea\narea\n');
  await write(page, 'function robot(input) {\n  for (;;) console.log("still here");\n}\n');
  await playAsFugitive(page);
  await expect(said(page)).toContainText('No answer within 1 s.');
  await expect(sentence(page)).toContainText('The fugitive forfeits in turn 0: its program took too long.');
  await expect(page.locator('.workshop pre')).toContainText('still here');
  await tab(page, 'Why');
  await expect(because(page)).toContainText('The game is over.');
});

test('a robot that throws is shown the line', async ({ page }) => {
  await open(page, '0\n6\n2\n1\n36\narea\narea\n');
  await write(page, 'function robot(input) {\n  const nothing = null;\n  return nothing.at(0);\n}\n');
  await playAsFugitive(page);
  await expect(said(page)).toContainText('Line 3: TypeError');
  await expect(page.locator('.workshop .cm-line').filter({ has: page.locator('.cm-error') })).toHaveText(
    '  return nothing.at(0);',
  );
  await expect(sentence(page)).toContainText('its program ended with an error (exit status 1)');
});

test('a robot that cannot be read is shown the line', async ({ page }) => {
  await open(page, '0\n6\n2\n1\n36\narea\narea\n');
  await write(page, 'function robot(input) {\n  return (;\n}\n');
  await button(page, 'Play against all').click();
  await expect(said(page)).toContainText('Line 2: SyntaxError: Unexpected token');
  await expect(page.locator('.workshop .cm-line').filter({ has: page.locator('.cm-error') })).toHaveText('  return (;');
  await expect(page.locator('.matches')).toHaveCount(0);
});

const WRONG: [string, string, string][] = [
  ['that cannot be read', 'function robot(input) {\n  return (;\n}\n', 'its program could not be started'],
  ['without a function', 'const other = 1;\n', 'its program could not be started'],
  ['that returns no text', 'function robot() { return 5 }\n', 'its program gave no output'],
  ['that returns too much', 'function robot() { return "1 ".repeat(1e6) }\n', 'its program wrote more than is allowed'],
  [
    'that answers twice',
    'function robot() { postMessage({ output: "0 0" }); return "9 9" }\n',
    'its program ended with an error',
  ],
  ['that says too little', 'function robot() { return "1" }\n', '2 numbers were due, and it said 1'],
  ['that says a word', 'function robot() { return "1\\nup" }\n', '“up” stands where number 2 (line 2) should be'],
  [
    'that asks itself',
    'function robot() { dispatchEvent(new MessageEvent("message", { data: "" })); return "0" }\n',
    '2 numbers were due',
  ],
];

for (const [name, code, reason] of WRONG)
  test(`a robot ${name} forfeits`, async ({ page }) => {
    await open(page, '0\n6\n2\n1\n36\narea\narea\n');
    await write(page, code);
    await playAsFugitive(page);
    await expect(sentence(page)).toContainText('The fugitive forfeits in turn 0:');
    await expect(sentence(page)).toContainText(reason);
  });

test('a robot reaches nothing outside its box', async ({ page }) => {
  await open(page, '0\n6\n2\n1\n36\narea\narea\n');
  await write(
    page,
    'function robot() {\n  const names = ["fetch", "XMLHttpRequest", "WebSocket", "Worker", "importScripts", "postMessage", "indexedDB", "document", "setTimeout"];\n  console.log(names.filter((name) => typeof globalThis[name] !== "undefined").join(" ") || "nothing", String(self.origin));\n  return "";\n}\n',
  );
  await playAsFugitive(page);
  await page.locator('.workshop summary').click();
  await expect(page.locator('.workshop pre')).toHaveText('nothing null');
});

test('a robot is kept in this browser, saved to a file, and never runs by itself', async ({ page }) => {
  await open(page, '0\n6\n2\n1\n36\narea\narea\n');
  await write(page, '// mine\nfunction robot() { return "0 0" }\n');
  const waits = page.waitForEvent('download');
  await page.locator('.workshop').getByRole('button', { name: 'Save' }).click();
  expect(await readFile(await (await waits).path(), 'utf8')).toContain('// mine');
  await page.reload();
  await tab(page, 'Workshop');
  await expect(page.locator('.workshop .cm-content')).toContainText('// mine');
  await expect(page.locator('iframe')).toHaveCount(0);
});
