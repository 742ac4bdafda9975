// Links that were given away: they open for ever and show what they showed. A file a version, written once.
import { readFileSync } from 'node:fs';
import { caseField, counter, expect, sentence, start, test } from './page';

/** What a link is an example of, its hash, and what it shows: the case, the move, the step that led there. */
type Golden = { kind: string; hash: string; index: string; move: string; step: string };

function goldens(version: number): Golden[] {
  const text = readFileSync(new URL(`links/v${version}.txt`, import.meta.url), 'utf8');
  return text
    .trim()
    .split('\n\n')
    .map((part) => {
      const [kind = '', hash = '', index = '', move = '', step = ''] = part.split('\n');
      return { kind, hash, index, move, step };
    });
}

for (const version of [1, 2])
  for (const { kind, hash, index, move, step } of goldens(version))
    test(`version ${version} opens for ever: ${kind}`, async ({ page }) => {
      await start(page, hash);
      await expect(caseField(page)).toHaveValue(index);
      await expect(counter(page)).toHaveText(new RegExp(`^${move} of `));
      await expect(sentence(page)).toHaveText(step);
      if (kind.startsWith('a branch')) await expect(page.locator('.branch')).toBeVisible();
    });
