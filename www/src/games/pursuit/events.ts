// Events on the timeline.
import { type EventSigns, EXCLAMATION } from '../../board/game-modules';
import { pursuitTerms as w } from './messages/terms-en';

export const events: EventSigns = {
  caught: { mark: 'M-4-4h8v8h-8zM0-1.2v2.4', colour: 'robot', ...w.events.caught },
  escaped: { mark: 'M-4.5 0h9M1-3.5L4.5 0 1 3.5', colour: 'you', ...w.events.escaped },
  fault: { mark: EXCLAMATION, colour: 'bad', ...w.events.fault },
};
