// What a single file carries in itself, in place of what a host gives.
import robot from '../../../public/robot.html?raw';
import { HERE, OTHER, type PageName } from '../homes';
import { engineIn, packedEngines } from './engines';
import { fileNamed } from './files';

/** The query says which page it is, and may say the language. */
const queryOf = (page: PageName, lang: string | null) =>
  [lang && `lang=${lang}`, page !== 'main' && page].filter(Boolean).join('&');

export function addressOf(page: PageName): string {
  const query = queryOf(page, new URLSearchParams(location.search).get('lang'));
  return query ? `?${query}` : location.pathname;
}

export const otherLanguage = (page: PageName): string => `?${queryOf(page, OTHER.language)}`;

/** The build may know where the page stands on the web. */
export const publicAddress = (page: PageName): string | null =>
  PUBLIC_ADDRESS && PUBLIC_ADDRESS + HERE[page].replace(/^\.\/(index\.html)?/, '');

export const noticesFile = async (): Promise<string> => (await fileNamed('third-party.txt')).text();

export const bytesOf = async (name: string): Promise<Uint8Array<ArrayBuffer>> => engineIn(packedEngines(), name);

export function box(frame: HTMLIFrameElement): void {
  frame.setAttribute('sandbox', 'allow-scripts');
  frame.srcdoc = robot;
}

/** A file needs no network. */
export function workOffline(): void {}
