// Boards on pages of another origin: what they show, what they tell their host, and whom they do not hear.
import { createServer } from 'node:http';
import type { FrameLocator, Locator, Page } from '@playwright/test';
import { HOSTILE } from '../unit/commands';
import { closed, listen } from './host';
import { expect, KNIGHTS, test as onPage, sentence } from './page';
import { test as base } from './shared-page';
import { w } from './words';

type Heard = { kind: string } & Record<string, unknown>;
type Host = Window & { heard: Heard[] };

/** Pages of another origin, by their paths. */
const PAGES = new Map<string, string>();

const test = base.extend<{ quiet: undefined; host: string }>({
  fresh: true,
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from the pattern.
  host: async ({}, use) => {
    const server = createServer(({ url }, reply) => {
      const page = PAGES.get(url ?? '');
      reply.writeHead(page === undefined ? 404 : 200, { 'Content-Type': 'text/html; charset=utf-8' }).end(page);
    });
    await use(`http://127.0.0.1:${await listen(server)}`);
    await closed(server);
  },
  quiet: [
    async ({ context }, use) => {
      const wrong: string[] = [];
      context.on('weberror', (error) => wrong.push(String(error.error())));
      await use(undefined);
      expect(wrong).toEqual([]);
    },
    { auto: true },
  ],
});

/** A host page that keeps what it hears from its first frame. */
const hostOf = (body: string) => `<!doctype html><html lang="en"><title>Host</title><body>
<script>
  globalThis.heard = [];
  addEventListener('message', ({ source, data }) => source === frames[0] && heard.push(data));
</script>
${body}</body></html>`;

const frameOf = (src: string) => `<iframe title="Board" width="700" height="800" src="${src}"></iframe>`;

async function visit(page: Page, host: string, body: string): Promise<FrameLocator> {
  PAGES.set('/host.html', hostOf(body));
  await page.goto(`${host}/host.html`);
  return page.frameLocator('iframe').first();
}

const heard = (page: Page, kind: string): Promise<Heard[]> =>
  page.evaluate((wanted) => (globalThis as unknown as Host).heard.filter((one) => one.kind === wanted), kind);

const say = (page: Page, message: unknown) =>
  page.evaluate((said) => window.frames[0]?.postMessage(said, '*'), message);

/** Resolves with the last message of a kind, or the first from now on, of which parts are as wanted; `from`: of a later ply. */
const told = (page: Page, kind: string, wanted: Record<string, unknown>, from?: { ply: number }): Promise<Heard> =>
  page.evaluate(
    ([kind, wanted, from]) =>
      new Promise<Heard>((tell) => {
        const fits = (one: Heard) =>
          one.kind === kind &&
          Object.entries(wanted).every(([key, value]) => one[key] === value) &&
          (!from || Number(one.ply) > from.ply);
        const { heard } = globalThis as unknown as Host;
        const last = heard.filter((one) => one.kind === kind).at(-1);
        if (last && fits(last)) tell(last);
        addEventListener('message', ({ source, data }) => source === frames[0] && fits(data) && tell(data));
      }),
    [kind, wanted, from] as const,
  );

const moved = (page: Page, wanted: Record<string, unknown>) => told(page, 'moved', wanted);
/** A move beyond a ply. */
const past = (page: Page, ply: number) => told(page, 'moved', {}, { ply });

const CHASE = 'v=1&game=robots&sample=chase&case=1&ply=3';

test('a host page of another origin leads a board and hears it', async ({ page, host, baseURL }) => {
  const board = await visit(page, host, frameOf(`${baseURL}board.html#${CHASE}`));
  await expect(board.locator('.embed_step')).toContainText('Move 3:');
  expect(await heard(page, 'ready')).toEqual([{ boardlab: 1, kind: 'ready' }]);
  const first = await moved(page, { case: 1, ply: 3, plies: 194, done: true, playing: false });
  expect(first.text).toContain('Move 3: you walk');
  await say(page, { boardlab: 1, kind: 'go', ply: 40 });
  await expect(board.locator('.embed_step')).toContainText('Move 40:');
  await moved(page, { ply: 40 });
  await say(page, { boardlab: 1, kind: 'speed', ms: 60 });
  await say(page, { boardlab: 1, kind: 'play' });
  await past(page, 43);
  await say(page, { boardlab: 1, kind: 'pause' });
  await moved(page, { playing: false });
  await say(page, { boardlab: 1, kind: 'theme', theme: 'dark' });
  await expect(board.locator('html')).toHaveAttribute('data-theme', 'dark');
  await say(page, { boardlab: 1, kind: 'load', game: 'knights', text: KNIGHTS, case: 2, ply: 1 });
  await moved(page, { case: 2, ply: 1 });
  await say(page, { boardlab: 1, kind: 'go', case: 1, ply: 0 });
  await moved(page, { case: 1, ply: 0 });
});

