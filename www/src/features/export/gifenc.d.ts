declare module 'gifenc' {
  type Palette = number[][];
  type Frame = {
    palette?: Palette;
    first?: boolean;
    transparent?: boolean;
    transparentIndex?: number;
    delay?: number;
    dispose?: number;
    repeat?: number;
    colorDepth?: number;
  };
  type Encoder = {
    writeHeader(): void;
    writeFrame(index: Uint8Array, width: number, height: number, frame?: Frame): void;
    finish(): void;
    bytes(): Uint8Array;
    /** Of the buffer as it stands: what is written to it is written to the file. */
    bytesView(): Uint8Array;
  };
  export function GIFEncoder(options?: { auto?: boolean; initialCapacity?: number }): Encoder;
  export function quantize(rgba: Uint8Array | Uint8ClampedArray, most: number): Palette;
}
