// Runs in the page before its own script: collects errors, and finds elements as a person names them.
import { computeAccessibleName, getRole } from './names/index.mjs';

const errors = [];

/** Sizes in bytes of the files that the page made, by their addresses. */
const sizes = new Map();

/** Notes the size of each file that the page makes an address of. */
function measure() {
  const make = URL.createObjectURL.bind(URL);
  URL.createObjectURL = (file) => {
    const url = make(file);
    sizes.set(url, file.size);
    return url;
  };
}

function watch() {
  const failed = ({ src, href }) => errors.push(`${src ?? href} could not be loaded`);
  const hear = ({ message, target }) => {
    if (message) errors.push(message);
    // Firefox says so of a hint to load a module that is there already.
    else if (target.rel !== 'modulepreload') failed(target);
  };
  // Elements that fail to load tell it without bubbling.
  addEventListener('error', hear, true);
  addEventListener('unhandledrejection', ({ reason }) => errors.push(String(reason)));
  addEventListener('securitypolicyviolation', (event) =>
    errors.push(`${event.violatedDirective}: ${event.blockedURI}`),
  );
  const { error } = console;
  console.error = (...parts) => {
    errors.push(parts.join(' '));
    error.apply(console, parts);
  };
}

/** Elements that match a selector, those in shadow trees too. */
function matching(css, root = document) {
  const hosts = [...root.querySelectorAll('*')].filter(({ shadowRoot }) => shadowRoot);
  return [...root.querySelectorAll(css), ...hosts.flatMap(({ shadowRoot }) => matching(css, shadowRoot))];
}

const visible = (element) =>
  element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0;

/** The topmost modal dialog takes the page's place. */
const top = () => [...document.querySelectorAll('dialog:modal')].at(-1) ?? document;

/** The one visible element that is meant: by a selector, or by its role and accessible name. */
function found({ css = '*', role = null, name = null }) {
  const named = (element) => name === null || new RegExp(name).test(computeAccessibleName(element));
  const meant = (element) => (role === null || getRole(element) === role) && visible(element) && named(element);
  return matching(css, top()).filter(meant);
}

const frame = () => new Promise(requestAnimationFrame);

/** Calls a function a frame until what it returns is not null, or time is up. */
async function awaited(look, time) {
  for (const end = performance.now() + time; ; await frame()) {
    const seen = look();
    if (seen !== null || performance.now() > end) return seen;
  }
}

/** What an element stands in, out of its shadow tree too. Nothing cuts a modal dialog. */
const around = (element) =>
  element.matches(':modal') ? null : (element.parentElement ?? element.getRootNode().host ?? null);

/** The middle of what is seen of an element: boxes that scroll show a part of what they hold. */
function middle(element) {
  let { left, top, right, bottom } = element.getBoundingClientRect();
  for (let box = around(element); box; box = around(box)) {
    if (getComputedStyle(box).overflow === 'visible') continue;
    const sides =
      box === document.documentElement
        ? { left: 0, top: 0, right: innerWidth, bottom: innerHeight }
        : box.getBoundingClientRect();
    [left, top] = [Math.max(left, sides.left), Math.max(top, sides.top)];
    [right, bottom] = [Math.min(right, sides.right), Math.min(bottom, sides.bottom)];
  }
  return { x: (left + right) / 2, y: (top + bottom) / 2 };
}

/** A pointer there would meet the element, or the label that it stands in. */
function reachable(element, { x, y }) {
  const hit = element.getRootNode().elementFromPoint(x, y);
  return hit && (element.contains(hit) || (element.closest('label')?.contains(hit) ?? false));
}

/** Where an element can be clicked; null where it is covered or out of sight. */
function place(element) {
  const at = middle(element);
  return reachable(element, at) ? at : null;
}

/** Where the only one of some elements can be clicked, if it is enabled; null otherwise. */
function ready([element, ...others]) {
  if (!element || others.length > 0 || element.disabled || element.ariaDisabled === 'true') return null;
  if (!place(element)) element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  return place(element);
}

