// A lesson whose board is the teacher's own: written with a file of positions, answered by a pupil, collected and printed.
import { pack } from '../../www/src/links/packing';
import { LESSON, lessonHash } from './lesson-links';
import { button, expect, test } from './page';
import { w } from './words';

test.use({ fresh: true });

const line = (nth: number) =>
  JSON.stringify({
    version: 1,
    board: { rows: 2, columns: 3 },
    pieces: [{ name: 'robot', at: [0, nth], figure: 'robot' }],
  });
const TEXT = `${[0, 1, 2].map(line).join('\n')}\n`;

/** The address of a lesson with two questions about a walk. */
async function hash(mode: string): Promise<string> {
  const position = { game: 'printed', text: TEXT };
  const [first, second] = [
    { kind: 'number', ask: 'How many steps?', answers: ['2'] },
    { kind: 'choice', ask: 'Where to?', choices: ['left', 'right'], answers: ['right'] },
  ].map((question) => ({ title: `A ${question.kind}`, text: 'A robot walks.', position, question }));
  const lesson = { ...LESSON, version: 3, title: 'A board of mine', steps: [first, second] };
  return `class.html#v=3&game=robots&lesson=${(await pack(JSON.stringify(lesson), 10_000)).value}&class=${mode}`;
}

/** How many colours the board has: one that is not drawn has one. */
const colours = () => {
  const canvas = document.querySelector('canvas') as HTMLCanvasElement;
  const { data } = (canvas.getContext('2d') as CanvasRenderingContext2D).getImageData(
    0,
    0,
    canvas.width,
    canvas.height,
  );
  return new Set(new Uint32Array(data.buffer)).size;
};

test('a pupil looks through the positions of a program and answers; the table has it, and paper has the board', async ({
  page,
  browser,
}) => {
  const context = await browser.newContext({ serviceWorkers: 'block', reducedMotion: 'reduce' });
  const pupil = await context.newPage();
  await pupil.goto(`./${await hash('lesson.0')}`);
  await expect(pupil.locator('.teach_question')).toHaveText('How many steps?');
  await expect.poll(() => pupil.evaluate(colours)).toBeGreaterThan(5);
  await pupil.getByRole('textbox', { name: w.teach.yours }).fill('2');
  await button(pupil, w.lesson.later).click();
  await button(pupil, w.lesson.later).click();
  await expect(button(pupil, w.lesson.later)).toHaveAttribute('aria-disabled', 'true');
  await expect(pupil.locator('canvas')).toHaveAttribute('aria-label', /robot \(1, 3\)/);
  await button(pupil, w.lesson.check).click();
  await expect(pupil.locator('.teach_verdict')).toHaveText(w.teach.right);
  await pupil.getByRole('button', { name: w.teach.on, exact: true }).click();
  await button(pupil, 'left').click();
  await button(pupil, w.lesson.check).click();
  await expect(pupil.locator('.teach_verdict')).toHaveText(w.teach.wrong);
  await expect(pupil).toHaveURL(/game=robots&.*class=lesson\.1/);
  await pupil.reload();
  await button(pupil, w.lesson.handIn).click();
  await pupil.getByRole('textbox', { name: w.lesson.yourNickname }).fill('Ana');
  const code = pupil.getByRole('textbox', { name: w.lesson.code });
  await expect(code).toHaveValue(/^BL1\./);

  await page.goto(`./${await hash('collect')}`);
  await page.getByLabel(w.lesson.paste).fill(await code.inputValue());
  await button(page, w.lesson.add).click();
  await expect(page.locator('.collect_table tbody td[data-mark]').nth(0)).toHaveAttribute('data-mark', 'right');
  await expect(page.locator('.collect_table tbody td[data-mark]').nth(1)).toHaveAttribute('data-mark', 'wrong');
  await page.goto(`./${await hash('sheet')}`);
  const boards = page.locator('article.sheet_sheet img');
  await expect(boards).toHaveCount(4);
  for (const board of await boards.all())
    await expect.poll(() => board.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(100);
  await context.close();
});

test('a step takes its board from a file of positions, and asks no more for a move', async ({ page }) => {
  await page.goto(`./${await lessonHash('edit')}`);
  await expect(page.getByLabel(w.lesson.stepTitle, { exact: true })).toHaveValue('A secret move');
  const file = { name: 'walk.jsonl', mimeType: 'text/plain', buffer: Buffer.from(TEXT) };
  await page.getByText(w.lesson.ownBoard).click();
  await page.getByLabel(w.lesson.boardFile).setInputFiles(file);
  await expect(page.locator('canvas')).toHaveAttribute('aria-label', /robot \(1, 1\)/);
  const kinds = page.getByRole('combobox', { name: w.lesson.kind, exact: true });
  await expect(kinds.locator('option')).toHaveCount(5);
  await kinds.selectOption({ label: w.lesson.number });
  await button(page, w.lesson.preview).click();
  await expect(page.getByRole('heading', { name: 'A secret move' })).toBeVisible();
  await expect(button(page, w.lesson.later)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('.main-page_mainPage')).toBeVisible();
});
