// As much of a document as the boards ask for, in a worker: canvases, and the stylesheet's colours.

type World = { document: unknown; getComputedStyle: unknown; devicePixelRatio: number };

const world = globalThis as unknown as World;
let palette: Record<string, string> = {};

/** Canvases that are read back, or drawn on one that is, stay where the processor can read them. */
export class ReadCanvas extends OffscreenCanvas {
  override getContext(kind: 'bitmaprenderer' | 'webgl' | 'webgl2' | '2d', options?: object): never {
    return super.getContext(kind as '2d', { willReadFrequently: true, ...options }) as never;
  }
}

/** To be called before a board's script is loaded. */
export function furnish(): void {
  world.document = { documentElement: null, createElement: () => new ReadCanvas(1, 1) };
  world.getComputedStyle = () => ({ getPropertyValue: (name: string) => palette[name] ?? '' });
}

/** The colours that the boards then read, and the pixels of the file to one of theirs. */
export function dressIn(colours: Record<string, string>, ratio: number): void {
  palette = colours;
  world.devicePixelRatio = ratio;
}
