/** Boardlab's engines in Node, where the bytes of an engine are a file. */
import { readFile } from 'node:fs/promises';
import { host } from './engines.js';

host.read = async (engine) =>
  new Uint8Array(await readFile(new URL(`./engines/engine_${engine}_bg.wasm`, import.meta.url)));

export * from './api.js';
