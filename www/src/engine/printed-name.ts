import type { GameName } from './boundary';

/** What stands in a game's place where positions are read and not played (own/printed.ts). */
export const PRINTED = 'printed' as GameName;
