// A robot in JavaScript in all matches, and one in Python. One in Rust: ../pursuit.spec.ts.
import { button, choose, expect, openWorkshop, output, sentence, test } from '../page';
import { downloadPython, file } from '../programs';
import { dropProgram, open, playAsFugitive, said } from '../pursuit';

test('a robot in JavaScript plays both sides of every field', async ({ page }) => {
  await open(page, '0\n6\n2\n1\n36\narea\narea\n');
  await openWorkshop(page);
  await choose(page, 'Templates', 'Chase');
  await button(page, 'Play all matches').click();
  await expect(said(page)).toContainText(/\d of [\d,]+ points\./, { timeout: 90_000 });
  await expect(page.locator('.matches .move')).toHaveCount(48);
  await expect(page.locator('.matches .lost')).toHaveCount(0);
});

test('a robot in Python plays as the command line starts it, and an error is shown at its line', async ({ page }) => {
  await open(page, '1\n6\n3\n1\n30\nchase\nfar\n');
  await dropProgram(page, 'run.py', file('tests/robots/r0py/run.py'));
  await downloadPython(page, button(page, 'Play all matches'));
  await page.locator('.workshop').getByRole('button', { name: 'catchers' }).click();
  await expect(said(page)).toContainText('The replay is on the board.');
  await expect(output(page)).toContainText('my-robot\nfar');
  await expect(output(page)).not.toContainText('#');
  // It plays the catchers alone.
  await playAsFugitive(page);
  await expect(said(page)).toContainText('Line 27: AssertionError: this robot plays the catchers');
  await expect(sentence(page)).toContainText('Its program exited with status 1.');
  await dropProgram(page, 'run.py', Buffer.from('print("0 0")\n'));
  await playAsFugitive(page);
  await expect(said(page)).toContainText('The program wrote no file named output.txt.');
  await choose(page, 'Templates', 'Python');
  await playAsFugitive(page);
  await expect(page.locator('.workshop .fault')).toHaveCount(0);
});
