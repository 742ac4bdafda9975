// Events on the timeline.
import { STAR } from '../../board/event-marks';
import type { EventSigns } from '../../board/game-modules';
import { knightsTerms as w } from './messages/terms-en';

export const events: EventSigns = {
  won: { mark: STAR, colour: 'good', filled: true, ...w.events.won },
};
