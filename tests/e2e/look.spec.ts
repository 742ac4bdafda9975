// For everyone: audits, narrow screens, still motion, strict policy.
import type { Page } from '@playwright/test';
import {
  audit,
  button,
  clickCell,
  counter,
  expect,
  expectOutput,
  input,
  KNIGHTS_OUTPUT,
  middle,
  paste,
  ROBOTS_OUTPUT,
  start,
  test,
} from './page';

const STATES: Record<string, (page: Page) => Promise<unknown>> = {
  robots: async (page) => {
    await start(page);
    await expectOutput(page, ROBOTS_OUTPUT);
  },
  knights: async (page) => {
    await start(page, '#v=1&game=knights&sample=statement&case=2&ply=1');
    await expectOutput(page, KNIGHTS_OUTPUT);
  },
  janken: async (page) => {
    await start(page, '#v=1&game=janken&sample=zones&case=1&ply=2');
    await expect(page.locator('.field')).toBeVisible();
  },
  'a unit in hand': async (page) => {
    await start(page, '#v=1&game=janken&sample=zones&case=1&ply=0');
    await expect(page.locator('.field')).toBeVisible();
    await page.keyboard.press('b');
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowUp');
    await expect(page.locator('.told b')).toBeVisible();
  },
  'rules of Janken': async (page) => {
    await start(page, '#v=1&game=janken&sample=statement&case=1&ply=0');
    await page.getByRole('tab', { name: 'Rules' }).click();
    await expect(page.locator('.readings')).toBeVisible();
  },
  pursuit: async (page) => {
    await start(page, '#v=1&game=pursuit&sample=torus&case=1&ply=7');
    await expect(page.locator('.candidates')).toBeVisible();
  },
  'position of Pursuit': async (page) => {
    await start(page, '#v=1&game=pursuit&sample=forfeit&case=1&ply=7');
    await page.getByRole('tab', { name: 'Position' }).click();
    await expect(page.locator('.legend')).toBeVisible();
  },
  'rules of Pursuit': async (page) => {
    await start(page, '#v=1&game=pursuit&sample=statement&case=3&ply=0');
    await page.getByRole('tab', { name: 'Rules' }).click();
    await expect(page.locator('.readings')).toBeVisible();
  },
  'catchers in hand': async (page) => {
    await start(page, '#v=1&game=pursuit&sample=statement&case=3&ply=0');
    await page.getByLabel('You are').selectOption('the catchers');
    await page.getByRole('grid').focus();
    await expect(page.getByRole('button', { name: 'Send' })).toBeVisible();
  },
  workshop: async (page) => {
    await start(page, '#v=1&game=pursuit&sample=match&case=1&ply=0');
    await page.getByRole('tab', { name: 'Workshop' }).click();
    await expect(page.locator('.workshop .code')).toBeVisible();
    await page.getByRole('button', { name: 'Play against all' }).click();
    await page.locator('.matches .move').first().waitFor();
    await page.getByRole('button', { name: 'Stop' }).click();
  },
  theory: async (page) => {
    await start(page, '#v=1&game=pursuit&sample=match&case=1&ply=0');
    await paste(page, '1\n5\n2\n1\n9\none\nother\n0 0 2 2\n0 1\n0 0 0 0\n');
    await page.getByRole('tab', { name: 'Theory' }).click();
    await page.locator('.given button').first().click();
    await expect(page.locator('.key')).toBeVisible();
  },
  solitaire: async (page) => {
    await start(page, '#v=1&game=solitaire&sample=fresh&case=1&ply=8');
    await expect(page.locator('.candidates')).toBeVisible();
  },
  error: async (page) => {
    await start(page);
    await paste(page, '51 0\nx');
    await expect(page.locator('.error')).toBeVisible();
  },
  lifted: async (page) => {
    await start(page, '#v=1&game=robots&sample=statement&limits=lifted&case=1&ply=0');
    await expectOutput(page, ROBOTS_OUTPUT);
  },
  branch: async (page) => {
    await start(page);
    await expect(counter(page)).toHaveText('Move 0 of 5');
    await clickCell(page, 16, 15);
    await expect(page.locator('.branch')).toBeVisible();
  },
  rules: async (page) => {
    await start(page, '#v=1&game=robots&sample=statement&case=3&ply=28');
    await page.locator('tr[data-move=NW] .reason').click();
    await expect(page.locator('.rules .asked')).toBeVisible();
  },
  'rules of Hyper Knights': async (page) => {
    await start(page, '#v=1&game=knights&sample=statement&case=2&ply=0');
    await page.getByRole('tab', { name: 'Rules' }).click();
    await expect(page.locator('.rules ol')).toBeVisible();
  },
  position: async (page) => {
    await start(page, '#v=1&game=knights&sample=twenty&case=1&ply=3');
    await page.getByRole('tab', { name: 'Position' }).click();
    await expect(page.locator('.legend')).toBeVisible();
  },
  'cells by keyboard': async (page) => {
    await start(page, '#v=1&game=robots&sample=crowd&case=1&ply=20');
    await expect(counter(page)).toContainText('Move 20');
    await page.keyboard.press('b');
    await page.keyboard.press('ArrowUp');
    await expect(page.locator('.told b')).toBeVisible();
  },
  'a knight in hand': async (page) => {
    await start(page, '#v=1&game=knights&sample=corner&case=1&ply=0');
    await expect(counter(page)).toContainText('of');
    await page.keyboard.press('b');
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowUp');
    await expect(page.locator('.told b')).toBeVisible();
  },
  'against the solver': async (page) => {
    await start(page, '#v=1&game=knights&sample=twenty&case=1&ply=0');
    await page.getByLabel('Play against the solver').check();
    await page.locator('.winning .move').first().click();
    await expect(counter(page)).toContainText('Move 2');
    await page.getByLabel('Hints').uncheck();
  },
  bubble: async (page) => {
    await start(page, '#v=1&game=robots&sample=crowd&case=1&ply=20');
    const { x, y } = await middle(page, 30, 29);
    await page.mouse.move(x, y);
    await expect(page.locator('.told b')).toBeVisible();
  },
  notice: async (page) => {
    await start(page, '#nonsense');
    await expect(page.locator('.notice p')).toBeVisible();
  },
  share: async (page) => {
    await start(page, '#v=1&game=robots&sample=crowd&case=1&ply=20');
    await button(page, 'Share').click();
    await expect(page.locator('.qr')).toBeVisible();
    await page.getByText('On a page of your own').click();
  },
  keys: async (page) => {
    await start(page);
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog')).toBeVisible();
  },
};

