// How a visitor's program comes to the page in every engine.
import { readFileSync } from 'node:fs';
import { w } from '../e2e/words';
import { button, type PageDriver } from './driver';

export const file = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url));

/** Drops a file on the board. */
const drop = ([name, content]: readonly [string, string]): Promise<null> => {
  const bytes = Uint8Array.from(atob(content), (char) => char.charCodeAt(0));
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(new File([bytes], name));
  document
    .querySelector('.board_stage')
    ?.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
  return Promise.resolve(null);
};

export const bring = (driver: PageDriver, name: string, bytes: Uint8Array) =>
  driver.run(drop, [name, Buffer.from(bytes).toString('base64')] as const);

export const run = (driver: PageDriver) => driver.click(button(w.compare.run));
