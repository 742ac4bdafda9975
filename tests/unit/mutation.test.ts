// Stryker only warns of a file that it does not find, and mutates the others.
import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import stryker from '../../stryker.config.json';

test.each(stryker.mutate)('%s, which Stryker mutates, exists', (path) => expect(existsSync(path)).toBe(true));
