/** Elements by a selector, which finds those in shadow trees too, or by role and accessible name, or by both. */
export type Target = { css?: string; role?: string; name?: string };

declare global {
  /** What `inside.js` offers in the page. Times are milliseconds. */
  var inside: {
    /** Messages of the page's errors. */
    readonly errors: string[];
    /** The middle of the one element that is meant, once it stands still, is enabled, and not covered by another. */
    spot(target: Target, time: number): Promise<{ x: number; y: number }>;
    /** The middle of a cell of the board; row and column from 0. */
    cell(row: number, column: number, time: number): Promise<{ x: number; y: number }>;
    /** The part of the address behind the #, once it fits a pattern; as it is last where it never does. */
    address(pattern: string, time: number): Promise<string>;
    /** What an element says, once that fits a pattern; null where it is not there. */
    heard(css: string, pattern: string, time: number): Promise<string | null>;
    /** The colours of a picture at some points, as `r g b`. */
    colours(picture: string, points: readonly { x: number; y: number }[]): Promise<string[]>;
    /** The share of pixels that differ by more than a shade, once the second picture has the size of the first. */
    difference(one: string, other: string): Promise<number>;
    /** The accessible names of the elements of a role that are seen. */
    names(role: string): string[];
    /** The size in bytes of the file that a link offers under a name. */
    offered(name: string): number;
    /** The accessible name of the element that has the focus, in shadow trees too. */
    focused(): string;
    /** The same, once another element has it than when it was asked for last. */
    refocused(time: number): Promise<string>;
    /** Elements that match a selector, those in shadow trees too. */
    matching(css: string): Element[];
    /** What a function returns, once that is not null. It is called every frame. */
    awaited<T>(look: () => T | null, time: number): Promise<T | null>;
  };
}
