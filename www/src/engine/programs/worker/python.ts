// Runs programs in Python: CPython, as Pyodide builds it for browsers, from the files of the pack.
// MicroPython is 30 times smaller, but wrong for some programs.
import harness from './harness.py?raw';
import { type Ask, failed, type PythonParts, type Reply, type Setup } from './protocol';
import { closeWaysOut, type Run, serve } from './serve';
import {
  type Dialogue,
  type ErrorStream,
  isRecursion,
  type OutputBuffer,
  readerOf,
  sizeOf,
  type Write,
} from './streams';

/** What is used of Pyodide. */
type Proxy = { get(name: string): unknown; destroy(): void; toJs(options: object): unknown };
type Ended = { status: number; detail?: string | null; line?: number | null; broken: boolean; destroy(): void };
type Pyodide = {
  runPython(code: string, options: { globals: unknown; filename: string }): unknown;
  toPy(value: unknown): Proxy;
  setStdin(options: { read(buffer: Uint8Array): number; isatty: boolean }): void;
  setStdout(options: { write(buffer: Uint8Array): number; isatty: boolean }): void;
  setStderr(options: { write(buffer: Uint8Array): number; isatty: boolean }): void;
};
type Loader = { loadPyodide(options: object): Promise<Pyodide> };

/** An address that leads nowhere: what is asked for there is answered here. */
const NOWHERE = 'https://python.invalid/';

/** What is used of the harness. */
type Harness = { run: (source: string, args: Proxy, files: Proxy, byLines: boolean) => Ended; filesLeft: () => Proxy };

let interpreter: ({ pyodide: Pyodide } & Harness) | null = null;

/** A module from its text: this worker can load none, and Pyodide is made of two. */
function moduleOf(text: string): Promise<Record<string, unknown>> {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/javascript' }));
  return import(/* @vite-ignore */ address).finally(() => URL.revokeObjectURL(address));
}

const quiet = () => {};

/** What Pyodide would fetch is here. It refuses workers that can import scripts, and tells a console what a program did. */
function standIn({ standardLibrary }: PythonParts, module: WebAssembly.Module): void {
  const console = { log: quiet, info: quiet, warn: quiet, error: quiet, debug: quiet };
  Object.defineProperty(self, 'console', { value: console });
  const own = self as unknown as Record<string, unknown>;
  own.importScripts = undefined;
  own.fetch = async (address: URL | string) => new Response(String(address).endsWith('.zip') ? standardLibrary : null);
  WebAssembly.instantiateStreaming = async (_, imports) => ({
    module,
    instance: await WebAssembly.instantiate(module, imports),
  });
}

async function start({ parts, module }: Setup<PythonParts>): Promise<void> {
  if (!module) throw new Error('no interpreter');
  standIn(parts, module);
  const [loader, glue] = await Promise.all([moduleOf(parts.loader), moduleOf(parts.glue)]);
  const pyodide = await (loader as unknown as Loader).loadPyodide({
    createPyodideModule: glue.default,
    lockFileContents: JSON.parse(parts.lock),
    indexURL: NOWHERE,
    stdLibURL: `${NOWHERE}python_stdlib.zip`,
    env: { PYTHONHASHSEED: '0' },
  });
  const globals = pyodide.toPy({ __name__: 'harness' });
  pyodide.runPython(harness, { globals, filename: 'harness.py' });
  interpreter = {
    pyodide,
    run: globals.get('run') as Harness['run'],
    filesLeft: globals.get('files_left') as Harness['filesLeft'],
  };
  closeWaysOut();
}

/** Standard streams are given by file descriptors, so that `open(0)` and `os.read` find them, too. */
function connect(pyodide: Pyodide, { read, write }: Dialogue, errors: ErrorStream): void {
  pyodide.setStdin({
    isatty: false,
    read: (buffer) => {
      const bytes = read(buffer.length);
      buffer.set(bytes);
      return bytes.length;
    },
  });
  const writer = (take: Write) => ({
    isatty: false,
    write: (buffer: Uint8Array) => {
      take(buffer);
      return buffer.length;
    },
  });
  pyodide.setStdout(writer(write));
  pyodide.setStderr(writer((bytes) => errors.writeBytes(bytes)));
}

/** `most`: bytes of the files that are left. `time`: that of the run. */
type Measures = { most: number; time: number };

function replyOf(ended: Ended, filesLeft: Harness['filesLeft'], output: OutputBuffer, { most, time }: Measures): Reply {
  const { status, detail, line, broken } = ended;
  ended.destroy();
  if (output.isTooLong) return failed('tooLong', '', { time });
  if (detail == null) {
    const files = filesLeft().toJs({ dict_converter: Object.fromEntries }) as Record<string, string>;
    if (sizeOf(files) > most) return failed('tooLong', '', { time });
    return { kind: 'ended', output: output.text(), status, time, files };
  }
  return failed(broken ? 'broken' : 'threw', detail, { line: line ?? null, time, output: output.text() });
}

function runProgram({ source, input, args, files, most, tells }: Ask, { errors, output, game }: Run): Reply {
  const begun = performance.now();
  try {
    if (!interpreter) throw new Error('no interpreter');
    const { pyodide, run, filesLeft } = interpreter;
    const onText = { read: readerOf(input), write: (bytes: Uint8Array) => output.write(bytes) };
    connect(pyodide, game ?? onText, errors);
    const given = [pyodide.toPy(args), pyodide.toPy(files)] as const;
    const ended = run(source, ...given, tells);
    for (const proxy of given) proxy.destroy();
    return replyOf(ended, filesLeft, output, { most, time: performance.now() - begun });
  } catch (error) {
    // The interpreter itself has failed, most often because its stack is full. It cannot be used again.
    const time = performance.now() - begun;
    return failed(isRecursion(error) ? 'recursion' : 'crashed', String(error).slice(0, 300), { time, gone: true });
  }
}

serve<PythonParts>(
  (setup, _, answer) => {
    start(setup).then(
      () => answer({ kind: 'ready' }),
      (error) => answer(failed('crashed', String(error), { gone: true })),
    );
  },
  (ask, run) => run.answer(runProgram(ask, run)),
);
