// Fails when the page grows past its budget, gzipped: a first visit, each file that is loaded later, the single file, the pack of Python.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';

const DIST = new URL('../dist/', import.meta.url).pathname;
const BUDGET = { first: 60_000, later: 160_000, single: 1_300_000, python: 7_000_000 };
/** What is compressed on its way; pictures are already. */
const COMPRESSED = new Set(['.html', '.js', '.css', '.json', '.wasm']);
/** How many of the largest files that are loaded later are shown. */
const SHOWN = 12;

const gzipped = (file) => gzipSync(readFileSync(join(DIST, file)), { level: 9 }).length;
const sum = (files) => files.reduce((total, file) => total + gzipped(file), 0);

/** A page, and the scripts and styles that it begins with. */
function first(page) {
  const html = readFileSync(join(DIST, page), 'utf8');
  return [page, ...[...html.matchAll(/(?:src|href)="\.\/([^"]+\.(?:js|css))"/g)].map((match) => match[1])];
}

const PAGES = ['index.html', 'ru.html', 'class.html', 'class-ru.html', 'own.html', 'own-ru.html', 'board.html', 'board-ru.html'];
const SINGLE = ['boardlab.html'];
const later = readdirSync(DIST, { recursive: true })
  .filter((file) => COMPRESSED.has(extname(file)) && !PAGES.includes(file) && !SINGLE.includes(file))
  .map((file) => [file, gzipped(file), BUDGET.later])
  .sort((a, b) => b[1] - a[1]);

const weighed = [
  ...PAGES.map((page) => [`${page}, with the scripts and styles that it begins with`, sum(first(page)), BUDGET.first]),
  ...readdirSync(DIST)
    .filter((file) => file.endsWith('.tar.gz'))
    .map((file) => [`${file}, the pack of Python`, statSync(join(DIST, file)).size, BUDGET.python]),
  ...SINGLE.map((file) => [`${file}, the page as a single file`, gzipped(file), BUDGET.single]),
  ...later,
];
const over = weighed.filter(([, size, budget]) => size > budget);
const shown = weighed.slice(0, weighed.length - later.length + SHOWN);
for (const [name, size, budget] of new Set([...shown, ...over]))
  console.log(`${size > budget ? 'OVER' : 'ok  '} ${name}: ${size} of ${budget} bytes gzipped`);
console.log(`${later.length} files are loaded later; the largest are shown.`);
process.exit(over.length > 0 ? 1 : 0);
