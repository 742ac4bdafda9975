// Fails when the page grows past its budget, gzipped: what a first visit loads, a game's own part, the engines.
import { readFileSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';

const DIST = new URL('../dist/', import.meta.url).pathname;
const GAMES = ['robots', 'janken', 'pursuit', 'solitaire', 'knights'];
const ASSETS = readdirSync(join(DIST, 'assets'));
/** Each language has scripts of its own; styles and engines serve both. A Cyrillic letter takes two bytes. */
const ROOM = { English: 1, Russian: 1.1 };
const SCRIPTS = { English: 'assets', Russian: 'ru' };

const gzipped = (file) => gzipSync(readFileSync(join(DIST, file)), { level: 9 }).length;

/** A page and what it begins with. */
function first(page) {
  const html = readFileSync(join(DIST, page), 'utf8');
  return [page, ...[...html.matchAll(/(?:src|href)="\.\/([^"]+\.(?:js|css))"/g)].map((match) => match[1])];
}

/** Scripts and styles whose names begin so, but for those of some parts. */
const namedIn = (language) => {
  const files = [
    ...readdirSync(join(DIST, SCRIPTS[language])).filter((name) => name.endsWith('.js')).map((name) => join(SCRIPTS[language], name)),
    ...ASSETS.filter((name) => name.endsWith('.css')).map((name) => join('assets', name)),
  ];
  return (begins, but = []) => files.filter((file) => begun(file, begins) && !but.some((part) => begun(file, part)));
};
const begun = (file, name) => basename(file).startsWith(name);

const engine = (name) => ASSETS.filter((file) => file.startsWith(`engine_${name}_bg`)).map((file) => join('assets', file));

/** Parts of Pursuit's that are loaded with a page of their own only. */
const PURSUIT = { workshop: ['pursuit-robot', 'pursuit-highlight'], theory: ['pursuit-theory'], atlas: ['pursuit-atlas'] };

/** What the worker that draws begins with, and what writes a GIF. */
const STUDIO = ['export-studio-', ...['export-order', 'export-scenes', 'export-gif', 'geometry', 'paint', 'renderer'].map((part) => `worker-${part}-`)];

/** What a visitor loads of words and what they are said by, in one language. */
function parts(language) {
  const named = namedIn(language);
  const all = (begins) => begins.flatMap((part) => named(part));
  const boards = GAMES.map((game) => named(`worker-${game}-`)).sort((a, b) => gzipped(b[0]) - gzipped(a[0]));
  return [
    ...GAMES.map((game) => [`${game}: its board and panels`, 16_000, named(`${game}-`, Object.values(PURSUIT).flat())]),
    ['pursuit: the workshop, without the editor', 8_000, all(PURSUIT.workshop)],
    ['pursuit: the exact theory', 8_000, all(PURSUIT.theory)],
    ['pursuit: the atlas', 8_000, all(PURSUIT.atlas)],
    ['workbench: the comparison', 6_000, named('compare')],
    ['workbench: the inputs, with what writes zip files (client-zip)', 12_000, named('inputs')],
    ['workbench: editing on the board', 3_000, named('edit')],
    ['workbench: the script beside a branch', 3_000, named('beside')],
    ['export: the dialog', 8_000, named('export-', ['export-studio'])],
    ['export: the worker that draws and writes PNG, and GIF (gifenc)', 12_000, all(STUDIO)],
    ['export: what writes SVG', 4_000, named('worker-export-svg-')],
    ['export: what writes video (mediabunny)', 62_000, named('worker-export-video-')],
    ['export: the largest board in the worker', 13_000, boards[0]],
    ['teach: presenting and guessing', 7_000, named('teach-')],
    ['teach: the lessons', 3_500, named('lesson-')],
    ['teach: the worksheet and its key', 2_500, named('sheet-')],
    ['teach: one game for all', 1_500, named('seed-')],
    ['share: the dialog, with QR codes and replay files', 9_000, named('share-', ['share-texts'])],
    ['share: packing, and what names texts in links', 3_000, named('share-texts-')],
  ].map(([name, budget, files]) => [`${language}: ${name}`, budget * ROOM[language], files]);
}

/** What is weighed, the most that it may weigh, and its files. */
const BUDGETS = [
  ['first load (HTML, CSS, first script)', 45_000, first('index.html')],
  ['first load in Russian', 45_000, first('ru.html')],
  ...parts('English'),
  ...parts('Russian'),
  ['engine of robots, janken and knights (wasm)', 60_000, engine('rules')],
  ['engine of solitaire with its player (wasm), loaded with its tab', 90_000, engine('solitaire')],
  ['engine of pursuit with its strategies (wasm), loaded with its tab', 142_000, engine('pursuit')],
  ['engine of its exact theory (wasm), loaded when it is asked', 136_000, engine('theory')],
  ['the box that foreign code runs in', 2_300, ['robot.html']],
  ['pursuit: what the atlas shows', 8_000, ['atlas.json']],
  ['engine of the workbench, all five games (wasm), loaded when it is used', 110_000, engine('bench')],
  ['board alone in a frame (HTML, CSS, first script)', 60_000, first('board.html')],
  ['board alone in Russian', 60_000, first('board-ru.html')],
  ['the page as one file', 400_000, ['boardlab.html']],
  ['the page as one file, in Russian', 400_000 * ROOM.Russian, ['boardlab-ru.html']],
  ['the service worker', 4_000, ['sw.js']],
  ['the element that brings it to other pages', 3_000, ['boardlab-board.js']],
];

let failed = 0;
for (const [name, budget, files] of BUDGETS) {
  const size = files.reduce((sum, file) => sum + gzipped(file), 0);
  const fits = size > 0 && size <= budget;
  failed += Number(!fits);
  console.log(`${fits ? 'ok  ' : 'OVER'} ${name}: ${size} of ${Math.round(budget)} bytes gzipped`);
}
process.exit(failed ? 1 : 0);
