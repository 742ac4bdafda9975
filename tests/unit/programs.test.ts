// Programs as WebAssembly modules, run as the worker of a frame runs them; what a runner makes of a module, of the pack of Python,
// and of the names of files. Browsers run them in tests/e2e/programs.spec.ts.
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { pythonPackConstant } from '../../www/build/python-pack';
import { BadModule, withMemoryLimit } from '../../www/src/engine/programs/module';
import { packIn } from '../../www/src/engine/programs/pack';
import { type Fault, MEMORY_LIMIT } from '../../www/src/engine/programs/program';
import { ErrorStream, OutputBuffer, OutputTooLong } from '../../www/src/engine/programs/worker/streams';
import { objection, runModule, runOnText } from '../../www/src/engine/programs/worker/wasi-program';
import { compileCommand, installCommand, javaCommand, type System, systemHere } from '../../www/src/lab/commands';
import { isSlip } from '../../www/src/lab/slips';
import { uncompiledLanguage } from '../../www/src/lib/program-files';
import { type Hostile, hostile } from '../programs/hostile';
import { archive } from './pack';

const ASK = { input: 'a text\n', args: [], files: {}, game: null, most: 1000, tells: false, source: '' };

const moduleOf = (name: Hostile) => new WebAssembly.Module(withMemoryLimit(hostile(name), MEMORY_LIMIT));

function run(name: Hostile) {
  let errors = '';
  const stream = new ErrorStream((text) => {
    errors += text;
  });
  const output = new OutputBuffer(ASK.most);
  const reply = runOnText(moduleOf(name), ASK, { errors: stream, output, game: null });
  stream.flush();
  return { ...reply, errors };
}

test('a program that ends tells its status, and its output to the end', () => {
  expect(run('no output')).toMatchObject({ kind: 'ended', status: 0, output: '', errors: '' });
  expect(run('exit 3')).toMatchObject({ kind: 'ended', status: 3 });
  expect(run('reading past the end')).toMatchObject({ kind: 'ended', status: 0 });
});

test('a program that crashes is told from one that ends', () => {
  expect(run('trap')).toMatchObject({ kind: 'failed', reason: 'crashed', detail: 'unreachable' });
  expect(run('a division by zero')).toMatchObject({ kind: 'failed', reason: 'crashed', detail: 'divide by zero' });
  expect(run('a bad address')).toMatchObject({ kind: 'failed', reason: 'crashed' });
  expect(run('deep recursion')).toMatchObject({ kind: 'failed', reason: 'recursion' });
});

test('output ends a program at its limit; standard error is cut', () => {
  expect(run('endless output')).toMatchObject({ kind: 'failed', reason: 'tooLong' });
  const output = new OutputBuffer(7);
  output.write(new TextEncoder().encode('Ход'));
  output.write(new TextEncoder().encode('!'));
  expect([output.text(), output.isTooLong]).toEqual(['Ход!', false]);
  expect(() => output.write(new Uint8Array(1))).toThrow(OutputTooLong);
  expect(output.isTooLong).toBe(true);
  const written: string[] = [];
  const stream = new ErrorStream((text) => written.push(text));
  for (let line = 0; line < 2e4; line++) stream.write('hello\n');
  stream.flush();
  expect(written.join('').length).toBeLessThan(64_100);
  expect(written.join('').endsWith('…')).toBe(true);
  expect(written.length).toBeLessThan(300);
});

/** A buffer that tells its pieces, and these. */
function telling(most = 1e9): [OutputBuffer, string[]] {
  const told: string[] = [];
  return [new OutputBuffer(most, (text) => told.push(text)), told];
}

test('output that is told goes out line by line at first; of a flood many lines are a piece, and nothing is lost or kept', () => {
  const bytes = (text: string) => new TextEncoder().encode(text);
  const [output, told] = telling();
  output.write(bytes('one\n'));
  output.write(bytes('half of'));
  expect(told).toEqual(['one\n']);
  output.write(bytes(' two\n'));
  expect(told).toEqual(['one\n', 'half of two\n']);
  for (let line = 0; line < 2e4; line++) output.write(bytes(`${line}\n`));
  output.write(bytes('end'));
  output.flush(true);
  expect(told.join('').split('\n').slice(2)).toEqual([...Array.from({ length: 2e4 }, (_, line) => `${line}`), 'end']);
  expect(told.length).toBeLessThan(1e4);
  expect(output.text()).toBe('');
});

