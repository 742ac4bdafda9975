// Runs before each file of unit tests: workers are threads, and what the page fetches is read from the disk.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Worker as Thread } from 'node:worker_threads';
import { afterAll, vi } from 'vitest';

const PUBLIC = join(process.cwd(), 'www/public');

/** Files of the public folder, beside the page as in a build. */
globalThis.fetch = async (input) => {
  const { pathname } = new URL(input instanceof Request ? input.url : String(input), 'file:///');
  const bytes = await readFile(join(PUBLIC, pathname)).catch(() => null);
  return bytes ? new Response(bytes) : new Response(null, { status: 404 });
};

/** A browser's worker that runs the engines' script in a thread. */
class EngineWorker extends EventTarget {
  onmessage: ((event: MessageEvent) => void) | null = null;
  onerror: ((event: ErrorEvent) => void) | null = null;
  private readonly thread = new Thread(join(process.cwd(), 'tests/unit/thread.mjs'));
  private ended = false;

  constructor(script: string | URL) {
    super();
    if (!String(script).includes('/src/engine/worker.ts')) throw new Error(`no worker for ${script} in unit tests`);
    this.thread.on('message', (data) => this.ended || this.onmessage?.(new MessageEvent('message', { data })));
    this.thread.on('error', ({ message }) => this.ended || this.onerror?.(new ErrorEvent('error', { message })));
    this.thread.unref();
  }

  postMessage(message: unknown, transfer: Transferable[] = []): void {
    this.thread.postMessage(message, transfer as []);
  }

  terminate(): void {
    this.ended = true;
    this.thread.terminate();
  }
}

globalThis.Worker = EngineWorker as unknown as typeof Worker;

/** Samples would play by themselves. */
type Window = { happyDOM?: { settings: { device: { prefersReducedMotion: string } } } };
const { happyDOM } = globalThis as unknown as Window;
if (happyDOM) happyDOM.settings.device.prefersReducedMotion = 'reduce';

// What a page has begun to load is there before its document goes.
afterAll(() => vi.dynamicImportSettled());
