// One run of a WebAssembly module for WASI, preview 1. The shim is well kept, small, and lets us give our own standard streams.
import { Fd, File, PreopenDirectory, WASI, wasi } from '@bjorn3/browser_wasi_shim';
import { type Ask, failed, type Reason, type Reply } from './protocol';
import type { Run } from './serve';
import { type Dialogue, isRecursion, OutputTooLong, type Read, readerOf, sizeOf, type Write } from './streams';

/** What a module imports from. */
const PREVIEW_1 = 'wasi_snapshot_preview1';

type Streams = Dialogue & { writeError: Write };

/** Not a terminal: a C library then writes in blocks, not line by line, as it does to one. */
const pipe = () => ({ ret: wasi.ERRNO_SUCCESS, fdstat: new wasi.Fdstat(wasi.FILETYPE_SOCKET_STREAM, 0) });
const terminal = () => ({ ret: wasi.ERRNO_SUCCESS, fdstat: new wasi.Fdstat(wasi.FILETYPE_CHARACTER_DEVICE, 0) });
const closed = () => wasi.ERRNO_SUCCESS;

class InputPipe extends Fd {
  constructor(private readonly read: Read) {
    super();
  }
  override fd_fdstat_get = pipe;
  override fd_close = closed;
  override fd_read = (size: number) => ({ ret: wasi.ERRNO_SUCCESS, data: this.read(size) });
}

class OutputPipe extends Fd {
  override fd_fdstat_get: typeof pipe;
  constructor(
    private readonly write: Write,
    byLines = false,
  ) {
    super();
    this.fd_fdstat_get = byLines ? terminal : pipe;
  }
  override fd_close = closed;
  override fd_write(bytes: Uint8Array) {
    this.write(bytes);
    return { ret: wasi.ERRNO_SUCCESS, nwritten: bytes.length };
  }
}

const known = Object.keys(new WASI([], [], []).wasiImport);

/** Why a module cannot be run as a program; null if it can. */
export function objection(module: WebAssembly.Module): { reason: Reason; detail: string } | null {
  const alien = WebAssembly.Module.imports(module).find(
    ({ module: from, name, kind }) => from !== PREVIEW_1 || kind !== 'function' || !known.includes(name),
  );
  if (alien) return { reason: 'imports', detail: `${alien.module}.${alien.name}` };
  const kinds = new Map(WebAssembly.Module.exports(module).map(({ name, kind }) => [name, kind]));
  if (kinds.get('_start') !== 'function') return { reason: 'noStart', detail: '_start' };
  return kinds.get('memory') === 'memory' ? null : { reason: 'noStart', detail: 'memory' };
}

const filesOf = (files: Readonly<Record<string, string>>) =>
  new Map(Object.entries(files).map(([name, text]) => [name, new File(new TextEncoder().encode(text))]));

function textsOf(folder: PreopenDirectory): Record<string, string> {
  const files = [...folder.dir.contents].filter((one): one is [string, File] => one[1] instanceof File);
  return Object.fromEntries(files.map(([name, { data }]) => [name, new TextDecoder().decode(data)]));
}

/** `tells`: standard output is wanted line by line. */
type Runs = Pick<Ask, 'args' | 'files' | 'tells'>;
type Ended = { status: number; files: Record<string, string> };

/**
 * Runs a module from its start to its end.
 *
 * # Throws
 *
 * What the streams throw, `WebAssembly.RuntimeError` if the program traps, and the engine's own error if its stack is full.
 */
export function runModule(module: WebAssembly.Module, ask: Runs, streams: Streams): Ended {
  const folder = new PreopenDirectory('.', filesOf(ask.files));
  const { read, write, writeError } = streams;
  const fds = [new InputPipe(read), new OutputPipe(write, ask.tells), new OutputPipe(writeError), folder];
  const shim = new WASI(['program', ...ask.args], [], fds, { debug: false });
  const instance = new WebAssembly.Instance(module, { [PREVIEW_1]: shim.wasiImport });
  const status = shim.start(instance as Parameters<WASI['start']>[0]);
  return { status, files: textsOf(folder) };
}

/** Runs a module on the input, or in a game with the judge. */
export function runOnText(module: WebAssembly.Module, ask: Ask, { errors, output, game }: Omit<Run, 'answer'>): Reply {
  const begun = performance.now();
  const time = () => performance.now() - begun;
  const fail = (reason: Reason, detail: string) => failed(reason, detail, { time: time(), output: output.text() });
  try {
    const { read, write } = game ?? { read: readerOf(ask.input), write: (bytes) => output.write(bytes) };
    const ended = runModule(module, ask, { read, write, writeError: (bytes) => errors.writeBytes(bytes) });
    // A program may catch what ends it.
    if (output.isTooLong || sizeOf(ended.files) > ask.most) return fail('tooLong', '');
    return { kind: 'ended', output: output.text(), time: time(), ...ended };
  } catch (error) {
    if (error instanceof OutputTooLong || output.isTooLong) return fail('tooLong', '');
    return fail(isRecursion(error) ? 'recursion' : 'crashed', (error as Error).message);
  }
}
