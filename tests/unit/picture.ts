// A canvas that remembers what is drawn on it: two pictures are the same if the same was drawn.
import { vi } from 'vitest';

const written = (value: unknown) =>
  typeof value === 'object' && value instanceof HTMLElement ? value.tagName : (JSON.stringify(value) ?? '');

/** A context or a path: whatever is asked of it or set on it goes into a list, and it is written as that list. */
function remembering(done: string[]): object {
  const set = new Map<string | symbol, unknown>();
  const answers: Record<string, (...given: unknown[]) => unknown> = {
    toJSON: () => done,
    measureText: (words) => ({ width: 8 * String(words).length }),
    getTransform: () => ({ a: 1 }),
  };
  const called = (name: string | symbol, ...given: unknown[]) => {
    done.push(`${String(name)}(${given.map(written).join()})`);
    return remembering(done);
  };
  return new Proxy(
    {},
    {
      get: (_, name) => (set.has(name) ? set.get(name) : (answers[String(name)] ?? called.bind(null, name))),
      set: (_, name, value) => {
        set.set(name, value);
        done.push(`${String(name)}=${written(value)}`);
        return true;
      },
    },
  );
}

/** A canvas, and what was drawn on it since its picture was taken last. */
export function canvas(): { canvas: HTMLCanvasElement; picture: () => string } {
  vi.stubGlobal('Path2D', function path(...from: unknown[]) {
    return remembering(from.map(written));
  });
  const done: string[] = [];
  const context = remembering(done);
  const made = { style: {}, width: 0, height: 0, getContext: () => context } as unknown as HTMLCanvasElement;
  return { canvas: made, picture: () => done.splice(0).join('\n') };
}

const pixels = (width: number, height: number) => ({ data: new Uint8ClampedArray(4 * width * height) });

/** A context or a path that takes everything and remembers nothing. */
function blank(): object {
  const answers: Record<string | symbol, unknown> = {
    measureText: () => ({ width: 8 }),
    getTransform: () => ({ a: 1 }),
    createImageData: pixels,
    getImageData: (_left: number, _top: number, width: number, height: number) => pixels(width, height),
  };
  return new Proxy({}, { get: (_, name) => answers[name] ?? blank, set: () => true });
}

/** From now on whatever is drawn on any canvas is forgotten; where it is drawn or in what order does not matter. */
export function blankCanvases(): { end: () => void } {
  for (const name of ['Path2D', 'DOMMatrix']) vi.stubGlobal(name, blank);
  const contexts = vi.spyOn(HTMLCanvasElement.prototype, 'getContext');
  contexts.mockImplementation(() => blank() as CanvasRenderingContext2D);
  return {
    end: () => {
      contexts.mockRestore();
      vi.unstubAllGlobals();
    },
  };
}

/** From now on a frame is drawn when a test says so, at the time that it says. */
export function frames(): { at: (now: number) => void; due: () => boolean; end: () => void } {
  const asked: FrameRequestCallback[] = [];
  vi.stubGlobal('requestAnimationFrame', (draw: FrameRequestCallback) => asked.push(draw));
  const now = vi.spyOn(performance, 'now').mockReturnValue(0);
  const at = (time: number) => {
    now.mockReturnValue(time);
    for (const draw of asked.splice(0)) draw(time);
  };
  const end = () => {
    now.mockRestore();
    vi.unstubAllGlobals();
  };
  return { at, due: () => asked.length > 0, end };
}
