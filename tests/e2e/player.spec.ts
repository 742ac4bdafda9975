// A visitor's program plays Solitaire Chess in the page: the judge is beside it in its worker.
import { button, counter, expect, test } from './page';
import { bring, errors, expectTotals, open, playSeed, said } from './player';
import { compiled, endTime } from './programs';
import { w } from './words';

test('a player in Rust has the totals of the command line, and its errors stand beside the removals', async ({
  page,
}) => {
  await open(page);
  await bring(page, 'player.wasm', compiled('solitaire_plain.rs'));
  await expectTotals(page);
  await expect(errors(page)).toHaveCount(15);
  await button(page, w.solitaire.before({ nth: 3 })).click();
  await expect(page.locator('.player_errorsByRemoval [aria-current=true]')).toHaveText(/^Before removal 3\s*remove /);
  await expect(counter(page)).toContainText('Removal 2 of');
});

test('a hundred games make a histogram, and each can be opened', async ({ page }) => {
  await open(page);
  await bring(page, 'player.wasm', compiled('solitaire_plain.rs'));
  await button(page, w.solitaire.playMany({ games: 100 })).click();
  await expect(page.locator('.player_player .solitaire_batch')).toContainText(
    w.solitaire.playedOf({ games: 100, all: 100 }),
  );
  await page.locator('.player_player .solitaire_tally[aria-disabled=false]').first().click();
  const game = page.locator('.player_player .solitaire_games .evidence_move').first();
  const [, seed = '', total = ''] = /(\d+)\D+(\d+)/.exec((await game.textContent()) ?? '') ?? [];
  await game.click();
  await expect(said(page)).toHaveText(w.solitaire.scored({ seed, points: Number(total) }));
});

test('each template plays a game', async ({ page }) => {
  await open(page);
  await playSeed(page, '1');
  await expect(said(page)).toContainText(/^Seed 1: \d+ points?\./);
  await expect(page.locator('.solitaire_solitaireBar').getByLabel(w.solitaire.seedShort)).toHaveValue('1');
  const points = await said(page).textContent();
  for (const end of ['cpp', 'rs']) {
    await bring(page, 'player.wasm', compiled(`solitaire-player.${end}`));
    await playSeed(page, '1');
    await expect(said(page)).toHaveText(points ?? '');
  }
  await bring(page, 'Player.java', Buffer.from('class Player {}'));
  await expect(page.locator('.player_player .program_command')).toContainText(
    'boardlab solitaire referee --boards 1..101 -- java Player.java',
  );
  await expect(button(page, w.solitaire.play)).toBeDisabled();
});

const FAULTS: [what: string, code: string, says: string][] = [
  ['breaks a rule', 'function play(read, write) { write("1 1\\n1 1\\n"); }\n', 'A removal is against the rules.'],
  ['writes words', 'function play(read, write) { write("hello\\n"); }\n', 'Line 1 of the output cannot be read'],
  ['waits for ever', 'function play(read) { for (;;) read(); }\n', 'The program waits for a reply'],
  ['gives up', 'function play() {}\n', w.solitaire.unended],
  ['throws', 'function play() {\n  null.at(0);\n}\n', w.programs.faultAt({ line: 2, message: 'TypeError' })],
  ['loops', 'function play(read, write) { write("1 1\\n"); console.log("on and on"); for (;;); }\n', w.solitaire.late],
];

test.describe('with a clock that is set forward', () => {
  test.use({ fresh: true });

  test('a program that goes wrong is told why, with its game as far as it was played', async ({ page }) => {
    await page.clock.install();
    await open(page);
    for (const [what, code, says] of FAULTS)
      await test.step(what, async () => {
        await bring(page, 'player.js', Buffer.from(code));
        // A file is read after its choice.
        await expect(page.locator('.player_player .editor_editor')).toContainText(
          code.split('\n').slice(0, 2).join(''),
        );
        await playSeed(page, '7');
        if (what === 'loops') await endTime(page, 'on and on', 10_000);
        await expect(said(page)).toContainText(says);
      });
    await expect(errors(page)).toHaveText(/^After the last removal\s*on and on\s*$/);
    await expect(counter(page)).toContainText('of 1');
  });
});
