// Fails when the page grows past its budget, gzipped: what a first visit loads, a game's own part, the engine.
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const DIST = new URL('../dist/', import.meta.url).pathname;
const GAMES = ['robots', 'janken', 'pursuit', 'solitaire', 'knights'];
const ENGINES = ['rules', 'solitaire', 'pursuit'];
const BUDGETS = {
  'first load (HTML, CSS, first script)': 45_000,
  ...Object.fromEntries(GAMES.map((game) => [`${game}: its board and panels`, 16_000])),
  'engine of robots, janken and knights (wasm)': 60_000,
  'engine of solitaire with its player (wasm), loaded with its tab': 90_000,
  'engine of pursuit with its strategies and its theory (wasm), loaded with its tab': 148_000,
  'pursuit: the workshop, without the editor': 8_000,
  'pursuit: the exact theory': 8_000,
  'pursuit: the box that a robot runs in': 2_000,
  'pursuit: the atlas': 8_000,
  'pursuit: what the atlas shows': 8_000,
};

const gzipped = (file) => gzipSync(readFileSync(join(DIST, file)), { level: 9 }).length;
const html = readFileSync(join(DIST, 'index.html'), 'utf8');
const linked = [...html.matchAll(/(?:src|href)="\.\/([^"]+\.(?:js|css))"/g)].map((match) => match[1]);

const named = (begins, ends) =>
  readdirSync(join(DIST, 'assets')).filter((name) => name.startsWith(begins) && ends.test(name)).map((name) => join('assets', name));

/** What is loaded with a page of Pursuit's own only. */
const workshop = (file) => /pursuit-(robot|highlight)/.test(file);
const atlas = (file) => /pursuit-atlas/.test(file);
const theory = (file) => /pursuit-theory/.test(file);
const own = (file) => workshop(file) || atlas(file) || theory(file);

const sizes = [['index.html', ...linked], ...GAMES.map((game) => named(`${game}-`, /\.(js|css)$/).filter((file) => !own(file))), ...ENGINES.map((engine) => named(`engine_${engine}_bg`, /\.wasm$/)), named('pursuit-', /\.(js|css)$/).filter(workshop), named('pursuit-', /\.(js|css)$/).filter(theory), ['robot.html'], named('pursuit-', /\.(js|css)$/).filter(atlas), ['atlas.json']].map((files) => files.reduce((sum, file) => sum + gzipped(file), 0));
let failed = 0;
for (const [index, [name, budget]] of Object.entries(BUDGETS).entries()) {
  const fits = sizes[index] > 0 && sizes[index] <= budget;
  failed += Number(!fits);
  console.log(`${fits ? 'ok  ' : 'OVER'} ${name}: ${sizes[index]} of ${budget} bytes gzipped`);
}
process.exit(failed ? 1 : 0);