const DESK = { width: 1280, height: 800 };
const PHONES = [
  { width: 390, height: 844 },
  { width: 320, height: 640 },
];

async function hangsOver(page: Page, width: number): Promise<void> {
  const over = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await expect.poll(over, `at ${width} px`).toBe(0);
}

for (const [name, open] of Object.entries(STATES))
  test(`an audit finds nothing, and nothing hangs over: ${name}`, async ({ page }) => {
    await page.setViewportSize(DESK);
    await open(page);
    await expect(page.getByRole('tablist', { name: 'Games' }).getByRole('tab', { selected: true })).toBeVisible();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await audit(page, colorScheme);
    }
    for (const phone of PHONES) {
      await page.setViewportSize(phone);
      await hangsOver(page, phone.width);
    }
    await audit(page, 'on a phone');
  });

for (const [game, hash] of Object.entries({
  Robots: '#v=1&game=robots&sample=crowd&case=1&ply=20',
  'Hyper Knights': '#v=1&game=knights&sample=twenty&case=1&ply=1',
  'Janken Tactics': '#v=1&game=janken&sample=zones&case=1&ply=2',
  'Solitaire Chess': '#v=1&game=solitaire&sample=fresh&case=1&ply=24',
  Pursuit: '#v=1&game=pursuit&sample=torus&case=1&ply=6',
}))
  test(`a finger finds every control on a phone: ${game}`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await start(page, hash);
    await expect(page.locator('.because')).not.toBeEmpty();
    const small = await page
      .locator('button:visible, select:visible, .switch:visible, .case-field input')
      .evaluateAll((controls) =>
        controls
          .map((control) => ({ control, name: control.outerHTML.slice(0, 80), box: control.getBoundingClientRect() }))
          // A link within a sentence is as high as its line.
          .filter(({ control }) => !control.matches('p .reason, .slips .reason'))
          .filter(({ box }) => box.height < 44 || box.width < 44)
          .map(({ name, box }) => `${name} ${box.width}x${box.height}`),
      );
    expect(small).toEqual([]);
  });

test('on a desk everything of the main job is in sight', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await start(page);
  await expectOutput(page, ROBOTS_OUTPUT);
  for (const part of ['.input', '.output', 'canvas', '.timeline', '.step', '.told', '.because', '.candidates'])
    await expect(page.locator(part)).toBeInViewport({ ratio: 1 });
});

test('on a phone the board comes first', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await start(page);
  await expect(page.locator('canvas')).toBeInViewport({ ratio: 1 });
  await expect(page.locator('.timeline')).toBeInViewport({ ratio: 1 });
  const top = async (part: string) => (await page.locator(part).boundingBox())?.y ?? 0;
  expect(await top('.input')).toBeLessThan(await top('.output'));
});

test('steps do not slide for a person who asked for stillness', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await start(page, '#v=1&game=robots&sample=statement&case=1&ply=0');
  await expect(counter(page)).toHaveText('Move 0 of 5');
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('.step')).toContainText('Move 1:');
});

test('forced colours keep every control', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await start(page);
  await expectOutput(page, ROBOTS_OUTPUT);
  await expect(page.locator('.play')).toBeVisible();
});

test('without script the page says what it needs', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(baseURL ?? '');
  await expect(page.locator('.no-script')).toBeInViewport();
  await page.close();
});

test('the skip link leads to the board', async ({ page }) => {
  await start(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the board' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('#board')).toBeFocused();
  await expect(input(page)).not.toBeFocused();
});
