// Events on the timeline.
import type { EventSigns } from '../../board/game-modules';
import { jankenTerms as w } from './messages/terms-en';

export const events: EventSigns = {
  refused: { mark: 'M-4 0h8', colour: 'bad', ...w.events.refused },
};
