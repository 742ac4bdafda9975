// The share dialog: links that bring a moment back, QR codes that another program reads, what is too long.
import type { Page } from '@playwright/test';
import decode from 'qr/decode.js';
import { branchOff, MOMENTS, shows } from './moments';
import { button, counter, expect, input, paste, sentence, start, test } from './page';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Share' });
const link = (page: Page) => dialog(page).getByRole('textbox', { name: 'Link' });
const code = (page: Page) => dialog(page).getByRole('img', { name: 'QR code of the link' });

async function open(page: Page): Promise<void> {
  await button(page, 'Share').click();
  await expect(dialog(page)).toBeVisible();
}

async function copiedLink(page: Page): Promise<string> {
  await button(page, 'Copy link').click();
  await expect(dialog(page).getByText('Copied')).toBeVisible();
  return page.evaluate(() => navigator.clipboard.readText());
}

/** What a camera would see of the code: its pixels as they are on the screen, read by another library than drew it. */
async function seen(page: Page): Promise<string> {
  const png = (await code(page).screenshot()).toString('base64');
  const image = await page.evaluate(async (data) => {
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

for (const moment of MOMENTS)
  test(`a copied link opens the same moment: ${moment.game}`, async ({ page, context }) => {
    await branchOff(page, moment);
    await open(page);
    const href = await copiedLink(page);
    expect(href).toBe(await link(page).inputValue());
    const other = await context.newPage();
    await other.goto(href);
    await expect(other.locator('.code')).toBeVisible();
    expect(await shows(other)).toEqual(await shows(page));
  });

test('a link to the case from its start, or without moves of one’s own', async ({ page, context }) => {
  await branchOff(page, { game: 'robots', sample: 'statement', ply: 2, move: 'N' });
  await open(page);
  await expect(link(page)).toHaveValue(/&case=1&ply=3&line=/);
  await page.getByLabel('this case without my own moves').check();
  await expect(link(page)).toHaveValue(/&case=1&ply=2$/);
  const other = await context.newPage();
  await start(other, new URL(await link(page).inputValue()).hash);
  await expect(counter(other)).toHaveText('Move 2 of 5');
  await expect(other.locator('.branch')).toHaveCount(0);
  await page.getByLabel('this case from its start').check();
  await expect(link(page)).toHaveValue(/&case=1&ply=0$/);
  await expect(page).toHaveURL(/&ply=3&line=/);
});

test('a QR code holds the link, small and large, in light and dark, on a phone', async ({ page }) => {
  await start(page, '#v=1&game=knights&sample=corner&case=1&ply=3');
  await expect(counter(page)).toContainText('Move 3');
  await open(page);
  const address = await link(page).inputValue();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await seen(page)).toBe(address);
  }
  const small = (await code(page).boundingBox())?.width ?? 0;
  await button(page, 'Larger QR code').click();
  const large = (await code(page).boundingBox())?.width ?? 0;
  expect(large).toBeGreaterThan(1.5 * small);
  expect(await seen(page)).toBe(address);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await seen(page)).toBe(address);
});

/** One case of so many knights, without order. */
function knights(count: number, seed = 1): string {
  let state = seed;
  const roll = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return (state >>> 16) % 500;
  };
  return `${count}\n${Array.from({ length: count }, () => `${roll()} ${roll()}\n`).join('')}`;
}

test('the longest code is still read; a longer link has none, and says so', async ({ page }) => {
  await start(page, '#v=1&game=knights&sample=corner&case=1&ply=0');
  await paste(page, `1\n${knights(350)}`);
  await expect(counter(page)).toContainText('Move 0 of');
  await open(page);
  const { length } = await link(page).inputValue();
  expect(length).toBeGreaterThan(1_000);
  expect(length).toBeLessThan(1_200);
  await expect(dialog(page)).toContainText(`${new Intl.NumberFormat('en').format(length)} characters.`);
  expect(await seen(page)).toBe(await link(page).inputValue());
  await page.keyboard.press('Escape');
  await paste(page, `1\n${knights(999)}`);
  await expect(counter(page)).toContainText('Move 0 of');
  await open(page);
  await expect(dialog(page)).toContainText('so there is none');
  await expect(dialog(page)).toContainText('Some programs cut links of more than 2,000');
  await expect(code(page)).toHaveCount(0);
  expect((await link(page).inputValue()).length).toBeLessThan(4_000);
});

test('what is too long for a link says so, with the way out', async ({ page }) => {
  await start(page, '#v=1&game=knights&sample=statement&case=1&ply=0');
  await paste(page, `60\n${Array.from({ length: 60 }, (_, i) => knights(999, i)).join('')}`);
  await expect(page.locator('.case-field')).toContainText('of 60');
  await open(page);
  await expect(dialog(page)).toContainText(/Too long for a link: \d{3},\d{3} characters\. Save a replay file/);
  await expect(link(page)).toHaveCount(0);
  await expect(button(page, 'Save replay file')).toBeVisible();
});

test('an input made from a seed is linked by its seed', async ({ page, context }) => {
  await start(page, '#v=1&game=solitaire&sample=fresh&case=1&ply=0');
  await page.getByLabel('Seed').fill('4711');
  await page.getByRole('button', { name: 'New game' }).click();
  await expect(page).toHaveURL(/#v=2&game=solitaire&made=1\.4711&options=/);
  await open(page);
  await expect(dialog(page)).toContainText('linked by its seed');
  const other = await context.newPage();
  await start(other, new URL(await link(page).inputValue()).hash);
  await expect(input(other)).toContainText((await input(page).innerText()).split('\n')[0] ?? '');
  await expect(sentence(other)).toHaveText((await sentence(page).textContent()) ?? '');
});

for (const [made, words] of [
  ['2.7', 'newer version'],
  ['1.x', 'damaged'],
] as const)
  test(`a link by a seed of ${made} says what it is`, async ({ page }) => {
    await start(page, `#v=2&game=solitaire&made=${made}&case=1&ply=0`);
    await expect(page.getByRole('status').filter({ hasText: words })).toBeVisible();
  });

test('by keyboard alone, and the board rests beneath', async ({ page }) => {
  await start(page, '#v=1&game=robots&sample=crowd&case=1&ply=4');
  await expect(counter(page)).toContainText('Move 4');
  await button(page, 'Share').focus();
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeVisible();
  for (const key of ['n', 'End', 'h', '?', 't']) await page.keyboard.press(key);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(counter(page)).toContainText('Move 4');
  await expect(button(page, 'Share')).toBeFocused();
});
