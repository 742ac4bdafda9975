// The notices of other people's work in what is shipped: packages of npm that the page has, crates in its engines. A script of
// our own, because the tools for it know one of the two alone, and are larger than all that they would list.
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { worksInBook } from './notices-book.ts';

export const NOTICES = 'third-party.txt';

/** A work of others. `from` is where a package manager knows it, or nothing. */
export type Notice = {
  from: 'npm' | 'cargo' | 'generic';
  name: string;
  version: string;
  licence: string;
  home: string;
  text: string;
};

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const read = (...path: string[]) => readFileSync(join(...path), 'utf8').trim();
const run = (program: string, ...args: string[]) =>
  execFileSync(program, args, { cwd: ROOT, encoding: 'utf8', maxBuffer: 1 << 26 }).trim();

/** Parts of these are in every bundle: they load chunks. */
const BUNDLER = ['vite', 'rolldown'];
/** Files of this are in the pack of Python, and nothing of what it depends on. */
const PACKED = 'pyodide';
/** A package without the text of its licence, and another one that has the same text. */
const MPL = 'mediabunny';
const SAME_TERMS: Record<string, string> = { [PACKED]: MPL };
const MODULES = 'node_modules/';

type Locked = { version: string; license?: string; dev?: boolean; devOptional?: boolean; optional?: boolean };

/** What only builds and tests need; so is what a dependency can do without. */
const isTool = ({ dev, devOptional, optional }: Locked): boolean => !!(dev || devOptional || optional);

/** The packages that are dependencies and not tools; declarations of types are no code. */
function shipped(): [name: string, locked: Locked][] {
  const { packages } = JSON.parse(read(ROOT, 'package-lock.json')) as { packages: Record<string, Locked> };
  return Object.entries(packages)
    .filter(([path, one]) => path && (!isTool(one) || [...BUNDLER, PACKED].includes(path.slice(MODULES.length))))
    .map(([path, locked]): [string, Locked] => [path.slice(MODULES.length), locked])
    .filter(([name]) => !name.startsWith('@types/'));
}

/** The licence in a folder: of two to choose from the shorter one. */
function licenceIn(folder: string): string {
  const files = readdirSync(folder).filter((file) => /^(licen[cs]e|copying|notice)/i.test(file));
  const short = files.some((file) => /mit/i.test(file)) ? files.filter((file) => !/apache/i.test(file)) : files;
  return short.map((file) => read(folder, file)).join('\n\n');
}

/** The terms of a bundler itself, without those of what it bundles for its own work. */
const own = (text: string) => text.split('\n# Licenses of bundled dependencies')[0]?.trim() ?? '';

function ofPackage([name, { version, license = '' }]: [string, Locked]): Notice {
  const folder = join(ROOT, MODULES, name);
  const { homepage = '', repository } = JSON.parse(read(folder, 'package.json'));
  const address = String(repository?.url ?? repository ?? homepage)
    .replace(/^(git\+|github:)/, '')
    .replace('ssh://git@', 'https://');
  const home = new URL(address.replace(/^git:/, 'https:'), 'https://github.com/').href;
  const text = own(licenceIn(SAME_TERMS[name] ? join(ROOT, MODULES, SAME_TERMS[name]) : folder));
  return { from: 'npm', name, version, licence: license, home, text };
}

const CARGO = ['--locked', '--quiet'];
const FEATURES = 'rules,solitaire,pursuit,theory,workbench,scenes';

const ENGINES = [
  '-p',
  'boardlab-web',
  '--target',
  'wasm32-unknown-unknown',
  '--no-default-features',
  '--features',
  FEATURES,
];

type Crate = { name: string; version: string; license: string; authors: string[]; manifest_path: string };

/** A crate that brings no file with its terms names them: those of MIT, where it may be taken under them. */
function termsOf(crate?: Crate): string {
  const text = crate ? licenceIn(dirname(crate.manifest_path)) : '';
  const holders = crate?.authors.map((author) => author.replace(/ <.*/, '')).join(', ');
  return text || (holders && /\bMIT\b/.test(crate?.license ?? '') ? mit(holders) : '');
}

/** The crates that are compiled into what is chosen; macros only write code. */
function ofCrates(chosen: string[]): Notice[] {
  const tree = ['tree', '-e', 'normal,no-proc-macro', '--prefix', 'none', '--no-dedupe', ...chosen];
  const lines = new Set(run('cargo', ...tree, '--format', '{p}|{l}|{r}', ...CARGO).split('\n'));
  const { packages } = JSON.parse(run('cargo', 'metadata', '--format-version', '1', ...CARGO));
  const known = new Map<string, Crate>(packages.map((one: Crate) => [`${one.name} v${one.version}`, one]));
  return [...lines]
    .map((line) => line.split('|') as [crate: string, licence: string, home: string])
    .filter(([crate]) => !crate.startsWith('boardlab'))
    .map(([crate, licence, home]) => {
      const [name = '', version = ''] = crate.split(' v');
      return { from: 'cargo', name, version, licence, home, text: termsOf(known.get(crate)) };
    });
}

