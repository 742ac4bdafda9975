// A visitor's program in Python plays Solitaire Chess in the page.
import { button, choose, expect, test } from '../page';
import { bring, expectTotals, open, playSeed, said } from '../player';
import { downloadPython, file } from '../programs';
import { w } from '../words';

test('a player in Python has the totals of the command line', async ({ page }) => {
  await open(page);
  await bring(page, 'player.py', file('tests/programs/solitaire_plain.py'));
  await downloadPython(page, button(page, w.solitaire.play));
  await expectTotals(page);
  await choose(page, w.programs.templates, 'Python');
  await playSeed(page, '1');
  await expect(said(page)).toContainText(/^Seed 1: \d+ points?\./);
  await bring(
    page,
    'player.py',
    Buffer.from('import sys\nboard = [input() for _ in range(6)]\nprint(1, 1)\nreply = sys.stdin.readline()\n'),
  );
  await expect(page.locator('.player_player .editor_editor')).toContainText('reply = sys.stdin.readline()');
  await playSeed(page, '1');
  await expect(said(page)).toContainText(w.solitaire.noRemoval);
});
