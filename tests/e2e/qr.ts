// QR codes as a camera would see them.
import type { Locator } from '@playwright/test';
import decode from 'qr/decode.js';

/** The text of a code that is on the screen, by another library than drew it. */
export async function textOfCode(code: Locator): Promise<string> {
  const png = (await code.screenshot()).toString('base64');
  const image = await code.page().evaluate(async (data) => {
    const picture = new Image();
    picture.src = `data:image/png;base64,${data}`;
    await picture.decode();
    const canvas = new OffscreenCanvas(picture.width, picture.height);
    const drawn = canvas.getContext('2d');
    drawn?.drawImage(picture, 0, 0);
    const { data: pixels } = drawn?.getImageData(0, 0, picture.width, picture.height) ?? { data: [] };
    // A long list of numbers would take its time on the way out.
    const text = Array.from(pixels, (byte) => String.fromCharCode(byte)).join('');
    return { width: picture.width, height: picture.height, text };
  }, png);
  return decode({ ...image, data: Buffer.from(image.text, 'latin1') }, { timeLimit: 5_000 });
}
