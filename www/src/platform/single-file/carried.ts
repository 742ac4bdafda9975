// What a worker of a single file is handed before its first question: the engines, packed.
import { unpacked } from './files';

const files = new Promise<Record<string, string>>((keep) => {
  addEventListener('message', function take(event) {
    if (!event.data?.carried) return;
    event.stopImmediatePropagation();
    removeEventListener('message', take);
    keep(event.data.carried);
  });
});

export async function carried(name: string): Promise<Response> {
  const packed = (await files)[name];
  if (!packed) throw new Error(`${name} is not in this file`);
  return unpacked(packed, 'application/wasm');
}
