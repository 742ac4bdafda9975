// What a single file carries: files in two frames, compressed by zstd and written in base64. The engines have one of their own, which
// workers are handed.
import { decompress } from 'fzstd';

/** Not in every browser yet. */
type FromBase64 = { fromBase64?(text: string): Uint8Array<ArrayBuffer> };

const bytesOf = (text: string): Uint8Array<ArrayBuffer> =>
  (Uint8Array as FromBase64).fromBase64?.(text) ?? Uint8Array.from(atob(text), (char) => char.charCodeAt(0));

/** Still packed: `NAME LENGTH` of each file, joined by commas, and the text of the element. */
export type Frame = { parts: string; packed: string };

export function frameOf(name: 'page' | 'engines'): Frame {
  const element = document.querySelector<HTMLElement>(`script[data-frame=${name}]`);
  return { parts: element?.dataset.parts ?? '', packed: element?.textContent ?? '' };
}

/** The files of a frame, by their names. */
export function filesIn({ parts, packed }: Frame): Map<string, Uint8Array<ArrayBuffer>> {
  const all = decompress(bytesOf(packed));
  let end = 0;
  return new Map(
    parts.split(',').map((part) => {
      const [name = '', length] = part.split(' ');
      const start = end;
      end += Number(length);
      return [name, all.slice(start, end)];
    }),
  );
}

export function fileIn(frame: Frame, name: string): Uint8Array<ArrayBuffer> {
  const found = filesIn(frame).get(name);
  if (!found) throw new Error(`${name} is not in this file`);
  return found;
}

export const textOf = (bytes: Uint8Array<ArrayBuffer>): string => new TextDecoder().decode(bytes);
