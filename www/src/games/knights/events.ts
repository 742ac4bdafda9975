// Events on the timeline.
import { type EventSigns, STAR } from '../../board/game-modules';
import { knightsTerms as w } from './messages/terms-en';

export const events: EventSigns = {
  won: { mark: STAR, colour: 'good', filled: true, ...w.events.won },
};
