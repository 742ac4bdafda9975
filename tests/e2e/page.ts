import { type ConsoleMessage, expect, type Page, type Request, type WebError } from '@playwright/test';
import { pack } from '../../www/src/links/packing';
import { test as base } from './shared-page';
import { inAny, w } from './words';

export * from './texts';
export { expect };

/**
 * What the page is not to blame for: the browser fetches a tab's icon by itself, and complains where a test has left the page before
 * it came; the tests block the service worker, and read pixels.
 */
const OF_TESTS = [
  '/icon.svg',
  'Service Worker registration blocked by Playwright',
  'Canvas2D: Multiple readback operations',
];
const isOfTests = (line: ConsoleMessage) =>
  OF_TESTS.some((part) => `${line.location().url} ${line.text()}`.includes(part));

/** Every test also holds the page to this: nothing on the console, nothing from another origin. */
export const test = base.extend<{ quiet: undefined }>({
  quiet: [
    async ({ context, baseURL }, use) => {
      const wrong: string[] = [];
      const onConsole = (line: ConsoleMessage) =>
        ['error', 'warning'].includes(line.type()) && !isOfTests(line) && wrong.push(line.text());
      const onError = (error: WebError) => {
        const said = String(error.error());
        // What turns service workers off for the tests finds none in a frame without an origin.
        if (!said.includes("'serviceWorker' property from 'Navigator'")) wrong.push(said);
      };
      const onRequest = (request: Request) => {
        const { origin, protocol } = new URL(request.url());
        if (protocol.startsWith('http') && origin !== new URL(baseURL ?? '').origin) wrong.push(request.url());
      };
      context.on('console', onConsole).on('weberror', onError).on('request', onRequest);
      await use(undefined);
      context.off('console', onConsole).off('weberror', onError).off('request', onRequest);
      expect(wrong).toEqual([]);
    },
    { auto: true },
  ],
});

export const input = (page: Page) => page.getByRole('textbox', { name: inAny(({ panes }) => panes.inputLabel) });
export const output = (page: Page) => page.locator('.output_output pre');

/** What a timeline counts, as a pattern. */
export const unitOf = (game: string) => (game === 'solitaire' ? 'Removal' : '(Move|Position)');
/** What the timeline says at a ply. A removal of Solitaire Chess has two plies. */
export const counted = (game: string, ply: number) =>
  new RegExp(`${unitOf(game)} ${game === 'solitaire' ? Math.ceil(ply / 2) : ply} of`);
export const counter = (page: Page) => page.locator('.timeline_counter');
export const sentence = (page: Page) => page.locator('.aside_step');
export const board = (page: Page) => page.locator('canvas');
export const caseField = (page: Page) => page.getByRole('textbox', { name: w.timeline.caseField });
export const scrubber = (page: Page) => page.getByRole('slider', { name: w.timeline.scrub });
export const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

/** To another language, by its own name in the page's menu. */
export const switchTo = (page: Page, language: string) =>
  page
    .getByRole('button', { name: inAny(({ page }) => page.menu) })
    .click()
    .then(() => page.locator(':popover-open').getByRole('link', { name: language }).click());

/** Chooses from one of the page's menus. */
export async function choose(page: Page, menu: string, item: string): Promise<void> {
  await page.getByRole('button', { name: menu, exact: true }).click();
  await page.locator(':popover-open').getByRole('button', { name: item }).click();
}

/** Once no dialog has an entry of the history any more: one that was closed by a key leaves it a moment later. */
export const uncovered = (page: Page): Promise<unknown> => page.waitForFunction(() => history.state.depth === 0);

/** Opens Pursuit's workshop, with its editor. */
export async function openWorkshop(page: Page): Promise<void> {
  await choose(page, w.pursuit.menu, w.pursuit.workshop);
  await expect(page.locator('.workshop_workshop .code')).toBeVisible();
}

/** Opens Pursuit's atlas. */
export async function openAtlas(page: Page): Promise<void> {
  await page.getByRole('tab', { name: w.pursuit.theory, exact: true }).click();
  await page.getByRole('button', { name: w.pursuit.theoryAtlas, exact: true }).click();
  await expect(page.getByRole('grid', { name: /smallest K/ })).toBeVisible();
}

/** A board whose room has changed has its new size one frame later. */
const twoFrames = () =>
  new Promise<void>((done) => {
    requestAnimationFrame(() => requestAnimationFrame(() => done()));
  });

/** The middle of a cell on the page; row and column from 0, decimal text where they are large. */
export async function middle(
  page: Page,
  row: number | string,
  column: number | string,
): Promise<{ x: number; y: number }> {
  const where = () =>
    page.evaluate(
      ([x, y]) => {
        const { stage } = (globalThis as unknown as { boardlab: Boardlab }).boardlab;
        const box = stage.value?.cellBox({ x: BigInt(x ?? 0), y: BigInt(y ?? 0) });
        return box ? { x: box.left + box.width / 2, y: box.top + box.height / 2 } : null;
      },
      [String(row), String(column)],
    );
  // A move on the board of an older text is not played.
  await expect(board(page)).toHaveAttribute('aria-busy', 'false');
  await expect.poll(where).not.toBeNull();
  await page.evaluate(twoFrames);
  const at = (await where()) ?? { x: 0, y: 0 };
  const canvas = (await board(page).boundingBox()) ?? { x: 0, y: 0 };
  return { x: canvas.x + at.x, y: canvas.y + at.y };
}

