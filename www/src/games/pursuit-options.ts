// The terms of a match as the case's options hold them: "catchers=area fugitive=far".
import { act } from '../act';
import { state } from '../state';

export type Term = 'catchers' | 'fugitive';

/** What an option says; '' where it says nothing. */
export function termOf(options: string, key: string): string {
  const word = options.split(/\s+/).find((word) => word.startsWith(`${key}=`));
  return word ? word.slice(key.length + 1) : '';
}

/** The options with one changed; '' takes it out. */
export function changed(options: string, key: string, value: string): string {
  const others = options.split(/\s+/).filter((word) => word && !word.startsWith(`${key}=`));
  return [...others, ...(value ? [`${key}=${value}`] : [])].join(' ');
}

export const setTerm = (key: Term, value: string) =>
  act({ kind: 'options', options: changed(state.source.peek().options, key, value) });

/** Offers a text as a file. */
export function download(text: string, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
