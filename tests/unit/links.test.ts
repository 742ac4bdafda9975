// Links that were given away: they open for ever and show what they showed. A file a version, written once.
import { expect, test } from 'vitest';
import { goldens } from './goldens';
import { arrived, follow, openHeadless, step } from './headless';

for (const version of [1, 2])
  for (const { kind, hash, index, move, step: said } of goldens(version))
    test(`version ${version} opens for ever: ${kind}`, async () => {
      const { state } = await openHeadless();
      expect(await follow(hash)).toBe(true);
      const shown = await arrived();
      expect(state.notice.peek()).toBeNull();
      expect(String((state.opened.peek()?.case ?? Number.NaN) + 1)).toBe(index);
      expect(`Move ${shown.frame.ply}`).toBe(move);
      expect(await step(shown)).toBe(said);
      if (kind.startsWith('a branch')) expect(state.opened.peek()?.line.branch).not.toBeNull();
    });