test('a character that is cut between two writes is one; a block goes out without a line end; the limit is that of bytes', () => {
  const [output, told] = telling(100_000);
  const [first = 0, ...others] = new TextEncoder().encode('🙂\n');
  output.write(new Uint8Array([first]));
  output.flush();
  output.write(new Uint8Array(others));
  expect(told).toEqual(['🙂\n']);
  output.write(new Uint8Array(70_000).fill(65));
  expect(told.length).toBe(2);
  expect(() => output.write(new Uint8Array(40_000))).toThrow(OutputTooLong);
});

test('memory ends at its limit, whatever the module says', () => {
  expect(run('4 GB')).toMatchObject({ kind: 'ended', status: 0 });
  expect(() => moduleOf('a memory of 4 GB')).toThrow(new BadModule('memory'));
});

test('what is no program is refused, with what is missing', () => {
  const why = (name: Hostile) => objection(moduleOf(name));
  expect(why('not a program')).toEqual({ reason: 'noStart', detail: '_start' });
  expect(why('no memory')).toEqual({ reason: 'noStart', detail: 'memory' });
  expect(why('a forbidden import')).toEqual({ reason: 'imports', detail: 'env.open_window' });
  expect(why('an unknown call')).toEqual({ reason: 'imports', detail: 'wasi_snapshot_preview1.sock_connect' });
  expect(why('exit 3')).toBeNull();
  const bytes = (...begin: number[]) => new Uint8Array([...begin, ...new Array(8).fill(0)]);
  expect(() => withMemoryLimit(bytes(0x7f, 0x45, 0x4c, 0x46), MEMORY_LIMIT)).toThrow(new BadModule('notWasm'));
  expect(() => withMemoryLimit(bytes(0, 0x61, 0x73, 0x6d, 0x0d, 0, 1, 0), MEMORY_LIMIT)).toThrow(
    new BadModule('component'),
  );
  expect(() => withMemoryLimit(bytes(), MEMORY_LIMIT)).toThrow(new BadModule('notWasm'));
});

test('a module that is cut short never hangs', () => {
  const whole = hostile('4 GB');
  for (let length = 0; length < whole.length; length++) {
    try {
      withMemoryLimit(whole.slice(0, length), MEMORY_LIMIT);
    } catch (error) {
      expect(error).toBeInstanceOf(BadModule);
    }
  }
});

test('a program reads and writes files of its folder, and nothing else', () => {
  const streams = { read: () => new Uint8Array(), write: () => {}, writeError: () => {} };
  const { files } = runModule(moduleOf('no output'), { ...ASK, files: { 'in.txt': 'left as it was' } }, streams);
  expect(files).toEqual({ 'in.txt': 'left as it was' });
});

test('a pack is read compressed or not; another file is none', async () => {
  for (const bytes of [archive, gzipSync(archive)]) {
    const { glue, loader, interpreter } = await packIn(new Blob([bytes]));
    expect([glue, loader]).toEqual(['all of pyodide.asm.mjs', 'all of pyodide.mjs']);
    expect(new TextDecoder().decode(interpreter)).toBe('all of pyodide.asm.wasm');
  }
  for (const bytes of [Buffer.from('1 0\n'), gzipSync('1 0\n'), archive.subarray(0, 1500), Buffer.alloc(0)])
    await expect(packIn(new Blob([bytes]))).rejects.toThrow();
});

test('the pack that the build makes holds an interpreter', async () => {
  const { name, bytes } = JSON.parse(pythonPackConstant()) as typeof PYTHON_PACK;
  const { interpreter, standardLibrary } = await packIn(new Blob([readFileSync(`target/${name}`)]));
  expect(bytes).toBe(readFileSync(`target/${name}`).length);
  expect(WebAssembly.validate(withMemoryLimit(interpreter, MEMORY_LIMIT))).toBe(true);
  expect([...standardLibrary.subarray(0, 2)]).toEqual([0x50, 0x4b]);
});

test('a source file that must be compiled is told by its name', () => {
  expect(['a.cpp', 'A.CC', 'a.rs', 'a.go', 'Main.java', 'a.c'].map(uncompiledLanguage)).toEqual([
    'cpp',
    'cpp',
    'rust',
    'go',
    'java',
    'c',
  ]);
  expect(['a.py', 'a.txt', 'a', 'cpp'].map(uncompiledLanguage)).toEqual([null, null, null, null]);
});

