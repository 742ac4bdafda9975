declare module 'gifenc' {
  export function quantize(rgba: Uint8Array | Uint8ClampedArray, most: number): number[][];
}
