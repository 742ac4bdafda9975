// The first script of a single file: chooses the language, unpacks the style and the scripts, and starts the page.
import { packedFiles, unpacked } from './files';

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
async function inline(name: 'style' | 'script', packed: string): Promise<void> {
  const element = document.createElement(name);
  element.textContent = await unpacked(packed).text();
  document.head.append(element);
}

/** A worker's script has an address. */
async function addressed([name, packed]: [string, string]): Promise<[string, string]> {
  return [name, URL.createObjectURL(await unpacked(packed, 'text/javascript').blob())];
}

async function start(): Promise<void> {
  document.documentElement.lang = language().locale;
  const { [PAGE]: page = '', ...workers } = packedFiles('.js');
  const styles = Object.values(packedFiles('.css')).map((packed) => inline('style', packed));
  const scripts = Object.fromEntries(await Promise.all(Object.entries(workers).map(addressed)));
  await Promise.all(styles);
  Object.assign(globalThis, { scripts });
  await inline('script', page);
}

start().catch(() => {
  const note = document.createElement('p');
  note.className = 'no-script';
  note.textContent = TOO_OLD[language().language] ?? '';
  document.body.prepend(note);
});
