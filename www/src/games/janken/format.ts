// How cells, terrain, units and orders of Janken Tactics are written, in every language.
import type { Cell, Reach, UnitKind } from '../../engine/boundary';

export const rowLetter = (row: number) => String.fromCharCode(65 + row);

/** A cell of the map of Janken Tactics: E5. */
export const hex = ([row, column]: Cell) => `${rowLetter(row)}${column + 1}`;

/** By the points that entering costs. */
export const TERRAIN_LETTERS = ['U', 'F', 'W', 'H', 'M'] as const;
export const KIND_LETTERS: Record<UnitKind, string> = { guardian: 'G', mage: 'M', swordsman: 'S' };

/** An order of the input, with an arrow. */
export const arrow = (order: string) => order.replace('->', '→');

/** The points that a move begins with. */
export const startingPoints = (reach: Reach | null): number => reach?.field[0]?.left ?? 0;
