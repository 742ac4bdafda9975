import type { GameName } from './boundary';

/** What stands in a game's place where positions are read and not played (own/printed.ts). */
export const PRINTED = 'printed' as GameName;

/** What the options begin with where they are answered by the module of a task. */
export const TASK = 'task ';

/** What they begin with where the source itself brings the module, as in a lesson: each worker that reads it fetches that. */
const MODULE = 'module ';

/** The options of a task. `task`: the address of its module, or the module itself as a `data:` address. */
export const moduleOptions = (task: string, output = ''): string => `${MODULE}${task}\n${output}`;

/** What such options say; null where they are others. */
export function moduleIn(options: string): { task: string; output: string } | null {
  if (!options.startsWith(MODULE)) return null;
  const end = options.indexOf('\n');
  return { task: options.slice(MODULE.length, end), output: options.slice(end + 1) };
}

/** The event that marks where a wrong output stops: no word of an author's. */
export const STOPS = '\0stops';

/** What they begin with while the program still prints; behind it stands which run it is. */
export const GROWS = 'grows ';
