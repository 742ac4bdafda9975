// The camera reads what pupils hand in. Chromium takes a film for a camera.
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { encode } from 'uqr';
import { handInCode, lessonHash } from './lesson-links';
import { expect, test } from './page';
import { w } from './words';

const WIDTH = 640;
const HEIGHT = 480;

/** A film of one picture, for ever: the code in the middle of a grey wall. */
function film(text: string): Buffer {
  const { data, size } = encode(text, { ecc: 'L', border: 4 });
  const scale = Math.floor(HEIGHT / size);
  const luma = Buffer.alloc(WIDTH * HEIGHT, 128);
  const [left, top] = [Math.floor((WIDTH - size * scale) / 2), Math.floor((HEIGHT - size * scale) / 2)];
  for (let y = 0; y < size * scale; y++)
    for (let x = 0; x < size * scale; x++) {
      const dark = data[Math.floor(y / scale)]?.[Math.floor(x / scale)];
      luma[(top + y) * WIDTH + left + x] = dark ? 16 : 235;
    }
  const chroma = Buffer.alloc((WIDTH * HEIGHT) / 2, 128);
  const frame = Buffer.concat([Buffer.from('FRAME\n'), luma, chroma]);
  return Buffer.concat([Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F10:1 Ip A1:1 C420jpeg\n`), frame, frame]);
}

test('a QR code before the camera is added to the table', async ({ baseURL }, { project }) => {
  const folder = mkdtempSync(join(tmpdir(), 'boardlab-'));
  const path = join(folder, 'camera.y4m');
  writeFileSync(path, film(await handInCode('Eva', { 0: 'N', 1: '2' })));
  const { executablePath, args = [] } = project.use.launchOptions ?? {};
  const browser = await chromium.launch({
    executablePath,
    args: [
      ...args,
      '--use-fake-ui-for-media-stream',
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-video-capture=${path}`,
    ],
  });
  const page = await browser.newPage({ baseURL });
  await page.goto(`./${await lessonHash('collect')}`);
  await page.getByRole('button', { name: w.lesson.scan }).click();
  await expect(page.locator('.collect_table tbody tr')).toContainText('Eva');
  const marks = page.locator('.collect_table td[data-mark]');
  await expect(marks.first()).toHaveAttribute('data-mark', 'right');
  await expect(marks.last()).toHaveAttribute('data-mark', 'wrong');
  await page.getByRole('button', { name: w.lesson.stopScan }).click();
  await expect(page.locator('.collect_scan')).toHaveCount(0);
  await browser.close();
});
