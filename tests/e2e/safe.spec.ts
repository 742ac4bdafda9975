// Hostile links, files and programs, where the browser is what protects: policies, boxes without an origin, workers. What
// the page itself does with them: tests/unit/hostile.test.ts.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { PAGE_NAMES } from '../../www/build/pages';
import { bomb, LINKS, MARKUP } from '../unit/hostile';
import { like, MANY } from './like';
import { counter, expect, expectOutput, input, openWorkshop, paste, ROBOTS, ROBOTS_OUTPUT, start, test } from './page';
import { endTime } from './programs';
import { test as base } from './shared-page';
import { w } from './words';

/** What these do is told on the console. */
const bare = base.extend({ fresh: true });

const status = (page: Page) => page.getByRole('status');

/** Nothing of what came in has become part of the page, and the page does its work. */
async function lives(page: Page, what: string): Promise<void> {
  expect(await page.evaluate(() => 'hit' in globalThis), what).toBe(false);
  await expect(page.locator('img[src=x]'), what).toHaveCount(0);
  expect(await page.evaluate(() => ({}) as Record<string, unknown>), what).toEqual({});
  await page.getByRole('tab', { name: w.robots.name, exact: true }).click();
  await paste(page, ROBOTS);
  await expectOutput(page, ROBOTS_OUTPUT);
}

/** What was asked for has been read, or refused. */
async function settled(page: Page, what: string): Promise<void> {
  await expect(page.getByText(/^(Loading|Reading)…$/), what).toHaveCount(0);
  expect(await page.evaluate(() => 'hit' in globalThis || 'hit' in ({} as object)), what).toBe(false);
}

test('links that lie, followed and opened, and one that unpacks to more than a text may hold', async ({ page }) => {
  await page.goto('./');
  for (const hash of LINKS['markup in every field'] ?? []) {
    await page.goto(`./#${hash}`);
    await settled(page, hash);
  }
  await page.evaluate(
    (to) => {
      location.hash = to;
    },
    `v=2&game=robots&text=${bomb(100)}&case=1&ply=0`,
  );
  await expect(status(page).filter({ hasText: 'damaged' })).toBeVisible();
  await page.goto('about:blank');
  await page.goto(`./#${LINKS['markup in every field']?.[0]}`);
  await expect(counter(page)).toContainText('Move 0 of');
  await page.goto('./#v=1&game=pursuit&sample=match&case=1&ply=0');
  await expect(page.locator('.code')).toBeVisible();
  await lives(page, 'links');
});

test('what is typed is shown as text, wherever it turns up', async ({ page }) => {
  await start(page, '#v=1&game=pursuit&sample=match&case=1&ply=0');
  await paste(page, `0\n6\n2\n1\n36\n${MARKUP}\n${MARKUP}\n`);
  await expect(page.locator('.errors_error')).toBeVisible();
  await expect(input(page)).toContainText('onerror');
  await lives(page, 'typed');
});

/** Examples are no app: they load nothing but their boards. */
const PAGES = PAGE_NAMES.filter((name) => !name.startsWith('embed')).map((name) => `${name}.html`);

bare('the policy of every page lets nothing in but its own', async ({ request, baseURL }) => {
  for (const name of PAGES) {
    const html = await (await request.get(`${baseURL}${name}`)).text();
    const policy = /http-equiv="Content-Security-Policy"\s+content="([^"]*)"/.exec(html)?.[1] ?? '';
    const rules = new Map(policy.split('; ').map((rule) => [rule.split(' ')[0], rule.split(' ').slice(1).join(' ')]));
    expect(rules.get('default-src'), name).toBe("'none'");
    expect(rules.get('script-src'), name).toBe("'self' 'wasm-unsafe-eval'");
    for (const own of ['style-src', 'worker-src', 'frame-src']) expect(rules.get(own), name).toBe("'self'");
    // What shows the module or the positions at an address reads them. Programs run in a frame with a policy of its own.
    expect(rules.get('connect-src'), name).toBe(/^(own|board|class)/.test(name) ? "'self' https:" : "'self'");
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

bare('a program of the page finds no way out and no network; its box has no origin, and a policy', async ({ page }) => {
  const asked: string[] = [];
  const away = createServer(({ url = '' }, reply) => {
    asked.push(url);
    reply.writeHead(200, { 'Access-Control-Allow-Origin': '*', 'Content-Type': 'text/javascript' }).end('');
  });
  await new Promise<void>((done) => away.listen(0, '127.0.0.1', done));
  const { shell, box } = await frames(page);
  await workshop(page);
  await play(page, BURGLAR(`http://127.0.0.1:${(away.address() as AddressInfo).port}/`));
  await page.locator('.workshop_workshop summary').click();
  await expect(page.locator('.workshop_workshop pre')).toContainText('open: none');
  await expect(page.locator('.workshop_workshop > [aria-live]')).toContainText(
    like(w['pursuit-robot'].ended({ points: MANY, most: MANY })),
  );
  expect(await shell).toBe('allow-scripts');
  expect(await box).toEqual({ origin: 'null', open: [] });
  expect(asked).toEqual([]);
  away.close();
});

async function workshop(page: Page): Promise<void> {
  await page.goto('./#v=1&game=pursuit&sample=match&case=1&ply=0');
  await expect(counter(page)).toContainText('Position 0 of');
  await openWorkshop(page);
}

/** Lets a program play the fugitive. */
async function play(page: Page, code: string): Promise<void> {
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), code);
  await page.getByRole('textbox', { name: w['pursuit-robot'].label }).click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('ControlOrMeta+v');
  await page.locator('.workshop_workshop').getByRole('button', { name: 'fugitive' }).click();
}

