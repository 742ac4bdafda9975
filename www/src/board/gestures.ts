// Pointer and wheel on the board's canvas: hover and click; on a board without end also drag, wheel and pinch.

import { prefersReducedMotion } from './appearance';
import type { Point } from './geometry';
import type { Stage } from './stage';

export type PointerHandlers = {
  /** The pointer is over a point of the canvas, or has left it. */
  point(at: { x: number; y: number } | null): void;
  /** `from`: where the press began; only for a board that does not pan. */
  click(at: { x: number; y: number }, from?: { x: number; y: number }): void;
};

/** Pixels: a press that moves less is a click. */
const SLIP = 5;
/** The logarithm of the zoom factor for each pixel. A notch of a wheel is 100 pixels and zooms by a quarter. */
const WHEEL = 0.0022;
/** The same for a pinch on a trackpad, whose events carry few pixels each. */
const PINCH = 0.01;
/** Pixels in a unit of `WheelEvent.deltaMode`: a pixel, a line, a page. */
const UNITS = [1, 33, 400];
/** Pixels: a wheel event with fewer comes from a trackpad, and is not smoothed. */
const NOTCH = 40;
/** The share of the remaining zoom that each frame applies. */
const GLIDE = 0.3;
/** The zoom factor of a double click. */
const DOUBLE = 2;

/** Adds an event listener to the canvas; it is removed when `gestures` is stopped. */
type Listen = <T extends keyof HTMLElementEventMap>(type: T, listener: (event: HTMLElementEventMap[T]) => void) => void;

const pointOf = (event: MouseEvent): Point => ({ x: event.offsetX, y: event.offsetY });

type Hover = (at: Point | null) => void;

/** Reports the first position at once, then at most one position a frame. */
function hovering(handlers: PointerHandlers, stop: AbortSignal): Hover {
  let due = 0;
  let next: { at: Point | null } | null = null;
  stop.addEventListener('abort', () => cancelAnimationFrame(due));
  const flush = () => {
    due = 0;
    if (next) handlers.point(next.at);
    next = null;
  };
  return (at) => {
    if (due) next = { at };
    else {
      handlers.point(at);
      due = requestAnimationFrame(flush);
    }
  };
}

/** Spreads a notch of the wheel over some frames. */
function gliding(stage: Stage, stop: AbortSignal): (by: number, around: Point, smoothly: boolean) => void {
  let due = 0;
  let owed = 0;
  let around: Point = { x: 0, y: 0 };
  stop.addEventListener('abort', () => cancelAnimationFrame(due));
  const step = () => {
    const now = Math.abs(owed) < 0.01 ? owed : owed * GLIDE;
    owed -= now;
    due = owed === 0 ? 0 : requestAnimationFrame(step);
    stage.zoom(Math.exp(now), around, false);
  };
  return (by, at, smoothly) => {
    around = at;
    if (!smoothly) stage.zoom(Math.exp(by), at, false);
    else {
      owed += by;
      due ||= requestAnimationFrame(step);
    }
  };
}

function wheeling(listen: Listen, zoom: ReturnType<typeof gliding>): void {
  const turn = (event: WheelEvent) => {
    // In an iframe without focus the wheel scrolls the page around it.
    if (window.parent !== window && !event.ctrlKey && !document.hasFocus()) return;
    event.preventDefault();
    const pixels = event.deltaY * (UNITS[event.deltaMode] ?? 1);
    const smoothly = !event.ctrlKey && Math.abs(pixels) >= NOTCH && !prefersReducedMotion();
    zoom(-pixels * (event.ctrlKey ? PINCH : WHEEL), pointOf(event), smoothly);
  };
  listen('wheel', turn);
}

const middle = (points: Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
});

const spread = ([a, b]: Point[]): number => (a && b ? Math.max(1, Math.hypot(a.x - b.x, a.y - b.y)) : 1);

/** The pointers that are down: fingers, or the mouse. */
class Grip {
  private readonly fingers = new Map<number, Point>();
  private from: Point = { x: 0, y: 0 };
  /** Whether this press has become more than a click. */
  slid = false;

