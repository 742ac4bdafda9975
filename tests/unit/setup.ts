// Runs before each file of unit tests: workers run in this thread, and what the page fetches is read from the disk.
import '@vitest/web-worker';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { EvaluatedModules } from 'vitest';

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

const state = (globalThis as unknown as { __vitest_worker__: { evaluatedModules: EvaluatedModules } })
  .__vitest_worker__;
const Shared = globalThis.Worker;

/** A worker has modules of its own: two that shared them would share one `self` and the memory of one engine. */
globalThis.Worker = class extends Shared {
  private ended = false;

  constructor(...made: ConstructorParameters<typeof Worker>) {
    const { evaluatedModules } = state;
    state.evaluatedModules = new EvaluatedModules();
    super(...made);
    state.evaluatedModules = evaluatedModules;
  }

  /** Once: happy-dom calls a handler by itself, and Vitest's listener calls it again. */
  override dispatchEvent(event: Event): boolean {
    if (event.type !== 'message') return super.dispatchEvent(event);
    if (!this.ended) this.onmessage?.(event as MessageEvent);
    return true;
  }

  override terminate(): void {
    this.ended = true;
    super.terminate();
  }
};

// A document's Response is not that of Node's streaming: engines are compiled from their bytes.
Reflect.deleteProperty(WebAssembly, 'instantiateStreaming');
