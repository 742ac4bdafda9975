// Text as a part of an address: deflated by the platform, or its numbers bit by bit, whichever is shorter; then base64url.
import { apart, placesIn, read, together, written } from './numbers';

/** The first byte of what is packed. A link of version 1 has none: all of it is deflated text. */
const DEFLATED = 1;
/** The length of the deflated form in two bytes, the form, the numbers. */
const NUMBERED = 2;
/** Only so long a text is taken apart: what is longer fits no link. */
const LONGEST_NUMBERED = 200_000;
const LONGEST_FORM = 0xffff;
const PIECE = 8192;

/** `value` is null when it would be longer than asked for; `length` says how long. */
export type Packed = { length: number; value: string | null };

function base64url(bytes: Uint8Array): string {
  let binary = '';
  for (let at = 0; at < bytes.length; at += PIECE) binary += String.fromCharCode(...bytes.subarray(at, at + PIECE));
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

function bytesOf(packed: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(packed.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0));
}

async function deflated(text: string): Promise<Uint8Array> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** Throws when the text is damaged, or larger than `largest` bytes: a short link may hold an endless text. */
async function inflated(bytes: Uint8Array<ArrayBuffer>, largest: number): Promise<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader();
  let text = '';
  let size = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.length;
    if (size > largest) {
      await reader.cancel();
      throw new Error('too large');
    }
    text += decoder.decode(part.value, { stream: true });
  }
  return text + decoder.decode();
}

/** Null where the text cannot be taken apart. */
async function numbered(text: string): Promise<Uint8Array | null> {
  const parts = text.length <= LONGEST_NUMBERED ? apart(text) : null;
  const form = parts && (await deflated(parts.form));
  if (!parts || !form || form.length > LONGEST_FORM) return null;
  return joined([NUMBERED, form.length >> 8, form.length & 0xff], form, written(parts.numbers));
}

async function unnumbered(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const end = 2 + (bytes[0] ?? 0) * 256 + (bytes[1] ?? 0);
  const form = await inflated(bytes.slice(2, end), LONGEST_NUMBERED);
  return together({ form, numbers: read(bytes.subarray(end), placesIn(form)) });
}

function joined(...parts: ArrayLike<number>[]): Uint8Array {
  const bytes = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}

/** Packs a text as links of version 2 hold it. */
export async function pack(text: string, longest: number): Promise<Packed> {
  const plain = joined([DEFLATED], await deflated(text));
  const numbers = await numbered(text);
  const bytes = numbers && numbers.length < plain.length ? numbers : plain;
  const length = Math.ceil((bytes.length * 4) / 3);
  return { length, value: length > longest ? null : base64url(bytes) };
}

/** Reads what a link of a version holds. Throws when it is damaged, or larger than `largest` bytes. */
export async function unpack(packed: string, version: number, largest: number): Promise<string> {
  const bytes = bytesOf(packed);
  if (version === 1) return inflated(bytes, largest);
  const rest = bytes.slice(1);
  if (bytes[0] === DEFLATED) return inflated(rest, largest);
  if (bytes[0] === NUMBERED) return unnumbered(rest);
  throw new Error('damaged');
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
