// Events on the timeline.

import * as w from 'words:knights';
import { type EventSigns, STAR } from '../../board/game-modules';

export const events: EventSigns = {
  won: { mark: STAR, colour: 'good', filled: true, spoken: w.won, legend: w.wonSign },
};
