// The page without a document: its state, its session, the real engines, and an address to follow.
import type { ReadonlySignal } from '@preact/signals';
import type { Session } from '../../www/src/session';
import type { Desk, Shown } from '../../www/src/state';

export type Lab = { state: Desk; session: Session };

let lab: Lab | null = null;

/** The state and its session. Loaded after there is an address and a window, which modules may ask for. */
export async function desk(): Promise<Lab> {
  if (lab) return lab;
  Object.assign(globalThis, { window: globalThis, location: { hash: '', href: 'https://host.example/page.html' } });
  const [{ state }, { session }] = await Promise.all([import('../../www/src/state'), import('../../www/src/act')]);
  lab = { state, session };
  return lab;
}

/** Resolves with the first value of a part of the state that satisfies a condition. */
export function until<T>(part: ReadonlySignal<T>, holds: (value: T) => boolean): Promise<T> {
  return new Promise((resolve) => {
    const stop = part.subscribe((value) => {
      if (!holds(value)) return;
      queueMicrotask(() => stop());
      resolve(value);
    });
  });
}

/** Follows an address; resolves with whether it led anywhere. */
export async function follow(hash: string): Promise<boolean> {
  const { state } = await desk();
  location.hash = hash;
  return (await import('../../www/src/address')).follow(state);
}

/** The position that the wanted ply shows, once it does. */
export async function arrived(): Promise<Shown> {
  const { state } = await desk();
  await until(state.fresh, (fresh) => fresh);
  return (await until(
    state.shown,
    (now) => now !== null && now.frame.ply === state.ply.peek() && now.generation === state.opened.peek()?.generation,
  )) as Shown;
}

/** What the page says of the step that led to the position that is shown, with plain blanks. */
export async function step({ frame: { board } }: Shown): Promise<string> {
  const { faceOf } = await import('../../www/src/faces');
  const face = await until(faceOf(board.game), (found) => found !== null);
  return (face?.sentence(board) ?? '').replace(/\s+/g, ' ');
}
