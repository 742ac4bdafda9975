// Either role: catchers step towards the fugitive, the fugitive goes step by step away from the nearest catcher.
const { readFileSync, writeFileSync } = require("node:fs");

const [inputFile, outputFile] = process.argv.slice(2);
const [role, torus, n, k, s, turns, turn, ...cells] = readFileSync(inputFile, "utf8").trim().split(/\s+/).map(Number);
const [fugitive, ...catchers] = Array.from({ length: k + 1 }, (_, i) => [cells[2 * i], cells[2 * i + 1]]);

const STEPS = [[0, 0], [1, 0], [-1, 0], [0, 1], [0, -1]];
const apart = (a, b) => (torus ? Math.min(Math.abs(a - b), n - Math.abs(a - b)) : Math.abs(a - b));
const distance = ([x, y], [u, v]) => apart(x, u) + apart(y, v);
const onField = ([x, y]) => x >= 0 && x < n && y >= 0 && y < n;
const moved = ([x, y], [dx, dy]) => (torus ? [(x + dx + n) % n, (y + dy + n) % n] : [x + dx, y + dy]);

/** The item with the largest value, the first of equals. */
function best(items, value) {
  return items.reduce((one, other) => (value(other) > value(one) ? other : one));
}

/** How far the nearest catcher is. */
const safety = (cell) => Math.min(...catchers.map((catcher) => distance(cell, catcher)));

/** The step that leads to the cell of the largest value. */
function step(from, value) {
  const allowed = STEPS.filter((delta) => onField(moved(from, delta)));
  return best(allowed, (delta) => value(moved(from, delta)));
}

function answer() {
  const all = Array.from({ length: n * n }, (_, i) => [i % n, Math.floor(i / n)]);
  if (turn === 0) {
    return role === 1 ? [best(all, safety)] : catchers.map((_, i) => all[Math.floor((n * n * (2 * i + 1)) / (2 * k))]);
  }
  if (role === 0) return catchers.map((catcher) => step(catcher, (cell) => -distance(cell, fugitive)));
  let here = fugitive;
  return Array.from({ length: s }, () => {
    const delta = step(here, safety);
    here = moved(here, delta);
    return delta;
  });
}

writeFileSync(outputFile, answer().map((pair) => pair.join(" ") + "\n").join(""));
