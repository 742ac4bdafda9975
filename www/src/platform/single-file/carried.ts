// What a worker of a single file is handed before its first question: the engines, packed.
import { type Frame, fileIn } from './files';

const engines = new Promise<Frame>((keep) => {
  addEventListener('message', function take(event) {
    if (!event.data?.carried) return;
    event.stopImmediatePropagation();
    removeEventListener('message', take);
    keep(event.data.carried);
  });
});

export const carried = async (name: string): Promise<Response> =>
  new Response(fileIn(await engines, name), { headers: { 'Content-Type': 'application/wasm' } });
