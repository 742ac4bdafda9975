// Every word that the Robots board says, in English. Another language is another object of the same type.

import type { Decided } from '../../../engine/boundary';
import { count, directions, LANGUAGE } from '../../../i18n/common';
import type { Barred, Behind } from '../rulings';

/** What is weighed: a walk to this cell, staying in it, or a push of its debris that was just told. */
export type Way = 'walk' | 'stay' | 'push';

/** A cell as a person counts: from 1. */
export type Spoken = { row: number; column: number };

export type RobotsWords = {
  title(cell: Spoken): string;
  /** A move that the output writes so. */
  move(move: string): string;
  /** What stands or stood in a cell. Robots and teleports are numbered from 1. */
  here: {
    you: string;
    robot(number: number): string;
    debris: string;
    teleports(entries: { number: number; used: boolean }[]): string;
    free: string;
    caught(robots: number[]): string;
    destroyed(robots: number[]): string;
    crushed(robots: number[]): string;
    won: string;
  };
  /** The result of a walk. */
  walk: {
    barred: Partial<Record<Barred, string>>;
    deadly(way: Way, killers: number): string;
    safe(way: Way, robots: number, distance: number | null): string;
    push(to: Spoken, crushes: boolean): string;
    chosen: Partial<Record<Decided, string>>;
    behind: Record<Behind, (chosen: string, robots: number, distance: number | null) => string>;
  };
  /** The result of an entry of the teleport list. */
  jump: {
    barred: Partial<Record<Barred, string>>;
    deadly(killers: number): string;
    safe(robots: number, distance: number | null): string;
    chosen: string;
    passed: string;
    /** The strategy did not try it. */
    unread: { walkLeft: string; earlier: string };
  };
  tooFar: string;
  threatened: string;
  /** The position for a screen reader. */
  position: {
    list(items: string[]): string;
    cell(cell: Spoken): string;
    you(cell: string): string;
    robots(count: number, cells: string): string;
    debris(count: number, cells: string): string;
    teleports(count: number, entries: string): string;
    teleport(number: number, cell: string, used: boolean): string;
    end: { won: string; lost: string };
  };
};

const robots = (many: number) => (many === 0 ? 'no robot' : count(many, 'robot', 'robots'));
const reach = (many: number) => count(many, 'robot reaches you', 'robots reach you');
const listed = (head: string, entries: string) => (entries ? `${head}: ${entries}.` : `${head}.`);
const lists = new Intl.ListFormat(LANGUAGE, { style: 'long', type: 'conjunction' });
const all = (numbers: number[]) => lists.format(numbers.map(String));
const named = (numbers: number[]) => `${numbers.length === 1 ? 'Robot' : 'Robots'} ${all(numbers)}`;
const left = (many: number, distance: number | null) =>
  distance === null ? 'no robot is left' : `${robots(many)} left, the nearest at distance ${distance}`;

const WAYS: Record<Way, string> = { walk: 'Walking here', stay: 'Staying', push: 'That' };
const doing = (move: string) => (directions[move] ? `walking ${directions[move]}` : 'staying');

function leads(entries: { number: number; used: boolean }[]): string {
  const names = lists.format(entries.map(({ number, used }) => `${number}${used ? ' (used)' : ''}`));
  return entries.length === 1 ? `Teleport ${names} leads here.` : `Teleports ${names} lead here.`;
}

export const WORDS: RobotsWords = {
  title: ({ row, column }) => `Row ${row}, column ${column}`,
  move: (move) => (directions[move] ? `${move} (${directions[move]})` : move),
  here: {
    you: 'You are here.',
    robot: (number) => `Robot ${number} is here.`,
    debris: 'There is debris here.',
    teleports: leads,
    free: 'A free cell.',
    caught: (numbers) => `${named(numbers)} reached you here.`,
    destroyed: (numbers) =>
      `${named(numbers)} ${numbers.length === 1 ? 'was' : 'were'} destroyed here in the last move.`,
    crushed: (numbers) => `${named(numbers)} ${numbers.length === 1 ? 'was' : 'were'} crushed here in the last move.`,
    won: 'You have won: no robot is left.',
  },
  walk: {
    barred: {
      robotThere: 'You cannot walk onto a robot.',
      pushOffBoard: 'You cannot push it: it would leave the board.',
      pushOntoDebris: 'You cannot push it: there is debris behind it.',
    },
    deadly: (way, killers) => `${WAYS[way]} loses at once: ${reach(killers)}.`,
    safe: (way, many, distance) => `${WAYS[way]} is safe: ${left(many, distance)}.`,
    push: ({ row, column }, crushes) =>
      `Walking here pushes it to row ${row}, column ${column}${crushes ? ', where it crushes a robot' : ''}.`,
    chosen: {
      onlyOne: 'Chosen by the strategy: every other walk loses at once.',
      robots: 'Chosen by the strategy: it leaves the fewest robots.',
      distance:
        'Chosen by the strategy: among the walks that leave the fewest robots, it keeps the nearest robot farthest away.',
      row: 'Chosen by the strategy: among equal walks, it has the smallest row number.',
      column: 'Chosen by the strategy: among equal walks in the same row, it has the smallest column number.',
      nothingFits: 'The strategy stays: every walk loses at once, and no teleport can be used.',
    },
    behind: {
      robots: (move, many) => `Not chosen: ${doing(move)} leaves ${robots(many)}.`,
      distance: (move, _, distance) => `Not chosen: ${doing(move)} keeps the nearest robot at distance ${distance}.`,
      row: (move) => `Not chosen: ${doing(move)} is equally good and has a smaller row number.`,
      column: (move) => `Not chosen: ${doing(move)} is equally good and has a smaller column number.`,
    },
  },
  jump: {
    barred: {
      robotThere: 'A teleport cannot lead onto a robot.',
      debrisThere: 'A teleport cannot lead onto debris.',
      youThere: 'A teleport cannot lead to your own cell.',
    },
    deadly: (killers) => `Teleporting here loses at once: ${reach(killers)}.`,
    safe: (many, distance) => `Teleporting here is safe: ${left(many, distance)}.`,
    chosen:
      'Chosen by the strategy: every walk loses at once, and this is the first teleport in the list that can be used.',
    passed: 'The strategy skipped this teleport.',
    unread: {
      walkLeft: 'The strategy does not teleport: a walk is safe.',
      earlier: 'The strategy uses a teleport that is earlier in the list.',
    },
  },
  tooFar: 'Too far to walk: you walk one cell per move.',
  threatened: 'A robot can reach this cell with its next step.',
  position: {
    list: (items) => items.join(', '),
    cell: ({ row, column }) => `row ${row} column ${column}`,
    you: (cell) => `You are at ${cell}.`,
    robots: (many, cells) => listed(count(many, 'robot', 'robots'), cells),
    debris: (many, cells) => listed(count(many, 'cell with debris', 'cells with debris'), cells),
    teleports: (many, entries) => listed(count(many, 'teleport', 'teleports'), entries),
    teleport: (number, cell, used) => `${number} at ${cell}${used ? ' (used)' : ''}`,
    end: { won: 'You have won.', lost: 'You have lost.' },
  },
};
