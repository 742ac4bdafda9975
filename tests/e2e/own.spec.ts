// The page of one's own board: a program's positions are played, stepped and read out; what is wrong is told; links, files and a reload
// bring all back. How positions are found in what was printed: tests/unit/own-positions.test.ts.
import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { pack } from '../../www/src/links/packing';
import { HOSTILE, hostileTask } from '../programs/task-module';
import { SHAPES, sceneOfAll } from '../unit/scene-of-all';
import { audit, auditColours } from './axe';
import { board, button, choose, counter, drop, expect, test } from './page';
import { downloadPython, file } from './programs';
import { russian, w } from './words';

const PHONE = { width: 390, height: 844 };

const open = async (page: Page, hash = '', file = 'own.html') => {
  await page.goto(`./${file}${hash}`);
  await expect(counter(page)).toHaveText(/0.*\d/);
};

const score = (page: Page) => page.locator('[data-score]');
const misprint = (page: Page) => page.locator('[data-misprint]');
const run = (page: Page) => button(page, w.own.run);

/** A program for the page, in place of what is there. */
async function bring(page: Page, text: string, name = 'program.js'): Promise<void> {
  await page.getByLabel(w.programs.open).setInputFiles({ name, mimeType: '', buffer: Buffer.from(text) });
  await run(page).click();
}

/** A click on a cell of a board that fills its canvas as far as it can. */
async function clickCell(page: Page, row: number, column: number, rows: number, columns: number): Promise<void> {
  const box = (await page.locator('canvas').first().boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const side = Math.min(box.width / columns, box.height / rows);
  const [left, top] = [box.x + (box.width - side * columns) / 2, box.y + (box.height - side * rows) / 2];
  await page.mouse.click(left + side * (column + 0.5), top + side * (row + 0.5));
}

/** `last`: what the program does in the end. */
const scenes = (count: number, last = '') => `function solve(input) {
  const board = new Board(3, 4);
  for (let at = 0; at < ${count}; at++) {
    board.piece('robot', [1, at % 4], { figure: 'robot' });
    board.sentence('Step ' + at + ' of ' + input.trim());
    board.score(at + ' points');
    console.log('thinks of', at);
    board.show();
  }
  ${last}
}`;

test('the first example is there at once: it steps, plays, and says its position, by pointer and by keys', async ({
  page,
}) => {
  await open(page);
  await expect(score(page)).toHaveText('4 / 10');
  await button(page, w.timeline.on).click();
  await expect(counter(page)).toHaveText('Position 1 of 9');
  await expect(page.locator('.own_step')).toContainText('d(1) = 1; 1 → [4]');
  await page.keyboard.press('End');
  await expect(score(page)).toHaveText('10 / 10');
  await page.keyboard.press('Home');
  await expect(score(page)).toHaveText('4 / 10');
  await button(page, w.timeline.play).click();
  await expect(score(page)).toHaveText('10 / 10');
  await expect(board(page)).toHaveAttribute('aria-label', /10 \/ 10\. BFS \(\d+, \d+\)/);
});

/** Where a part of the page stands; at 0 if it does not. */
const boxOf = async (part: Locator) => (await part.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };

test('the scores are a line over the timeline that moves nothing, and its point follows the position', async ({
  page,
}) => {
  await open(page);
  const line = page.locator('[data-scores]');
  await expect(line).toHaveAccessibleName(w.own.scores({ least: 4, most: 10 }));
  const [canvas, timeline] = [page.locator('canvas').first(), page.getByRole('slider', { name: w.timeline.scrub })];
  // As large as the walk, and as long.
  await bring(
    page,
    "function solve() { const b = new Board(5, 8); b.score('none'); for (let i = 0; i < 12; i++) b.show(); }",
  );
  await expect(counter(page)).toHaveText('Position 0 of 11');
  await expect(line).toHaveCount(0);
  const [above, below] = [await boxOf(canvas), await boxOf(timeline)];
  await choose(page, w.own.examples, `${w.own.walk} (JavaScript)`);
  await expect(line).toHaveAccessibleName(w.own.scores({ least: 1, most: 10 }));
  expect([await boxOf(canvas), await boxOf(timeline)]).toEqual([above, below]);
  const { y, height } = await boxOf(line);
  expect(y).toBeGreaterThanOrEqual(above.y + above.height);
  expect(y + height).toBeLessThanOrEqual(below.y);
  // The walk has no score before its first step.
  const point = line.locator('i');
  await expect(point).toHaveCount(0);
  await button(page, w.timeline.on).click();
  await expect(score(page)).toHaveText('1');
  const low = await boxOf(point);
  await page.keyboard.press('End');
  await expect(score(page)).toHaveText('10');
  const high = await boxOf(point);
  expect(high.x).toBeGreaterThan(low.x + 100);
  expect(high.y).toBeLessThan(low.y - 10);
});

test('the grid names what stands in a cell, and a cell that is pointed at has its name', async ({ page }) => {
  await open(page);
  await bring(page, scenes(2));
  await expect(score(page)).toHaveText('0 points');
  await page.keyboard.press('b');
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('[role=gridcell][aria-selected=true]')).toHaveText('(2, 1). robot');
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('[role=gridcell][aria-selected=true]')).toHaveText(`(2, 2). ${w.scene.emptyCell}`);
});

