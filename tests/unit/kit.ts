// What tests of the page do and read: a text that is typed, a file that is dropped, an address that is written.
import { expect } from 'vitest';
import { type Boardlab, text, until, waitFor } from './page';

/** A screen on which nothing comes into sight: the input stays in its plain field, and no code editor takes its place. */
globalThis.IntersectionObserver = class {
  observe(): void {}
  disconnect(): void {}
} as unknown as typeof IntersectionObserver;

export const counter = (): string => text('.timeline_counter');
export const sentence = (): string => text('.aside_step');
export const notice = (): string => text('.notice_notice');
export const caseField = (): string => document.querySelector<HTMLInputElement>('.cases_caseField input')?.value ?? '';

/** The field of the input; the page lays it out a little after the rest. */
function field(): HTMLTextAreaElement {
  const area = document.querySelector<HTMLTextAreaElement>('.editor_editor textarea');
  if (!area) throw new Error('no field for the input');
  return area;
}

/** The input as it stands in its field. */
export const written = (): string => field().value;

/** Replaces the input, as typing does; resolves when the engine has read it. */
export async function write({ state }: Boardlab, input: string): Promise<void> {
  const area = await waitFor(field);
  area.value = input;
  area.dispatchEvent(new Event('input', { bubbles: true }));
  await until(state.isCurrent, (fresh) => fresh);
}

/** Drops a file on the board. */
export function drop(name: string, content: BlobPart, size?: number): void {
  const file = new File([content], name, { type: 'application/json' });
  if (size !== undefined) Object.defineProperty(file, 'size', { value: size });
  const event = new Event('drop', { bubbles: true, cancelable: true });
  Object.assign(event, { dataTransfer: { files: [file], types: ['Files'] } });
  (document.querySelector('canvas') ?? document.body).dispatchEvent(event);
}

/** The address, once the page has written one that fits. */
export async function address(fits: RegExp): Promise<string> {
  await waitFor(() => expect(location.hash).toMatch(fits));
  return location.hash;
}
