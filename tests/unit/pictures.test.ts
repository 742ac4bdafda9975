// The pictures that the README and the book show are those that `make screenshots` takes, in their sizes.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { FILM, OWN, PICTURES } from '../e2e/picture-list';

const files = readdirSync('docs').filter((name) => /\.(png|gif)$/.test(name));

/** The pictures of a page of Markdown, by their names in docs/. */
const shownIn = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(/!\[[^\]]+\]\((?:docs\/)?([^)/]+\.(?:png|gif))\)/g)].map(([, name]) => name);

const pages = ['README.md', ...readdirSync('docs').flatMap((name) => (name.endsWith('.md') ? [`docs/${name}`] : []))];

test('each is shown, and taken; no other is', () => {
  const taken = [...Object.keys(PICTURES).map((name) => `${name}.png`), `${OWN.name}.png`, `${FILM.name}.gif`].sort();
  expect(files.sort()).toEqual(taken);
  expect([...new Set(pages.flatMap(shownIn))].sort()).toEqual(taken);
});

test('each has its size', () => {
  for (const [name, { width, height }] of Object.entries({ ...PICTURES, [OWN.name]: OWN })) {
    const png = readFileSync(`docs/${name}.png`);
    expect([name, png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([name, width, height]);
  }
});

test('the moving one moves, is as wide as it should be and no larger than it may be', () => {
  const gif = readFileSync(`docs/${FILM.name}.gif`);
  expect(gif.toString('latin1', 0, 6)).toBe('GIF89a');
  expect(gif.readUInt16LE(6)).toBe(FILM.width);
  // Each frame begins with an extension that says how long it stands.
  expect(gif.toString('latin1').split('\x21\xf9\x04').length).toBeGreaterThan(10);
  expect(statSync(`docs/${FILM.name}.gif`).size).toBeLessThan(FILM.most);
});
