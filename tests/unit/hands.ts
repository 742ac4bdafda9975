// What hands do on a board and beside it in a document without a screen. Cells are named by row and column, from 0.
import { fireEvent, screen, until } from './page';

const place = (row: number, column: number) => ({ x: BigInt(row), y: BigInt(column) });

/** The face of the game that stands. */
export async function face() {
  const [{ faceOf }, { state }] = await Promise.all([import('../../www/src/faces'), import('../../www/src/state')]);
  const found = await until(faceOf(state.source.peek().game), (one) => one !== null);
  if (!found) throw new Error('no face');
  return found;
}

/** Chooses a cell, as a click does. */
export async function choose(row: number, column: number): Promise<void> {
  const { choose: chosen } = await import('../../www/src/hand');
  chosen(await face(), place(row, column));
}

/** Drags from one cell to another. */
export async function drag(from: readonly [number, number], to: readonly [number, number]): Promise<void> {
  const { choose: chosen, grip } = await import('../../www/src/hand');
  const board = await face();
  grip(board, place(...from));
  chosen(board, place(...to));
}

/** Looks at a cell, as a pointer that rests on it does. */
export async function point(row: number, column: number): Promise<void> {
  const { act } = await import('../../www/src/act');
  act({ kind: 'point', place: place(row, column) });
}

/** Opens one of the pages beside the board. */
export const side = (name: string): boolean => fireEvent.click(screen.getByRole('tab', { name }));

/** Chooses from a list by what it says. */
export function select(label: string | RegExp, option: string): void {
  const list = screen.getByRole('combobox', { name: label }) as HTMLSelectElement;
  const found = [...list.options].find(({ textContent }) => textContent === option);
  if (!found) throw new Error(`no ${option} in ${label}`);
  list.value = found.value;
  fireEvent.change(list);
}

/** Sends a form with a text in its field. */
export function submit(label: string, value: string): void {
  const field = screen.getByRole('textbox', { name: label }) as HTMLInputElement;
  fireEvent.input(field, { target: { value } });
  fireEvent.submit(field.form as HTMLFormElement);
}
