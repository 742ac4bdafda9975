// Events on the timeline.

import * as w from 'words:solitaire';
import { type EventSigns, EXCLAMATION } from '../../board/game-modules';

export const events: EventSigns = {
  bonus: { mark: 'M0-4.5v9M-4.5 0h9', colour: 'good', spoken: w.bonusEvent, legend: w.bonusSign },
  fault: { mark: EXCLAMATION, colour: 'bad', spoken: w.faultEvent, legend: w.faultSign },
};
