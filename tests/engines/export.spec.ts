// Every kind of file of the board is made and downloaded.
import { button, expect, radio, test, type Visitor } from './visitor';

const POSITION = '#v=1&game=robots&sample=statement&case=1&ply=1';
/** A picture of one colour, of any size. */
const BLANK = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>')}`;

const text = (bytes: Buffer, from: number, to: number) => bytes.subarray(from, to).toString('latin1');

async function open(visitor: Visitor): Promise<void> {
  await visitor.open(POSITION);
  await visitor.hears('.counter', 'Move 1 of 5');
  await visitor.click(button('Export'));
  await visitor.hears('figure[aria-busy=false] figcaption', /480 × 509 pixels/);
}

/** Makes the file that is chosen, and takes it as a person does. */
async function made(visitor: Visitor, name: string): Promise<Buffer> {
  await visitor.click(button('Export'));
  await visitor.click({ role: 'link', name: '^Download$' });
  return visitor.downloaded(name);
}

test('a picture is exported as PNG and as SVG, and both show the same', async ({ visitor }) => {
  await open(visitor);
  const png = await made(visitor, 'robots-case1-move1.png');
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([480, 509]);
  await visitor.click(radio('SVG'));
  const svg = await made(visitor, 'robots-case1-move1.svg');
  expect(svg.toString()).toMatch(/^<svg .*<\/svg>\n$/s);
  const sources = [
    `data:image/png;base64,${png.toString('base64')}`,
    `data:image/svg+xml;base64,${svg.toString('base64')}`,
  ] as const;
  const [same, empty] = await visitor.run(
    async ([png, svg, blank]) => [await inside.difference(png, svg), await inside.difference(png, blank)],
    [...sources, BLANK] as const,
  );
  expect(same).toBeLessThan(0.01);
  expect(empty).toBeGreaterThan(0.1);
});

test('moves are exported as a GIF', async ({ visitor }) => {
  await open(visitor);
  await visitor.click(radio('GIF'));
  await visitor.hears('figcaption', /6 frames/);
  const gif = await made(visitor, 'robots-case1-moves0-5.gif');
  expect([text(gif, 0, 6), gif.readUInt16LE(6), gif.readUInt16LE(8), gif.at(-1)]).toEqual(['GIF89a', 480, 509, 0x3b]);
});

test('moves are exported as a video where the browser encodes one', async ({ visitor }) => {
  await open(visitor);
  await visitor.hears('dialog [role=status]', /video|^$/);
  const formats = await visitor.run(() => inside.names('radio'), null);
  if (!formats.includes('WebM')) return visitor.hears('dialog [role=status]', /encodes no video/);
  await visitor.click(radio('WebM'));
  await visitor.click(button('Up to here'));
  const video = await made(visitor, 'robots-case1-moves0-1.webm');
  expect(text(video, 0, 4)).toBe('\x1aE\xdf\xa3');
});
