// The words about Janken Tactics in the panels that all games share.
import { count, number } from '../../../i18n/common';
import type { GameFaults } from '../../../i18n/faults-common';

const faults: GameFaults<'janken'> = {
  fields: {
    terrain: (index) => `the terrain of row ${number(index)}`,
    unitCount: (index) => `the number of units of side ${number(index)}`,
    unitKind: (index) => `the kind of unit ${number(index)}`,
    unitCell: (index) => `the cell of unit ${number(index)}`,
    orderCount: () => 'the number of moves',
    orderFrom: (index) => `the first cell of move ${number(index)}`,
    orderTo: (index) => `the second cell of move ${number(index)}`,
  },
  notations: {
    cellName: ({ value }) => `${value}, such as E5`,
    row: ({ index, count: letters }) => `${number(letters)} letters in row ${number(index)} of the map`,
    cellAboveWater: ({ value }) => `a cell on land (${value})`,
  },
  occupants: {
    water: (place) => `water, which line ${number(place?.line ?? 0)}, column ${number(place?.column ?? 0)} puts there`,
  },
  fixes: {
    onBoard: 'Name a cell of the board: A5 to A9, B4 to B9, and so on to I1 to I5.',
    rowLength: 'The rows have 5, 6, 7, 8, 9, 8, 7, 6 and 5 letters, separated by spaces.',
    aboveWater: 'Put the unit on another cell, or change the terrain there.',
  },
  refusals: {},
};

export const jankenTerms = {
  /** Of the legend, by their classes. */
  signs: {
    sideOne: 'Side 1',
    sideTwo: 'Side 2',
    way: 'Cheapest path',
    field: 'Points left',
    zone: 'Next to a stronger enemy',
  },
  /** An event on the timeline, and in the legend. */
  events: {
    refused: { spoken: 'move fails', legend: 'Move fails' },
  },
  /** What a click puts on the board while it is edited. */
  tools: {
    F: 'Field',
    W: 'Woods',
    H: 'Hills',
    M: 'Mountains',
    U: 'Water',
    '1G': 'Guardian, side 1',
    '1M': 'Mage, side 1',
    '1S': 'Swordsman, side 1',
    '2G': 'Guardian, side 2',
    '2M': 'Mage, side 2',
    '2S': 'Swordsman, side 2',
  },
  /** The size of an input. */
  sizes: {
    unit: (all: number) => count(all, 'unit', 'units'),
    order: (all: number) => count(all, 'move', 'moves'),
  },
  /** What the parts of an input mean, and why a move is refused. */
  faults,
};
