// What makes a program of a source file that this page cannot run.
import type { Uncompiled } from './draft';

type Command = (name: string) => string;

/** The name of a file without its end. */
const stem = (name: string) => name.replace(/\.\w+$/, '');
/** As a shell reads it. */
const quoted = (name: string) => (/^[\w.+-]+$/.test(name) ? name : `'${name.replaceAll("'", "'\\''")}'`);
const files = (name: string) => [quoted(`${stem(name)}.wasm`), quoted(name)];

const clang =
  (compiler: string, flags: string): Command =>
  (name) => {
    const [made, source] = files(name);
    return `${compiler} --target=wasm32-wasi -O2${flags} -o ${made} ${source}`;
  };

/** The command that compiles a file to WebAssembly; for Java there is none. */
const COMMANDS: Record<Exclude<Uncompiled['language'], 'java'>, Command> = {
  c: clang('clang', ''),
  cpp: clang('clang++', ' -std=c++20 -fno-exceptions'),
  rust: (name) => `rustc --target wasm32-wasip1 -O -o ${files(name).join(' ')}`,
  go: (name) => `GOOS=wasip1 GOARCH=wasm go build -o ${files(name).join(' ')}`,
};

/** What must be installed first. */
export const TOOLS: Record<Exclude<Uncompiled['language'], 'java'>, string> = {
  c: 'apt install clang lld wasi-libc libclang-rt-dev-wasm32',
  cpp: 'apt install clang lld wasi-libc libc++-dev-wasm32 libclang-rt-dev-wasm32',
  rust: 'rustup target add wasm32-wasip1',
  go: '',
};

/** What the command line does with a program in Java, for which no compiler makes a module. `name`: its file, as a shell reads it. */
export type JavaCommand = (name: string) => string;

/** The command that makes a module of a file; for Java the one of the command line. */
export const commandFor = ({ name, language }: Uncompiled, java: JavaCommand): string =>
  language === 'java' ? java(quoted(name)) : COMMANDS[language](name);
