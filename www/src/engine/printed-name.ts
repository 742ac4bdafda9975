import type { GameName } from './boundary';

/** What stands in a game's place where positions are read and not played (own/printed.ts). */
export const PRINTED = 'printed' as GameName;

/** What the options begin with where they are answered by the module of a task. */
export const TASK = 'task ';

/** The event that marks where a wrong output stops: no word of an author's. */
export const STOPS = '\0stops';

/** What they begin with while the program still prints; behind it stands which run it is. */
export const GROWS = 'grows ';
