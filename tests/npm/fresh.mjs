// Installs the npm package into fresh projects, as its users do, and runs the examples of its README there: in Node, or with
// `--browser` in Chromium, bundled by Vite.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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

/** All examples in one page that Vite builds, with a board beside them. */
async function inBrowser() {
  const folder = project('vite');
  const list = examples();
  list.forEach(({ code }, nth) => {
    writeFileSync(join(folder, `${nth}.js`), code);
  });
  const main = `import 'boardlab/element';
document.addEventListener('moved', ({ detail }) => { window.shown = detail; });
const printed = [];
console.log = (...values) => printed.push(values.join(' '));
const errors = [];
for (const load of [${list.map((_, nth) => `() => import('./${nth}.js')`).join(', ')}]) await load().catch((error) => errors.push(String(error)));
document.title = JSON.stringify({ printed: printed.length, errors });
`;
  writeFileSync(join(folder, 'main.js'), main);
  const body = '<boardlab-board game="robots" sample="crowd" home="/board/"></boardlab-board>';
  writeFileSync(join(folder, 'index.html'), `<!doctype html><body>${body}<script type="module" src="/main.js"></script></body>`);
  cpSync(join(folder, 'node_modules/boardlab/board'), join(folder, 'public/board'), { recursive: true });
  run(folder, bin('vite'), 'build', '--target', 'es2022', '--logLevel', 'error');
  const { preview } = await import('vite');
  const { chromium } = await import('playwright-core');
  const server = await preview({ root: folder, preview: { host: '127.0.0.1', port: 0 }, logLevel: 'error' });
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_SHELL || process.env.CHROMIUM, args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage();
    await page.goto(`http://127.0.0.1:${server.httpServer.address().port}/`);
    await page.waitForFunction(() => document.title.startsWith('{'));
    const { printed, errors } = JSON.parse(await page.title());
    same('errors of the examples', errors.join('\n'), '');
    if (printed < list.length) throw new Error(`${printed} lines are printed by ${list.length} examples`);
    // Its engine has read the sample and plays it.
    await page.waitForFunction(() => window.shown?.plies > 0);
  } finally {
    await browser.close();
    await server.close();
  }
  console.log(`${list.length} examples and a board run in a page built by Vite`);
}

const work = mkdtempSync(join(tmpdir(), 'boardlab-npm-'));
try {
  if (process.argv.includes('--browser')) {
    await inBrowser();
  } else {
    inNode();
    withTypes();
  }
} finally {
  rmSync(work, { recursive: true, force: true });
}
