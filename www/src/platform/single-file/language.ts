// The language of a single file. Its page has it in the document; a worker's name begins with it.

export const language: string =
  'WorkerGlobalScope' in globalThis
    ? (self as unknown as { name: string }).name.slice(0, 2)
    : document.documentElement.lang;
