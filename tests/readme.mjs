// Runs the commands of README.md and the book that build, install and serve, as a reader does. cli/tests/readme.rs runs the others, and holds this
// file to what the README says.
import { execSync, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const run = (command, env = {}) => execSync(command, { cwd: ROOT, env: { ...process.env, ...env }, stdio: 'inherit' });

function same(what, found, expected) {
  if (found !== expected) throw new Error(`${what}: ${found}, expected ${expected}`);
}

/** The single file is packed: that it has an address is seen by its bytes. */
function single() {
  const made = (command) => {
    run(command);
    return readFileSync(join(ROOT, 'dist/boardlab.html'), 'latin1');
  };
  const linked = made('make standalone BOARDLAB_URL=https://example.org/boardlab/');
  same('the single file with an address is the one without', linked === made('make standalone'), false);
}

/** Installs into a folder that is removed. */
function install() {
  const folder = mkdtempSync(join(tmpdir(), 'boardlab-install-'));
  try {
    run('cargo install --locked --path cli', { CARGO_INSTALL_ROOT: folder });
    const solved = execSync(`${folder}/bin/boardlab solve knights`, { input: '1\n1\n1 2\n', encoding: 'utf8' });
    same('the installed command line', solved, 'Case 1: Alice\n');
    run('cargo install --locked --path atlas', { CARGO_INSTALL_ROOT: folder });
    const planned = execSync(`${folder}/bin/boardlab-atlas plan --largest 3`, { encoding: 'utf8' });
    same('the first shard of the installed atlas', planned.split('\n')[0], 'square-3-1-default');
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Serves the page on a free port, until the address has been said and visited. Where no book is built, its address says how to get it. */
async function serve() {
  const server = spawn('sh', ['-c', 'make serve'], { cwd: ROOT, env: { ...process.env, PORT: '0' }, detached: true });
  try {
    const url = await address(server);
    same('the page that is served', await (await fetch(url)).text(), readFileSync(join(ROOT, 'dist/index.html'), 'utf8'));
    const book = () => fetch(`${url}docs/index.html`);
    same('the book that is served', await (await book()).text(), readFileSync(join(ROOT, 'dist/docs/index.html'), 'utf8'));
    rmSync(join(ROOT, 'dist/docs'), { recursive: true });
    const missing = await book();
    same('the status without a book', missing.status, 404);
    same('its address says how to get it', (await missing.text()).includes('<code>make book</code>'), true);
  } finally {
    process.kill(-server.pid);
  }
}

/** What the server says of where it is. */
function address(server) {
  let said = '';
  return new Promise((found, failed) => {
    const hear = (text) => {
      said += text;
      const [url] = /http:\/\/127\.0\.0\.1:[0-9]+\//.exec(said) ?? [];
      if (url) found(url);
    };
    server.stdout.on('data', hear);
    server.stderr.on('data', hear);
    server.on('exit', () => failed(new Error(`make serve has ended:\n${said}`)));
  });
}

run('make page');
for (const file of ['index.html', 'docs/index.html', 'docs/commands.html'])
  same(`${file} is in dist/`, existsSync(join(ROOT, 'dist', file)), true);
single();
run('make npm');
run('cargo doc -p boardlab-core');
run('cargo doc -p boardlab-task');
install();
await serve();
console.log('The commands of README.md that build, install and serve do so.');
