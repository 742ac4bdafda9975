// Makes the npm package in target/npm/boardlab, and packs it into target/npm. It takes the engines, their types, and the boards for other
// pages as the page's build left them.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { withReferences } from './references.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const STAGE = join(ROOT, 'target/npm');
const PACKAGE = join(STAGE, 'boardlab');
const ENGINES = ['rules', 'solitaire', 'pursuit', 'workbench'];
/** The pages of the frames, one in each language, and the element that makes the frames. */
const BOARDS = readdirSync(join(ROOT, 'dist')).filter((file) => /^board(-\w+)?\.html$|^boardlab-board\.js$/.test(file));

const read = (...path) => readFileSync(join(ROOT, ...path), 'utf8');
const copy = (from, to) => cpSync(join(ROOT, from), to, { recursive: true });

/** The sources beside what they import, as they stand beside each other in the package. */
function stage() {
  rmSync(STAGE, { recursive: true, force: true });
  copy('npm/src', join(STAGE, 'src'));
  copy('npm/tsconfig.json', join(STAGE, 'tsconfig.json'));
  copy('www/src/engine/boundary.ts', join(STAGE, 'src/boundary.ts'));
  for (const engine of ENGINES) {
    const at = `www/pkg/${engine}/engine_${engine}`;
    // `Symbol.dispose` is in no library of types that people have by default.
    const types = read(`${at}.d.ts`).replace(/'[./a-z]*\/boundary'/, "'../boundary.js'").replaceAll(/ *\[Symbol.dispose\].*\n/g, '');
    for (const folder of [join(STAGE, 'src/engines'), join(PACKAGE, 'dist/engines')]) {
      mkdirSync(folder, { recursive: true });
      writeFileSync(join(folder, `engine_${engine}.d.ts`), types);
    }
    for (const kind of ['.js', '_bg.wasm']) copy(at + kind, join(PACKAGE, `dist/engines/engine_${engine}${kind}`));
  }
}

/** The pages of the boards with all that they load. The whole page is not in the package, so they do not link to it. */
function boards() {
  for (const file of withReferences(join(ROOT, 'dist'), BOARDS)) {
    mkdirSync(join(PACKAGE, 'board', dirname(file)), { recursive: true });
    copy(`dist/${file}`, join(PACKAGE, 'board', file));
  }
  for (const page of BOARDS.filter((file) => file.endsWith('.html'))) {
    const [before, after] = read('dist', page).split('name="boardlab-site" content="./"');
    if (after === undefined) throw new Error(`${page} does not say where the whole page is`);
    writeFileSync(join(PACKAGE, 'board', page), `${before}name="boardlab-site" content=""${after}`);
  }
}

function papers() {
  const { version } = JSON.parse(read('npm/package.json'));
  const [, ours] = /\[workspace\.package\]\nversion = "([^"]+)"/.exec(read('Cargo.toml')) ?? [];
  if (version !== ours) throw new Error(`npm/package.json has the version ${version}, Cargo.toml ${ours}`);
  for (const file of ['package.json', 'README.md', 'element.d.ts']) copy(`npm/${file}`, join(PACKAGE, file));
  for (const file of ['LICENSE-MIT', 'LICENSE-APACHE', 'dist/third-party.txt']) copy(file, join(PACKAGE, basename(file)));
}

stage();
execFileSync('tsc', ['-p', STAGE], { stdio: 'inherit' });
boards();
papers();
// npm gives every file the same time, so that equal files make an equal tarball.
execFileSync('npm', ['pack', '--silent', '--pack-destination', STAGE], { cwd: PACKAGE, stdio: 'inherit' });
console.log(readdirSync(STAGE).filter((file) => file.endsWith('.tgz')).map((file) => join(STAGE, file)).join('\n'));