test('the command that compiles is one for the system: for its shell, with what must be installed', () => {
  const cpp = (name: string, system: System) => compileCommand('cpp', name, system);
  const flags = '-O2 -std=c++20 -fno-exceptions -I. -Wl,-z,stack-size=8388608';
  expect(cpp("my 'own'.cpp", 'debian')).toBe(
    `clang++ --target=wasm32-wasi ${flags} -o 'my '\\''own'\\''.wasm' 'my '\\''own'\\''.cpp'`,
  );
  expect(cpp('a.cpp', 'fedora')).toBe(`wasi-sdk-25.0-x86_64-linux/bin/clang++ ${flags} -o a.wasm a.cpp`);
  expect(cpp('a.cpp', 'macos')).toBe(`wasi-sdk-25.0-$(uname -m)-macos/bin/clang++ ${flags} -o a.wasm a.cpp`);
  expect(cpp('my a.cpp', 'windows')).toBe(
    `.\\wasi-sdk-25.0-x86_64-windows\\bin\\clang++.exe ${flags} -o "my a.wasm" "my a.cpp"`,
  );
  const sdk = 'https://github.com/WebAssembly/wasi-sdk/releases/download/wasi-sdk-25/wasi-sdk-25.0';
  expect(installCommand('c', 'windows')).toBe(
    `curl.exe -LO ${sdk}-x86_64-windows.tar.gz\ntar xf wasi-sdk-25.0-x86_64-windows.tar.gz`,
  );
  expect(installCommand('cpp', 'macos')).toBe(`curl -L ${sdk}-$(uname -m)-macos.tar.gz | tar xz`);
  expect(installCommand('cpp', 'debian')).toContain('libc++-dev-wasm32');
  expect(compileCommand('rust', 'a.rs', 'windows')).toBe('rustc --target wasm32-wasip1 -O -o a.wasm a.rs');
  expect(compileCommand('go', 'a.go', 'debian')).toBe('GOOS=wasip1 GOARCH=wasm go build -o a.wasm a.go');
  expect(javaCommand('My Main.java', (name) => `java ${name}`)).toBe("java 'My Main.java'");
});

test('a browser tells its system', () => {
  expect(systemHere('Mozilla/5.0 (Windows NT 10.0; Win64; x64)')).toBe('windows');
  expect(systemHere('Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)')).toBe('macos');
  expect(systemHere('Mozilla/5.0 (X11; Linux x86_64)')).toBe('debian');
});

test('the command of the page is the one that the tests compile with', () => {
  expect(readFileSync('Makefile', 'utf8')).toContain(
    compileCommand('cpp', 'a.cpp', 'debian').replace('-I.', '-Iwww/templates').replace('a.wasm a.cpp', '$@ $<'),
  );
});

const threw = (detail: string, line: number | null = null): Fault => ({
  failure: 'exit 1',
  cause: { kind: 'threw', detail },
  line,
});

test('an error that comes of another protocol is told from others', () => {
  const byArguments = 'import sys\ntext = open(sys.argv[1]).read()\nx = [][0]\n';
  const byStdin = 'n, m = map(int, input().split())\n';
  const noFile = threw("FileNotFoundError: [Errno 44] No such file or directory: 'input.txt'", 1);
  expect(isSlip(threw('IndexError: list index out of range', 2), byArguments, 'stdin')).toBe(true);
  expect(isSlip(threw('IndexError: list index out of range', 3), byArguments, 'stdin')).toBe(false);
  expect(isSlip(noFile, "f = open('input.txt')\n", 'stdin')).toBe(true);
  expect(isSlip(threw("Error: ENOENT: no such file or directory, open 'input.txt'"), '', 'stdin')).toBe(true);
  expect(isSlip(threw('EOFError: EOF when reading a line', 1), byStdin, 'stdin')).toBe(false);
  expect(isSlip(threw('EOFError: EOF when reading a line', 1), byStdin, 'files')).toBe(true);
  expect(isSlip(threw('ValueError: not enough values to unpack (expected 2, got 0)', 1), byStdin, 'files')).toBe(true);
  expect(isSlip({ ...noFile, cause: { kind: 'noFile', detail: 'output.txt' } }, byStdin, 'files')).toBe(true);
  expect(isSlip(threw('ZeroDivisionError: division by zero', 3), byArguments, 'files')).toBe(false);
  expect(isSlip({ ...noFile, cause: { kind: 'late', seconds: 1 } }, byStdin, 'files')).toBe(false);
});
