// A program in Python in every engine: a right one, a wrong one, an endless one.

import { like } from '../../e2e/like';
import { w } from '../../e2e/words';
import { button, test } from '../driver';
import { bring, file, run } from '../visitors';

const WRONG = 'print("Case 1:\\nLost game after making 1 moves.")\n';

/** WebKit takes twenty seconds to compile the interpreter on a busy machine. */
const STARTS_WITHIN = 100_000;

test('Python: right, wrong, endless', async ({ driver }) => {
  test.slow();
  await driver.open('#v=1&game=robots&sample=statement&case=1&ply=0');
  await bring(driver, 'right.py', file('tests/programs/robots_plain.py'));
  await driver.click(button(w.programs.load));
  await run(driver);
  await driver.expectText('.compare_verdict p', /^Accepted\./, STARTS_WITHIN);
  await driver.expectText('.solution_errorsWritten pre', /moves: 114\s*$/);
  await bring(driver, 'wrong.py', Buffer.from(WRONG));
  await run(driver);
  await driver.expectText('.compare_verdict p', /^Wrong answer\./);
  await bring(driver, 'endless.py', Buffer.from('while True: pass\n'));
  await run(driver);
  await driver.expectText('.solution_runResult', like(w.programs.late({ seconds: 5 })));
});
