// Hostile links, files and programs: the page says what is wrong, shows them as text, and goes on.
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { constants, deflateRawSync } from 'node:zlib';
import { test as bare, type Page } from '@playwright/test';
import { caseField, counter, expect, expectOutput, input, paste, ROBOTS, ROBOTS_OUTPUT, start, test } from './page';

const MARKUP = '<img src=x onerror="globalThis.hit=1"><script>globalThis.hit=1</script>';
const HUGE = '9'.repeat(400);
const status = (page: Page) => page.getByRole('status');

const base64url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');
const packed = (text: string) => base64url(Buffer.concat([Buffer.of(1), deflateRawSync(text)]));

/** So many megabytes of blanks, in a thousandth of that. */
function bomb(megabytes: number): string {
  const piece = deflateRawSync(Buffer.alloc(1_000_000, ' '), { finishFlush: constants.Z_FULL_FLUSH });
  const end = deflateRawSync(Buffer.alloc(0));
  return base64url(Buffer.concat([Buffer.of(1), ...Array.from({ length: megabytes }, () => piece), end]));
}

/** Nothing of what came in has become part of the page, and the page does its work. */
async function lives(page: Page, what: string): Promise<void> {
  expect(await page.evaluate(() => 'hit' in globalThis), what).toBe(false);
  await expect(page.locator('img[src=x]'), what).toHaveCount(0);
  expect(await page.evaluate(() => ({}) as Record<string, unknown>), what).toEqual({});
  await page.getByRole('tab', { name: 'Robots', exact: true }).click();
  await paste(page, ROBOTS);
  await expectOutput(page, ROBOTS_OUTPUT);
}

const LINKS: Record<string, string[]> = {
  'markup in every field': [
    `v=1&game=${MARKUP}`,
    `v=${MARKUP}&game=robots`,
    `v=1&game=robots&sample=${MARKUP}`,
    `v=2&game=robots&text=${MARKUP}`,
    `v=2&game=robots&text=${packed(MARKUP)}&case=1&ply=0`,
    `v=2&game=pursuit&text=${packed(`0\n6\n2\n1\n36\n${MARKUP}\n${MARKUP}\n`)}&case=1&ply=0`,
    `v=1&game=robots&kept=${MARKUP}`,
    `v=2&game=solitaire&made=1.${MARKUP}&options=alphabet=${MARKUP} seed=${MARKUP}`,
    `v=1&game=robots&sample=statement&options=${MARKUP}&limits=${MARKUP}&case=1&ply=0`,
    `v=1&game=robots&sample=statement&case=${MARKUP}&ply=${MARKUP}`,
    `v=2&game=robots&sample=statement&case=1&ply=0&line=${packed(MARKUP)}`,
    MARKUP,
  ],
  'names that every object has': ['__proto__', 'constructor', 'toString', 'hasOwnProperty'].flatMap((name) => [
    `v=1&game=${name}`,
    `v=${name}&game=robots`,
    `v=1&game=robots&sample=${name}&case=1&ply=0`,
    `v=1&game=robots&kept=${name}&case=1&ply=0`,
    `v=2&game=solitaire&made=${name}.1&options=${name}=1&case=1&ply=0`,
    `v=1&game=robots&sample=statement&options=${name}=${name}&${name}=1&case=1&ply=0`,
  ]),
  'huge and strange numbers': [HUGE, '1e9', '4294967295', '4294967296', '-1', 'NaN', 'Infinity', '0x10', '1.5'].flatMap(
    (number) => [
      `v=${number}&game=robots`,
      `v=1&game=robots&sample=statement&case=${number}&ply=0`,
      `v=1&game=knights&sample=statement&case=1&ply=${number}`,
      `v=2&game=solitaire&made=1.${number}&options=alphabet=springare seed=${number} nodes=${number}&case=1&ply=${number}`,
    ],
  ),
  'damaged packing': [
    ...['', '_', 'AAAA', '%00', '💥', base64url(Buffer.alloc(300, 255)), packed('4 0').slice(0, -2)],
    base64url(Buffer.from([2, 255, 255, 0])),
    base64url(Buffer.concat([Buffer.from([2, 0, 9]), deflateRawSync('0'.repeat(100_000)), Buffer.alloc(40, 255)])),
    base64url(Buffer.from([9, 1, 2, 3])),
  ].flatMap((text) => [
    `v=1&game=robots&text=${text}&case=1&ply=0`,
    `v=2&game=robots&text=${text}&case=1&ply=0`,
    `v=2&game=robots&sample=statement&case=1&ply=0&line=${text}`,
  ]),
};

