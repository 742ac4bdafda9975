// The moves that lead to a cell, and what the explanation says of them.

import { same } from '../../board/geometry';
import type {
  Cell,
  Explanation,
  Jump,
  Outcome,
  RobotsBoard,
  RobotsExplanation,
  Teleport,
  Walk,
} from '../../engine/boundary';

/** An entry of the teleport list, with its number from 1. */
export type Entry = Teleport & { number: number };

export const robotsExplanation = (explanation: Explanation | null): RobotsExplanation | null =>
  explanation?.game === 'robots' ? explanation : null;

const entriesOf = ({ teleports }: RobotsBoard): Entry[] =>
  teleports.map((teleport, i) => ({ ...teleport, number: i + 1 }));

export const unusedEntries = (board: RobotsBoard): Entry[] => entriesOf(board).filter(({ used }) => !used);

export const entriesAt = (board: RobotsBoard, cell: Cell): Entry[] =>
  entriesOf(board).filter(({ at }) => same(at, cell));

export const walkTo = ({ walks }: RobotsExplanation, cell: Cell): Walk | null =>
  walks.find(({ to }) => to && same(to, cell)) ?? null;

/** The first unused entry that leads to a cell: it is the one that counts. A used entry is a cell like any other. */
export function jumpTo(board: RobotsBoard, { teleports }: RobotsExplanation, cell: Cell): Jump | null {
  return teleports[board.teleports.findIndex(({ at, used }) => !used && same(at, cell))] ?? null;
}

/** The move that a cell stands for: a walk, else the teleport that leads there. */
export function moveTo(board: RobotsBoard, explanation: RobotsExplanation | null, cell: Cell): string | null {
  if (!explanation) return null;
  return (walkTo(explanation, cell) ?? jumpTo(board, explanation, cell))?.move ?? null;
}

/** A candidate: the cell that it leads to, and its outcome. */
export type Candidate = { to: Cell; walk: Walk | null; verdict: Outcome };

export function candidateOf(board: RobotsBoard, explanation: RobotsExplanation, move: string): Candidate | null {
  const walk = explanation.walks.find((one) => one.move === move);
  if (walk) return walk.to && { to: walk.to, walk, verdict: walk.verdict };
  const entry = explanation.teleports.findIndex((jump) => jump.move === move);
  const [jump, teleport] = [explanation.teleports[entry], board.teleports[entry]];
  return jump && teleport ? { to: teleport.at, walk: null, verdict: jump.verdict } : null;
}
