// The engines of a single file: one element for all of them, compressed by zstd.
import { decompress } from 'fzstd';
import { bytesOf } from './files';

/** Still packed: `NAME LENGTH` of each, joined by commas, and the text of the element. */
export type Engines = { parts: string; packed: string };

export function packedEngines(): Engines {
  const element = document.querySelector<HTMLElement>('script[data-engines]');
  return { parts: element?.dataset.engines ?? '', packed: element?.textContent ?? '' };
}

export function engineIn({ parts, packed }: Engines, name: string): Uint8Array<ArrayBuffer> {
  let start = 0;
  for (const part of parts.split(',')) {
    const [found, length] = part.split(' ');
    const end = start + Number(length);
    if (found === name) return decompress(bytesOf(packed)).slice(start, end);
    start = end;
  }
  throw new Error(`${name} is not in this file`);
}
