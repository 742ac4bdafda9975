// Every language on every game, every hostile program, and what programs in Python do.
import type { Hostile } from '../../programs/hostile';
import { expect, test } from '../page';
import {
  bring,
  found,
  type Game,
  HOSTILE,
  huntDown,
  openPrograms,
  run,
  runHostile,
  SAMPLES,
  verdict,
  withPython,
} from '../programs';
import { w } from '../words';

for (const game of Object.keys(SAMPLES) as Game[])
  test(`a wrong program in each language is found out, its input made small, the board at its mistake: ${game}`, async ({
    page,
  }) => {
    await openPrograms(page, game);
    for (const language of ['cpp', 'rust', 'javascript', 'python'] as const)
      await test.step(language, () => huntDown(page, game, language));
  });

test.describe('with a clock of its own', () => {
  test.use({ fresh: true });

  test('every hostile program harms only itself', async ({ page }) => {
    await page.clock.install();
    await openPrograms(page, 'knights');
    await runHostile(page, Object.keys(HOSTILE) as Hostile[]);
  });
});

const PYTHON: [what: string, code: string, said: string | RegExp][] = [
  ['an error at its line', 'import sys\n\nx = [1]\nprint(x[2])\n', /line 4: IndexError: list index out of range/],
  ['an error of the text at its line', 'print(1)\nif:\n  pass\n', /line 2: SyntaxError/],
  ['an exit status', 'import sys\nsys.exit(3)\n', w.programs.exit({ status: 3 })],
  ['an exit with words', 'import sys\nsys.exit("no such case")\n', w.programs.exit({ status: 1 })],
  ['an endless loop', 'while True: pass\n', w.programs.late({ seconds: 5 })],
  ['endless output', 'while True: print("x" * 1000)\n', w.programs.tooLong({ bytes: 4_000_000 })],
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
      else await expect(page.locator('.solution_runResult + .muted')).toContainText('Exit status 0');
      if (what === 'an exit with words')
        await expect(page.locator('.solution_errorsWritten')).toContainText('no such case');
    });
  await bring(page, 'wrong.py', Buffer.from('print("Case 1: Bob")\n'));
  await run(page);
  await expect(verdict(page)).toContainText(w.compare.wrong);
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
      await expect(page.locator('.compare_compare .compare_row .compare_found').first()).toHaveText('11');
      await expect(page.locator('.solution_compareNext')).toContainText('Exit status 0');
    });
});
