// Numbers in as many bits as they need: coordinates without order, which no compression finds shorter.

/** So many numbers share a width. */
const GROUP = 32;
const WIDTH_BITS = 6;
/** A larger one is not exact in a double. */
const MOST_BITS = 53;

/** A text taken apart: `form` has a 0 where a number stood. */
export type Parts = { form: string; numbers: number[] };

/** Null where a number would not come back as it is written: 007, or more digits than a double holds. */
export function apart(text: string): Parts | null {
  const numbers: number[] = [];
  let exact = true;
  const form = text.replace(/\d+/g, (digits) => {
    exact &&= digits === String(Number(digits)) && Number.isSafeInteger(Number(digits));
    numbers.push(Number(digits));
    return '0';
  });
  return exact ? { form, numbers } : null;
}

/** Throws when the form has another number of places than there are numbers. */
export function together({ form, numbers }: Parts): string {
  let at = 0;
  const text = form.replace(/\d/g, () => String(numbers[at++]));
  if (at !== numbers.length) throw new Error('damaged');
  return text;
}

/** How many numbers a form asks for; throws when it is none. */
export function placesIn(form: string): number {
  const digits = form.match(/\d/g) ?? [];
  if (digits.some((digit) => digit !== '0')) throw new Error('damaged');
  return digits.length;
}

function groups(numbers: readonly number[]): number[][] {
  return Array.from({ length: Math.ceil(numbers.length / GROUP) }, (_, i) => numbers.slice(i * GROUP, (i + 1) * GROUP));
}

const binary = (value: number, width: number) => (width === 0 ? '' : value.toString(2).padStart(width, '0'));

function bitsOf(group: readonly number[]): string {
  const most = Math.max(...group);
  const width = most === 0 ? 0 : most.toString(2).length;
  return binary(width, WIDTH_BITS) + group.map((number) => binary(number, width)).join('');
}

export function written(numbers: readonly number[]): Uint8Array {
  const bits = groups(numbers).map(bitsOf).join('');
  const bytes = bits.match(/.{1,8}/g) ?? [];
  return Uint8Array.from(bytes, (byte) => Number.parseInt(byte.padEnd(8, '0'), 2));
}

/** Throws unless the bytes hold so many numbers and nothing more. */
export function read(bytes: Uint8Array, count: number): number[] {
  let at = 0;
  const take = (width: number) => {
    let value = 0;
    for (let bit = 0; bit < width; bit++, at++) value = value * 2 + (((bytes[at >> 3] ?? 0) >> (7 - (at & 7))) & 1);
    return value;
  };
  const numbers: number[] = [];
  while (numbers.length < count) {
    const width = take(WIDTH_BITS);
    if (width > MOST_BITS || at > bytes.length * 8) throw new Error('damaged');
    for (let i = Math.min(GROUP, count - numbers.length); i > 0; i--) numbers.push(take(width));
  }
  if (Math.ceil(at / 8) !== bytes.length) throw new Error('damaged');
  return numbers;
}
