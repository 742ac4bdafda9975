// The edit commands of Robots, as the core reads them.
import { type Edits, MOVE, REMOVE } from '../../board/game-modules';
import type { RobotsBoard } from '../../engine/boundary';
import { type BoardCell, sameCell, toBoardCell } from '../../store/cells';

const one = ({ x, y }: BoardCell) => `${x + 1n} ${y + 1n}`;

const hasRobot = (board: RobotsBoard, place: BoardCell) =>
  board.robots.some((robot) => sameCell(toBoardCell(robot.at), place));
const teleportAt = (board: RobotsBoard, place: BoardCell) =>
  board.teleports.findLastIndex(({ at }) => sameCell(toBoardCell(at), place));

export const edits: Edits<RobotsBoard> = {
  tools: [MOVE, 'robot', 'teleport', REMOVE],
  takes: (board, place) => hasRobot(board, place) || teleportAt(board, place) >= 0,
  change: (tool, place, board) => {
    if (tool !== REMOVE) return `${tool} ${one(place)}`;
    if (hasRobot(board, place)) return `remove ${one(place)}`;
    const teleport = teleportAt(board, place);
    return teleport < 0 ? null : `drop ${teleport + 1}`;
  },
  moved: (from, to, board) =>
    hasRobot(board, from) ? `move ${one(from)} ${one(to)}` : `teleport ${teleportAt(board, from) + 1} ${one(to)}`,
};
