// What a single file carries in itself, in place of what a host gives.
import robot from '../../../public/robot.html?raw';
import { HERE, type Home, type PageName } from '../homes';
import { fileIn, frameOf, textOf } from './files';

/** The query says which page it is, and may say the language. */
const queryOf = (page: PageName, lang: string | null) =>
  [lang && `lang=${lang}`, page !== 'main' && page].filter(Boolean).join('&');

export function addressOf(page: PageName): string {
  const query = queryOf(page, new URLSearchParams(location.search).get('lang'));
  return query ? `?${query}` : location.pathname;
}

export const addressIn = ({ language }: Home, page: PageName): string => `?${queryOf(page, language)}`;

/** The build may know where the page stands on the web. */
export const publicAddress = (page: PageName): string | null =>
  PUBLIC_ADDRESS && PUBLIC_ADDRESS + HERE[page].replace(/^\.\/(index\.html)?/, '');

export const noticesFile = async (): Promise<string> => textOf(fileIn(frameOf('page'), 'third-party.txt'));

export const bytesOf = async (name: string): Promise<Uint8Array<ArrayBuffer>> => fileIn(frameOf('engines'), name);

/** With it the file would be over its budget. */
export const EXAMPLE_TASK: string | null = null;

export function box(frame: HTMLIFrameElement): void {
  frame.setAttribute('sandbox', 'allow-scripts');
  frame.srcdoc = robot;
}

/** A file needs no network. */
export function workOffline(): void {}
