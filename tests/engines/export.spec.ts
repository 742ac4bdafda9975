// Every kind of file of the board is made and downloaded.
import { readdirSync, readFileSync } from 'node:fs';
import { button, expect, type PageDriver, radio, test } from './driver';

const POSITION = '#v=1&game=robots&sample=statement&case=1&ply=1';
/** A picture of one colour, of any size. */
const BLANK = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>')}`;

const text = (bytes: Buffer, from: number, to: number) => bytes.subarray(from, to).toString('latin1');

async function open(driver: PageDriver): Promise<void> {
  await driver.open(POSITION);
  await driver.expectText('.timeline_counter', 'Move 1 of 5');
  await driver.click(button('Menu'));
  await driver.click(button('Export a picture or video'));
  await driver.expectText('figure[aria-busy=false] figcaption', /480 × 509 pixels/);
}

/** Makes the file that is chosen, and takes it as a person does. */
async function made(driver: PageDriver, name: string): Promise<Buffer> {
  await driver.click(button('Create file'));
  await driver.click({ role: 'link', name: '^Download$' });
  return driver.downloaded(name);
}

const asSource = (svg: Buffer) => `data:image/svg+xml;base64,${svg.toString('base64')}`;

test('a picture is exported as PNG and as SVG, and moves as GIF and video', async ({ driver }) => {
  await open(driver);
  await driver.expectText('dialog [role=status]', /encode|video|^$/);
  const formats = await driver.run(() => inside.names('radio'), null);
  // An engine that encodes no video says so.
  if (!formats.includes('WebM')) await driver.expectText('dialog [role=status]', /cannot encode/);

  const png = await made(driver, 'robots-case1-move1.png');
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([480, 509]);
  await driver.click(radio('SVG'));
  const svg = await made(driver, 'robots-case1-move1.svg');
  expect(svg.toString()).toMatch(/^<svg .*<\/svg>\n$/s);
  const sources = [`data:image/png;base64,${png.toString('base64')}`, asSource(svg)] as const;
  const inked = await driver.run(
    async ([png, svg, blank]) => [await inside.difference(png, blank), await inside.difference(svg, blank)],
    [...sources, BLANK] as const,
  );
  for (const share of inked) expect(share).toBeGreaterThan(0.1);

  await driver.click(radio('GIF'));
  await driver.expectText('figcaption', /6 frames/);
  const gif = await made(driver, 'robots-case1-moves0-5.gif');
  expect([text(gif, 0, 6), gif.readUInt16LE(6), gif.readUInt16LE(8), gif.at(-1)]).toEqual(['GIF89a', 480, 509, 0x3b]);

  if (!formats.includes('WebM')) return;
  await driver.click(radio('WebM'));
  await driver.click(button('Up to this position'));
  const video = await made(driver, 'robots-case1-moves0-1.webm');
  expect(text(video, 0, 4)).toBe('\x1aE\xdf\xa3');
});

test('every golden picture of a position is one for this engine', async ({ driver }) => {
  await driver.open(POSITION);
  const folder = new URL('../golden/scenes/', import.meta.url);
  const names = readdirSync(folder).filter((name) => name.endsWith('.svg'));
  const games = new Set(names.map((name) => name.split('-')[0]));
  expect([...games].sort()).toEqual(['janken', 'knights', 'pursuit', 'robots', 'solitaire']);
  for (const name of names) {
    const source = asSource(readFileSync(new URL(name, folder)));
    const share = await driver.run(async ([svg, blank]) => await inside.difference(svg, blank), [
      source,
      BLANK,
    ] as const);
    expect(share, name).toBeGreaterThan(0.02);
  }
});
