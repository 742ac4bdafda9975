// The files that a single file carries: each is the text of an element, compressed by gzip and written in base64.
// The engines are one element together.

/** Not in every browser yet. */
type FromBase64 = { fromBase64?(text: string): Uint8Array<ArrayBuffer> };

export const bytesOf = (text: string): Uint8Array<ArrayBuffer> =>
  (Uint8Array as FromBase64).fromBase64?.(text) ?? Uint8Array.from(atob(text), (char) => char.charCodeAt(0));

/** What a host would answer. */
export function unpacked(packed: string, type = 'text/plain'): Response {
  const stream = new Response(bytesOf(packed)).body?.pipeThrough(new DecompressionStream('gzip'));
  return new Response(stream, { headers: { 'Content-Type': type } });
}

/** The files whose names end in one way, by their names, still packed. */
export const packedFiles = (end: string): Record<string, string> =>
  Object.fromEntries(
    [...document.querySelectorAll<HTMLElement>(`script[data-file$="${end}"]`)].map((element) => [
      element.dataset.file ?? '',
      element.textContent ?? '',
    ]),
  );

export async function fileNamed(name: string): Promise<Response> {
  const found = packedFiles(name)[name];
  if (!found) throw new Error(`${name} is not in this file`);
  return unpacked(found);
}
