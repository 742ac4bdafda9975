declare module 'gifenc' {
  type Pixels = Uint8Array | Uint8ClampedArray;
  export type Palette = [red: number, green: number, blue: number][];
  /** It begins at the upper left corner. Without a palette it has that of the first. `delay`: in milliseconds. */
  type FrameOptions = {
    palette: Palette | null;
    delay: number;
    transparent: boolean;
    transparentIndex: number;
    dispose: number;
  };
  type Encoder = {
    writeFrame(indices: Uint8Array, width: number, height: number, options: FrameOptions): void;
    finish(): void;
    /** Of what is written so far. */
    bytesView(): Uint8Array;
    readonly buffer: ArrayBuffer;
    bytes(): Uint8Array<ArrayBuffer>;
  };
  export function GIFEncoder(): Encoder;
  /** Both take the whole buffer that the pixels are in. */
  export function quantize(rgba: Pixels, most: number): Palette;
  export function applyPalette(rgba: Pixels, palette: Palette): Uint8Array;
}
