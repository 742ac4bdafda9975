// Pictures of the page for looking at: target/screens. Not part of the tests.
import { expect, type Page, test } from '@playwright/test';
import { handInCode, lessonHash } from './lesson-links';
import { ANY, like } from './like';
import { choose, middle, openAtlas, openWorkshop } from './page';
import { choosePrograms, compiled } from './programs';
import { OTHERS, w } from './words';

const SIZES = [
  [1440, 900],
  [390, 844],
  [1920, 1080],
] as const;

async function inputs(page: Page, tab: string): Promise<void> {
  await choose(page, w.panes.samples, w.panes.cases);
  await page.getByRole('tab', { name: tab }).click();
}

async function openPlayer(page: Page): Promise<void> {
  await page.goto('./#v=1&game=solitaire&sample=statement&case=1&ply=0');
  await page.getByRole('button', { name: w.solitaire.player }).click();
  const buffer = compiled('solitaire_plain.rs');
  await page.getByLabel(w.programs.open).setInputFiles({ name: 'player.wasm', mimeType: '', buffer });
}

const SCENES: Record<string, (page: Page) => Promise<void>> = {
  robots: async (page) => {
    await page.goto('./#v=1&game=robots&sample=crowd&case=1&ply=20');
  },
  ...Object.fromEntries(
    OTHERS.flatMap(({ language, words }) => [
      [
        language,
        (page: Page) => page.goto(`./${language}.html#v=1&game=robots&sample=crowd&case=1&ply=20`).then(() => {}),
      ],
      [
        `${language}-rules`,
        async (page: Page) => {
          await page.goto(`./${language}.html#v=1&game=pursuit&sample=torus&case=1&ply=3`);
          await page.getByRole('tab', { name: words.panes.rules }).click();
        },
      ],
    ]),
  ),
  chase: async (page) => {
    await page.goto('./#v=1&game=robots&sample=statement&case=3&ply=57');
  },
  knights: async (page) => {
    await page.goto('./#v=1&game=knights&sample=corner&case=1&ply=2');
  },
  twenty: async (page) => {
    await page.goto('./#v=1&game=knights&sample=twenty&case=1&ply=9');
  },
  ghost: async (page) => {
    await page.goto('./#v=1&game=robots&sample=crowd&case=1&ply=12');
    await page.locator('.evidence_candidates tr[data-move=W] .evidence_move').hover();
  },
  pointed: async (page) => {
    await page.goto('./#v=1&game=robots&sample=statement&case=3&ply=28');
    const { x, y } = await middle(page, 27, 1);
    await page.mouse.move(x, y);
  },
  beside: async (page) => {
    await page.goto('./#v=1&game=robots&sample=statement&case=3&ply=28');
    await page.locator('.evidence_candidates tr[data-move=S] .evidence_move').click();
    await page.getByRole('checkbox', { name: w.panes.beside }).check();
    await expect(page.locator('.beside_course').nth(1)).toContainText(like(w.panes.ends({ sentence: ANY })));
  },
  rules: async (page) => {
    await page.goto('./#v=1&game=robots&sample=statement&case=3&ply=28');
    await page.locator('.evidence_candidates tr[data-move=NE] .evidence_reason').click();
  },
  position: async (page) => {
    await page.goto('./#v=1&game=knights&sample=twenty&case=1&ply=9');
    await page.getByRole('tab', { name: w.panes.position }).click();
  },
  hand: async (page) => {
    await page.goto('./#v=1&game=knights&sample=corner&case=1&ply=0');
    await expect(page.locator('.knights_nim')).toBeVisible();
    await page.keyboard.press('b');
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowUp');
  },
  far: async (page) => {
    await page.goto('./#v=1&game=knights&sample=twenty&case=1&ply=0');
    await expect(page.locator('.knights_nim')).toBeVisible();
    await page.keyboard.press('b');
    for (let i = 0; i < 18; i++) await page.keyboard.press('-');
  },
  outcomes: async (page) => {
    await page.goto('./#v=1&game=knights&sample=corner&case=1&ply=0');
    await page.getByRole('switch', { name: w.knights.outcomes }).click();
  },
  farthest: async (page) => {
    await page.goto('./#v=1&game=knights&sample=corner&case=1&ply=0');
    await page.getByRole('button', { name: /go to/i }).click();
    await page.getByRole('textbox', { name: w.knights.axis({ axis: 'x' }) }).fill('2^62');
    await page.getByRole('textbox', { name: w.knights.axis({ axis: 'y' }) }).fill('2^62');
    await page.keyboard.press('Enter');
  },
  janken: async (page) => {
    await page.goto('./#v=1&game=janken&sample=zones&case=1&ply=3');
  },
  unit: async (page) => {
    await page.goto('./#v=1&game=janken&sample=zones&case=1&ply=4');
    await expect(page.locator('.janken_field')).toBeVisible();
    await page.keyboard.press('b');
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowUp');
  },
  reading: async (page) => {
    await page.goto('./#v=1&game=janken&sample=statement&case=1&ply=2');
    await page.getByRole('tab', { name: w.panes.rules }).click();
    await page.locator('.rules_readings').scrollIntoViewIfNeeded();
  },
  solitaire: async (page) => {
    await page.goto('./#v=1&game=solitaire&sample=fresh&case=1&ply=24');
  },
  solitaireFault: async (page) => {
    await page.goto('./#v=1&game=solitaire&sample=illegal&case=1&ply=7');
  },
  solitairePosition: async (page) => {
    await page.goto('./#v=1&game=solitaire&sample=fresh&case=1&ply=40');
    await page.getByRole('tab', { name: w.panes.position }).click();
    await page.locator('.solitaire_entry').first().focus();
  },
  error: async (page) => {
    await page.goto('./');
    await page.getByRole('textbox', { name: w.panes.inputLabel }).fill('4 0\n17 18\n13 99\n8 12\n10 12\n0 0\n');
  },
  pursuit: async (page) => {
    await page.goto('./#v=1&game=pursuit&sample=match&case=1&ply=8');
  },
  torus: async (page) => {
    await page.goto('./#v=1&game=pursuit&sample=torus&case=1&ply=7');
    const { x, y } = await middle(page, 3, 2);
    await page.mouse.move(x, y);
  },
  chaseBig: async (page) => {
    await page.goto('./#v=1&game=pursuit&sample=big&case=1&ply=9');
  },
  chaseFile: async (page) => {
    await page.goto('./#v=1&game=pursuit&sample=statement&case=4&ply=0');
  },
  chaseForfeit: async (page) => {
    await page.goto('./#v=1&game=pursuit&sample=forfeit&case=1&ply=7');
    await page.getByRole('tab', { name: w.panes.position }).click();
  },
  chaseHand: async (page) => {
    await page.goto('./#v=1&game=pursuit&sample=torus&case=1&ply=6');
    await expect(page.locator('.evidence_candidates')).toBeVisible();
    for (const [row, column] of [
      [2, 0],
      [2, 1],
      [7, 1],
    ] as const) {
      const { x, y } = await middle(page, row, column);
      await page.mouse.click(x, y);
    }
  },
  theory: async (page) => {
    await page.goto('./#v=1&game=pursuit&sample=match&case=1&ply=5');
    await page.getByRole('tab', { name: w.pursuit.theory }).click();
    await expect(page.locator('.theory_stops')).toBeVisible();
  },
  workshop: async (page) => {
    await page.goto('./#v=1&game=pursuit&sample=torus&case=1&ply=6');
    await openWorkshop(page);
    await page.getByRole('button', { name: w['pursuit-robot'].run }).click();
    await expect(page.locator('.workshop_workshop > [aria-live]')).toContainText('points.', { timeout: 60_000 });
  },
  player: async (page) => {
    await openPlayer(page);
    await page.locator('.player_player').getByLabel(w.solitaire.seedShort).fill('1');
    await page.getByRole('button', { name: w.solitaire.play }).click();
    await page.getByRole('button', { name: w.solitaire.before({ nth: 3 }), exact: true }).click();
  },
  playedMany: async (page) => {
    await openPlayer(page);
    await page.getByRole('button', { name: w.solitaire.playMany({ games: 100 }) }).click();
    await expect(page.locator('.player_player .solitaire_batch')).toContainText('100 of 100');
    await page.locator('.player_player .solitaire_tally[aria-disabled=false]').first().click();
  },
  atlas: async (page) => {
    await page.goto('./#v=1&game=pursuit&sample=torus&case=1&ply=6');
    await openAtlas(page);
  },
  compared: async (page) => {
    await page.goto('./#v=1&game=robots&sample=statement&case=1&ply=0');
    await expect(page.locator('.output_output pre')).toContainText('Case 3');
    const right = (await page.locator('.output_output .output_chunk').allTextContents()).join('');
    await page.getByRole('button', { name: w.panes.test }).click();
    await page
      .getByRole('textbox', { name: w.compare.field })
      .fill(right.replace('debris: 1\nNumber of robots remaining: 1', 'debris: 2\nNumber of robots remaining: 1'));
    await expect(page.locator('.compare_verdict')).toContainText(w.compare.wrong);
    // Not over a row, which would look selected.
    await page.mouse.move(0, 0);
  },
  cases: async (page) => {
    await page.goto('./#v=1&game=robots&sample=statement&case=1&ply=0');
    await inputs(page, 'Cases');
    await page.getByRole('listitem').nth(1).getByRole('checkbox').check();
  },
  random: async (page) => {
    await page.goto('./#v=1&game=janken&sample=zones&case=1&ply=0');
    await inputs(page, 'Random');
    await page.getByRole('button', { name: w.inputs.make }).click();
  },
  minimise: async (page) => {
    await page.goto('./#v=1&game=knights&sample=twenty&case=1&ply=0');
    await choosePrograms(page);
    await page.getByRole('button', { name: w.compare.run }).click();
    await page.getByRole('button', { name: w.compare.shrink }).click();
    await expect(page.locator('.solution_smallest')).toBeVisible();
  },
  editing: async (page) => {
    await page.goto('./#v=1&game=robots&sample=crowd&case=1&ply=0');
    await expect(page.locator('.timeline_counter')).toContainText('of');
    await choose(page, w.panes.samples, w.panes.edit);
    await page.getByRole('textbox', { name: w.panes.inputLabel }).click();
    await expect(page.locator('.cm-meaning')).toContainText('Line');
  },
  editingHexes: async (page) => {
    await page.goto('./#v=1&game=janken&sample=zones&case=1&ply=0');
    await expect(page.locator('.timeline_counter')).toContainText('of');
    await choose(page, w.panes.samples, w.panes.edit);
    await expect(page.locator('.edit-bar_editBar')).toBeVisible();
  },
  export: async (page) => {
    await page.goto('./#v=1&game=robots&sample=statement&case=3&ply=57');
    await expect(page.locator('.evidence_candidates')).toBeVisible();
    await choose(page, w.page.menu, w.page.export);
    await page.getByRole('radio', { name: 'GIF' }).check();
    await expect(page.locator('.export_preview')).toHaveAttribute('aria-busy', 'false');
  },
  exported: async (page) => {
    await page.goto('./#v=1&game=knights&sample=twenty&case=1&ply=9');
    await expect(page.locator('.knights_nim')).toBeVisible();
    await choose(page, w.page.menu, w.page.export);
    await page.getByRole('radio', { name: 'SVG' }).check();
    await page.locator('.export_run').click();
    await expect(page.getByRole('link', { name: w.export.download })).toBeVisible();
  },
  share: async (page) => {
    await page.goto('./#v=1&game=knights&sample=corner&case=1&ply=2');
    await page.getByRole('button', { name: w.page.share }).click();
    await expect(page.locator('.share_qr')).toBeVisible();
  },
  shareLarge: async (page) => {
    await page.goto('./#v=1&game=robots&sample=crowd&case=1&ply=20');
    await page.getByRole('button', { name: w.page.share }).click();
    const large = page.getByRole('button', { name: w.share.larger });
    if (await large.isVisible()) await large.click();
  },
  alone: async (page) => {
    await page.goto(
      './board.html#v=1&game=janken&sample=zones&case=1&ply=3&controls=full&caption=Four units against three, around a lake',
    );
    await expect(page.locator('.embed_because')).toBeVisible();
  },
  embed: async (page) => {
    await page.goto('./embed.html');
    await expect(page.frameLocator('iframe').first().locator('.timeline_counter')).toContainText('of 93');
    await page.locator('#chase').scrollIntoViewIfNeeded();
    await expect(page.locator('#told')).toContainText('Turn 0');
  },
  present: async (page) => {
    await page.goto('./class.html#v=1&game=robots&sample=crowd&case=1&ply=20&class=present');
  },
  predict: async (page) => {
    await page.goto('./class.html#v=1&game=knights&sample=statement&case=2&ply=0&class=predict');
  },
  revealed: async (page) => {
    await page.goto('./class.html#v=1&game=robots&sample=statement&case=1&ply=0&class=predict');
    await expect(page.locator('.teach_question')).toBeVisible();
    await page.keyboard.press('PageDown');
  },
  lesson: async (page) => {
    await page.goto('./class.html#v=1&game=janken&class=lesson.5');
    await expect(page.locator('.teach_question')).toBeVisible();
  },
  sheet: async (page) => {
    await page.goto('./class.html#v=1&game=knights&sample=statement&case=2&ply=0&class=sheet');
    await expect(page.locator('.sheet_sheet img')).toHaveCount(2);
  },
  seed: async (page) => {
    await page.goto('./class.html#v=1&game=robots&class=seed');
    await page.getByRole('textbox', { name: w.teach.words }).fill('class 7b, Monday');
    await page.getByRole('button', { name: w.teach.create }).click();
    await expect(page.locator('.teach_game')).toContainText('Seed');
  },
  lessonEditor: async (page) => {
    await page.goto(`./${await lessonHash('edit')}`);
    await expect(page.locator('.lesson-editor_editEngine')).toBeVisible();
  },
  lessonStep: async (page) => {
    await page.goto(`./${await lessonHash('lesson.1')}`);
    await page.getByRole('textbox', { name: w.teach.yours }).fill('2');
    await page.getByRole('button', { name: w.lesson.check }).click();
  },
  handIn: async (page) => {
    await page.goto(`./${await lessonHash('lesson.0')}`);
    await page.getByRole('button', { name: w.lesson.handIn }).click();
    await page.getByRole('textbox', { name: w.lesson.yourNickname }).fill('Ana');
    await page.getByRole('button', { name: w.lesson.otherWays }).click();
    await expect(page.locator('.hand-in_handIn .share_qr')).toBeVisible();
  },
  collect: async (page) => {
    await page.goto(`./${await lessonHash('collect')}`);
    const codes = [await handInCode('Ana', { 0: 'N', 1: '1' }), await handInCode('Ben', { 0: 'S', 1: null })];
    await page.getByLabel(w.lesson.paste).fill(codes.join('\n'));
    await page.getByRole('button', { name: w.lesson.add, exact: true }).click();
    await expect(page.locator('.collect_table tbody tr')).toHaveCount(2);
  },
  keys: async (page) => {
    await page.goto('./');
    await page.keyboard.press('?');
  },
};

/** A worker that is ended while it loads leaves its request open for ever, as far as Playwright can tell. */
const LOADING = 5_000;

async function rest(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle', { timeout: LOADING }).catch(() => {});
  await expect(page.locator('pre[aria-busy=true]')).toHaveCount(0);
  await page.waitForTimeout(500);
}

for (const colorScheme of ['light', 'dark'] as const)
  for (const [width, height] of SIZES)
    for (const [name, open] of Object.entries(SCENES))
      test(`${name} ${width}x${height} ${colorScheme}`, async ({ browser }) => {
        const isPhone = width < 600;
        const touch = { hasTouch: isPhone, isMobile: isPhone };
        const page = await browser.newPage({ viewport: { width, height }, colorScheme, ...touch });
        const file = `target/screens/${name}-${width}x${height}-${colorScheme}`;
        await open(page);
        await rest(page);
        await page.screenshot({ path: `${file}.png` });
        const pages = page.locator('.aside_pages');
        if (isPhone && (await pages.isVisible())) {
          await pages.evaluate((panel) => panel.scrollIntoView());
          await rest(page);
          await page.screenshot({ path: `${file}-down.png` });
        }
        await page.close();
      });
