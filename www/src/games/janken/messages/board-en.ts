// Every word of the map of Janken Tactics: on it, and about its cells. Another language is another object like it.

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
const all = (units: Standing[]) => lists.format(units.map(named));

export const WORDS = {
  kinds,
  /** By the points that entering costs. */
  letters: ['U', 'F', 'W', 'H', 'M'],
  row: (row: number) => String.fromCharCode(65 + row),
  column: (column: number) => `${column + 1}`,
  points: (value: number) => number(value),
  cost: (value: number) => `+${number(value)}`,
  left: (value: number) => `${number(value)} left`,
  missing: (value: number) => `${number(value)} short`,
  off: 'The board has no such cell.',
  terrain: (cost: number) =>
    cost === 0 ? `${terrains[0]}: no unit enters.` : `${terrains[cost] ?? ''}: entering costs ${points(cost)}.`,
  unit: ({ side, kind }: Standing) => `${capital(kinds[kind].one)} of side ${side + 1}; ${kinds[kind].beaten}.`,
  next: (order: string) => `Next: ${order}`,
  /** Where the unit in hand, or the next order's, may go. */
  reach: {
    subject: (unit: Standing) => `For ${named(unit)}:`,
    own: (left: number) => `It sets out from here with ${points(left)}.`,
    left: (left: number) => `${points(left)} left here.`,
    passes: (left: number) => `a way may pass with ${points(left)} left, but not end: the cell is taken.`,
    taken: 'no order can end here: the cell is taken.',
    far: (all: number) => `${points(all)} do not get here.`,
    water: 'closed by water.',
    enemy: 'closed: an enemy stands here.',
    starting: (enemies: Standing[]) =>
      `It stands beside ${all(enemies)}, which is stronger, and may set out all the same.`,
    ending: (enemies: Standing[]) => `A way may end here but not go on: beside ${all(enemies)}.`,
    zone: (enemies: Standing[]) => `No way goes on from here: beside ${all(enemies)}.`,
  },
  side: (side: number, units: Standing[]) =>
    `Side ${side + 1}: ${units.map(({ kind, at }) => `${kinds[kind].one} at ${at}`).join(', ')}.`,
};
