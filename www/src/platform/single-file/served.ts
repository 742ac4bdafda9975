// What a single file carries in itself.
import atlas from '../../../public/atlas.json?raw';
import robot from '../../../public/robot.html?raw';
import { aloneWords } from '../../i18n/alone-en';

export const { note } = aloneWords;

export const atlasFile = async (): Promise<unknown> => JSON.parse(atlas);

export function box(frame: HTMLIFrameElement): void {
  frame.setAttribute('sandbox', 'allow-scripts');
  frame.srcdoc = robot;
}
