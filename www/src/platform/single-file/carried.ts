// What a worker of a single file is handed before its first question: the engines, packed.
import { type Engines, engineIn } from './engines';

const engines = new Promise<Engines>((keep) => {
  addEventListener('message', function take(event) {
    if (!event.data?.carried) return;
    event.stopImmediatePropagation();
    removeEventListener('message', take);
    keep(event.data.carried);
  });
});

export const carried = async (name: string): Promise<Response> =>
  new Response(engineIn(await engines, name), { headers: { 'Content-Type': 'application/wasm' } });