/** What was asked for has been read, or refused. */
async function settled(page: Page, what: string): Promise<void> {
  await expect(page.getByText(/^(Loading|Reading)…$/), what).toHaveCount(0);
  expect(await page.evaluate(() => 'hit' in globalThis || 'hit' in ({} as object)), what).toBe(false);
}

test('links that lie, followed and opened', async ({ page }) => {
  test.slow();
  await start(page);
  for (const [what, hashes] of Object.entries(LINKS))
    await test.step(what, async () => {
      for (const hash of hashes) {
        await page.goto(`./#${hash}`);
        await settled(page, hash);
      }
    });
  await lives(page, 'links');
  for (const [hash] of Object.values(LINKS)) {
    await page.goto('about:blank');
    await page.goto(`./#${hash}`);
    await expect(counter(page), hash).toContainText('Move 0 of');
  }
});

test('a link’s options and moves that the game does not know are left out, which is said', async ({ page }) => {
  await start(page, '#v=1&game=robots&sample=statement&options=no=1&case=3&ply=57');
  await expect(status(page).filter({ hasText: 'opened without them' })).toBeVisible();
  await expect(caseField(page)).toHaveValue('3');
  await page.goto(`./#v=2&game=robots&sample=statement&case=2&ply=0&line=${packed('0:nowhere')}`);
  await expect(caseField(page)).toHaveValue('2');
  await lives(page, 'options');
});

test('a link of a megabyte that unpacks to a gigabyte', async ({ page }) => {
  test.slow();
  const text = bomb(1_000);
  expect(text.length).toBeLessThan(1_900_000);
  await start(page);
  await page.evaluate((to) => {
    location.hash = to;
  }, `v=2&game=robots&text=${text}&case=1&ply=0`);
  await expect(status(page).filter({ hasText: 'damaged' })).toBeVisible({ timeout: 45_000 });
  await lives(page, 'bomb');
});

const chooser = (page: Page) => page.locator('input[type=file]').first();
const file = (name: string, content: string | Buffer) => ({
  name,
  mimeType: 'text/plain',
  buffer: Buffer.from(content),
});

test('files that are no text, and one of a hundred megabytes', async ({ page }, info) => {
  await start(page);
  const noise = Buffer.from(Array.from({ length: 200_000 }, (_, i) => (i * i * 31 + (i >> 3)) & 255));
  for (const [name, content] of [
    ['noise.bin', noise],
    [`${MARKUP.replaceAll('/', '')}.bin`, noise],
    ['zeros', Buffer.alloc(1_000_000)],
    ['half.txt', Buffer.from([0x34, 0x20, 0x30, 0x0a, 0xc3])],
  ] as const) {
    await chooser(page).setInputFiles(file(name, content));
    await expect(status(page).filter({ hasText: name }).or(page.locator('.error')).first()).toBeVisible();
  }
  const path = info.outputPath('large.txt');
  writeFileSync(path, Buffer.alloc(100_000_000, '1 0\n'));
  await chooser(page).setInputFiles(path);
  await expect(status(page).filter({ hasText: 'large.txt' })).toContainText('64');
  await lives(page, 'files');
});

const REPLAY = {
  boardlab: 'replay',
  version: 1,
  game: 'robots',
  limits: 'statement',
  options: '',
  case: 1,
  ply: 0,
  moves: '',
  text: ROBOTS,
};
const REPLAYS: string[] = [
  JSON.stringify(REPLAY).replace('{', `{"__proto__":{"hit":1},"constructor":{"prototype":{"hit":1}},`),
  JSON.stringify({ ...REPLAY, game: '__proto__' }),
  JSON.stringify({ ...REPLAY, game: MARKUP, limits: MARKUP }),
  JSON.stringify({ ...REPLAY, text: MARKUP, options: MARKUP, moves: MARKUP }),
  JSON.stringify({ ...REPLAY, case: 4294967295, ply: 4294967295 }),
  JSON.stringify({ ...REPLAY, case: -1, ply: 1e300 }),
  JSON.stringify({ ...REPLAY, version: [1], text: { toString: 'x' } }),
  JSON.stringify({ ...REPLAY, moves: 'N '.repeat(2_000_000) }),
  '{"a":'.repeat(200_000),
  `{"boardlab":"replay","version":1,"game":${'['.repeat(100_000)}`,
  '{"boardlab":"replay"',
  '{}',
];

