// A compiled program in every engine: a right one, a wrong one, an endless one.

import { like } from '../e2e/like';
import { w } from '../e2e/words';
import { hostile } from '../programs/hostile';
import { test } from './driver';
import { bring, file, run } from './visitors';

test('a module for WASI: right, wrong, endless', async ({ driver }) => {
  await driver.open('#v=1&game=robots&sample=statement&case=1&ply=0');
  await bring(driver, 'right.wasm', file('target/programs/robots_plain.rs.wasm'));
  await run(driver);
  await driver.expectText('.compare_verdict p', /^Accepted\./);
  await bring(driver, 'wrong.wasm', file('target/programs/robots.cpp.wasm'));
  await run(driver);
  await driver.expectText('.compare_verdict p', /^Wrong answer\./);
  await bring(driver, 'endless.wasm', hostile('endless loop'));
  await run(driver);
  await driver.expectText('.solution_runResult', like(w.programs.late({ seconds: 2 })));
});
