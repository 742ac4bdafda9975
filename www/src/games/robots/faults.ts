// What the parts of an input of Robots mean, and why a move is refused.
import * as w from 'words:robots';
import type { GameFaults } from '../../i18n/faults-common';

export const faults: GameFaults<'robots'> = {
  fields: {
    robotCount: () => w.robotCount,
    teleportCount: () => w.teleportCount,
    robotRow: (index) => w.robotRow({ index }),
    robotColumn: (index) => w.robotColumn({ index }),
    teleportRow: (index) => w.teleportRow({ index }),
    teleportColumn: (index) => w.teleportColumn({ index }),
  },
  notations: {},
  occupants: { you: () => w.yourCell },
  fixes: {},
  refusals: {
    robotThere: w.refused({ reason: 'robotThere' }),
    debrisThere: w.refused({ reason: 'debrisThere' }),
    youThere: w.refused({ reason: 'youThere' }),
    pushOffBoard: w.refused({ reason: 'pushOffBoard' }),
    pushOntoDebris: w.refused({ reason: 'pushOntoDebris' }),
    used: w.refused({ reason: 'used' }),
  },
};