/** Where the one element that is meant can be clicked, once it stands still. */
async function spot(target, time) {
  let last = '';
  const look = () => {
    const at = ready(found(target));
    const stands = at && JSON.stringify(at) === last;
    last = JSON.stringify(at);
    return stands ? at : null;
  };
  const at = await awaited(look, time);
  const there = found(target).map(({ outerHTML }) => outerHTML.slice(0, 300));
  if (!at) throw new Error(`expected one element to click: ${JSON.stringify(target)}\nfound: ${there.join('\n')}`);
  return at;
}

/** What a selector's first element says: the value of a field, else its text; null where there is none. */
function said(css) {
  const [element] = matching(css);
  const isField = element?.matches('input, textarea, select');
  return element ? (isField ? element.value : element.textContent) : null;
}

/** What is said once it fits a pattern; what is said last where it never does. */
async function heard(css, pattern, time) {
  const fits = new RegExp(pattern);
  await awaited(() => (fits.test(said(css) ?? '') ? true : null), time);
  return said(css);
}

/** The middle of a cell of the board, once the board is drawn. */
async function cell(row, column, time) {
  const place = { x: BigInt(row), y: BigInt(column) };
  const box = await awaited(() => globalThis.boardlab?.stage.value?.cellBox(place) ?? null, time);
  const { left, top } = document.querySelector('canvas').getBoundingClientRect();
  return { x: left + box.left + box.width / 2, y: top + box.top + box.height / 2 };
}

/** The part of the address behind the #, once it fits a pattern; as it is last where it never does. */
async function address(pattern, time) {
  await awaited(() => (new RegExp(pattern).test(location.hash) ? true : null), time);
  return location.hash;
}

/** The element that has the focus, in shadow trees too. */
function active(root = document) {
  const element = root.activeElement;
  return element?.shadowRoot?.activeElement ? active(element.shadowRoot) : element;
}

/** The element that had the focus when it was asked for last. */
let known = null;

/** The accessible name of the element that has the focus. */
function focused() {
  known = active();
  return known ? computeAccessibleName(known) : '';
}

/** The same, once another element has it than when it was asked for last. */
async function refocused(time) {
  await awaited(() => (active() === known ? null : true), time);
  return focused();
}

/** A picture as the engine shows it, of a size of its own or of another. */
async function drawn(source, size) {
  const image = new Image();
  image.src = source;
  await image.decode();
  const { width, height } = size ?? image;
  const ctx = new OffscreenCanvas(width, height).getContext('2d');
  ctx.drawImage(image, 0, 0, width, height);
  return ctx.getImageData(0, 0, width, height);
}

/** The colours of a picture at some points, as `r g b`. */
async function colours(picture, points) {
  const { width, data } = await drawn(picture);
  const start = ({ x, y }) => 4 * (Math.floor(y) * width + Math.floor(x));
  return points.map((at) => data.slice(start(at), start(at) + 3).join(' '));
}

/** The share of pixels that differ by more than a shade, once the second picture has the size of the first. */
async function difference(one, other) {
  const first = await drawn(one);
  const second = await drawn(other, first);
  let count = 0;
  for (let at = 0; at < first.data.length; at += 4)
    count += [0, 1, 2].some((part) => Math.abs(first.data[at + part] - second.data[at + part]) > 48);
  return (4 * count) / first.data.length;
}

/** The accessible names of the elements of a role that are seen. */
const names = (role) => found({ role }).map((element) => computeAccessibleName(element));

/** The size in bytes of the file that a link offers under a name. */
const offered = (name) => sizes.get(matching(`a[download="${name}"]`)[0].href);

watch();
measure();
globalThis.inside = {
  errors,
  matching,
  found,
  awaited,
  spot,
  cell,
  address,
  said,
  heard,
  names,
  offered,
  focused,
  refocused,
  colours,
  difference,
};
