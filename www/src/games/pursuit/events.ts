// Events on the timeline.
import * as w from 'words:pursuit';
import { type EventSigns, EXCLAMATION } from '../../board/game-modules';
import { capital } from '../../i18n/format';

export const events: EventSigns = {
  caught: { mark: 'M-4-4h8v8h-8zM0-1.2v2.4', colour: 'robot', spoken: w.eventCaught, legend: capital(w.eventCaught) },
  escaped: {
    mark: 'M-4.5 0h9M1-3.5L4.5 0 1 3.5',
    colour: 'you',
    spoken: w.eventEscaped,
    legend: capital(w.eventEscaped),
  },
  fault: { mark: EXCLAMATION, colour: 'bad', spoken: w.eventFault, legend: capital(w.eventFault) },
};
