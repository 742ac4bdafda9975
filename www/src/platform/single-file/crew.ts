// Workers of a single file: their scripts and the engines are in it.
import { frameOf } from './files';
import { language } from './language';

/** The addresses of all scripts by their names, which the loader has made. */
declare const scripts: Record<string, string>;

/** A worker's name begins with the page's language. */
export const hire = (script: string, name = ''): Worker =>
  new Worker(scripts[script] ?? '', { name: `${language} ${name}` });

/** The first message hands over the engines. */
export function hireEngine(script: string, name?: string): Worker {
  const worker = hire(script, name);
  worker.postMessage({ carried: frameOf('engines') });
  return worker;
}