type Box = { left: number; top: number; width: number; height: number };
type Boardlab = { stage: { value: { cellBox(cell: { x: bigint; y: bigint }): Box | null } | null } };

/** Clicks a cell of the Robots board, numbered from 1. */
export async function clickCell(page: Page, row: number, column: number): Promise<void> {
  await expect(counter(page)).toContainText('of');
  const { x, y } = await middle(page, row - 1, column - 1);
  await page.mouse.click(x, y);
}

/** Clicks a square of the Hyper Knights map. */
export async function clickSquare(page: Page, row: number, column: number): Promise<void> {
  const { x, y } = await middle(page, row, column);
  await page.mouse.click(x, y);
}

/** Waits until the code editor has taken the textarea's place: it comes when that is in sight. */
export async function edited(page: Page): Promise<void> {
  const come = () => {
    document.querySelector('.input_input .editor_editor')?.scrollIntoView({ block: 'nearest' });
    return document.querySelector('.code') !== null;
  };
  await expect.poll(() => page.evaluate(come), { timeout: 15_000 }).toBe(true);
  await expect(page.locator('.code')).toBeVisible();
  await page.evaluate(() => scrollTo(0, 0));
}

/** From now on the code editor's script is on its way until it is let go. */
export async function holdEditor(page: Page): Promise<() => void> {
  let arrive = () => {};
  const arrived = new Promise<void>((keep) => {
    arrive = keep;
  });
  await page.route(/code-.*\.js$/, async (route) => {
    await arrived;
    await route.continue();
  });
  return arrive;
}

/** The address of a text's first position. */
export async function hashOf(game: string, text: string): Promise<string> {
  const { value } = await pack(text, 32_000);
  return `#v=2&game=${game}&text=${value}&case=1&ply=0`;
}

/** Keeps the plain text field where the code editor is not the subject: what is written into it is not taken over. */
export const withoutEditor = (page: Page): Promise<unknown> => page.route(/code-.*\.js$/, () => {});

let visits = 0;

/** Opens an address in a document of its own, whatever stands in the page: another query is another document. */
export async function load(page: Page, hash: string): Promise<void> {
  visits += 1;
  await page.goto(`./?visit=${visits}${hash}`);
}

/** Goes to a moment in the page that is open, whose panel then gives way to another. */
export async function visit(page: Page, hash: string): Promise<void> {
  const panel = await page.locator('.aside_pages').elementHandle();
  await page.evaluate((next) => {
    location.hash = next;
  }, hash);
  await panel?.waitForElementState('hidden');
  await expect(page.locator('.aside_pages')).toBeVisible();
}

/** A file as a drag carries it: text, or bytes. */
export type Dragged = { name: string; content: string | number[] | Uint8Array; type?: string };

/** As base64: a list of numbers takes seconds for a program. */
const carrying = (page: Page, { name, content, type }: Dragged) =>
  page.evaluateHandle(
    ({ name, base64, type }) => {
      const data = new DataTransfer();
      data.items.add(new File([Uint8Array.from(atob(base64), (char) => char.charCodeAt(0))], name, { type }));
      return data;
    },
    { name, base64: Buffer.from(content as Uint8Array).toString('base64'), type },
  );

/** Holds a dragged file over what a selector finds. */
export const dragOver = async (page: Page, target: string, file: Dragged): Promise<void> =>
  page.dispatchEvent(target, 'dragover', { dataTransfer: await carrying(page, file) });

/** Drops a file on what a selector finds. */
export const drop = async (page: Page, target: string, file: Dragged): Promise<void> =>
  page.dispatchEvent(target, 'drop', { dataTransfer: await carrying(page, file) });

/** Once what the page asked to be drawn stands on the screen. */
export const drawn = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

/**
 * Visible controls that are smaller than a finger needs, in CSS pixels. They are found and measured in one call: between two, the
 * page may replace them, and what was replaced measures 0x0.
 */
export const tooSmall = (page: Page, controls: string, least: number): Promise<string[]> =>
  page.evaluate(
    ({ controls, least }) =>
      [...document.querySelectorAll(controls)]
        .filter((control) => control.checkVisibility({ visibilityProperty: true }))
        .map((control) => ({ name: control.outerHTML.slice(0, 80), box: control.getBoundingClientRect() }))
        .filter(({ box }) => box.height < least || box.width < least)
        .map(({ name, box }) => `${name} ${box.width}x${box.height}`),
    { controls, least },
  );

/** Opens the page, with its code editor. */
export async function start(page: Page, hash = ''): Promise<void> {
  await page.goto(`./${hash}`);
  await edited(page);
}

/** Within the input: the middle of a long text is not in sight. */
export const TOP = { x: 8, y: 8 };

/** What a person does: copies the text elsewhere, goes into the input, selects all, pastes. */
export async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  // Not by a click: a long line that is scrolled sideways leaves no fixed place to click at.
  await input(page).focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('ControlOrMeta+v');
}

/** The judge's bytes as they stand in the page. */
export async function expectOutput(page: Page, text: string): Promise<void> {
  await expect(output(page)).toHaveAttribute('aria-busy', 'false');
  await expect.poll(() => output(page).evaluate((pane) => pane.textContent)).toBe(text);
}