test('a wrong line is told with its field, and the positions before it are shown; an error with its line', async ({
  page,
}) => {
  await open(page);
  const wrong = `Board.print('{"version": 1, "board": {"rows": 2, "columns": 2}, "pieces": [{"name": "x", "at": [5, 0]}]}');`;
  await bring(page, scenes(3, wrong));
  await expect(misprint(page)).toContainText('pieces[0].at');
  await expect(misprint(page)).toContainText('[5, 0]');
  await expect(counter(page)).toHaveText('Position 0 of 2');
  await expect(page.getByRole('region', { name: w.own.log })).toHaveText('thinks of 0');
  // What is wrong there is not told of a program that prints nothing.
  await bring(page, 'null.x;');
  await expect(page.locator('.fault')).toContainText(/^Line 1: TypeError/);
  await expect(page.locator('[data-shown]')).toHaveText(w.own.shownEarlier);
  await expect(misprint(page)).toHaveCount(0);
  await bring(page, 'function solve() {\n  null.x;\n}');
  await expect(page.locator('.fault')).toContainText(/^Line 2: TypeError/);
  await expect(page.locator('[data-shown]')).toHaveText(w.own.shownEarlier);
  await expect(counter(page)).toHaveText('Position 0 of 2');
  await bring(page, scenes(3, 'null.x;'));
  await expect(page.locator('[data-shown]')).toHaveCount(0);
  // What went wrong comes after the last position.
  await expect(page.locator('.fault')).toContainText(/^Line 10: TypeError/);
  await expect(misprint(page)).toHaveCount(0);
  await expect(counter(page)).toHaveText('Position 2 of 2');
  await bring(page, 'function solve() {}');
  await expect(misprint(page)).toHaveText(w.own.nothing);
});

const FOR_EVER = 'for (;;);';

test('positions are on the board while the program runs, and it is stepped; Stop keeps them', async ({ page }) => {
  await open(page);
  const later = `for (const end = Date.now() + 2000; Date.now() < end;);
  for (let at = 0; at < 2; at++) board.show();
  ${FOR_EVER}`;
  await bring(page, scenes(90, later));
  await expect(counter(page)).toHaveText('Position 0 of 89');
  await button(page, w.timeline.on).click();
  await expect(score(page)).toHaveText('1 points');
  await expect(page.getByRole('region', { name: w.own.log })).toHaveText('thinks of 1');
  // The line goes on, and who looks at a position stays there.
  await expect(counter(page)).toHaveText('Position 1 of 91');
  await button(page, w.programs.stop).click();
  await expect(run(page)).toBeVisible();
  await expect(counter(page)).toHaveText('Position 1 of 91');
  await page.keyboard.press('End');
  await expect(counter(page)).toHaveText('Position 91 of 91');
});

