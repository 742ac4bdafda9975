// Beside the board, where a browser is the subject: what comes into sight, and a move by the keyboard alone.
// What is said there is tested in tests/unit/why.test.ts.
import { counter, expect, input, sentence, test, withoutEditor } from './page';
import { w } from './words';

test('a rule comes into sight and takes the focus, also when it was read before', async ({ page }) => {
  await page.goto('./#v=1&game=robots&sample=statement&case=3&ply=28');
  for (let round = 0; round < 2; round++) {
    await page.locator('tr[data-move=NE] .evidence_reason').click();
    await expect(page.locator('#rule-caught')).toBeInViewport();
    await expect(page.locator('#rule-caught')).toBeFocused();
    await page.getByRole('tab', { name: w.panes.why }).click();
  }
});

test('a knight is moved by keyboard alone', async ({ page }) => {
  await withoutEditor(page);
  await page.goto('./#v=1&game=knights');
  await input(page).fill('1\n1\n3 3\n');
  await page.keyboard.press('Escape');
  await expect(sentence(page)).toContainText(w.knights.knights({ knights: 1 }));
  await expect(counter(page)).toContainText('Move 0 of');
  const press = (key: string) => page.keyboard.press(key);
  const cursor = page.locator('[role=gridcell][aria-selected=true]');
  await press('b');
  await expect(page.getByRole('grid')).toBeFocused();
  await expect(cursor).toContainText('(3, 3)');
  await press('Enter');
  await press('ArrowUp');
  await press('ArrowLeft');
  await press('ArrowLeft');
  await expect(cursor).toContainText('(2, 1)');
  await press('Enter');
  await expect(sentence(page)).toContainText(
    w.knights.moved({ nth: 1, player: 0, knight: 1, from: '(3, 3)', to: '(2, 1)' }),
  );
  await expect(page.getByRole('grid')).toBeFocused();
  await press('Escape');
  await expect(page.locator('#board')).toBeFocused();
});
