// A visitor's program in any of the languages: run on the input, on random ones until it is wrong, on ever smaller ones; and programs
// that do harm. What needs no browser: tests/unit/programs.test.ts.
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { type Hostile, hostile } from '../programs/hostile';
import { button, expect, load, test } from './page';

const file = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url));
const compiled = (name: string) => file(`target/programs/${name}.wasm`);

const SAMPLES = {
  robots: '#v=1&game=robots&sample=statement&case=1&ply=0',
  janken: '#v=1&game=janken&sample=statement&case=1&ply=0',
  knights: '#v=1&game=knights&sample=twenty&case=1&ply=0',
};
type Game = keyof typeof SAMPLES;

const verdict = (page: Page) => page.locator('.verdict');
const found = (page: Page) => page.locator('.run-result');

async function openPrograms(page: Page, game: Game): Promise<void> {
  await load(page, SAMPLES[game]);
  await button(page, 'Test my solution').click();
  await page.getByRole('radio', { name: 'Run a program' }).check();
  await expect(page.getByLabel('Language')).toBeVisible();
}

/** Opens a program as a file; a run before it may have left the pane. */
async function bring(page: Page, name: string, buffer: Buffer | Uint8Array): Promise<void> {
  const edit = button(page, 'Edit the program');
  if (await edit.isVisible()) await edit.click();
  await page.getByLabel('Open program').setInputFiles({ name, mimeType: '', buffer: Buffer.from(buffer) });
}

/** Python is there after this, whether an earlier test has fetched it or not. */
async function withPython(page: Page): Promise<void> {
  await page.getByLabel('Language').selectOption('python');
  const load = button(page, 'Download Python');
  await expect(load.or(page.locator('.runs button:enabled').first())).toBeVisible();
  if (await load.isVisible()) await load.click();
  await expect(button(page, 'Run on this input')).toBeEnabled();
}

const run = (page: Page) => button(page, 'Run on this input').click();

const RIGHT: [what: string, game: Game, name: string, bytes: () => Buffer][] = [
  ['C++', 'robots', 'robots.wasm', () => compiled('robots_plain.cpp')],
  ['C++', 'janken', 'janken.wasm', () => compiled('janken_plain.cpp')],
  ['Rust', 'robots', 'robots.wasm', () => compiled('robots_plain.rs')],
  ['Python', 'robots', 'robots.py', () => file('tests/programs/robots_plain.py')],
  ['JavaScript', 'robots', 'robots.js', () => file('tests/programs/robots_plain.js')],
];

for (const [what, game, name, bytes] of RIGHT)
  test(`a right program in ${what} is accepted: ${game}`, async ({ page }) => {
    await openPrograms(page, game);
    if (what === 'Python') await withPython(page);
    await bring(page, name, bytes());
    await run(page);
    await expect(verdict(page)).toContainText('Accepted.');
    await expect(page.locator('.compare-next')).toContainText('Exit status 0');
    if (what !== 'C++') await expect(page.locator('.errors-written')).toContainText('moves: 114');
  });

/** A program that decides nothing, as the page offers it. */
async function bringTemplate(
  page: Page,
  game: Game,
  language: 'javascript' | 'python' | 'cpp' | 'rust',
): Promise<void> {
  const compiledEnds = { cpp: 'cpp', rust: 'rs' } as const;
  if (language === 'cpp' || language === 'rust')
    return bring(page, `${game}.wasm`, compiled(`${game}.${compiledEnds[language]}`));
  const edit = button(page, 'Edit the program');
  if (await edit.isVisible()) await edit.click();
  if (language === 'python') await withPython(page);
  await page.getByLabel('Templates').selectOption(language);
}

for (const game of ['robots', 'janken', 'knights'] as const)
  test(`a wrong program in each language is found out, its input made small, the board at its mistake: ${game}`, async ({
    page,
  }) => {
    await openPrograms(page, game);
    for (const language of ['cpp', 'rust', 'javascript', 'python'] as const)
      await test.step(language, async () => {
        await bringTemplate(page, game, language);
        await button(page, 'Find a failing test').click();
        await expect(found(page)).toContainText(/^Wrong on random input \d+\. It is now the input\./);
        await expect(verdict(page)).toContainText('Wrong answer.');
        await button(page, 'Shrink this input').click();
        await expect(found(page)).toContainText('Smallest failing input:');
        await button(page, 'Use as input').click();
        await expect(verdict(page)).toContainText('Wrong answer.');
        await expect(verdict(page)).toContainText('The board shows the position');
      });
  });

/** What the page says of each. */
const HOSTILE: Record<Hostile, string | RegExp> = {
  'endless loop': 'No output within 2 s.',
  'endless output': 'The output is longer than 4,000,000 bytes.',
  'endless output to standard error': 'No output within 2 s.',
  'an error before an endless loop': 'No output within 2 s.',
  '4 GB': '',
  'deep recursion': 'the recursion is too deep for this browser.',
  'reading past the end': '',
  trap: 'The program crashed: unreachable',
  'a division by zero': 'The program crashed: divide by zero',
  'a bad address': 'The program crashed:',
  'exit 3': 'Exit status 3.',
  'no output': '',
  'not a program': 'does not export _start',
  'no memory': 'does not export memory',
  'a forbidden import': 'imports env.open_window',
  'an unknown call': 'imports wasi_snapshot_preview1.sock_connect',
  'a memory of 4 GB': 'needs more than 536.9 MB of memory',
};

