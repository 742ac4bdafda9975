// What a host gives beside the page's own scripts, and what only a hosted page has. A single file has a twin of this:
// single-file/served.ts.
import { HERE, type Home, type PageName } from './homes';

/** Where a page is in this folder. */
export const addressOf = (page: PageName): string => HERE[page];

/** A page in another language. */
export const addressIn = (home: Home, page: PageName): string => home[page];

/** Some hosts leave out the end of the name. */
const pageHere = (): PageName => (/\/(class|own)[^/]*$/.exec(location.pathname)?.[1] as PageName) ?? 'main';

/** A page's address as other computers find it; null where they cannot. The main page may be that of its folder. */
export const publicAddress = (page: PageName): string | null =>
  page === pageHere() ? location.href.replace(/#.*/, '') : new URL(HERE[page], location.href).href;

/** The notices of other people's work. */
export async function noticesFile(): Promise<string> {
  const reply = await fetch('./third-party.txt');
  if (!reply.ok) throw new Error(reply.statusText);
  return reply.text();
}

/** A file of the build, by its address. */
export async function bytesOf(address: string): Promise<Uint8Array<ArrayBuffer>> {
  const reply = await fetch(address);
  if (!reply.ok) throw new Error(reply.statusText);
  return new Uint8Array(await reply.arrayBuffer());
}

/** The module of a task to begin with; null where there is none. */
export const EXAMPLE_TASK: string | null = './vacuum.wasm';

/** The box for foreign code has our origin, or no service worker would bring it: in it is a frame that has none, and runs the code. */
export function box(frame: HTMLIFrameElement): void {
  frame.src = 'robot.html';
}

const register = () =>
  navigator.serviceWorker.register('./sw.js').catch((error: unknown) => {
    // Where a browser allows none, or the network is gone, the page stays online.
    if (!(error instanceof DOMException || error instanceof TypeError)) throw error;
  });

/** After the first visit the page needs no network: when it is at rest, a service worker fetches all that it may ask for. */
export function workOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const rest = globalThis.requestIdleCallback ?? setTimeout;
  addEventListener('load', () => rest(register));
}
