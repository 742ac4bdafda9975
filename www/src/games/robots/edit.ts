// The edit commands of Robots, as the core reads them.
import * as w from 'words:robots';
import { type Edits, MOVE, piecesOf, REMOVE } from '../../board/game-modules';
import type { RobotsBoard } from '../../engine/boundary';
import { type BoardCell, sameCell, toBoardCell } from '../../game/cells';

const one = ({ x, y }: BoardCell) => `${x + 1n} ${y + 1n}`;

const hasRobot = (board: RobotsBoard, cell: BoardCell) =>
  board.robots.some((robot) => sameCell(toBoardCell(robot.at), cell));
const teleportAt = (board: RobotsBoard, cell: BoardCell) =>
  board.teleports.findLastIndex(({ at }) => sameCell(toBoardCell(at), cell));

export const edits: Edits<RobotsBoard> = {
  tools: [MOVE, ...piecesOf({ robot: w.addRobot, teleport: w.addTeleport }), REMOVE],
  takes: (board, cell) => hasRobot(board, cell) || teleportAt(board, cell) >= 0,
  change: (tool, cell, board) => {
    if (tool !== REMOVE) return `${tool} ${one(cell)}`;
    if (hasRobot(board, cell)) return `remove ${one(cell)}`;
    const teleport = teleportAt(board, cell);
    return teleport < 0 ? null : `drop ${teleport + 1}`;
  },
  moved: (from, to, board) =>
    hasRobot(board, from) ? `move ${one(from)} ${one(to)}` : `teleport ${teleportAt(board, from) + 1} ${one(to)}`,
};
