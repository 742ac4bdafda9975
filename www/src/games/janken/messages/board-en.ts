// The words of the Janken Tactics map: on it, and about its cells. Another language is another object like it.

import type { UnitKind } from '../../../engine/boundary';
import { capital, count, LANGUAGE, number } from '../../../i18n/common';

/** A unit where it stands; sides from 0. */
export type Standing = { side: number; kind: UnitKind; at: string };

type Kind = { letter: string; one: string; beaten: string };

const kinds: Record<UnitKind, Kind> = {
  guardian: { letter: 'G', one: 'guardian', beaten: 'mages beat it' },
  mage: { letter: 'M', one: 'mage', beaten: 'swordsmen beat it' },
  swordsman: { letter: 'S', one: 'swordsman', beaten: 'guardians beat it' },
};

const terrains = ['Water', 'Field', 'Woods', 'Hills', 'Mountains'];
const points = (value: number) => count(value, 'point', 'points');
const lists = new Intl.ListFormat(LANGUAGE, { style: 'long', type: 'conjunction' });
const named = ({ side, kind, at }: Standing) => `side ${side + 1}’s ${kinds[kind].one} at ${at}`;
const strong = (units: Standing[]) =>
  `${units.length === 1 ? 'a stronger enemy' : 'stronger enemies'} (${lists.format(units.map(named))})`;

export const WORDS = {
  kinds,
  /** By the points that entering costs. */
  letters: ['U', 'F', 'W', 'H', 'M'],
  row: (row: number) => String.fromCharCode(65 + row),
  column: (column: number) => `${column + 1}`,
  points: (value: number) => number(value),
  cost: (value: number) => `−${number(value)}`,
  left: (value: number) => `${number(value)} left`,
  missing: (value: number) => `${number(value)} short`,
  off: 'This cell is not on the board.',
  terrain: (cost: number) =>
    cost === 0 ? `${terrains[0]}: units cannot enter.` : `${terrains[cost] ?? ''}: entering costs ${points(cost)}.`,
  unit: ({ side, kind }: Standing) => `${capital(kinds[kind].one)} of side ${side + 1}; ${kinds[kind].beaten}.`,
  next: (order: string) => `Next move: ${order}`,
  /** Where the selected unit, or the next move's unit, can go. */
  reach: {
    subject: ({ side, kind, at }: Standing, all: number) =>
      `Every move starts with ${points(all)}. From ${at}, side ${side + 1}’s ${kinds[kind].one}`,
    own: (left: number) => `It starts here with ${points(left)}.`,
    left: (left: number) => `would have ${points(left)} left here.`,
    passes: (left: number) => `could pass here with ${points(left)} left, but not stop: the cell is occupied.`,
    taken: 'could not stop here: the cell is occupied.',
    far: (all: number) => `could not get here: its ${points(all)} are not enough.`,
    water: 'could not get here: water is in the way.',
    enemy: 'could not pass here: the cell has an enemy.',
    starting: (enemies: Standing[]) => `It can leave, although it is next to ${strong(enemies)}.`,
    ending: (enemies: Standing[]) => `It must stop here, because the cell is next to ${strong(enemies)}.`,
    zone: (enemies: Standing[]) => `It could not go on from here, because the cell is next to ${strong(enemies)}.`,
  },
  side: (side: number, units: Standing[]) =>
    `Side ${side + 1}: ${units.map(({ kind, at }) => `${kinds[kind].one} at ${at}`).join(', ')}.`,
};
