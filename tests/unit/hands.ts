// What hands do beside the board in a document without a screen: pages, lists and forms.

import * as pursuit from 'words:pursuit';
import { button, fireEvent, screen, until, waitFor } from './page';

/** The module of the game that is open. */
export async function gameModule() {
  const [{ gameModuleOf }, { state }] = await Promise.all([
    import('../../www/src/board/game-modules'),
    import('../../www/src/game'),
  ]);
  const found = await until(gameModuleOf(state.source.peek().game), (one) => one !== null);
  if (!found) throw new Error('no gameModule');
  return found;
}

const place = ([row, column]: readonly [number, number]) => ({ x: BigInt(row), y: BigInt(column) });

/** Drags what is on one cell to another. */
export async function drag(from: readonly [number, number], to: readonly [number, number]): Promise<void> {
  const { chooseCell, beginDrag } = await import('../../www/src/board/board-input');
  const board = await gameModule();
  beginDrag(board, place(from));
  chooseCell(board, place(to));
}

/** Opens one of the pages beside the board. */
export const side = (name: string): boolean => fireEvent.click(screen.getByRole('tab', { name }));

/** Opens Pursuit's atlas. */
export async function openAtlas(): Promise<void> {
  await waitFor(() => side('Theory'));
  await waitFor(() => fireEvent.click(button(pursuit.theoryAtlas)));
}

/** Chooses from a list by what it says, or by its value. */
export function select(label: string | RegExp, wanted: string): void {
  const list = screen.getByRole('combobox', { name: label }) as HTMLSelectElement;
  const found = [...list.options].find(({ textContent, value }) => textContent === wanted || value === wanted);
  if (!found) throw new Error(`no ${wanted} in ${label}`);
  list.value = found.value;
  fireEvent.change(list);
}

/** Sends a form with a text in its field. */
export function submit(label: string, value: string): void {
  const field = screen.getByRole('textbox', { name: label }) as HTMLInputElement;
  fireEvent.input(field, { target: { value } });
  fireEvent.submit(field.form as HTMLFormElement);
}

type Saved = { name: string; blob: Blob };

/** Files that the page offers for download from now on. */
export function downloads(): Saved[] {
  const saved: Saved[] = [];
  const blobs = new Map<string, Blob>();
  const make = URL.createObjectURL;
  URL.createObjectURL = (blob) => {
    const url = make(blob);
    blobs.set(url, blob as Blob);
    return url;
  };
  HTMLAnchorElement.prototype.click = function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, blob: blobs.get(this.href) as Blob });
  };
  return saved;
}
