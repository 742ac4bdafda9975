// Pursuit on the screen: over the edge of the torus by pointer; robots written in the page, in their closed box. All matches of a
// robot in JavaScript, and one in Python: slow/pursuit.spec.ts.
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { button, choose, counter, expect, middle, openWorkshop, output, sentence, test } from './page';
import { compiled } from './programs';
import { dropProgram, open, playAsFugitive, said } from './pursuit';
import { w } from './words';

const FIELD = '0\n6\n2\n1\n36\narea\narea\n';

const because = (page: Page) => page.locator('.aside_because');
const told = (page: Page) => page.locator('.aside_told');
const seat = (page: Page, side: string) => page.getByLabel(w.pursuit.seat).selectOption(side);

async function workshop(page: Page, field = FIELD): Promise<void> {
  await open(page, field);
  await openWorkshop(page);
}

/** Puts a robot's code into the workshop, as one who pastes it. */
async function write(page: Page, code: string): Promise<void> {
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), code);
  await page.getByRole('textbox', { name: w['pursuit-robot'].label }).click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('ControlOrMeta+v');
  await expect(page.locator('.workshop_workshop .cm-content')).toContainText(code.split('\n')[0] ?? '');
}

/** Opens a file with a robot's code. */
async function give(page: Page, code: string): Promise<void> {
  const file = { name: 'robot.js', mimeType: 'text/javascript', buffer: Buffer.from(code) };
  await page.locator('.workshop_workshop input[type=file]').setInputFiles(file);
  await expect(page.locator('.workshop_workshop .cm-content')).toContainText(code.split('\n')[0] ?? '');
}

test('a game by hand on the torus goes over its edge', async ({ page }) => {
  await open(page, '1\n1 6\n1 1\n30 1\n0 2\n3 4\n');
  await seat(page, 'fugitive');
  // The cell shown again at the left of column 0 is that of column 5.
  const [near, far] = [await middle(page, 2, 0), await middle(page, 2, 1)];
  const beyond = { x: near.x - (far.x - near.x), y: near.y };
  await page.mouse.move(beyond.x, beyond.y);
  await expect(told(page)).toContainText('(5, 2)');
  await page.mouse.click(beyond.x, beyond.y);
  // The catcher answers by itself.
  await expect(counter(page)).toContainText('Position 2 of');
});

test('a catcher is dragged over the edge of the torus', async ({ page }) => {
  await open(page, '0\n1 6\n2 1\n30 1\n3 3\n0 1\n5 5\n');
  await seat(page, 'catchers');
  const [from, to] = [await middle(page, 1, 0), await middle(page, 1, 5)];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 3 });
  await page.mouse.up();
  await expect(page.locator('.pursuit_plan')).toContainText(w.pursuit.planMoves({ count: 1, catchers: 2 }));
  await button(page, w.pursuit.send).click();
  await expect(counter(page)).toContainText('Position 2 of');
});

test('a robot of the page wins, and its replay is on the board', async ({ page }) => {
  await workshop(page, '1\n8\n1\n1\n20\nchase\nfar\n');
  await choose(page, w.programs.templates, w['pursuit-robot'].exampleFlee);
  await playAsFugitive(page);
  await expect(sentence(page)).toContainText(w.pursuit.escaped({ turns: 20 }));
  await expect(output(page)).toContainText('my-robot');
  await expect(output(page)).toContainText('0 : 20');
});

test('a robot that loops for ever runs out of time, and the page lives', async ({ page }) => {
  await workshop(page);
  await give(page, 'function robot(input) {\n  for (;;) console.log("still here");\n}\n');
  await playAsFugitive(page);
  await expect(said(page)).toContainText(w.programs.late({ seconds: 1 }));
  await expect(sentence(page)).toContainText(
    `${w.pursuit.forfeited({ side: 'fugitive', turn: 0 })} ${w.pursuit.failed({ kind: 'timeOut' })}`,
  );
  await expect(page.locator('.workshop_workshop pre')).toContainText('still here');
  await button(page, w.page.close).click();
  await expect(because(page)).toContainText(w.panes.over);
});

test('a robot that throws, or cannot be read, is shown the line', async ({ page }) => {
  await workshop(page);
  const faulty = page.locator('.workshop_workshop .cm-line').filter({ has: page.locator('.cm-error') });
  await write(page, 'function robot(input) {\n  const nothing = null;\n  return nothing.at(0);\n}\n');
  await playAsFugitive(page);
  await expect(said(page)).toContainText(w.programs.faultAt({ line: 3, message: 'TypeError' }));
  await expect(faulty).toHaveText('  return nothing.at(0);');
  await expect(sentence(page)).toContainText(w.pursuit.exited({ status: 1 }));
  await write(page, 'function robot(input) {\n  return (;\n}\n');
  await button(page, w['pursuit-robot'].run).click();
  await expect(said(page)).toContainText('Line 2: SyntaxError: Unexpected token');
  await expect(faulty).toHaveText('  return (;');
  await expect(page.locator('.workshop_matches')).toHaveCount(0);
});

