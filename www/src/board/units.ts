// What the timelines of several games count.
import * as w from 'words:timeline';
import type { TimelineUnit } from '../i18n/format';

export const MOVES: TimelineUnit = { plies: 1, at: w.move, of: w.moveOf };
/** Where a turn has several plies. */
export const POSITIONS: TimelineUnit = { plies: 1, at: w.position, of: w.positionOf };
