// Events on the timeline.
import * as w from 'words:robots';
import { type EventSigns, STAR } from '../../board/game-modules';

export const events: EventSigns = {
  kill: { mark: 'M-3.5-3.5L3.5 3.5M-3.5 3.5L3.5-3.5', colour: 'robot', spoken: w.killed, legend: w.killed },
  teleport: { mark: 'M0-4.5L4.5 0 0 4.5-4.5 0z', colour: 'teleport', spoken: w.teleport, legend: w.teleport },
  won: { mark: STAR, colour: 'good', filled: true, spoken: w.won, legend: w.won },
  lost: { mark: 'M-3.8-3.8h7.6v7.6h-7.6z', colour: 'bad', filled: true, spoken: w.lost, legend: w.lost },
};
