// The board under a pointer, in Node: its room has a size, though nothing is drawn in it.
import type { Scene } from '../../www/src/board/drawing';
import type { Board } from '../../www/src/engine/boundary';
import { press, waitFor } from './page';

const ROOM = 640;

/** Tells once how large an element is, as a browser does when it begins to watch; happy-dom tells nothing. */
class FirstSize {
  constructor(private readonly heard: () => void) {}
  observe(): void {
    queueMicrotask(this.heard);
  }
  unobserve(): void {}
  disconnect(): void {}
}
globalThis.ResizeObserver = FirstSize as unknown as typeof ResizeObserver;

for (const side of ['clientWidth', 'clientHeight'])
  Object.defineProperty(HTMLElement.prototype, side, { get: () => ROOM, configurable: true });

type Point = { offsetX: number; offsetY: number };

const canvas = () => document.querySelector('#board canvas');

/** What the board is drawn from, once there is something to draw. */
export async function scene(): Promise<Scene<Board>> {
  const { stage } = await import('../../www/src/board/board-input');
  return waitFor(() => {
    const now = stage.peek()?.currentScene();
    if (!now) throw new Error('nothing is drawn');
    return now;
  });
}

/** The middle of a cell on the canvas; row and column from 0. */
async function middle(row: number, column: number): Promise<Point> {
  await scene();
  const { stage } = await import('../../www/src/board/board-input');
  const cell = stage.peek()?.cellBox({ x: BigInt(row), y: BigInt(column) });
  const { left, top, width, height } = cell ?? new DOMRect();
  return { offsetX: left + width / 2, offsetY: top + height / 2 };
}

const send = (kind: string, at: Point) => {
  const pointer = { ...at, bubbles: true, button: 0, pointerId: 1 };
  canvas()?.dispatchEvent(kind === 'click' ? new MouseEvent(kind, pointer) : new PointerEvent(kind, pointer));
};

/** Moves the pointer onto a cell. Of two moves within one frame the second counts when the frame is over. */
export async function hover(row: number, column: number): Promise<void> {
  send('pointermove', await middle(row, column));
}

export async function click(row: number, column: number): Promise<void> {
  const at = await middle(row, column);
  for (const kind of ['pointerdown', 'pointerup', 'click']) send(kind, at);
}

/** Presses keys one after the other. */
export function keys(...pressed: string[]): void {
  for (const key of pressed) press(key);
}
