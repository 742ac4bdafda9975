// Draws the icons that browsers and desktops want as PNG from the one SVG. Its edges are cut off where a system rounds them.
// Usage: icons.mjs [FOLDER]
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';

const PUBLIC = new URL('../public/', import.meta.url).pathname;
const [folder = PUBLIC] = process.argv.slice(2);
mkdirSync(folder, { recursive: true });
const svg = readFileSync(`${PUBLIC}icon.svg`, 'utf8');

/** Without round corners, and the drawing within the circle that every mask leaves. */
const whole = svg.replace(/ rx="[^"]*"/, '').replace(/(<path.*)(<\/svg>)/, '<g transform="translate(.8 .8) scale(.9)">$1</g>$2');

const ICONS = [
  ['icon-180.png', 180, whole],
  ['icon-192.png', 192, svg],
  ['icon-512.png', 512, svg],
  ['icon-maskable.png', 512, whole],
];

const executablePath = process.env.CHROMIUM || execFileSync('which', ['chromium'], { encoding: 'utf8' }).trim();
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
const page = await browser.newPage();
for (const [name, side, drawing] of ICONS) {
  await page.setViewportSize({ width: side, height: side });
  await page.setContent(`<style>body { margin: 0 } svg { display: block; width: 100vw }</style>${drawing}`);
  await page.screenshot({ path: join(folder, name), omitBackground: true });
}
await browser.close();