test('replay files that lie', async ({ page }) => {
  test.slow();
  await start(page);
  for (const [i, replay] of REPLAYS.entries()) {
    await chooser(page).setInputFiles(file(`${i}.json`, replay));
    await settled(page, replay.slice(0, 60));
  }
  await lives(page, 'replays');
});

test('what is typed is shown as text, wherever it turns up', async ({ page }) => {
  await start(page, '#v=1&game=pursuit&sample=match&case=1&ply=0');
  await paste(page, `0\n6\n2\n1\n36\n${MARKUP}\n${MARKUP}\n`);
  await expect(page.locator('.error')).toBeVisible();
  await expect(input(page)).toContainText('onerror');
  await lives(page, 'typed');
});

const PAGES = ['index.html', 'ru.html', 'board.html', 'board-ru.html'];

bare('the policy of every page lets nothing in but its own', async ({ page, baseURL }) => {
  for (const name of PAGES) {
    const html = await (await page.request.get(`${baseURL}${name}`)).text();
    const policy = /http-equiv="Content-Security-Policy"\s+content="([^"]*)"/.exec(html)?.[1] ?? '';
    const rules = new Map(policy.split('; ').map((rule) => [rule.split(' ')[0], rule.split(' ').slice(1).join(' ')]));
    expect(rules.get('default-src'), name).toBe("'none'");
    expect(rules.get('script-src'), name).toBe("'self' 'wasm-unsafe-eval'");
    for (const own of ['style-src', 'worker-src', 'connect-src', 'frame-src'])
      expect(rules.get(own), name).toBe("'self'");
    for (const none of ['base-uri', 'form-action']) expect(rules.get(none), name).toBe("'none'");
    expect(html, name).not.toMatch(/<script(?![^>]* src=)|<style|\son\w+=/);
  }
});

bare('a script that got in all the same does not run', async ({ page }) => {
  await page.goto('./');
  await expect(counter(page)).toContainText('of');
  await page.evaluate((markup) => {
    document.body.insertAdjacentHTML('beforeend', markup);
    const script = document.createElement('script');
    script.textContent = 'globalThis.hit = 1';
    document.body.append(script);
  }, MARKUP);
  // In a task of its own: what the test itself evaluates is let through.
  const evaluated = await page.evaluate(
    () =>
      new Promise((tell) =>
        setTimeout(() => {
          const run = globalThis.setTimeout as (code: string) => void;
          try {
            run('globalThis.hit = 1');
            tell(new Function('return 1')());
          } catch (error) {
            tell((error as Error).name);
          }
        }),
      ),
  );
  expect(evaluated).toBe('EvalError');
  expect(await page.evaluate(() => 'hit' in globalThis)).toBe(false);
});

/** A program of the page that tries every way out, and says which was open. */
const BURGLAR = (away: string) => `
const ways = {
  parent: () => parent.document, top: () => top.location.href, opener: () => opener.document, document: () => document.cookie,
  cookies: () => cookieStore.getAll(), local: () => localStorage.length, session: () => sessionStorage.length,
  base: () => indexedDB.open('boardlab'), caches: () => caches.open('x'), locks: () => navigator.locks, files: () => navigator.storage,
  fetch: () => fetch('${away}fetch'), request: () => new XMLHttpRequest(), socket: () => new WebSocket('${away.replace('http', 'ws')}'),
  events: () => new EventSource('${away}events'), beacon: () => navigator.sendBeacon('${away}beacon'), scripts: () => importScripts('${away}scripts'),
  worker: () => new Worker('${away}worker'), shared: () => new SharedWorker('${away}shared'), channel: () => new BroadcastChannel('boardlab'),
  post: () => postMessage({ output: '0 0' }), evaluate: () => (0, eval)('1'), made: () => Function('return 1')(),
  self: () => Object.getPrototypeOf(Object.getPrototypeOf(self)).constructor.prototype.fetch('${away}proto'),
};
function robot() {
  const open = Object.keys(ways).filter((name) => { try { ways[name](); return true; } catch { return false; } });
  import('${away}module').catch(() => {});
  console.log('open: ' + (open.join(' ') || 'none'));
  return '0 0';
}
`;

