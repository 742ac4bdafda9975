// What a worker of a single file is handed before its first question: the engines, packed.
import { decompress } from 'fzstd';
import { bytesOf, type Engines } from './files';

const engines = new Promise<Map<string, Uint8Array<ArrayBuffer>>>((keep) => {
  addEventListener('message', function take(event) {
    if (!event.data?.carried) return;
    event.stopImmediatePropagation();
    removeEventListener('message', take);
    keep(unpacked(event.data.carried));
  });
});

function unpacked({ parts, packed }: Engines): Map<string, Uint8Array<ArrayBuffer>> {
  const all = decompress(bytesOf(packed));
  let at = 0;
  const part = (said: string): [string, Uint8Array<ArrayBuffer>] => {
    const [name = '', length] = said.split(' ');
    const start = at;
    at += Number(length);
    return [name, all.slice(start, at)];
  };
  return new Map(parts.split(',').map(part));
}

export async function carried(name: string): Promise<Response> {
  const engine = (await engines).get(name);
  if (!engine) throw new Error(`${name} is not in this file`);
  return new Response(engine, { headers: { 'Content-Type': 'application/wasm' } });
}
