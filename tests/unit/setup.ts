// Runs before each file of unit tests: workers run in this thread, and what the page fetches is read from the disk.
import '@vitest/web-worker';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

const TYPES: Record<string, string> = { wasm: 'application/wasm', json: 'application/json' };

/** Where a file lies that the page fetches: an engine beside its script, or one of the public folder. */
function fileAt({ pathname, protocol }: URL): string {
  if (protocol === 'file:' || pathname.startsWith(process.cwd())) return pathname;
  return join(process.cwd(), pathname.startsWith('/www/') ? pathname : join('www/public', pathname));
}

globalThis.fetch = async (input) => {
  const file = fileAt(new URL(input instanceof Request ? input.url : String(input), 'file:///'));
  const bytes = await readFile(file).catch(() => null);
  if (!bytes) return new Response(null, { status: 404 });
  return new Response(bytes, { headers: { 'Content-Type': TYPES[file.split('.').at(-1) ?? ''] ?? 'text/plain' } });
};

type Heard = (event: Event) => void;

const Alone = globalThis.Worker;
let loading: Promise<unknown> = Promise.resolve();

/** Resolves when a worker's script has run: it is handed no message before. */
const loaded = (worker: Worker): Promise<void> =>
  new Promise((resolve) => {
    const first = {};
    const post = worker.postMessage;
    worker.postMessage = (message: unknown, ...rest: []) => {
      if (message === first) resolve();
      else post.call(worker, message, ...rest);
    };
    worker.addEventListener('error', () => resolve());
    post.call(worker, first);
  });

/** Workers whose common script loads at the same time would share one `self`: they are started one after the other. */
class QueuedWorker extends EventTarget {
  onmessage: Heard | null = null;
  onerror: Heard | null = null;
  private readonly started: Promise<Worker>;
  private ended = false;

  constructor(...made: ConstructorParameters<typeof Worker>) {
    super();
    this.started = loading.then(() => this.start(made));
    loading = this.started.then(loaded);
  }

  postMessage(...message: [unknown]): void {
    this.started.then((worker) => this.ended || worker.postMessage(...message));
  }

  terminate(): void {
    this.ended = true;
    this.started.then((worker) => worker.terminate());
  }

  private start(made: ConstructorParameters<typeof Worker>): Worker {
    const worker = new Alone(...made);
    worker.onmessage = (event) => this.ended || this.onmessage?.(event);
    worker.onerror = (event) => this.ended || this.onerror?.(event as unknown as Event);
    return worker;
  }
}

globalThis.Worker = QueuedWorker as unknown as typeof Worker;

// A document's Response is not that of Node's streaming: engines are compiled from their bytes.
Reflect.deleteProperty(WebAssembly, 'instantiateStreaming');

type Port = { onmessage: Heard | null; postMessage(data: unknown): void };

/** Node hands a port up to a thousand messages in a row: a worker that works in slices would let nothing run between them. */
class FairChannel {
  readonly port1: Port = { onmessage: null, postMessage: (data) => this.pass(this.port2, data) };
  readonly port2: Port = { onmessage: null, postMessage: (data) => this.pass(this.port1, data) };

  private pass(port: Port, data: unknown): void {
    setImmediate(() => port.onmessage?.(new MessageEvent('message', { data })));
  }
}

globalThis.MessageChannel = FairChannel as unknown as typeof MessageChannel;
