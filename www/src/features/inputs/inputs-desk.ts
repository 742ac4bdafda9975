// What the dialog of inputs holds: which cases are chosen, what random inputs are like, the solution that is tried.
import { computed, effect, signal } from '@preact/signals';
import { latest } from '../../engine/engine';
import type { Source } from '../../engine/protocol';
import { bench } from '../../i18n/bench-en';
import { act } from '../../store/act';
import { state } from '../../store/state';
import { ask } from '../workbench/desk';

export const PAGES = ['cases', 'random', 'minimise'] as const;
export type Page = (typeof PAGES)[number];

export const open = signal(false);
export const page = signal<Page>('cases');

/** The text as it stands, if it was read without an error. */
export const source = computed(() => (state.lastValid.value === state.source.value ? state.lastValid.value : null));

/** Where the cases of a text begin and end, in pairs. */
export const spans = signal<{ source: Source; at: Uint32Array } | null>(null);
export const chosen = signal<ReadonlySet<number>>(new Set());

const fetch = latest(async (of: Source) => {
  const at = await ask('folds', { source: of }).catch(() => null);
  if (at && source.peek() === of) spans.value = { source: of, at };
});

effect(() => {
  if (open.value && source.value && spans.peek()?.source !== source.value) fetch(source.value);
});

export const countNow = (): number => (spans.value?.at.length ?? 0) / 2;

/** The text of a case. */
export function textOf(nth: number): string {
  const known = spans.value;
  return known ? known.source.text.slice(known.at[2 * nth], known.at[2 * nth + 1]) : '';
}

/** Makes the input one of these cases in this order; `keep`: those that are chosen then. */
export async function gather(order: number[], keep: ReadonlySet<number>): Promise<void> {
  const of = source.peek();
  if (!of || order.length === 0) return;
  const text = await ask('gather', { source: of, order: Uint32Array.from(order) }).catch(() => null);
  if (text === null || source.peek() !== of) return;
  chosen.value = keep;
  act({ kind: 'edit', text, whole: false });
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

/** Random inputs: what the sliders say. */
export const shape = signal({ seed: '1', cases: 3, size: 50, nastiness: 50 });
export type Shape = (typeof shape)['value'];

const STORE = 'solution';
const EXAMPLE = bench.minimise.example;

function kept(): string {
  try {
    return localStorage.getItem(STORE) ?? EXAMPLE;
  } catch {
    return EXAMPLE;
  }
}

export const code = signal(kept());

export function write(text: string): void {
  code.value = text;
  try {
    localStorage.setItem(STORE, text);
  } catch {
    // A browser that keeps nothing is no reason to stop.
  }
}
