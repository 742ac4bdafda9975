// Text as a part of an address: deflated by the platform, then base64url.

const PIECE = 8192;

function base64url(bytes: Uint8Array): string {
  let binary = '';
  for (let at = 0; at < bytes.length; at += PIECE) binary += String.fromCharCode(...bytes.subarray(at, at + PIECE));
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

function bytesOf(packed: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(packed.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0));
}

/** Null when the packed text would be longer than `longest`. */
export async function pack(text: string, longest: number): Promise<string | null> {
  const deflated = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(deflated).arrayBuffer());
  return bytes.length * 4 > longest * 3 ? null : base64url(bytes);
}

/** Throws when the text is damaged, or larger than `largest` bytes: a short link may hold an endless text. */
export async function unpack(packed: string, largest: number): Promise<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const inflated = new Blob([bytesOf(packed)]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  const reader = inflated.getReader();
  let text = '';
  let size = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.length;
    if (size > largest) throw new Error('too large');
    text += decoder.decode(part.value, { stream: true });
  }
  return text + decoder.decode();
}

/** Tells texts apart; it need not resist anyone, and works where a page has no subtle cryptography. */
export function digest(text: string): string {
  let a = 0x811c9dc5;
  let b = 0x9e3779b9;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    a = Math.imul(a ^ unit, 0x01000193);
    b = Math.imul(b + unit, 0x85ebca6b) ^ (b >>> 13);
  }
  return [a, b, text.length].map((word) => (word >>> 0).toString(36)).join('-');
}
