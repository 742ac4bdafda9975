// The first script of a single file: chooses the language, unpacks the style and the scripts, and starts the page.
import { filesIn, frameOf, textOf } from './files';

/** The build writes what the page's own script is called, and what is said where it cannot be unpacked, in each language. */
declare const PAGE: string;
declare const TOO_OLD: Readonly<Record<string, string>>;

function saved(): string | null {
  try {
    return localStorage.getItem('language');
  } catch {
    // Some browsers keep nothing for files.
    return null;
  }
}

function save(language: string): void {
  try {
    localStorage.setItem('language', language);
  } catch {
    // The address still has it.
  }
}

/** What the address asks for, else the language of the last visit, else the browser's, else the first. */
function language(): Spoken {
  const asked = new URLSearchParams(location.search).get('lang');
  if (asked) save(asked);
  const wanted = [asked, saved(), ...navigator.languages].map((one) => one?.slice(0, 2));
  const found = wanted.flatMap((one) => SPOKEN.filter((spoken) => spoken.language === one));
  return found[0] ?? SPOKEN[0];
}

/** An inline element: the page's policy names it by its content. */
function inline(name: 'style' | 'script', bytes: Uint8Array<ArrayBuffer>): void {
  const element = document.createElement(name);
  element.textContent = textOf(bytes);
  document.head.append(element);
}

/** A worker's script has an address. */
const addressed = ([name, bytes]: [string, Uint8Array<ArrayBuffer>]): [string, string] => [
  name,
  URL.createObjectURL(new Blob([bytes], { type: 'text/javascript' })),
];

function start(): void {
  // The youngest of what the page needs.
  if (!('DecompressionStream' in globalThis)) throw new Error(TOO_OLD.en);
  document.documentElement.lang = language().locale;
  const files = [...filesIn(frameOf('page'))];
  const workers = files.filter(([name]) => name.endsWith('.js') && name !== PAGE);
  Object.assign(globalThis, { scripts: Object.fromEntries(workers.map(addressed)) });
  for (const [name, bytes] of files) if (name.endsWith('.css')) inline('style', bytes);
  for (const [name, bytes] of files) if (name === PAGE) inline('script', bytes);
}

try {
  start();
} catch {
  const note = document.createElement('p');
  note.className = 'no-script';
  note.textContent = TOO_OLD[language().language] ?? '';
  document.body.prepend(note);
}
