// Events on the timeline.
import { type EventSigns, EXCLAMATION } from '../../board/game-modules';
import { solitaireTerms as w } from './messages/terms-en';

export const events: EventSigns = {
  bonus: { mark: 'M0-4.5v9M-4.5 0h9', colour: 'good', ...w.events.bonus },
  fault: { mark: EXCLAMATION, colour: 'bad', ...w.events.fault },
};
