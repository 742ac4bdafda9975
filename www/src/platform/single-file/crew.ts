// Workers of a single file: they run the file's own script, and are handed the engine that the loader has unpacked.

declare const carried: { script: string; engine: ArrayBuffer };

export function hire(part: 'engine' | 'studio', name = ''): Worker {
  const worker = new Worker(carried.script, { name: `${part} ${name}` });
  if (part === 'engine') worker.postMessage({ engine: carried.engine });
  return worker;
}