test('programs that loop, flood, crash, or are none, harm only themselves', async ({ page }) => {
  await openPrograms(page, 'knights');
  for (const [name, said] of Object.entries(HOSTILE) as [Hostile, string][])
    await test.step(name, async () => {
      await bring(page, 'program.wasm', hostile(name));
      await run(page);
      if (said) await expect(found(page)).toContainText(said);
      // Nothing was written: the program ended well, and its output is wrong.
      else await expect(page.locator('.run-result + .muted')).toContainText('Exit status 0');
      if (name.startsWith('an error')) await expect(page.locator('.errors-written')).toContainText('hello');
    });
  await bring(page, 'program.wasm', Buffer.from('#!/bin/sh\n'));
  await run(page);
  await expect(found(page)).toContainText('This is not a WebAssembly module.');
  await bring(page, 'program.wasm', Buffer.concat([hostile('trap').subarray(0, 60)]));
  await run(page);
  await expect(found(page)).toContainText('The program failed:');
  await bring(page, 'wrong.wasm', compiled('knights.rs'));
  await run(page);
  await expect(verdict(page)).toContainText('Wrong answer.');
});

const PYTHON: [what: string, code: string, said: string | RegExp][] = [
  ['an error at its line', 'import sys\n\nx = [1]\nprint(x[2])\n', /line 4: IndexError: list index out of range/],
  ['an error of the text at its line', 'print(1)\nif:\n  pass\n', /line 2: SyntaxError/],
  ['an exit status', 'import sys\nsys.exit(3)\n', 'Exit status 3.'],
  ['an exit with words', 'import sys\nsys.exit("no such case")\n', 'Exit status 1.'],
  ['an endless loop', 'while True: pass\n', 'No output within 5 s.'],
  ['endless output', 'while True: print("x" * 1000)\n', 'The output is longer than 4,000,000 bytes.'],
  ['deep recursion', 'def deep(n): return deep(n + 1)\ndeep(0)\n', /line 1: RecursionError/],
  ['too much memory', 'x = bytearray(1 << 30)\n', /MemoryError/],
  ['reading past the end', 'import sys\nsys.stdin.read()\ninput()\n', /line 3: EOFError/],
  [
    'the way to the page',
    'import js\nopen_ways = [w for w in ("postMessage", "fetch", "importScripts", "Worker", "indexedDB", "navigator", "caches") if getattr(js, w, None) is not None]\nraise SystemExit(len(open_ways))\n',
    '',
  ],
  ['the network', 'import urllib.request\nurllib.request.urlopen("http://127.0.0.1:9/")\n', /line 2: /],
];

test('programs in Python that fail are told why, at their line, and harm only themselves', async ({ page }) => {
  test.slow();
  await openPrograms(page, 'knights');
  await withPython(page);
  for (const [what, code, said] of PYTHON)
    await test.step(what, async () => {
      await bring(page, 'program.py', Buffer.from(code));
      await run(page);
      if (said) await expect(found(page)).toContainText(said);
      else await expect(page.locator('.run-result + .muted')).toContainText('Exit status 0');
      if (what === 'an exit with words') await expect(page.locator('.errors-written')).toContainText('no such case');
    });
  await bring(page, 'wrong.py', Buffer.from('print("Case 1: Bob")\n'));
  await run(page);
  await expect(verdict(page)).toContainText('Wrong answer.');
});

const WAYS_TO_READ = [
  'import sys\nprint(sys.stdin.read(), end="")\n',
  'print(open(0).read(), end="")\n',
  'import sys\nsys.stdout.buffer.write(sys.stdin.buffer.read())\n',
  'import sys\nfor line in sys.stdin: sys.stdout.write(line)\n',
  'import os\nwhile text := os.read(0, 7): os.write(1, text)\n',
  'try:\n  while True: print(input())\nexcept EOFError: pass\n',
  'import atexit, sys\nkept = []\natexit.register(lambda: sys.stdout.write("".join(kept)))\nkept.append(sys.stdin.read())\n',
  'import sys, threading\ndef main(): print(sys.stdin.read(), end="")\nsys.setrecursionlimit(10**6)\nthreading.stack_size(1 << 27)\nthread = threading.Thread(target=main)\nthread.start()\nthread.join()\n',
];

test('Python reads and writes in every way that contestants know, each time from the start', async ({ page }) => {
  await openPrograms(page, 'knights');
  await withPython(page);
  for (const code of WAYS_TO_READ)
    await test.step(code, async () => {
      await bring(page, 'copy.py', Buffer.from(code));
      await run(page);
      // The number of the line, and the line.
      await expect(page.locator('.compare .row .found').first()).toHaveText('11');
      await expect(page.locator('.compare-next')).toContainText('Exit status 0');
    });
});

test('a source file that must be compiled is answered with its command', async ({ page }) => {
  await load(page, SAMPLES.robots);
  const dataTransfer = await page.evaluateHandle(() => {
    const carried = new DataTransfer();
    carried.items.add(new File(['int main() {}'], 'mine.cpp'));
    return carried;
  });
  await page.dispatchEvent('.stage', 'drop', { dataTransfer });
  await expect(page.locator('.uncompiled')).toContainText(
    'clang++ --target=wasm32-wasi -O2 -std=c++20 -fno-exceptions -o mine.wasm mine.cpp',
  );
  await page.locator('.uncompiled').getByRole('button', { name: /^Copy/ }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('mine.wasm mine.cpp');
});
