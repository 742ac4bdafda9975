// A visitor's program in any of the languages: run on the input, on random ones until it is wrong, on ever smaller ones; and programs
// that do harm. All languages on all games, and all that Python does: slow/programs.spec.ts. What needs no browser:
// tests/unit/programs.test.ts.
import type { Page } from '@playwright/test';
import { hostile } from '../programs/hostile';
import { ANY, like } from './like';
import { button, drop, expect, load, test } from './page';
import {
  bring,
  compiled,
  file,
  found,
  type Game,
  huntDown,
  type Language,
  openPrograms,
  run,
  runHostile,
  SAMPLES,
  verdict,
  withPython,
} from './programs';
import { w } from './words';

const RIGHT: [what: string, game: Game, name: string, bytes: () => Buffer][] = [
  ['C++', 'janken', 'janken.wasm', () => compiled('janken_plain.cpp')],
  ['Rust', 'robots', 'robots.wasm', () => compiled('robots_plain.rs')],
  ['JavaScript', 'robots', 'robots.js', () => file('tests/programs/robots_plain.js')],
];

for (const [what, game, name, bytes] of RIGHT)
  test(`a right program in ${what} is accepted: ${game}`, async ({ page }) => {
    await openPrograms(page, game);
    await bring(page, name, bytes());
    await run(page);
    await expectAccepted(page);
    if (what !== 'C++') await expect(page.locator('.solution_errorsWritten')).toContainText('moves: 114');
  });

async function expectAccepted(page: Page): Promise<void> {
  await expect(verdict(page)).toContainText(w.compare.accepted);
  await expect(page.locator('.solution_compareNext')).toContainText('Exit status 0');
}

test('an error in Python is told at its line, and a right program is accepted after it: robots', async ({ page }) => {
  await openPrograms(page, 'robots');
  await withPython(page);
  // Python starts once for both, and what the first changes in it is not there for the second.
  const wrong = 'import builtins\n\nx, builtins.print, builtins.len = [1], None, None\nx[2]\n';
  await bring(page, 'program.py', Buffer.from(wrong));
  await run(page);
  await expect(found(page)).toContainText('line 4: IndexError: list index out of range');
  await bring(page, 'robots.py', file('tests/programs/robots_plain.py'));
  await run(page);
  await expectAccepted(page);
  await expect(page.locator('.solution_errorsWritten')).toContainText('moves: 114');
});

const WRONG: [Game, Language][] = [
  ['robots', 'cpp'],
  ['janken', 'rust'],
  ['knights', 'javascript'],
];

for (const [game, language] of WRONG)
  test(`a wrong program in ${language} is found out, its input made small, the board at its mistake: ${game}`, async ({
    page,
  }) => {
    await openPrograms(page, game);
    await huntDown(page, game, language);
  });

test.describe('with a clock that is set forward', () => {
  test.use({ fresh: true });

  test('programs that loop, flood, crash, or are none, harm only themselves', async ({ page }) => {
    await page.clock.install();
    await openPrograms(page, 'knights');
    await runHostile(page, [
      'an error before an endless loop',
      'endless output',
      '4 GB',
      'deep recursion',
      'trap',
      'exit 3',
      'not a program',
      'a forbidden import',
      'a memory of 4 GB',
    ]);
    await bring(page, 'program.wasm', Buffer.from('#!/bin/sh\n'));
    await run(page);
    await expect(found(page)).toContainText(w.programs.notWasm);
    await bring(page, 'program.wasm', Buffer.concat([hostile('trap').subarray(0, 60)]));
    await run(page);
    await expect(found(page)).toContainText(like(w.compare.failed({ why: ANY })));
    await bring(page, 'wrong.wasm', compiled('knights.rs'));
    await run(page);
    await expect(verdict(page)).toContainText(w.compare.wrong);
  });
});

test('a source file that must be compiled is answered with its command', async ({ page }) => {
  await load(page, SAMPLES.robots);
  await drop(page, '.board_stage', { name: 'mine.cpp', content: 'int main() {}' });
  await expect(page.locator('.program_uncompiled')).toContainText(
    'clang++ --target=wasm32-wasi -O2 -std=c++20 -fno-exceptions -o mine.wasm mine.cpp',
  );
  await page.locator('.program_uncompiled').getByRole('button', { name: /^Copy/ }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('mine.wasm mine.cpp');
  // What was in the editor before is not run instead.
  await expect(button(page, w.compare.run)).toBeDisabled();
  await expect(button(page, w.compare.search)).toBeDisabled();
});
