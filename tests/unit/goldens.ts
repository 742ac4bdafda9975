// Links that were given away, as files keep them.
import { readFileSync } from 'node:fs';
import { plain } from './plain';

/** What a link is an example of, its hash, and what it shows: the case, the move, the step that led there. */
export type Golden = { kind: string; hash: string; index: string; move: string; step: string };

export function goldens(version: number): Golden[] {
  const text = readFileSync(new URL(`links/v${version}.txt`, import.meta.url), 'utf8');
  return text
    .trim()
    .split('\n\n')
    .map((part) => {
      const [kind = '', hash = '', index = '', move = '', step = ''] = part.split('\n');
      return { kind, hash, index, move, step: plain(step) };
    });
}
