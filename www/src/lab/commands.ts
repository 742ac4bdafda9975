// What makes a program of a source file that this page cannot run.
import type { CompiledLanguage } from '../lib/program-files';

export const SYSTEMS = ['debian', 'fedora', 'macos', 'windows'] as const;
export type System = (typeof SYSTEMS)[number];

/** The languages for which there is a compiler to WebAssembly. */
export const COMPILED = ['cpp', 'c', 'rust', 'go'] as const satisfies readonly Exclude<CompiledLanguage, 'java'>[];
export type Compiled = (typeof COMPILED)[number];

/** The names of their files, where none was opened. */
export const MAIN: Record<Compiled, string> = { cpp: 'main.cpp', c: 'main.c', rust: 'main.rs', go: 'main.go' };

/** The system of this computer, as far as its browser tells. */
export function systemHere(agent: string): System {
  if (/Windows/.test(agent)) return 'windows';
  return /Mac OS/.test(agent) ? 'macos' : 'debian';
}

/** The name of a file without its end. */
const stem = (name: string) => name.replace(/\.\w+$/, '');
const inShell = (name: string) => `'${name.replaceAll("'", "'\\''")}'`;
/** As a shell reads it; on Windows no name has a quotation mark. */
const quoted = (name: string, system: System) =>
  /^[\w.+-]+$/.test(name) ? name : system === 'windows' ? `"${name}"` : inShell(name);

/** The release of wasi-sdk, a compiler for C and C++ with its libraries. Debian has them as packages. */
const SDK = 'wasi-sdk-25';
const RELEASES = `https://github.com/WebAssembly/wasi-sdk/releases/download/${SDK}/`;
/** On a Mac, the processor is named as the shell names it. */
const SDK_FOLDERS: Record<Exclude<System, 'debian'>, string> = {
  fedora: `${SDK}.0-x86_64-linux`,
  macos: `${SDK}.0-$(uname -m)-macos`,
  windows: `${SDK}.0-x86_64-windows`,
};

const DEBIAN_TOOLS = { c: '', cpp: ' libc++-dev-wasm32' };

function clangInstalled(language: 'c' | 'cpp', system: System): string {
  if (system === 'debian')
    return `sudo apt install clang lld wasi-libc libclang-rt-dev-wasm32${DEBIAN_TOOLS[language]}`;
  const archive = `${SDK_FOLDERS[system]}.tar.gz`;
  // The shells of Windows have no common way to join commands, and one of them means another program by `curl`.
  if (system === 'windows') return `curl.exe -LO ${RELEASES}${archive}\ntar xf ${archive}`;
  return `curl -L ${RELEASES}${archive} | tar xz`;
}

function clang(compiler: string, system: System): string {
  if (system === 'debian') return `${compiler} --target=wasm32-wasi`;
  const folder = SDK_FOLDERS[system];
  return system === 'windows' ? `.\\${folder}\\bin\\${compiler}.exe` : `${folder}/bin/${compiler}`;
}

/** The stack of a program is 64 kB otherwise, and nothing tells that it is full. `-I.` finds `bits/stdc++.h` beside the program. */
const STACK = '-Wl,-z,stack-size=8388608';
const C_FLAGS = { c: `-O2 ${STACK}`, cpp: `-O2 -std=c++20 -fno-exceptions -I. ${STACK}` };

function goBuilt(files: string, system: System): string {
  const build = `go build -o ${files}`;
  if (system !== 'windows') return `GOOS=wasip1 GOARCH=wasm ${build}`;
  return `go env -w GOOS=wasip1 GOARCH=wasm\n${build}\ngo env -u GOOS GOARCH`;
}

/** What is installed once; '' if nothing beside the compiler of the language. */
export function installCommand(language: Compiled, system: System): string {
  if (language === 'go') return '';
  return language === 'rust' ? 'rustup target add wasm32-wasip1' : clangInstalled(language, system);
}

/** The command that compiles a file to WebAssembly. */
export function compileCommand(language: Compiled, name: string, system: System): string {
  const files = [`${stem(name)}.wasm`, name].map((one) => quoted(one, system)).join(' ');
  if (language === 'go') return goBuilt(files, system);
  if (language === 'rust') return `rustc --target wasm32-wasip1 -O -o ${files}`;
  return `${clang(language === 'c' ? 'clang' : 'clang++', system)} ${C_FLAGS[language]} -o ${files}`;
}

/** What the command line does with a program in Java, for which no compiler makes a module. `name`: its file, as a shell reads it. */
export type JavaCommand = (name: string) => string;

export const javaCommand = (name: string, java: JavaCommand): string => java(quoted(name, 'debian'));
