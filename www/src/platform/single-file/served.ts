// What a single file carries in itself, in place of what a host gives.
import robot from '../../../public/robot.html?raw';
import { OTHER } from '../homes';
import { engineIn, packedEngines } from './engines';
import { fileNamed } from './files';
import { language } from './language';

export const otherLanguage = `?lang=${OTHER.language}`;

/** The build may know where the page stands on the web. */
export const publicAddress = (): string | null =>
  PUBLIC_ADDRESS && PUBLIC_ADDRESS + (language === 'ru' ? 'ru.html' : '');

export const noticesFile = async (): Promise<string> => (await fileNamed('third-party.txt')).text();

export const bytesOf = async (name: string): Promise<Uint8Array<ArrayBuffer>> => engineIn(packedEngines(), name);

export function box(frame: HTMLIFrameElement): void {
  frame.setAttribute('sandbox', 'allow-scripts');
  frame.srcdoc = robot;
}

/** A file needs no network. */
export function workOffline(): void {}
