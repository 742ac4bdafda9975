// The writer of omggif. The types that others publish for it know no typed arrays.
declare module 'omggif' {
  type FrameOptions = {
    /** Hundredths of a second. */
    delay?: number;
    disposal?: 0 | 1 | 2 | 3;
    transparent?: number | null;
  };
  export class GifWriter {
    /** Colours are 0xRRGGBB; a palette has a power of two of them. */
    constructor(buffer: Uint8Array, width: number, height: number, options: { loop?: number; palette: number[] });
    /** What is written, up to the number of bytes that is returned. */
    addFrame(x: number, y: number, width: number, height: number, pixels: Uint8Array, options: FrameOptions): number;
    end(): number;
    getOutputBufferPosition(): number;
    setOutputBufferPosition(position: number): void;
  }
}
