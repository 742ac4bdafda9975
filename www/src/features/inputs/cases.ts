// The cases of the input: where they are, and inputs put together of some of them.
import { latest, unlessLost } from '../../engine/engine';
import type { Source } from '../../engine/protocol';
import { input, validSource } from '../../game';
import { workbench } from '../../game/workbench';
import { inputsDialog } from './state';

const { isOpen, spans, chosen } = inputsDialog.state;

const fetch = latest(async (of: Source) => {
  const at = await unlessLost(workbench.ask('folds', { source: of }), null);
  if (at && validSource.peek() === of) inputsDialog.setSpans({ source: of, at });
});

/** Finds where the cases of the text are, as far as it is not known. */
export function findSpans(): void {
  const of = validSource.peek();
  if (isOpen.peek() && of && spans.peek()?.source !== of) fetch(of);
}

export const countNow = (): number => (spans.value?.at.length ?? 0) / 2;

/** The text of a case. */
export function textOf(nth: number): string {
  const known = spans.value;
  return known ? known.source.text.slice(known.at[2 * nth], known.at[2 * nth + 1]) : '';
}

/** Makes the input one of these cases in this order; `keep`: those that are chosen then. */
export async function gather(order: number[], keep: ReadonlySet<number>): Promise<void> {
  const of = validSource.peek();
  if (!of || order.length === 0) return;
  const asked = workbench.ask('gather', { source: of, order: Uint32Array.from(order) });
  const text = await unlessLost(asked, null);
  if (text === null || validSource.peek() !== of) return;
  inputsDialog.choose(keep);
  input.edit(text);
}

export const all = (): number[] => Array.from({ length: countNow() }, (_, nth) => nth);

export const keepChosen = (): Promise<void> => {
  const kept = all().filter((nth) => chosen.peek().has(nth));
  return gather(kept, new Set(kept.map((_, nth) => nth)));
};

export const removeChosen = (): Promise<void> =>
  gather(
    all().filter((nth) => !chosen.peek().has(nth)),
    new Set(),
  );

/** The order in which every chosen case that can has moved one place up or down. */
export function shifted(order: number[], moves: ReadonlySet<number>, step: 1 | -1): number[] {
  const row = [...order];
  const places = step === -1 ? row.map((_, at) => at) : row.map((_, at) => row.length - 1 - at);
  for (const at of places) {
    const [mine, other] = [row[at], row[at + step]];
    if (mine === undefined || other === undefined || !moves.has(mine) || moves.has(other)) continue;
    row[at] = other;
    row[at + step] = mine;
  }
  return row;
}

/** Moves the chosen cases; they stay chosen where they come to. */
export function move(order: number[]): Promise<void> {
  const now = new Set(order.flatMap((from, to) => (chosen.peek().has(from) ? [to] : [])));
  return gather(order, now);
}
