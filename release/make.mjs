// Puts together what people download, in dist-release/. What is built by cargo, Vite and npm is there already; see the Makefile.
// The same commit gives the same bytes: files are sorted and have the time of the commit, and messages have no path of this machine.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const OUT = join(ROOT, 'dist-release');
const STAGE = join(ROOT, 'target/release-stage');
const SHELLS = { bash: 'boardlab.bash', zsh: '_boardlab', fish: 'boardlab.fish', elvish: 'boardlab.elv', powershell: 'boardlab.ps1' };
const SINGLE_FILE = 'boardlab.html';

const run = (program, ...args) => execFileSync(program, args, { cwd: ROOT, encoding: 'utf8', maxBuffer: 1 << 26 }).trim();
// `make npm` has held it to that of Cargo.toml.
const { version } = JSON.parse(readFileSync(join(ROOT, 'npm/package.json'), 'utf8'));
/** All files have the time of the commit. */
const seconds = Number(process.env.SOURCE_DATE_EPOCH || run('git', 'log', '-1', '--format=%ct'));
// Node 20 reads no TypeScript; Vite does.
const [notices, { filesOf, tarball, zip }, { sbom }, { formula, repositoryOf, winget }, { licensed }, { TARGETS }] = await Promise.all(
  ['www/build/notices.ts', ...['archives', 'sbom', 'manifests', 'wheels', 'targets'].map((name) => `release/${name}.ts`)].map(
    async (file) => (await runnerImport(join(ROOT, file))).module,
  ),
);
const binaryOf = ({ target, exe }) => join(ROOT, 'target', target, 'release', `boardlab${exe ?? ''}`);
/** The one that runs here: it writes what is the same for all. */
const BINARY = binaryOf(TARGETS[0]);

const archiveOf = ({ name, exe }) => ({ folder: `boardlab-${version}-${name}`, file: `boardlab-${version}-${name}.${exe ? 'zip' : 'tar.gz'}` });

/** The command line for a system, with what a person installs beside it. */
function commandLine(target, works) {
  const { folder: name, file: archive } = archiveOf(target);
  const folder = join(STAGE, name);
  const program = join(folder, basename(binaryOf(target)));
  mkdirSync(join(folder, 'completions'), { recursive: true });
  cpSync(binaryOf(target), program);
  chmodSync(program, 0o755);
  for (const [shell, file] of Object.entries(SHELLS))
    writeFileSync(join(folder, 'completions', file), `${run(BINARY, 'completions', shell)}\n`);
  // Windows has no man.
  if (!target.exe) run(BINARY, 'man', join(folder, 'man'));
  for (const file of ['LICENSE-MIT', 'LICENSE-APACHE', 'cli/README.md', 'CHANGELOG.md']) cpSync(join(ROOT, file), join(folder, basename(file)));
  writeFileSync(join(folder, 'third-party.txt'), notices.noticesText(works));
  put(archive, target.exe ? zip(folder, filesOf(folder), name, seconds) : tarball(STAGE, name, seconds));
}

/** The command line for pip. */
function wheels({ target }, works) {
  const licences = { 'third-party.txt': notices.noticesText(works) };
  for (const file of ['LICENSE-MIT', 'LICENSE-APACHE']) licences[file] = readFileSync(join(ROOT, file), 'utf8');
  const made = join(ROOT, 'target/wheels', target);
  for (const file of filesOf(made)) put(file, licensed(readFileSync(join(made, file)), licences, seconds));
}

/** What package managers read, with the addresses of the archives. */
function manifests() {
  const repository = repositoryOf(readFileSync(join(ROOT, 'Cargo.toml'), 'utf8'));
  if (!repository) return console.log('Nothing for Homebrew and winget: Cargo.toml names no `repository`, where the archives would be.');
  const archives = TARGETS.map((target) => ({ ...archiveOf(target), sha256: sum(archiveOf(target).file), brew: target.brew }));
  put('boardlab.rb', formula(repository, version, archives));
  for (const [name, text] of Object.entries(winget(repository, version, archives))) put(name, text);
}

function page() {
  const dist = join(ROOT, 'dist');
  const files = filesOf(dist).filter((file) => file !== SINGLE_FILE);
  put(`boardlab-page-${version}.zip`, zip(dist, files, 'boardlab', seconds));
  put(`boardlab-${version}.html`, readFileSync(join(dist, SINGLE_FILE)));
}

function packages() {
  put(`boardlab-npm-${version}.tgz`, readFileSync(join(ROOT, `target/npm/boardlab-${version}.tgz`)));
  put(`boardlab-core-${version}.crate`, readFileSync(join(ROOT, `target/package/boardlab-core-${version}.crate`)));
}

/** What is shipped of others, by name and with all licences. */
function papers(inPage, inCommandLine) {
  const json = sbom(version, { page: inPage, 'npm package': inPage, ...inCommandLine }, seconds);
  put(`boardlab-${version}.cdx.json`, `${JSON.stringify(json, null, 2)}\n`);
  const all = new Map([...inPage, ...Object.values(inCommandLine).flat()].map((work) => [`${work.from} ${work.name} ${work.version}`, work]));
  put('third-party.txt', notices.noticesText([...all.values()]));
}

const sum = (file) => createHash('sha256').update(readFileSync(join(OUT, file))).digest('hex');

function checksums() {
  const line = (file) => `${sum(file)}  ${file}\n`;
  put('SHA256SUMS', filesOf(OUT).map(line).join(''));
}

function put(name, bytes) {
  writeFileSync(join(OUT, name), bytes);
  console.log(`${String(Buffer.byteLength(bytes)).padStart(9)} ${name}`);
}

for (const folder of [OUT, STAGE]) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
}
const inPage = notices.worksInPage();
const inCommandLine = {};
page();
for (const target of TARGETS) {
  const works = notices.worksInCommandLine(target.target);
  inCommandLine[`command line for ${target.name}`] = works;
  commandLine(target, works);
  wheels(target, works);
}
manifests();
packages();
papers(inPage, inCommandLine);
checksums();
