// What comes first: the board, then what explains it, then the code editor, and nothing that nobody asked for.
import type { Page, Request } from '@playwright/test';
import { counter, expect, expectOutput, holdEditor, input, KNIGHTS, KNIGHTS_OUTPUT, sentence, test } from './page';

test.use({ fresh: true });

const PHONE = { width: 390, height: 844 };
const FRESH = '#v=1&game=solitaire&sample=fresh&case=1&ply=0';
/** Every tile is a target, and so has a row. */
const TARGETS = 36;
const DIALOGUE = `${'1 2 1 2 1 2\n'.repeat(6)}\n0 0\n`;

const rows = (page: Page) => page.locator('.evidence_candidates tbody tr:not(.solitaire_effects)');
const because = (page: Page) => page.locator('.aside_because');
/** The board as it is, and as it is when the evidence changes next. */
const boards = (page: Page) =>
  page.evaluateHandle(() => {
    const pixels = () => {
      const canvas = document.querySelector('canvas') as HTMLCanvasElement;
      return canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
    };
    const reason = () => document.querySelector('.aside_because')?.textContent ?? '';
    const [before, said] = [pixels(), reason()];
    const then = new Promise<ArrayLike<number>>((tell) => {
      new MutationObserver((_, self) => {
        if (reason() === '' || reason() === said) return;
        self.disconnect();
        tell(pixels());
      }).observe(document.body, { childList: true, characterData: true, subtree: true });
    });
    return { before, then, pixels };
  });

/** How many bytes of the board that was drawn when the evidence changed are other ones before and now. */
const apart = (handle: Awaited<ReturnType<typeof boards>>) =>
  handle.evaluate(async ({ before, then, pixels }) => {
    const seen = await then;
    const count = (other: ArrayLike<number>) => Array.from(seen, (byte, i) => Number(byte !== other[i]));
    return [before, pixels()].map((other) => count(other).reduce((sum, one) => sum + one, 0));
  });

/** Everything that is fetched from now on. */
function fetches(page: Page): (part: RegExp) => string[] {
  const urls: string[] = [];
  page.on('request', (request: Request) => urls.push(request.url()));
  return (part) => urls.filter((url) => part.test(url));
}

test('the first board of a text is drawn before its evidence, which is whole after it', async ({ page }) => {
  await page.goto(`./${FRESH}`);
  // The reason does not change any more by itself.
  await expect(page.locator('.solitaire_thought')).toContainText('searched');
  const seen = await boards(page);
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'dialogue.txt', mimeType: 'text/plain', buffer: Buffer.from(DIALOGUE) });
  await expect(rows(page)).toHaveCount(TARGETS);
  await expect(because(page)).not.toBeEmpty();
  const [fromBefore = 0, fromNow = 0] = await apart(seen);
  expect(fromNow).toBeLessThan(fromBefore / 2);
});

test('an address names its game at once: no other game’s part is fetched', async ({ page }) => {
  const fetched = fetches(page);
  await page.goto('./#v=1&game=pursuit&sample=match&case=1&ply=0');
  await expect(counter(page)).toContainText('Position 0 of');
  await expect(because(page)).not.toBeEmpty();
  expect(fetched(/engine_pursuit_bg.*wasm/)).not.toEqual([]);
  expect(fetched(/\/(robots|janken|solitaire|knights)-|engine_rules_bg/)).toEqual([]);
});

test('on a phone the code editor comes when the input is in sight, and loses nothing', async ({ page }) => {
  await page.setViewportSize(PHONE);
  const fetched = fetches(page);
  await page.goto('./#v=1&game=knights&sample=corner');
  await expect(sentence(page)).not.toBeEmpty();
  await expect(page.locator('.output_output pre')).toHaveAttribute('aria-busy', 'false');
  await page.evaluate(() => new Promise((rest) => requestIdleCallback(rest)));
  expect(fetched(/\/code-/)).toEqual([]);
  await input(page).fill(KNIGHTS);
  await expect(page.locator('.code')).toBeVisible();
  expect(fetched(/\/code-/)).toHaveLength(1);
  await expect(page.locator('.cm-content')).toBeFocused();
  await expectOutput(page, KNIGHTS_OUTPUT);
});

test('a word that is being composed is not cut by the code editor', async ({ page }) => {
  const arrive = await holdEditor(page);
  await page.goto('./#v=1&game=knights&sample=corner');
  const area = page.locator('textarea');
  await area.fill(KNIGHTS);
  await area.dispatchEvent('compositionstart');
  const loaded = page.waitForResponse(/code-.*\.js$/);
  arrive();
  await (await loaded).finished();
  await page.evaluate(() => new Promise((rest) => requestIdleCallback(rest)));
  await expect(area).toBeFocused();
  await area.dispatchEvent('compositionend');
  await expect(page.locator('.code')).toBeVisible();
  await expectOutput(page, KNIGHTS_OUTPUT);
});
