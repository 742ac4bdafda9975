// Events on the timeline.
import { type EventSigns, STAR } from '../../board/game-modules';
import { robotsTerms as w } from './messages/terms-en';

export const events: EventSigns = {
  kill: { mark: 'M-3.5-3.5L3.5 3.5M-3.5 3.5L3.5-3.5', colour: 'robot', ...w.events.kill },
  teleport: { mark: 'M0-4.5L4.5 0 0 4.5-4.5 0z', colour: 'teleport', ...w.events.teleport },
  won: { mark: STAR, colour: 'good', filled: true, ...w.events.won },
  lost: { mark: 'M-3.8-3.8h7.6v7.6h-7.6z', colour: 'bad', filled: true, ...w.events.lost },
};
