// Lighthouse's four categories for each game, as medians of several runs: held on a desk, told of a phone as Lighthouse takes
// one, whose processor is four times slower than this machine's.
// The page is served as any static host does: packed, with types, to be kept where its name tells its content.
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { launch } from 'chrome-launcher';
import lighthouse, { desktopConfig } from 'lighthouse';

const DIST = fileURLToPath(new URL('../../dist/', import.meta.url));
const FOLDERS = readdirSync(new URL('../../core/src/games/', import.meta.url), { withFileTypes: true });
const GAMES = FOLDERS.filter((one) => one.isDirectory()).map(({ name }) => name);
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
const FORMS = { desk: desktopConfig, phone: undefined };
const RUNS = Number(process.env.RUNS ?? 5);
const WANTED = 100;
const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.wasm': 'application/wasm',
};

function answer(request, response) {
  const { pathname } = new URL(request.url, 'http://localhost');
  const file = join(DIST, normalize(pathname.endsWith('/') ? `${pathname}index.html` : pathname));
  if (!file.startsWith(DIST) || !existsSync(file)) return response.writeHead(404).end();
  const kept = /\/[\w-]+\/[^/]+$/.test(pathname);
  response.writeHead(200, {
    'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
    'content-encoding': 'gzip',
    'cache-control': kept ? 'max-age=31536000, immutable' : 'no-cache',
  });
  response.end(gzipSync(readFileSync(file)));
}

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

const server = createServer(answer);
await new Promise((listening) => server.listen(0, '127.0.0.1', listening));
const chromePath = process.env.CHROMIUM || execFileSync('which', ['chromium'], { encoding: 'utf8' }).trim();
const chrome = await launch({ chromePath, chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-quic'] });

let short = 0;
for (const [form, config] of Object.entries(FORMS))
  for (const game of GAMES) {
    const url = `http://127.0.0.1:${server.address().port}/#v=1&game=${game}`;
    const reports = [];
    for (let run = 0; run < RUNS; run++) {
      const options = { port: chrome.port, onlyCategories: CATEGORIES, logLevel: 'error', output: 'json' };
      reports.push((await lighthouse(url, options, config)).lhr);
    }
    const scores = CATEGORIES.map((name) => Math.round(100 * median(reports.map((report) => report.categories[name].score))));
    const index = median(reports.map((report) => report.environment.benchmarkIndex));
    const loaded = median(reports.map((report) => report.audits['largest-contentful-paint'].numericValue));
    const lost = Object.values(reports[0].audits).filter(({ score, weight }) => score !== null && score < 0.9 && weight !== 0);
    if (form === 'desk' && scores.some((score) => score < WANTED)) short++;
    console.log(`${form}, ${game}: ${scores.join(' / ')}; largest paint after ${Math.round(loaded)} ms; index of the machine ${Math.round(index)}`);
    if (process.env.VERBOSE) for (const { id, score, displayValue } of lost) console.log(`  ${id} ${score} ${displayValue ?? ''}`);
  }
await chrome.kill();
server.close();
if (short) {
  console.log(`${short} of ${GAMES.length} games fall short of ${WANTED}.`);
  process.exitCode = 1;
}
