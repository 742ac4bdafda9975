// What the timeline of the game that is open counts.
import type { TimelineUnit } from '../i18n/format';
import { state } from '../store/state';
import { entryOf } from './game-modules';

export const unitNow = (): TimelineUnit => entryOf(state.source.value.game).unit;