test('what was printed before the time was up stays, at the position of a link or at the last one; so does what was printed before too much', async ({
  page,
}) => {
  const shared = { boardlab: 'board', version: 1, language: 'javascript', program: scenes(20, FOR_EVER), input: '' };
  const { value } = await pack(JSON.stringify({ ...shared, ply: 4 }), 8000);
  await page.goto(`./own.html#own=${value}`);
  await expect(counter(page)).toHaveText('Position 4 of 19');
  await button(page, w.programs.stop).click();
  await page.getByLabel(w.programs.timeLimit({ per: 'input' })).selectOption('1');
  await run(page).click();
  await expect(page.locator('.fault')).toBeVisible();
  await expect(counter(page)).toHaveText('Position 19 of 19');
  const flood = `const line = 'x'.repeat(1e6); for (;;) console.log(line.slice(0, 999)), Board.print(line);`;
  await bring(page, scenes(3, flood));
  await expect(page.locator('.fault')).toBeVisible();
  await expect(counter(page)).toHaveText('Position 2 of 2');
});

test('the output under test is the second argument, and a link brings program, texts and position', async ({
  page,
}) => {
  await open(page);
  // The frame of a program comes late, so that the text changes while the program starts.
  let go = () => {};
  const held = new Promise<void>((resolve) => {
    go = resolve;
  });
  await page.route('**/robot.html', async (route) => {
    await held;
    await route.continue();
  });
  await bring(page, scenes(4).replace('function solve(input)', 'function solve(a, input)'));
  await page.getByLabel(w.own.output).fill('mine');
  go();
  await expect(page.locator('.own_step')).toHaveText('Step 0 of');
  await run(page).click();
  await expect(page.locator('.own_step')).toHaveText('Step 0 of mine');
  // The first position is shown before all are read, and there is nothing to step to until then.
  await expect(counter(page)).toHaveText('Position 0 of 3');
  await button(page, w.timeline.on).click();
  await expect(counter(page)).toHaveText('Position 1 of 3');
  await button(page, w.page.share).click();
  await expect(page.locator('.notice_notice')).toContainText(w.own.copied({ what: 'program' }));
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(/own\.html#own=/);
  await page.getByLabel(w.own.output).fill('');
  await bring(page, scenes(2));
  await expect(counter(page)).toHaveText('Position 0 of 1');
  // As one comes from elsewhere.
  await page.goto('about:blank');
  await page.goto(link);
  await expect(page.locator('.own_step')).toHaveText('Step 1 of mine');
  await expect(counter(page)).toHaveText('Position 1 of 3');
  // What stood here is one choice away.
  await choose(page, w.page.menu, w.own.bringBack);
  await expect(counter(page)).toHaveText('Position 0 of 1');
});

test('the texts of an example go with it when a program is opened in its place, and what a person wrote stays', async ({
  page,
}) => {
  await open(page);
  await bring(page, scenes(2));
  await expect(page.locator('.own_step')).toHaveText('Step 0 of');
  await expect(page.getByLabel(w.own.input)).toHaveValue('');
  await page.getByLabel(w.own.input).fill('mine');
  await bring(page, scenes(3));
  await expect(page.locator('.own_step')).toHaveText('Step 0 of mine');
});

test('a reload brings back what a person wrote, in the other language, too', async ({ page }) => {
  await open(page);
  await page.getByLabel(w.own.input).fill('here');
  await bring(page, scenes(2));
  await expect(page.locator('.own_step')).toHaveText('Step 0 of here');
  await page.reload();
  await expect(page.locator('.own_step')).toHaveText('Step 0 of here');
  await button(page, w.timeline.on).click();
  await expect(page.locator('.own_step')).toHaveText('Step 1 of here');
  await page.reload();
  await expect(page.locator('.own_step')).toHaveText('Step 1 of here');
  await page.goto('./own-ru.html');
  await expect(page.locator('.own_step')).toHaveText('Step 1 of here');
  await expect(page.getByLabel(russian.own.input)).toHaveValue('here');
});

test('Back leads to what was run before, and keeps what was written since', async ({ page }) => {
  await open(page);
  const step = page.locator('.own_step');
  const text = page.getByLabel(w.own.input);
  await bring(page, scenes(2));
  await expect(score(page)).toHaveText('0 points');
  await text.fill('one');
  await run(page).click();
  await expect(step).toHaveText('Step 0 of one');
  await text.fill('two');
  await run(page).click();
  await expect(step).toHaveText('Step 0 of two');
  // The same again is no step of its own.
  await run(page).click();
  await expect(run(page)).toBeVisible();
  await page.goBack();
  await expect(step).toHaveText('Step 0 of one');
  await text.fill('three');
  await page.goForward();
  await expect(step).toHaveText('Step 0 of two');
  await page.reload();
  await expect(step).toHaveText('Step 0 of two');
  await page.goBack();
  await expect(step).toHaveText('Step 0 of three');
  await page.goBack();
  await expect(step).not.toContainText('three');
  await page.goBack();
  await expect(score(page)).toHaveText('4 / 10');
});

test('a board is saved and dropped again; positions of elsewhere are opened; a picture is saved', async ({ page }) => {
  await open(page);
  await bring(page, scenes(3));
  await expect(score(page)).toHaveText('0 points');
  const file = await saved(page, w.own.save);
  await bring(page, scenes(2));
  await expect(counter(page)).toHaveText('Position 0 of 1');
  await drop(page, 'body', { name: 'board.json', content: file });
  await expect(counter(page)).toHaveText('Position 0 of 2');
  const lines = [1, 2, 3, 4].map((n) => `{"version":1,"board":{"rows":${n},"columns":2},"score":"${n} rows"}`);
  await drop(page, 'body', { name: 'positions.jsonl', content: lines.join('\n') });
  await expect(score(page)).toHaveText('1 rows');
  for (const [item, end] of [
    [w.own.svg, /^<svg .*1 rows/],
    [w.own.png, /^.PNG/],
  ] as const) {
    expect((await saved(page, item)).toString('latin1')).toMatch(end);
  }
  // The program that stands here is not theirs.
  await expect(page.locator('[data-shown]')).toHaveText(w.own.shownFile({ name: 'positions.jsonl' }));
  await button(page, w.page.share).click();
  await expect(page.locator('.notice_notice')).toContainText(w.own.fileStays);
  expect(page.url()).not.toContain('#own=');
  await page.keyboard.press('End');
  await expect(score(page)).toHaveText('4 rows');
  await page.reload();
  await expect(score(page)).toHaveText('4 rows');
  await expect(page.locator('[data-shown]')).toHaveText(w.own.shownFile({ name: 'positions.jsonl' }));
});

/** What the page saves by an entry of its menu. */
async function saved(page: Page, item: string): Promise<Buffer> {
  const file = page.waitForEvent('download');
  await choose(page, w.page.menu, item);
  return readFileSync(await (await file).path());
}

/** Of the pixels of two pictures, how many of a thousand have clearly another colour. */
const different = (page: Page, svg: Buffer, png: Buffer) =>
  page.evaluate(
    async ([svg, png]) => {
      const pixels = async (address: string) => {
        const image = new Image();
        image.src = address;
        await image.decode();
        const canvas = document.createElement('canvas');
        Object.assign(canvas, { width: image.naturalWidth, height: image.naturalHeight });
        const ctx = canvas.getContext('2d') as CanvasRenderingContext2D;
        ctx.drawImage(image, 0, 0);
        return ctx.getImageData(0, 0, canvas.width, canvas.height).data;
      };
      const one = await pixels(`data:image/svg+xml;base64,${svg}`);
      const other = await pixels(`data:image/png;base64,${png}`);
      let others = one.length === other.length ? 0 : Number.POSITIVE_INFINITY;
      for (let at = 0; at < one.length; at += 4) {
        const far = [0, 1, 2].reduce((sum, c) => sum + Math.abs((one[at + c] ?? 0) - (other[at + c] ?? 0)), 0);
        if (far > 150) others += 1;
      }
      return (1000 * others) / (one.length / 4);
    },
    [svg.toString('base64'), png.toString('base64')] as const,
  );

test('what the page paints of a picture is what a browser shows of it', async ({ page }) => {
  await open(page);
  await drop(page, 'body', { name: 'all.jsonl', content: SHAPES.map(sceneOfAll).join('\n') });
  const blank = await page.context().newPage();
  for (const nth of SHAPES.keys()) {
    if (nth > 0) await button(page, w.timeline.on).click();
    await expect(counter(page)).toHaveText(`Position ${nth} of 3`);
    expect(await different(blank, await saved(page, w.own.svg), await saved(page, w.own.png))).toBeLessThan(4);
  }
});

const fault = (page: Page) => page.locator('[data-fault]');
const verdict = (page: Page) => page.locator('[data-verdict]');

test('the module of a task plays: faults of the input, an output under test, moves by click, random inputs', async ({
  page,
}) => {
  await open(page);
  await page.getByLabel(w.own.input).fill('mine');
  await drop(page, 'body', { name: 'vacuum.wasm', content: file('target/programs/vacuum.wasm') });
  await expect(page.getByRole('heading', { name: 'Vacuum' })).toBeVisible();
  await expect(verdict(page)).toHaveText(w.own.legal);
  await expect(score(page)).toHaveText('1');
  await button(page, w.timeline.last).click();
  await expect(score(page)).toHaveText('8');
  // An output whose third move leads into a wall.
  await page.getByLabel(w.own.output).fill('RRUL');
  await expect(verdict(page)).toContainText('the robot does not enter a wall');
  await expect(verdict(page)).toContainText(/line 1, column 4/);
  await button(page, w.own.goThere).click();
  await expect(counter(page)).toHaveText('Position 3 of 3');
  expect(await page.evaluate(() => (document.activeElement as HTMLTextAreaElement).selectionStart)).toBe(3);
  // A move by its button, and one by its cell.
  await button(page, w.timeline.first).click();
  await page.getByRole('group', { name: w.own.moves }).getByRole('button', { name: 'U' }).click();
  await expect(counter(page)).toHaveText('Position 1 of 1');
  await expect(score(page)).toHaveText('2');
  await clickCell(page, 0, 0, 3, 4);
  await expect(counter(page)).toHaveText('Position 2 of 2');
  await expect(score(page)).toHaveText('3');
  // A fault of the input, at its place; the board stays.
  await page.getByLabel(w.own.input).fill('3 4\n.#..\n.#x.\nS...\n');
  await expect(misprint(page)).toContainText(/line 3, column 3/);
  await button(page, w.own.goThere).click();
  expect(await page.evaluate(() => (document.activeElement as HTMLTextAreaElement).selectionStart)).toBe(11);
  await page.getByLabel(w.own.output).fill('');
  await page.getByLabel(w.own.seed).fill('7');
  await page.getByLabel(w.own.size).fill('10');
  await button(page, w.own.generate).click();
  await expect(misprint(page)).toHaveCount(0);
  await expect(page.getByLabel(w.own.input)).toHaveValue(/^6 6\n/);
  await expect(page.getByLabel(w.own.seed)).toHaveValue('8');
  // The next visit has the same task; the program and its input are one choice away.
  await page.reload();
  await expect(page.getByLabel(w.own.input)).toHaveValue(/^6 6\n/);
  await button(page, w.own.leaveTask).click();
  await expect(page.getByLabel(w.own.input)).toHaveValue('mine');
});

test('the address names a module; what was written for it is there at the next visit', async ({ page }) => {
  await page.route('**/tasks/vacuum.wasm', (route) =>
    route.fulfill({ body: file('target/programs/vacuum.wasm'), contentType: 'application/wasm' }),
  );
  await page.goto('./own.html?task=tasks/vacuum.wasm');
  await expect(verdict(page)).toHaveText(w.own.legal);
  await audit(page, 'a task');
  // The cells of the board, by keyboard.
  await page.keyboard.press('b');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(counter(page)).toHaveText('Position 1 of 1');
  await page.getByLabel(w.own.output).fill('RR');
  await page.reload();
  await expect(page.getByLabel(w.own.output)).toHaveValue('RR');
  await expect(counter(page)).toHaveText('Position 0 of 2');
  // Who goes back to the program finds it at the next visit.
  await button(page, w.own.leaveTask).click();
  await expect(score(page)).toHaveText('4 / 10');
  await page.reload();
  await expect(score(page)).toHaveText('4 / 10');
  await page.route('**/tasks/none.wasm', (route) => route.fulfill({ body: 'none' }));
  await page.goto('./own.html?task=tasks/none.wasm');
  await expect(page.locator('.notice_notice')).toContainText(
    w.own.noTask({ address: new URL('tasks/none.wasm', page.url()).href }),
  );
});

test('the task among the examples opens as any module does, and is there at the next visit', async ({ page }) => {
  await open(page);
  await choose(page, w.own.examples, w.own.vacuumTask);
  await expect(page.getByRole('heading', { name: 'Vacuum' })).toBeVisible();
  await expect(verdict(page)).toHaveText(w.own.legal);
  await button(page, w.page.share).click();
  await expect(page).toHaveURL(/own\.html\?task=http.*\/vacuum\.wasm#own=/);
  await page.reload();
  await expect(verdict(page)).toHaveText(w.own.legal);
  await button(page, w.own.leaveTask).click();
  await expect(score(page)).toHaveText('4 / 10');
});

test('a task that knows the right output prints it, and takes it as the output under test', async ({ page }) => {
  await open(page);
  await drop(page, 'body', { name: 'ice.wasm', content: file('target/programs/ice.wasm') });
  await expect(page.getByRole('heading', { name: 'Ice' })).toBeVisible();
  await page.getByLabel(w.own.output).fill('');
  await expect(verdict(page)).toHaveCount(0);
  await button(page, w.own.solve).click();
  await expect(page.getByRole('region', { name: w.own.solve })).toHaveText(/\w/);
  await button(page, w.own.test).click();
  await expect(verdict(page)).toHaveText(w.own.legal);
});

test('a module that traps, takes all memory or never answers ends in a sentence, and the page goes on', async ({
  page,
}) => {
  await open(page);
  for (const does of [HOSTILE.trap, HOSTILE.bomb]) {
    await drop(page, 'body', { name: 'hostile.wasm', content: hostileTask(does) });
    await expect(fault(page)).toContainText('unreachable');
  }
  await drop(page, 'body', { name: 'hostile.wasm', content: hostileTask(HOSTILE.loop) });
  await expect(fault(page)).toHaveText(w.own.moduleLate({ seconds: 10 }));
  await bring(page, scenes(2));
  await expect(score(page)).toHaveText('0 points');
});

test('Python has the kit beside it, and the output under test', async ({ page }) => {
  await open(page);
  await button(page, w.own.examples).click();
  await page
    .locator(':popover-open')
    .getByRole('button', { name: `${w.own.walk} (Python)` })
    .click();
  // It was asked for before Python came.
  await downloadPython(page, run(page));
  await expect(counter(page)).toHaveText('Position 0 of 11');
  await page.keyboard.press('End');
  await expect(page.locator('.own_step')).toContainText('11: D → #');
  // What it prints is not kept until a block is full.
  const endless =
    'from boardlab import Board\nboard = Board(2, 2)\nfor _ in range(3): board.show()\nwhile True: pass\n';
  await bring(page, endless, 'program.py');
  await expect(counter(page)).toHaveText('Position 0 of 2');
  await button(page, w.programs.stop).click();
});

test('a link to a program in Python opens at its position: once Python has come, and at once where it is', async ({
  page,
}) => {
  const program = String(file('examples/walk/walk.py'));
  const [input, output] = ['input', 'output'].map((name) => String(file(`examples/walk/${name}.txt`)));
  const shared = { boardlab: 'board', version: 1, language: 'python', program, input, output, ply: 4 };
  const { value } = await pack(JSON.stringify(shared), 8000);
  const link = `./own.html#own=${value}`;
  await page.goto(link);
  const status = page.locator('.board_status');
  await expect(status).toHaveText(w.own.needsPython);
  await expect(board(page)).toHaveAttribute('aria-label', w.own.needsPython);
  await downloadPython(page, run(page));
  await expect(counter(page)).toHaveText('Position 4 of 11');
  // The position was that of the first run.
  await run(page).click();
  await expect(counter(page)).toHaveText('Position 0 of 11');
  await page.goto('about:blank');
  await page.goto(link);
  await expect(counter(page)).toHaveText('Position 4 of 11');
  await page.reload();
  await expect(counter(page)).toHaveText(/of 11/);
});

test('the page keeps to every rule of axe, light and dark, and on a phone nothing overflows', async ({ page }) => {
  await open(page);
  await audit(page, 'first example');
  await bring(page, scenes(2, `Board.print('{"version": 3}'); null.x`));
  await expect(misprint(page)).toBeVisible();
  await audit(page, 'with errors');
  await page.emulateMedia({ colorScheme: 'dark' });
  await auditColours(page, 'with errors, dark');
  await page.setViewportSize(PHONE);
  await audit(page, 'on a phone');
  const wide = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(await wide()).toBeLessThanOrEqual(0);
});