test('an input with a mistake is told to the host and said in the frame', async ({ page, host, baseURL }) => {
  const board = await visit(page, host, frameOf(`${baseURL}board.html#${CHASE}`));
  await expect(board.locator('.embed_step')).toContainText('Move 3:');
  await say(page, { boardlab: 1, kind: 'load', game: 'robots', text: '1 0\n3 <img/src=x/onerror=alert(1)>\n0 0\n' });
  await expect(board.getByRole('alert')).toContainText('Line 2, column 3');
  await expect(board.getByRole('alert')).toContainText('<img/src=x/onerror=alert');
  await expect(board.locator('img')).toHaveCount(0);
  await told(page, 'error', { line: 2, column: 3 });
  expect(await heard(page, 'error')).toHaveLength(1);
});

test('what is no command is not heard, nor who is not the host', async ({ page, host, baseURL }) => {
  const stranger = `<script>parent.frames[0].postMessage({boardlab: 1, kind: 'go', ply: 9}, '*'); parent.stranger = true</script>`;
  const board = await visit(page, host, frameOf(`${baseURL}board.html#${CHASE}`));
  await expect(board.locator('.embed_step')).toContainText('Move 3:');
  for (const message of Object.values(HOSTILE)) await say(page, message);
  await page.evaluate((content) => {
    const frame = document.createElement('iframe');
    frame.srcdoc = content;
    document.body.append(frame);
  }, stranger);
  await page.waitForFunction(() => (globalThis as unknown as { stranger?: boolean }).stranger);
  // Messages come in order: when this one is obeyed the others have been looked at.
  await say(page, { boardlab: 1, kind: 'go', ply: 4 });
  await moved(page, { ply: 4 });
  // A line that is still growing tells of its ply again.
  const plies = (await heard(page, 'moved')).map(({ ply }) => ply);
  expect([...new Set(plies)]).toEqual([3, 4]);
  await expect(board.locator('html')).toHaveAttribute('data-theme', 'light');
  await expect(board.locator('.timeline_speed select')).toHaveValue('500');
});

/** What a frame that can show nothing tells its host, and says itself. */
async function shownFault(page: Page, host: string, body: string, wanted: Record<string, unknown>): Promise<void> {
  const board = await visit(page, host, body);
  const fault = await told(page, 'error', wanted);
  await expect(board.getByRole('alert')).toHaveText(String(fault.text));
  await expect(board.getByText('Reading')).toHaveCount(0);
  await expect(board.locator('.timeline_timeline, canvas')).toHaveCount(0);
}

const FAULTS: Record<string, { problem: string; names: readonly string[] }> = {
  '': { problem: 'game', names: ['robots', 'knights'] },
  'v=1&game=robot&sample=crowd': { problem: 'game', names: ['“robot”', 'robots', 'knights'] },
  'v=1&game=robots&sample=crowds': { problem: 'sample', names: ['“crowds”', 'statement', 'chase', 'crowd'] },
  'v=1&game=robots&text=damaged&case=1&ply=0': { problem: 'link', names: [] },
};

for (const [hash, { problem, names }] of Object.entries(FAULTS))
  test(`nothing to show: ${hash || 'no address'}`, async ({ page, host, baseURL }) => {
    await shownFault(page, host, frameOf(`${baseURL}board.html#${hash}`), { problem });
    const [fault] = await heard(page, 'error');
    for (const name of names) expect(fault?.text).toContain(name);
  });

test('an input that cannot be loaded is told, and the next one is shown', async ({ page, host, baseURL }) => {
  const board = await visit(page, host, frameOf(`${baseURL}board.html#waits`));
  await told(page, 'ready', {});
  await say(page, { boardlab: 1, kind: 'load', game: 'chess', text: '' });
  await told(page, 'error', { problem: 'game' });
  await say(page, { boardlab: 1, kind: 'load', game: 'knights', text: KNIGHTS, case: 0 });
  await told(page, 'error', { problem: 'load' });
  await say(page, { boardlab: 1, kind: 'load', game: 'knights', text: KNIGHTS, case: 2, ply: 1 });
  await moved(page, { case: 2, ply: 1 });
  await expect(board.getByRole('alert')).toHaveCount(0);
});

test('the link to the whole page follows what the host says, and is never a script', async ({
  page,
  host,
  baseURL,
}) => {
  const linkOf = async (site: string) => {
    const board = await visit(page, host, frameOf(`${baseURL}board.html#${CHASE}&site=${encodeURIComponent(site)}`));
    await expect(board.locator('.embed_step')).toContainText('Move 3:');
    return board.getByRole('link', { name: w.embed.open({ game: w.robots.name }) });
  };
  await expect(await linkOf('https://example.org/lab/')).toHaveAttribute(
    'href',
    `https://example.org/lab/index.html#${CHASE}`,
  );
  await expect(await linkOf('javascript:parent.broken=1//')).toHaveCount(0);
});

