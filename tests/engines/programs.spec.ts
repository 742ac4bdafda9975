// A visitor's program in every engine: a right one, a wrong one, an endless one.
import { readFileSync } from 'node:fs';
import { hostile } from '../programs/hostile';
import { button, type PageDriver, test } from './driver';

const file = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url));

/** Drops a file on the board. */
const drop = ([name, content]: readonly [string, string]): Promise<null> => {
  const bytes = Uint8Array.from(atob(content), (char) => char.charCodeAt(0));
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(new File([bytes], name));
  document
    .querySelector('.stage')
    ?.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
  return Promise.resolve(null);
};

const bring = (driver: PageDriver, name: string, bytes: Uint8Array) =>
  driver.run(drop, [name, Buffer.from(bytes).toString('base64')] as const);

const run = (driver: PageDriver) => driver.click(button('Run on this input'));

test('a module for WASI: right, wrong, endless', async ({ driver }) => {
  await driver.open('#v=1&game=robots&sample=statement&case=1&ply=0');
  await bring(driver, 'right.wasm', file('target/programs/robots_plain.rs.wasm'));
  await run(driver);
  await driver.expectText('.verdict p', /^Accepted\./);
  await bring(driver, 'wrong.wasm', file('target/programs/robots.cpp.wasm'));
  await run(driver);
  await driver.expectText('.verdict p', /^Wrong answer\./);
  await bring(driver, 'endless.wasm', hostile('endless loop'));
  await run(driver);
  await driver.expectText('.run-result', /No output within 2 s\./);
});

const WRONG = 'print("Case 1:\\nLost game after making 1 moves.")\n';

/** WebKit takes twenty seconds to compile the interpreter on a busy machine. */
const STARTS_WITHIN = 100_000;

test('Python: right, wrong, endless', async ({ driver }) => {
  test.slow();
  await driver.open('#v=1&game=robots&sample=statement&case=1&ply=0');
  await bring(driver, 'right.py', file('tests/programs/robots_plain.py'));
  await driver.click(button('Download Python'));
  await run(driver);
  await driver.expectText('.verdict p', /^Accepted\./, STARTS_WITHIN);
  await driver.expectText('.errors-written pre', /moves: 114\s*$/);
  await bring(driver, 'wrong.py', Buffer.from(WRONG));
  await run(driver);
  await driver.expectText('.verdict p', /^Wrong answer\./);
  await bring(driver, 'endless.py', Buffer.from('while True: pass\n'));
  await run(driver);
  await driver.expectText('.run-result', /No output within 5 s\./);
});
