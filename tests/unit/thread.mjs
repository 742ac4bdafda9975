// What a browser gives a worker, in a thread of Node: `self`, messages, and engines to fetch.
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { parentPort } from 'node:worker_threads';

/** wasm-bindgen fetches `engine_NAME_bg.wasm` from beside its script. */
globalThis.fetch = async (url) => {
  const file = basename(new URL(url).pathname);
  const [, name] = file.split('_');
  const engine = new URL(`../../www/pkg/${name}/${file}`, import.meta.url);
  return new Response(await readFile(engine), { headers: { 'Content-Type': 'application/wasm' } });
};

/** Node hands over all messages of a port in a row: a worker that works in slices would hear nothing between them. */
globalThis.MessageChannel = class {
  port1 = { onmessage: null };
  port2 = { postMessage: (data) => setImmediate(() => this.port1.onmessage?.({ data })) };
};

globalThis.self = globalThis;
globalThis.postMessage = (message, { transfer } = {}) => parentPort.postMessage(message, transfer);

const waiting = [];
parentPort.on('message', (data) => (globalThis.onmessage ? globalThis.onmessage({ data }) : waiting.push(data)));
await import('../../target/unit/worker.mjs');
for (const data of waiting) globalThis.onmessage({ data });
waiting.length = 0;
