// Installs the npm package into fresh projects, as its users do, and runs the examples of its README there: in Node, and in Chromium,
// bundled by Vite, with boards beside them.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const TARBALL = resolve(process.argv[2]);
const run = (folder, program, ...args) => execFileSync(program, args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });
const bin = (name) => join(ROOT, 'node_modules/.bin', name);

/** A project with nothing but the package; npm may not ask the network. */
function project(name, more = {}) {
  const folder = join(work, name);
  mkdirSync(folder);
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name, private: true, type: 'module', ...more }));
  run(folder, 'npm', 'install', TARBALL, '--offline', '--no-audit', '--no-fund', '--silent');
  return folder;
}

/** The examples of the README: a block of JavaScript, and what it prints if that stands below. */
function examples() {
  const readme = readFileSync(join(ROOT, 'npm/README.md'), 'utf8');
  return [...readme.matchAll(/```js\n(.*?)```(?:\n\n```text\n(.*?)```)?/gs)].map(([, code, printed]) => ({ code, printed }));
}

function same(what, found, expected) {
  if (found !== expected) throw new Error(`${what}\nprinted:\n${found}\nexpected:\n${expected}`);
}

function inNode() {
  const folder = project('node');
  examples().forEach(({ code, printed }, nth) => {
    writeFileSync(join(folder, `${nth}.js`), code);
    const found = run(folder, 'node', `${nth}.js`).trimEnd();
    if (printed !== undefined) same(code, found, printed.trimEnd());
    else if (found === '') throw new Error(`nothing is printed by\n${code}`);
  });
  console.log(`${examples().length} examples run in Node`);
}

/** What a user of TypeScript sees. */
function withTypes() {
  const folder = project('types');
  const code = `import { type Frame, type IllegalMove, isIllegal, type RobotsBoard, step } from 'boardlab';
import 'boardlab/element';
const to: Frame | IllegalMove = await step({ game: 'robots', text: '' }, 'N');
if (!isIllegal(to) && to.board.game === 'robots') { const board: RobotsBoard = to.board; board.you.length; }
document.createElement('boardlab-board').go(3);
// @ts-expect-error There is no such game.
await step({ game: 'chess', text: '' }, 'N');
`;
  writeFileSync(join(folder, 'main.ts'), code);
  const strict = ['--strict', '--noEmit', '--skipLibCheck', 'false', '--target', 'es2022', '--moduleResolution', 'bundler'];
  run(folder, bin('tsc'), ...strict, '--module', 'esnext', '--types', '', 'main.ts', '--ignoreConfig');
  console.log('the types hold');
}

/** What a board does of which nothing can be shown, and of an address that is a script: by its name. */
const BOARDS = {
  good: 'game="robots" sample="crowd" home="/board/"',
  linked: 'game="robots" sample="crowd" home="/board/" site="https://example.org/lab/"',
  wrongGame: 'game="robot" sample="crowd" home="/board/"',
  wrongSample: 'game="robots" sample="crowds" home="/board/"',
  wrongText: 'game="chess" text="1" home="/board/"',
  none: 'home="/board/"',
  script: 'game="robots" sample="crowd" home="javascript:parent.broken=1//"',
};

/** What no board can use weighs more than the boards. */
function withoutPrograms(folder) {
  const files = readdirSync(join(folder, 'node_modules/boardlab'), { recursive: true }).map(String);
  const strange = files.filter((file) => /python|kept-|atlas|robot\.html|wasi/.test(file));
  same('files of the package that no board can use', strange.join('\n'), '');
}

/** All boards have said that they play or why they do not; a link leads to a page that there is. */
async function boardsAreRight(page) {
  await page.waitForFunction((names) => names.every((name) => window.heard[name]), Object.keys(BOARDS).filter((name) => name !== 'script'));
  const heard = await page.evaluate(() => window.heard);
  const said = Object.entries(heard).map(([name, { kind, detail }]) => `${name}: ${kind} ${detail.problem ?? ''}`.trim());
  same('what the boards say', said.sort().join('\n'), [
    'good: moved', 'linked: moved', 'none: error game', 'wrongGame: error game', 'wrongSample: error sample', 'wrongText: error game',
  ].join('\n'));
  const frame = (name) => page.frameLocator(`#${name} iframe`);
  await frame('linked').getByRole('link').waitFor();
  const href = await frame('linked').getByRole('link').getAttribute('href');
  if (!href.startsWith('https://example.org/lab/index.html#v=1&game=robots')) throw new Error(`a board links to ${href}`);
  // Its link would have come with the other one's: both know their position.
  same('links of a board without a site', String(await frame('good').getByRole('link').count()), '0');
  for (const name of ['none', 'wrongGame', 'wrongSample', 'wrongText'])
    same(`what ${name} shows`, await frame(name).getByRole('alert').innerText(), heard[name].detail.text);
  same('scripts of an address', String(await page.evaluate(() => window.broken)), 'undefined');
}

/** All examples in one page that Vite builds, with boards beside them. */
async function inBrowser() {
  const folder = project('vite');
  const list = examples();
  list.forEach(({ code }, nth) => {
    writeFileSync(join(folder, `${nth}.js`), code);
  });
  withoutPrograms(folder);
  const main = `import 'boardlab/element';
window.heard = {};
for (const kind of ['moved', 'error']) document.addEventListener(kind, ({ target, detail }) => { window.heard[target.id] ??= { kind, detail }; });
const printed = [];
console.log = (...values) => printed.push(values.join(' '));
const errors = [];
for (const load of [${list.map((_, nth) => `() => import('./${nth}.js')`).join(', ')}]) await load().catch((error) => errors.push(String(error)));
document.title = JSON.stringify({ printed: printed.length, errors });
`;
  writeFileSync(join(folder, 'main.js'), main);
  const body = Object.entries(BOARDS).map(([name, asked]) => `<boardlab-board id="${name}" ${asked}></boardlab-board>`).join('');
  writeFileSync(join(folder, 'index.html'), `<!doctype html><body>${body}<script type="module" src="/main.js"></script></body>`);
  cpSync(join(folder, 'node_modules/boardlab/board'), join(folder, 'public/board'), { recursive: true });
  run(folder, bin('vite'), 'build', '--target', 'es2022', '--logLevel', 'error');
  const { preview } = await import('vite');
  const { chromium } = await import('playwright-core');
  const server = await preview({ root: folder, preview: { host: '127.0.0.1', port: 0 }, logLevel: 'error' });
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_SHELL || process.env.CHROMIUM, args: ['--no-sandbox'] });
  try {
    // All boards are in sight, so that all are loaded.
    const page = await browser.newPage({ viewport: { width: 800, height: 4000 } });
    await page.goto(`http://127.0.0.1:${server.httpServer.address().port}/`);
    await page.waitForFunction(() => document.title.startsWith('{'));
    const { printed, errors } = JSON.parse(await page.title());
    same('errors of the examples', errors.join('\n'), '');
    if (printed < list.length) throw new Error(`${printed} lines are printed by ${list.length} examples`);
    await boardsAreRight(page);
  } finally {
    await browser.close();
    await server.close();
  }
  console.log(`${list.length} examples and ${Object.keys(BOARDS).length} boards run in a page built by Vite`);
}

const work = mkdtempSync(join(tmpdir(), 'boardlab-npm-'));
try {
  inNode();
  withTypes();
  await inBrowser();
} finally {
  rmSync(work, { recursive: true, force: true });
}
