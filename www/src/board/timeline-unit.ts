// What the timeline of the game that is open counts.

import { state } from '../game';
import type { TimelineUnit } from '../i18n/format';
import { entryOf } from './game-modules';

export const unitNow = (): TimelineUnit => entryOf(state.source.value.game).unit;
