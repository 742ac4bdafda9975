import { basename } from 'node:path';

/** What a class of a CSS module is called in the page: its file and its name, `button_strong`. */
export const classNameOf = (name: string, file: string): string => `${basename(file).split('.')[0]}_${name}`;