/** What the frames of a program say of themselves. They say it when they are there, for they go with the program. */
async function frames(page: Page): Promise<{ shell: Promise<unknown>; box: Promise<unknown> }> {
  const told = async (name: string) => {
    let keep = (_: unknown) => {};
    const report = new Promise<unknown>((resolve) => {
      keep = resolve;
    });
    await page.exposeFunction(name, (what: unknown) => keep(what));
    return report;
  };
  const [shell, box] = [told('tellShell'), told('tellBox')];
  await page.addInitScript(reportFrame);
  return { shell, box };
}

declare const tellShell: (sandbox: string | null | undefined) => void;
declare const tellBox: (what: { origin: string; open: string[] }) => void;

/** Runs in every frame: the page has a shell, and the shell has the box, where a program runs. */
function reportFrame(): void {
  const isShell = parent === top;
  const tries = {
    storage: () => localStorage.length,
    cookies: () => document.cookie,
    above: () => parent.document.title,
    top: () => top?.document.title,
    away: () => top?.location.assign('about:blank'),
    fetch: () => fetch('./third-party.txt'),
    popup: () => window.open('about:blank')?.document.title.length ?? Promise.reject(),
  };
  const isOpen = async (way: () => unknown) => {
    try {
      await way();
      return true;
    } catch {
      return false;
    }
  };
  const report = async () => {
    if (isShell) return tellShell(document.querySelector('iframe')?.getAttribute('sandbox'));
    const open: string[] = [];
    for (const [name, way] of Object.entries(tries)) if (await isOpen(way)) open.push(name);
    tellBox({ origin, open });
  };
  // The policy of the frame is read by then.
  if (self !== top) addEventListener('DOMContentLoaded', report);
}

const ENDLESS = 'console.log("begun"); for (;;);';

/** Programs, and what is said of each. */
const RUDE: [code: string, said: string][] = [
  ['function robot() { return "1".repeat(5e8) }', 'The output is longer than'],
  [`${ENDLESS}\nfunction robot() { return "0 0" }`, w.programs.late({ seconds: 4 })],
  ['function robot() { return { toString() { for (;;); } } }', w.programs.notText({ kind: 'Object' })],
  [
    'for (const owner of [Array, String, Object, Function, Promise, JSON]) for (const name of Object.getOwnPropertyNames(owner.prototype ?? owner)) try { (owner.prototype ?? owner)[name] = () => { for (;;); } } catch {}\nfunction robot() { return null }',
    // The box calls none of what it spoils.
    'The function returned Null',
  ],
  [`function robot() { throw '${MARKUP}' }`, '<img src=x'],
  ['function robot() { throw { toString() { throw 1 } } }', w.programs.faultAt({ line: 1, message: 1 })],
  [
    'function robot() { for (let i = 0; i < 1e5; i++) console.log("x".repeat(1000)); return null }',
    'The function returned Null',
  ],
  [
    'String.prototype.slice = function () { return String(this) }\nfunction robot() { for (let i = 0; i < 100; i++) console.log("x".repeat(1e6)); return null }',
    'The function returned Null',
  ],
];

bare('programs that loop, flood and spoil harm only themselves', async ({ page }) => {
  test.slow();
  await page.clock.install();
  await workshop(page);
  for (const [code, said] of RUDE)
    await test.step(code.slice(0, 60), async () => {
      await play(page, code);
      if (code.startsWith(ENDLESS)) await endTime(page, 'begun', 4_000);
      await expect(page.locator('.workshop_workshop .fault')).toContainText(said);
      await expect(page.locator('.workshop_workshop > [aria-live]')).toContainText(
        like(w['pursuit-robot'].ended({ points: MANY, most: MANY })),
      );
    });
  await page.locator('.workshop_workshop summary').click();
  const told = await page.locator('.workshop_workshop pre').textContent();
  expect(told?.length).toBeLessThan(100_000);
  await lives(page, 'programs');
});
