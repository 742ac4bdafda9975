// A robot in JavaScript in all matches, and one in Python. One in Rust: ../pursuit.spec.ts.

import { like, MANY } from '../like';
import { button, choose, expect, openWorkshop, output, sentence, test } from '../page';
import { downloadPython, file } from '../programs';
import { dropProgram, open, playAsFugitive, said } from '../pursuit';
import { w } from '../words';

test('a robot in JavaScript plays both sides of every field', async ({ page }) => {
  await open(page, '0\n6\n2\n1\n36\narea\narea\n');
  await openWorkshop(page);
  await choose(page, w.programs.templates, w['pursuit-robot'].exampleChase);
  await button(page, w['pursuit-robot'].run).click();
  await expect(said(page)).toContainText(/\d of [\d,]+ points\./, { timeout: 90_000 });
  await expect(page.locator('.workshop_matches .evidence_move')).toHaveCount(48);
  await expect(page.locator('.workshop_matches .workshop_lost')).toHaveCount(0);
});

test('a robot in Python plays as the command line starts it, and an error is shown at its line', async ({ page }) => {
  await open(page, '1\n6\n3\n1\n30\nchase\nfar\n');
  await dropProgram(page, 'run.py', file('tests/robots/r0py/run.py'));
  await downloadPython(page, button(page, w['pursuit-robot'].run));
  await page.locator('.workshop_workshop').getByRole('button', { name: 'catchers' }).click();
  await expect(said(page)).toContainText(like(w['pursuit-robot'].ended({ points: MANY, most: MANY })));
  await expect(output(page)).toContainText('my-robot\nfar');
  await expect(output(page)).not.toContainText('#');
  // It plays the catchers alone.
  await playAsFugitive(page);
  await expect(said(page)).toContainText('Line 27: AssertionError: this robot plays the catchers');
  await expect(sentence(page)).toContainText(w.pursuit.exited({ status: 1 }));
  await dropProgram(page, 'run.py', Buffer.from('print("0 0")\n'));
  await playAsFugitive(page);
  await expect(said(page)).toContainText(w.programs.noFile({ name: 'output.txt' }));
  await choose(page, w.programs.templates, 'Python');
  await playAsFugitive(page);
  await expect(page.locator('.workshop_workshop .fault')).toHaveCount(0);
});