  constructor(private readonly stage: Stage) {}

  get held(): boolean {
    return this.fingers.size > 0;
  }

  take(id: number, at: Point): void {
    if (!this.held) this.from = at;
    this.fingers.set(id, at);
    this.slid = this.fingers.size > 1;
  }

  /** False if no finger that is down has moved. */
  move(id: number, at: Point): boolean {
    if (!this.fingers.has(id)) return false;
    this.slid ||= Math.hypot(at.x - this.from.x, at.y - this.from.y) >= SLIP;
    if (this.slid) this.follow(id, at);
    return true;
  }

  release(id: number): boolean {
    return this.fingers.delete(id);
  }

  private follow(id: number, at: Point): void {
    const before = [...this.fingers.values()];
    this.fingers.set(id, at);
    const after = [...this.fingers.values()];
    const [was, is] = [middle(before), middle(after)];
    this.stage.pan(was.x - is.x, was.y - is.y);
    if (after.length > 1) this.stage.zoom(spread(after) / spread(before), is, false);
  }
}

/** Safari reports a trackpad pinch with the non-standard `GestureEvent`. */
type Gesture = Event & { readonly scale: number };

/** `GestureEvent` has no reliable position: the caller zooms around the last pointer position. */
function pinching(listen: Listen, zoom: (factor: number) => void): void {
  let last = 1;
  const pinch = (event: Event) => {
    event.preventDefault();
    const { type, scale } = event as Gesture;
    if (type !== 'gesturestart') zoom(scale / last);
    last = scale;
  };
  for (const type of ['gesturestart', 'gesturechange']) listen(type as 'click', pinch);
}

function panAndZoom(
  canvas: HTMLCanvasElement,
  listen: Listen,
  stage: Stage,
  handlers: PointerHandlers,
  hover: Hover,
): void {
  const grip = new Grip(stage);
  const updateCursor = () => {
    canvas.style.cursor = grip.held && grip.slid ? 'grabbing' : 'grab';
  };
  const press = (event: PointerEvent) => {
    if (event.button !== 0) return;
    canvas.setPointerCapture(event.pointerId);
    grip.take(event.pointerId, pointOf(event));
  };
  let at: Point | null = null;
  const move = (event: PointerEvent) => {
    const was = grip.slid;
    at = pointOf(event);
    if (!grip.move(event.pointerId, at)) hover(at);
    else if (grip.slid && !was) hover(null);
    updateCursor();
  };
  const release = (event: PointerEvent) => {
    const held = grip.release(event.pointerId);
    if (held && !grip.held && !grip.slid && event.type === 'pointerup') handlers.click(pointOf(event));
    updateCursor();
  };
  listen('pointerdown', press);
  listen('pointermove', move);
  listen('pointerup', release);
  listen('pointercancel', release);
  listen('dblclick', (event) => stage.zoom(DOUBLE, pointOf(event), true));
  // On touch screens Safari fires pointer and gesture events: ignore gestures while a pointer is down.
  pinching(listen, (factor) => grip.held || stage.zoom(factor, at, false));
  updateCursor();
}

function hoverAndClick(listen: Listen, handlers: PointerHandlers, hover: Hover): void {
  listen('pointermove', (event) => hover(pointOf(event)));
  let from: Point | undefined;
  listen('pointerdown', (event) => (from = pointOf(event)));
  listen('click', (event) => handlers.click(pointOf(event), from));
}

export function gestures(
  canvas: HTMLCanvasElement,
  stage: Stage,
  pannable: boolean,
  handlers: PointerHandlers,
): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const listen: Listen = (type, listener) => canvas.addEventListener(type, listener, { signal });
  const hover = hovering(handlers, signal);
  listen('pointerleave', () => hover(null));
  canvas.style.touchAction = pannable ? 'none' : '';
  canvas.style.cursor = '';
  if (!pannable) hoverAndClick(listen, handlers, hover);
  else {
    panAndZoom(canvas, listen, stage, handlers, hover);
    wheeling(listen, gliding(stage, signal));
  }
  return () => stop.abort();
}
