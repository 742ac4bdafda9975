// The page in Node: its modules, a document without a screen (happy-dom), and the real engines. Canvases draw nothing.
// A file of tests has one page; `visit` takes it to another address, as a pasted link does.
import type { Shown } from '../../www/src/game/shown';
import 'fake-indexeddb/auto';
import { configure, waitFor, within } from '@testing-library/preact';
import { render } from 'preact';
import { afterAll, expect } from 'vitest';
import { plain } from './plain';
import { type Boardlab, type ClassLab, until } from './wait';

export { fireEvent, screen, waitFor, within } from '@testing-library/preact';
export { plain } from './plain';
export { type Boardlab, type ClassLab, output, settled, until } from './wait';

configure({
  // A busy machine may take seconds to load a part of the page.
  asyncUtilTimeout: 30_000,
  // Without the whole document.
  getElementError: (message) => new Error(message ?? ''),
});

let page: Boardlab | null = null;

/** Whether the address was changed by `visit`: in a browser a page that replaces its own hears nothing of it. */
let visiting = false;

function ignoreOwnAddress(): void {
  const stop = (event: Event) => visiting || event.stopImmediatePropagation();
  addEventListener('hashchange', stop, true);
}

const main = () => import('../../www/src/app/main');

async function start(load: () => Promise<unknown>): Promise<Boardlab> {
  ignoreOwnAddress();
  document.body.innerHTML = '<div id="page"></div>';
  await load();
  return (globalThis as unknown as { boardlab: Boardlab }).boardlab;
}

/** Takes the page to an address; loads it at first. Its position may still be on its way: see `shown`. */
export async function visit(hash = '', load: () => Promise<unknown> = main): Promise<Boardlab> {
  history.replaceState(null, '', hash || '#');
  // At once: the page itself writes its address after a pause.
  visiting = true;
  if (page) dispatchEvent(new HashChangeEvent('hashchange'));
  visiting = false;
  page ??= await start(load);
  // What a first visit shows has tests of its own.
  page.preferences.setWelcome(false);
  page.preferences.setUsedTips(['task', 'meaning']);
  return page;
}

/** The position of a ply, once it is shown. */
export const shown = ({ state }: Boardlab, ply: number): Promise<Shown> =>
  until(state.shown, (now) => now?.frame.ply === ply) as Promise<Shown>;

/** Visits an address and waits for the position that it leads to. */
export async function open(hash = '', load: () => Promise<unknown> = main): Promise<Boardlab> {
  const before = page?.state.shown.peek() ?? null;
  const lab = await visit(hash, load);
  const { visits } = await import('../../www/src/links/visits');
  // What is done before the link has led anywhere would be lost with the visit that it ends.
  await until(visits.isFollowing, (now) => !now);
  await until(lab.state.shown, (now) => now !== null && now.generation !== before?.generation);
  return lab;
}

const classPage = () => import('../../www/src/app/class');

/** The same on the page of a class. */
export const visitClass = (hash = ''): Promise<ClassLab> => visit(hash, classPage) as Promise<ClassLab>;
export const openClass = (hash = ''): Promise<ClassLab> => open(hash, classPage) as Promise<ClassLab>;

/** Presses a key where the focus is. */
export function press(key: string): void {
  const target = document.activeElement ?? document.body;
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, composed: true, cancelable: true }));
}

/** Pastes a text in the place of the whole input. */
export async function paste(input: string): Promise<void> {
  await waitFor(() => expect(there('.input_input textarea')).toBe(true));
  const field = document.querySelector('.input_input textarea') as HTMLTextAreaElement;
  field.select();
  field.dispatchEvent(new Event('beforeinput'));
  field.value = input;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Whether a selector finds something. */
export const there = (selector: string): boolean => document.querySelector(selector) !== null;

/** Presses the first control that a selector finds, once it is there. */
export const choose = (selector: string): Promise<void> =>
  waitFor(() => {
    const found = document.querySelector<HTMLElement>(selector);
    if (!found) throw new Error(`no ${selector}`);
    found.click();
  });

/** Waits until an element's text contains another. */
export const says = (selector: string, part: string | RegExp): Promise<void> =>
  waitFor(() => expect(text(selector)).toMatch(part));

/** The text of the first element that a selector finds, with plain blanks; '' if there is none. */
export const text = (selector: string): string => plain(document.querySelector(selector)?.textContent);

/** Once what is rendered is drawn, and has begun to listen. */
export const drawn = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });

// What is still to be drawn would be drawn after the document has gone.
afterAll(async () => {
  const place = document.getElementById('page');
  if (place) render(null, place);
  await drawn();
});

const hasWords = (one: Element, name: string | RegExp): boolean => {
  const words = (one.getAttribute('aria-label') ?? one.textContent).replace(/\s+/g, ' ').trim();
  return typeof name === 'string' ? words === name : name.test(words);
};

/** The button of a name. To compute the names of all takes long: where one alone has the words, only those beside it are asked. */
export function button(name: string | RegExp): HTMLElement {
  const [likely, ...others] = [...document.querySelectorAll('button')].filter((one) => hasWords(one, name));
  const around = (others.length === 0 && likely?.parentElement) || document.body;
  return within(around).getByRole('button', { name });
}
