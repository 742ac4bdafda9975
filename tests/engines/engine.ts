/** A place in the window, in CSS pixels. */
export type Point = { x: number; y: number };

/**
 * What a browser's own driver does. `driver.ts` builds everything else on these calls.
 */
export interface Engine {
  /** Where downloads are written. */
  readonly downloads: string;
  /** Loads a document and waits for its `load` event. */
  open(url: string): Promise<void>;
  /** Loads the document anew, as a person does. */
  reload(): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** Calls a function in the page. It sees nothing but its argument; both ends are JSON. */
  run<A, R>(work: (argument: A) => R | Promise<R>, argument: A): Promise<R>;
  click(at: Point): Promise<void>;
  drag(from: Point, to: Point): Promise<void>;
  /** A key by its DOM name, with the names of modifiers before it: `Control+a`. */
  press(chord: string): Promise<void>;
  type(text: string): Promise<void>;
  screenshot(): Promise<Buffer>;
  end(): Promise<void>;
}