const WRONG: [name: string, code: string, reason: string][] = [
  ['that cannot be read', 'function robot(input) {\n  return (;\n}\n', w.pursuit.failed({ kind: 'notStarted' })],
  ['that returns no text', 'function robot() { return 5 }\n', w.pursuit.failed({ kind: 'noFile' })],
  ['without a function', 'const other = 1;\n', w.pursuit.failed({ kind: 'notStarted' })],
  ['that returns too much', 'function robot() { return "1 ".repeat(1e6) }\n', w.pursuit.failed({ kind: 'tooLong' })],
  [
    'that answers twice',
    'function robot() { postMessage({ output: "0 0" }); return "9 9" }\n',
    'Its program exited with status',
  ],
  ['that says too little', 'function robot() { return "1" }\n', w.pursuit.numbers({ expected: 2, found: 1 })],
  [
    'that says a word',
    'function robot() { return "1\\nup" }\n',
    w.pursuit.notANumber({ text: 'up', number: 2, line: 2 }),
  ],
  [
    'that asks itself',
    'function robot() { dispatchEvent(new MessageEvent("message", { data: "" })); return "0" }\n',
    'Expected 2 numbers',
  ],
];

test('a robot that goes wrong forfeits, with the reason', async ({ page }) => {
  await workshop(page);
  for (const [name, code, reason] of WRONG)
    await test.step(name, async () => {
      await give(page, code);
      await playAsFugitive(page);
      await expect(sentence(page)).toContainText(w.pursuit.forfeited({ side: 'fugitive', turn: 0 }));
      await expect(sentence(page)).toContainText(reason);
    });
});

test('a robot reaches nothing outside its box', async ({ page }) => {
  await workshop(page);
  await give(
    page,
    'function robot() {\n  const names = ["fetch", "XMLHttpRequest", "WebSocket", "Worker", "importScripts", "postMessage", "indexedDB", "document", "setTimeout"];\n  console.log(names.filter((name) => typeof globalThis[name] !== "undefined").join(" ") || "nothing", String(self.origin));\n  return "";\n}\n',
  );
  await playAsFugitive(page);
  await page.locator('.workshop_workshop summary').click();
  await expect(page.locator('.workshop_workshop pre')).toHaveText('nothing null');
});

test('a robot is kept in this browser, saved to a file, and never runs by itself', async ({ page }) => {
  await workshop(page);
  await write(page, '// mine\nfunction robot() { return "0 0" }\n');
  const waits = page.waitForEvent('download');
  await page.locator('.workshop_workshop').getByRole('button', { name: w['pursuit-robot'].save }).click();
  expect(await readFile(await (await waits).path(), 'utf8')).toContain('// mine');
  await page.reload();
  await openWorkshop(page);
  await expect(page.locator('.workshop_workshop .cm-content')).toContainText('// mine');
  await expect(page.locator('iframe')).toHaveCount(0);
});

/** Drops a robot on the board. */
const figures = (text: string | null) =>
  (text ?? '').match(/[\d,]+/g)?.map((one) => Number(one.replace(',', ''))) ?? [];

test('a robot in Rust that is dropped on the board wins the tournament against all strategies; a match is opened from its table', async ({
  page,
}) => {
  await open(page, FIELD);
  await dropProgram(page, 'robot.wasm', compiled('pursuit_plain.rs'));
  await expect(page.locator('.workshop_workshop .module')).toContainText('robot.wasm');
  await button(page, w['pursuit-robot'].run).click();
  await expect(said(page)).toContainText(/\d of [\d,]+ points\./, { timeout: 90_000 });
  await expect(page.locator('.workshop_matches .evidence_move')).toHaveCount(48);
  await expect(page.locator('.workshop_matches .workshop_lost')).toHaveCount(0);
  const [points = 0, of = 0] = figures(await said(page).textContent());
  expect(points).toBeGreaterThan(of / 2);
  // Its folder is empty when a match begins, and stays from turn to turn.
  await page.locator('.workshop_workshop summary').click();
  await expect(page.locator('.workshop_workshop pre')).toContainText('turn 0 of 1\nturn 1 of 2\n');
  await page.locator('.workshop_matches .evidence_move').first().click();
  await expect(output(page)).toContainText('my-robot\nrandom');
});

test('a person plays the fugitive against a robot, which answers each move until the match is over', async ({
  page,
}) => {
  await open(page, '1\n8\n1\n1\n3\nfar\nfar\n');
  await dropProgram(page, 'robot.wasm', compiled('pursuit_plain.rs'));
  await choose(page, w['pursuit-robot'].playAgainst, w.pursuit.seats({ seat: 'fugitive' }));
  await expect(page.locator('.workshop_workshop')).toContainText(w['pursuit-robot'].playingAgainst);
  // The robot places its catcher at once.
  await expect(counter(page)).toContainText('Position 1 of');
  for (const [nth, column] of [1, 0, 1].entries()) {
    const { x, y } = await middle(page, 1, column);
    await page.mouse.click(x, y);
    if (nth < 2) await expect(counter(page)).toContainText(`Position ${2 * nth + 3} of`);
  }
  await expect(said(page)).toContainText(w['pursuit-robot'].over({ points: 0, most: 3 }));
  await page.locator('.workshop_workshop summary').click();
  await expect(page.locator('.workshop_workshop pre')).toHaveText(/^turn 0 of 1\s+turn 1 of 2\s+turn 2 of 3\s*$/);
  // A match that is over is played anew, and stopped.
  await choose(page, w['pursuit-robot'].playAgainst, w.pursuit.seats({ seat: 'fugitive' }));
  await expect(counter(page)).toContainText('Position 1 of');
  await button(page, w['pursuit-robot'].stop).click();
  await expect(button(page, w['pursuit-robot'].run)).toBeVisible();
});
