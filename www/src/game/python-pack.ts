// Python itself, some six megabytes, is fetched when a person wants it. Here is how far it has come.
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { packIn } from '../engine/programs/pack';
import type { PythonFiles } from '../engine/programs/program';
import { Listeners } from '../lib/listeners';
import { fetchPack, keptPack } from '../platform/served-pack';

/** `absent`: it is known that it is not in this browser. `loaded`: bytes so far. */
type Pack =
  | { kind: 'unknown' }
  | { kind: 'absent' }
  | { kind: 'loading'; loaded: number }
  | { kind: 'failed' }
  | { kind: 'here'; files: PythonFiles };

class PythonPack {
  private readonly own = signal<Pack>({ kind: 'unknown' });
  readonly pack: ReadonlySignal<Pack> = this.own;
  private looking: Promise<void> | null = null;
  private readonly listeners = new Listeners();

  /** The files of Python; null while they are not here. */
  readonly files = computed((): PythonFiles | null => (this.own.value.kind === 'here' ? this.own.value.files : null));

  /** Calls `run` when the pack is here. */
  onHere(run: () => void): void {
    this.listeners.add(run);
  }

  /** Takes the pack from this browser, if an earlier visit has left it there. */
  look(): Promise<void> {
    this.looking ??= this.take(keptPack(PYTHON_PACK.name));
    return this.looking;
  }

  /** Fetches the pack from the host. */
  load(): Promise<void> {
    this.put({ kind: 'loading', loaded: 0 });
    return this.take(fetchPack(PYTHON_PACK.name, (loaded) => this.put({ kind: 'loading', loaded })));
  }

  /** Takes the pack from a file of the visitor. */
  open(file: Blob): Promise<void> {
    return this.take(Promise.resolve(file));
  }

  private async take(archive: Promise<Blob | null>): Promise<void> {
    try {
      const found = await archive;
      this.put(found ? { kind: 'here', files: await packIn(found) } : { kind: 'absent' });
    } catch {
      this.put({ kind: 'failed' });
    }
  }

  /** Answers come in any order. What is here stays, and what this browser keeps is of interest while nothing else is known. */
  private put(next: Pack): void {
    const { kind } = this.own.peek();
    if (kind === 'here' && next.kind !== 'here') return;
    if (kind === 'unknown' || next.kind !== 'absent') this.own.value = next;
    if (next.kind === 'here') this.listeners.tell();
  }
}

export const python = new PythonPack();