bare('a program of the page finds no way out, and no network', async ({ page }) => {
  const asked: string[] = [];
  const away = createServer(({ url = '' }, reply) => {
    asked.push(url);
    reply.writeHead(200, { 'Access-Control-Allow-Origin': '*', 'Content-Type': 'text/javascript' }).end('');
  });
  await new Promise<void>((done) => away.listen(0, '127.0.0.1', done));
  await workshop(page);
  await play(page, BURGLAR(`http://127.0.0.1:${(away.address() as AddressInfo).port}/`));
  await page.locator('.workshop summary').click();
  await expect(page.locator('.workshop pre')).toContainText('open: none');
  await expect(page.locator('.workshop > [aria-live]')).toContainText('The replay is on the board.');
  expect(asked).toEqual([]);
  away.close();
});

async function workshop(page: Page): Promise<void> {
  await page.goto('./#v=1&game=pursuit&sample=match&case=1&ply=0');
  await expect(counter(page)).toContainText('Move 0 of');
  await page.getByRole('tab', { name: 'Workshop' }).click();
  await expect(page.locator('.workshop .cm-content')).toBeVisible();
}

/** Lets a program play the fugitive. */
async function play(page: Page, code: string): Promise<void> {
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), code);
  await page.getByRole('textbox', { name: 'Code of the robot' }).click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('ControlOrMeta+v');
  await page.locator('.workshop').getByRole('button', { name: 'fugitive' }).click();
}

bare('the box that programs run in has no origin, and a policy', async ({ page }) => {
  await workshop(page);
  await play(page, 'function robot() { for (;;); }');
  await expect.poll(() => page.frames().length).toBe(3);
  expect(await page.locator('iframe').getAttribute('sandbox')).toContain('allow-scripts');
  const [, , box] = page.frames();
  const reached = await box?.evaluate(async () => {
    const tries = {
      storage: () => localStorage.length,
      cookies: () => document.cookie,
      above: () => parent.document.title,
      top: () => top?.document.title,
      away: () => top?.location.assign('about:blank'),
      fetch: () => fetch('./atlas.json'),
      popup: () => window.open('about:blank')?.document.title.length ?? Promise.reject(),
    };
    const open: string[] = [];
    for (const [name, way] of Object.entries(tries))
      try {
        await way();
        open.push(name);
      } catch {}
    return { origin, open };
  });
  expect(reached).toEqual({ origin: 'null', open: [] });
});

/** Programs, and what is said of each. */
const RUDE: [code: string, said: string][] = [
  ['function robot() { return "1".repeat(5e8) }', 'The output is longer than'],
  ['for (;;);\nfunction robot() { return "0 0" }', 'No answer within'],
  ['function robot() { return { toString() { for (;;); } } }', 'robot returned Object, not a string.'],
  [
    'for (const owner of [Array, String, Object, Function, Promise, JSON]) for (const name of Object.getOwnPropertyNames(owner.prototype ?? owner)) try { (owner.prototype ?? owner)[name] = () => { for (;;); } } catch {}\nfunction robot() { return null }',
    'No answer within',
  ],
  [`function robot() { throw '${MARKUP}' }`, '<img src=x'],
  ['function robot() { throw { toString() { throw 1 } } }', 'Line 1: 1'],
  [
    'function robot() { for (let i = 0; i < 1e5; i++) console.log("x".repeat(1000)); return null }',
    'robot returned Null',
  ],
];

bare('programs that loop, flood and spoil harm only themselves', async ({ page }) => {
  test.slow();
  await workshop(page);
  for (const [code, said] of RUDE)
    await test.step(code.slice(0, 60), async () => {
      await play(page, code);
      await expect(page.locator('.workshop .wrong')).toContainText(said);
      await expect(page.locator('.workshop > [aria-live]')).toContainText('The replay is on the board.');
    });
  await page.locator('.workshop summary').click();
  const told = await page.locator('.workshop pre').textContent();
  expect(told?.length).toBeLessThan(100_000);
  await lives(page, 'programs');
});
