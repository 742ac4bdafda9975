// What the parts of an input of Janken Tactics mean, and what is wrong with one that cannot be read.
import * as w from 'words:janken';
import type { GameFaults } from '../../i18n/faults-common';

export const faults: GameFaults<'janken'> = {
  fields: {
    terrain: (index) => w.terrainField({ index }),
    unitCount: (index) => w.unitCount({ index }),
    unitKind: (index) => w.unitKind({ index }),
    unitCell: (index) => w.unitCell({ index }),
    orderCount: () => w.orderCount,
    orderFrom: (index) => w.orderFrom({ index }),
    orderTo: (index) => w.orderTo({ index }),
  },
  notations: {
    cellName: ({ value }) => w.cellName({ value }),
    row: ({ index, count }) => w.row({ index, count }),
    cellAboveWater: ({ value }) => w.onLand({ value }),
  },
  occupants: { water: (place) => w.waterThere({ line: place?.line ?? 0, column: place?.column ?? 0 }) },
  fixes: { onBoard: w.onBoard, rowLength: w.rowLength, aboveWater: w.aboveWater },
  refusals: {},
};
