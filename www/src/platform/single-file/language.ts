// The language of a single file. Its page has it in the document, with a script behind it where there are several; a worker's name begins with it.

const said: string =
  'WorkerGlobalScope' in globalThis ? (self as unknown as { name: string }).name : document.documentElement.lang;

export const language: string = said.slice(0, 2);
