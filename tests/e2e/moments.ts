// A moment with moves of one's own: what a link, a replay file or a host page must bring back.
import type { Page } from '@playwright/test';
import type { Page as Parts } from '../../www/src/game/page';
import { MOMENTS, type Moment } from '../unit/moments';
import { counted, counter, expect, sentence } from './page';

export { MOMENTS };

declare const boardlab: Parts;

/** Opens a moment and leaves the solver's line there. */
export async function branchOff(page: Page, { game, sample, ply, move }: Moment): Promise<void> {
  await page.goto(`./#v=1&game=${game}&sample=${sample}&case=1&ply=${ply}`);
  await expect(counter(page)).toContainText(counted(game, ply));
  await page.evaluate((notation) => void boardlab.game.move(notation), move);
  await expect(page.locator('.branch_branch')).toBeVisible();
  // Where luck answers, its answer too.
  const reached = ply + (game === 'solitaire' ? 2 : 1);
  await expect(page.getByRole('slider')).toHaveValue(`${reached}`);
  await expect(counter(page)).toHaveText(new RegExp(`^${counted(game, reached).source}`));
  await expect(sentence(page)).not.toBeEmpty();
}

/** What a page shows of its moment. */
export async function shows(page: Page): Promise<string[]> {
  await expect(page.locator('.branch_branch')).toBeVisible();
  const [count, step] = await Promise.all([counter(page).textContent(), sentence(page).textContent()]);
  return [(count ?? '').replace(/ of .*/, ''), step ?? ''];
}
