// What is read of a page in another language than English.
import { LANGUAGE } from 'words:language';
import { loading } from 'words:page';
import { reading } from 'words:panes';
import { expect, vi } from 'vitest';
import { GAME_NAMES } from '../../www/src/engine/boundary';
import { waitFor } from './page';
import { SCRIPTS } from './scripts';

// Pictures of boards need a browser.
vi.mock('../../www/src/features/export/client', () => ({
  Studio: class {
    order = async () => ({
      file: new Blob(['<svg xmlns="http://www.w3.org/2000/svg"/>']),
      size: { width: 1, height: 1 },
    });
    end(): void {}
  },
}));

/** What is Latin in any text: names, keys, and words of inputs, outputs and command lines. */
const MAY_STAY = [
  ...['Boardlab', 'JavaScript', 'Enter', 'Home', 'Shift', 'Ctrl', 'Page', 'Down', 'WebM', 'Letter', 'WebCodecs'],
  ...['torn', 'lopare', 'springare', 'blank', 'robot', 'time'],
  // Contests and judges.
  ...['ECNA', 'South', 'Central', 'LightOJ', 'Johan', 'Alice', 'Grundy'],
  // A program's function, and what it is given.
  ...['solve', 'input', 'console', 'Python', 'WebAssembly', 'Rust'],
  ...['random', 'chase', 'area', 'shadow', 'dominate', 'best', 'exact'],
];

export const GAMES = GAME_NAMES;

const closed = (node: HTMLElement) => node.hidden || node.matches('dialog:not([open])');

/** Latin words of four letters or more that a visitor sees or hears; not in quotations, texts of programs, {fields}. */
function latin(): string[] {
  const said: string[] = [];
  const walk = (node: Node): void => {
    if (node.nodeType === Node.TEXT_NODE) said.push(node.textContent ?? '');
    // The name of another language is in that.
    if (!(node instanceof HTMLElement) || (node.lang && node.lang !== LANGUAGE) || closed(node)) return;
    for (const name of ['aria-label', 'title', 'placeholder']) said.push(node.getAttribute(name) ?? '');
    if (!node.matches('pre, code, kbd, textarea, .cm-editor')) node.childNodes.forEach(walk);
  };
  walk(document.body);
  const words = said
    .filter((part) => !part.startsWith('function '))
    .join('\n')
    .replace(PART, '')
    .replace(/“[^”]*”|\{\w+\}|[«“‘]boardlab [^»”’]*[»”’]|boardlab\.html|<boardlab-board[^>]*>/g, '');
  return [...new Set(words.match(/[A-Za-z]{4,}/g))];
}

/** The name of a statement's part, behind it in the page's language. */
const PART = /[(（](Description|Introduction|Input|Output|Interaction)[)）]/g;

/** Waits until every part is loaded, and reads what stands there. */
export async function expectNoEnglish(where: string): Promise<void> {
  await waitFor(() => {
    for (const waits of [loading, reading]) expect(document.body.textContent).not.toContain(waits);
  });
  expect(document.body.textContent).toMatch(SCRIPTS[LANGUAGE] as RegExp);
  expect(
    latin().filter((word) => !MAY_STAY.includes(word)),
    where,
  ).toEqual([]);
}
