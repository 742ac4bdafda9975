// Links that were given away open in a browser, too: one of each version. All others: tests/unit/links.test.ts.
import { goldens } from '../unit/goldens';
import { caseField, counter, expect, sentence, test } from './page';

for (const version of [1, 2])
  test(`a branch of version ${version} opens for ever`, async ({ page }) => {
    const link = goldens(version).find(({ kind }) => kind === 'a branch, knights');
    await page.goto(`./${link?.hash}`);
    await expect(caseField(page)).toHaveValue(link?.index ?? 'none');
    await expect(counter(page)).toHaveText(new RegExp(`^${link?.move} of `));
    await expect(sentence(page)).toHaveText(link?.step ?? 'none');
    await expect(page.locator('.branch_branch')).toBeVisible();
  });