test('a frame is as its address asks', async ({ page, host, baseURL }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const asks = 'controls=none&theme=dark&hints=off&caption=%3Cb%3Ebold%3C%2Fb%3E';
  const board = await visit(page, host, frameOf(`${baseURL}board.html#${CHASE}&${asks}`));
  await expect(board.locator('.embed_caption')).toHaveText('<b>bold</b>');
  await expect(board.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(board.locator('.timeline_timeline')).toHaveCount(0);
  await expect(board.getByText('Move 3: you walk')).toHaveClass('unseen');
  await expect(board.locator('.editor_editor, .output_output, .aside_aside, .header_top')).toHaveCount(0);
  await expect(board.getByRole('link', { name: w.embed.open({ game: w.robots.name }) })).toHaveAttribute(
    'href',
    `${baseURL}index.html#${CHASE}`,
  );
  const full = await visit(page, host, frameOf(`${baseURL}board.html#${CHASE}&controls=full&speed=90&autoplay`));
  await expect(full.locator('.embed_because')).toBeVisible();
  await expect(full.locator('.timeline_speed select')).toHaveValue('100');
  await past(page, 6);
});

test('a person who asked for stillness is not shown what plays by itself', async ({ page, host, baseURL }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const board = await visit(page, host, frameOf(`${baseURL}board.html#${CHASE}&autoplay`));
  await expect(board.locator('.embed_step')).toContainText('Move 3:');
  await expect(board.getByRole('button', { name: w.timeline.play })).toBeVisible();
});

test('the frame tells how high it would be, and that height is one that it keeps', async ({ page, host, baseURL }) => {
  const body = `${frameOf(`${baseURL}board.html#${CHASE}`)}<script>
    addEventListener('message', ({ data }) => {
      if (data.kind === 'height') document.querySelector('iframe').style.height = data.height + 'px';
    });
  </script>`;
  const board = await visit(page, host, body);
  await expect(board.locator('.embed_step')).toContainText('Move 3:');
  // The link comes a little later, and takes room.
  await expect(board.getByRole('link', { name: 'in Boardlab' })).toBeVisible();
  const sizes = () => board.locator('.board_container').evaluate((room) => [room.clientWidth, room.clientHeight]);
  await expect.poll(async () => (await sizes())[1]).toBe(640);
  await page.locator('iframe').evaluate((frame) => frame.setAttribute('width', '400'));
  // A square board in its column: as high as wide, and the page around it does not creep.
  await expect.poll(async () => Math.abs((await sizes()).reduce((wide, high) => wide - high))).toBeLessThanOrEqual(1);
  const told = (await heard(page, 'height')).length;
  await say(page, { boardlab: 1, kind: 'go', ply: 4 });
  await expect(board.locator('.embed_step')).toContainText('Move 4:');
  expect((await heard(page, 'height')).length).toBe(told);
});

test('the wheel scrolls the host page until a person has come in', async ({ page, host, baseURL }) => {
  const map = `${baseURL}board.html#v=1&game=knights&sample=corner&case=1&ply=0&controls=full`;
  const board = await visit(page, host, `${frameOf(map)}<div style="height: 3000px"></div>`);
  const extent = board.locator('.knights-map_extent');
  await expect(extent).toContainText('cells');
  // What is said below the board takes room from it.
  await expect(board.locator('.embed_because')).toBeVisible();
  const before = await extent.textContent();
  const scrolled = () => page.evaluate(() => scrollY);
  await page.mouse.move(300, 300);
  await page.mouse.wheel(0, 100);
  await expect.poll(scrolled).toBeGreaterThan(0);
  await expect(extent).toHaveText(before ?? '');
  const far = await scrolled();
  await page.mouse.click(300, 300);
  await page.mouse.wheel(0, 300);
  await expect(extent).not.toHaveText(before ?? '');
  expect(await scrolled()).toBe(far);
});

test('the link leads into the whole page, to the same moment', async ({ page, host, baseURL, context }) => {
  const board = await visit(page, host, frameOf(`${baseURL}board.html#${CHASE}`));
  await say(page, { boardlab: 1, kind: 'load', game: 'knights', text: `${KNIGHTS}\n`, case: 2, ply: 1 });
  const link = board.getByRole('link', { name: w.embed.open({ game: w.knights.name }) });
  await expect(link).toHaveAttribute('href', /game=knights&text=[\w-]+&case=2&ply=1$/);
  const [opened] = await Promise.all([context.waitForEvent('page'), link.click()]);
  await expect(sentence(opened)).toHaveText((await board.locator('.embed_step').textContent()) ?? '');
});

const ELEMENT = (baseURL: string, inner: string) =>
  `<script type="module" src="${baseURL}boardlab-board.js"></script>${inner}`;

/** Resolves when the element has said last, or says, something of which parts are as wanted; of plies, at least so far. */
const saying = (element: Locator, wanted: Record<string, unknown>) =>
  element.evaluate(
    (one, wanted) =>
      new Promise<void>((tell) => {
        const fits = (said: Heard | undefined) =>
          Object.entries(wanted).every(([key, value]) =>
            key === 'ply' ? Number(said?.ply) >= Number(value) : said?.[key] === value,
          );
        if (fits((globalThis as unknown as { events: Heard[] }).events.at(-1))) tell();
        one.addEventListener('moved', (event) => fits((event as CustomEvent<Heard>).detail) && tell());
      }),
    wanted,
  );

test('the element works on a page of another origin', async ({ page, host, baseURL }) => {
  const inner = `<boardlab-board game="robots" case="2" ply="1" label="My board" controls="full">
    1 0
    3 4
    2 1
    20 21
    7 8
    1 1
    0 0
  </boardlab-board>
  <script>globalThis.events = []; document.querySelector('boardlab-board').addEventListener('moved', ({ detail }) => events.push(detail));</script>`;
  const board = await visit(page, host, ELEMENT(baseURL ?? '', inner));
  await expect(board.locator('.embed_step')).toContainText('Move 1:');
  await expect(page.locator('iframe')).toHaveAttribute('title', 'My board');
  const element = page.locator('boardlab-board');
  type Board = HTMLElement & { go(ply: number, index?: number): void; play(): void; pause(): void };
  await element.evaluate((one: Board) => one.go(2));
  await expect(board.locator('.embed_step')).toContainText('Move 2:');
  await element.evaluate((one) => one.setAttribute('case', '1'));
  await expect(board.locator('.cases_caseField input')).toHaveValue('1');
  await element.evaluate((one) => one.setAttribute('theme', 'dark'));
  await expect(board.locator('html')).toHaveAttribute('data-theme', 'dark');
  await element.evaluate((one: Board) => {
    one.setAttribute('speed', '50');
    one.play();
  });
  await saying(element, { ply: 4 });
  await element.evaluate((one: Board) => one.pause());
  await saying(element, { playing: false });
});

test('the element takes a link of the share dialog, and is loaded when it comes into sight', async ({
  page,
  host,
  baseURL,
}) => {
  const inner = `<div style="height: 4000px"></div><boardlab-board link="https://anywhere/#${CHASE.replaceAll('&', '&amp;')}"></boardlab-board>`;
  await visit(page, host, ELEMENT(baseURL ?? '', inner));
  await page.waitForFunction(() => customElements.get('boardlab-board'));
  await expect(page.locator('iframe')).toHaveCount(0);
  await page.locator('boardlab-board').scrollIntoViewIfNeeded();
  await expect(page.frameLocator('iframe').locator('.embed_step')).toContainText('Move 3:');
});

onPage('the page of examples plays, is led by its page, and shows its code', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('./embed.html');
  const first = page.frameLocator('iframe').first();
  await expect(first.locator('.timeline_counter')).toHaveText(/Move [1-9]\d* of 93/);
  await expect(page.locator('pre').nth(1)).toContainText(
    '<boardlab-board game="robots" sample="crowd" speed="700" autoplay',
  );
  await page.locator('#chase').scrollIntoViewIfNeeded();
  await expect(page.locator('#told')).toContainText('0 / ');
  // By its key: a board above may still grow to its height, and would move the button from under a pointer.
  await page.getByRole('button', { name: w.teach.on }).press('Enter');
  await expect(page.locator('#told')).toContainText('1 / ');
  await expect(page.getByText('now = detail')).toBeVisible();
  const knights = page.frameLocator('iframe[title^="Hyper Knights"]');
  await expect(knights.locator('.embed_because')).toBeVisible();
});

onPage('the board alone is never wider than its frame', async ({ page }) => {
  for (const width of [1000, 360]) {
    await page.setViewportSize({ width, height: 700 });
    for (const controls of ['none', 'timeline', 'full'])
      await onPage.step(`${width} pixels, ${controls}`, async () => {
        await page.goto(
          `./board.html#v=1&game=solitaire&sample=statement&case=1&ply=4&controls=${controls}&caption=Here`,
        );
        await expect(page.locator(`[data-controls=${controls}]`)).toBeVisible();
        await expect(page.getByText(w.compare.score({ points: 6 }))).toBeAttached();
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      });
  }
});
