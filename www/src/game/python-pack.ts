// Python itself, some six megabytes, is fetched when a person wants it. Here is how far it has come.
import { computed } from '@preact/signals';
import { packIn } from '../engine/programs/pack';
import type { PythonFiles } from '../engine/programs/program';
import { fetchPack, keptPack } from '../platform/served-pack';
import { slice } from './slice';

/** `absent`: it is known that it is not in this browser. `loaded`: bytes so far. */
type PackState = {
  pack:
    | { kind: 'unknown' }
    | { kind: 'absent' }
    | { kind: 'loading'; loaded: number }
    | { kind: 'failed' }
    | { kind: 'here'; files: PythonFiles };
};

const pythonPack = slice<PackState, { kind: 'pack'; pack: PackState['pack'] }>(
  { pack: { kind: 'unknown' } },
  {
    // Answers come in any order. What is here stays, and what this browser keeps is of interest while nothing else is known.
    pack: (fields, { pack }) => {
      const { kind } = fields.pack.peek();
      if (kind === 'here' && pack.kind !== 'here') return;
      if (kind !== 'unknown' && pack.kind === 'absent') return;
      fields.pack.value = pack;
    },
  },
);

export const pack = pythonPack.state.pack;

/** The files of Python; null while they are not here. */
export const pythonFiles = computed((): PythonFiles | null => (pack.value.kind === 'here' ? pack.value.files : null));

const put = (next: PackState['pack']) => pythonPack.act({ kind: 'pack', pack: next });

async function take(archive: Promise<Blob | null>): Promise<void> {
  try {
    const found = await archive;
    put(found ? { kind: 'here', files: await packIn(found) } : { kind: 'absent' });
  } catch {
    put({ kind: 'failed' });
  }
}

let looking: Promise<void> | null = null;

/** Takes the pack from this browser, if an earlier visit has left it there. */
export function lookForPython(): Promise<void> {
  looking ??= take(keptPack(PYTHON_PACK.name));
  return looking;
}

/** Fetches the pack from the host. */
export function loadPython(): Promise<void> {
  put({ kind: 'loading', loaded: 0 });
  return take(fetchPack(PYTHON_PACK.name, (loaded) => put({ kind: 'loading', loaded })));
}

/** Takes the pack from a file of the visitor. */
export const openPython = (file: Blob): Promise<void> => take(Promise.resolve(file));