/** Rust's own library, under the terms of our own licence. */
function ofRust(): Notice {
  const [, version = ''] = run('rustc', '--version').split(' ');
  return {
    from: 'generic',
    name: 'The standard library of Rust',
    version,
    licence: 'MIT OR Apache-2.0',
    home: 'https://github.com/rust-lang/rust',
    text: mit('The Rust Project Contributors'),
  };
}

/** Python itself, which the pack holds as Pyodide has compiled it. */
const ofPython = (): Notice => ({
  from: 'generic',
  name: 'Python',
  version: JSON.parse(read(ROOT, MODULES, PACKED, 'pyodide-lock.json')).info.python,
  licence: 'PSF-2.0',
  home: 'https://www.python.org/',
  text: read(ROOT, 'www/build/python-licence.txt'),
});

const mit = (holder: string) => read(ROOT, 'LICENSE-MIT').replace(/Copyright.*/, `Copyright (c) ${holder}`);

const pinned = (name: string) =>
  new RegExp(`^${name}==(.+)$`, 'm').exec(read(ROOT, 'release/requirements.txt'))?.[1] ?? '';

/** The C library that Rust links into a static binary. */
const musl = (): Notice => ({
  from: 'generic',
  name: 'musl',
  version: '1.2.5',
  licence: 'MIT',
  home: 'https://musl.libc.org/',
  text: mit('2005-2020 Rich Felker, et al.'),
});

/** What zig links beside it: its own runtime, */
const zig = (): Notice => ({
  from: 'generic',
  name: 'The runtime of Zig',
  version: pinned('ziglang'),
  licence: 'MIT',
  home: 'https://ziglang.org/',
  text: mit('Zig contributors'),
});

/** and the start of a program for Windows. */
const mingw = (): Notice => ({
  from: 'generic',
  name: 'MinGW-w64',
  version: '13.0',
  licence: 'ZPL-2.1',
  home: 'https://www.mingw-w64.org/',
  text: read(ROOT, 'www/build/mingw-licence.txt'),
});

const RUNTIMES: Record<string, () => Notice[]> = {
  musl: () => [musl()],
  darwin: () => [zig()],
  gnu: () => [zig(), mingw()],
};

const heading = ({ name, version, licence, home }: Notice) => `${name} ${version}, ${licence}\n${home}`;

/** Who have the same text stand over it together. */
function written(notices: Notice[]): string {
  const byText = new Map<string, Notice[]>();
  for (const notice of notices) byText.set(notice.text, [...(byText.get(notice.text) ?? []), notice]);
  const parts = [...byText].map(([text, group]) => `${group.map(heading).join('\n')}\n\n${text}`);
  return `Boardlab contains work of others, unchanged, under these licences.\n\n${parts.join(`\n\n${'-'.repeat(72)}\n\n`)}\n`;
}

/** What the page has, the single file and the npm package, too. */
export function worksInPage(): Notice[] {
  const packages = shipped().map(ofPackage);
  const mpl = packages.find(({ name }) => name === MPL)?.text ?? '';
  return [...packages, ofPython(), ofRust(), ...worksInBook(mpl, mit), ...ofCrates(ENGINES)];
}

/** What the binary of the command line has for a target. */
export const worksInCommandLine = (target: string): Notice[] => [
  ofRust(),
  ...(RUNTIMES[target.split('-').at(-1) ?? '']?.() ?? []),
  ...ofCrates(['-p', 'boardlab', '--target', target]),
];

export function noticesText(notices: Notice[]): string {
  const silent = notices.filter(({ text, licence }) => !text || !licence).map(({ name }) => name);
  if (silent.length > 0) throw new Error(`no licence is found for ${silent.join(', ')}`);
  return written(notices);
}

/** A package that gets into a bundle must be a dependency, or it would be in no notice. */
export const onlyDependencies = (): Plugin => ({
  name: 'only-dependencies',
  generateBundle(_, bundle) {
    const known = new Set(shipped().map(([name]) => name));
    const ids = Object.values(bundle).flatMap((part) => (part.type === 'chunk' ? part.moduleIds : []));
    for (const id of ids) {
      const [, name] = /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id) ?? [];
      if (name && !known.has(name)) this.error(`${name} is in the bundle: make it a dependency in package.json`);
    }
  },
});

/** Puts the notices beside the page, in the folder and on the development server. */
export const notices = (): Plugin => ({
  name: 'notices',
  configureServer({ middlewares }) {
    middlewares.use(`/${NOTICES}`, (_, reply) => reply.end(noticesText(worksInPage())));
  },
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: NOTICES, source: noticesText(worksInPage()) });
  },
});
