// Events on the timeline.
import * as w from 'words:janken';
import type { EventSigns } from '../../board/game-modules';

export const events: EventSigns = {
  refused: { mark: 'M-4 0h8', colour: 'bad', spoken: w.refused, legend: w.refused },
};
