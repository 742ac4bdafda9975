// The parts of lzma1 that are used; its own types are sources, which stricter compilers refuse.
declare module 'lzma1' {
  export function compress(data: Uint8Array, mode: number): Uint8Array;
}
declare module 'lzma1/decoder' {
  export class Decoder {
    decompress(from: import('lzma1/streams').InputBuffer, to: import('lzma1/streams').OutputBuffer): void;
  }
}
declare module 'lzma1/streams' {
  export class InputBuffer {
    constructor(bytes: Uint8Array);
  }
  export class OutputBuffer {
    constructor(capacity: number);
    toArray(): Uint8Array<ArrayBuffer>;
  }
}
