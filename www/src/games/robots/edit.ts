// What changes a board while it is edited, as the core's editor reads it.
import { type Edits, MOVE, piecesOf, REMOVE } from '../../board/game-modules';
import { type BoardCell, sameCell, toBoardCell } from '../../board/renderer';
import type { RobotsBoard } from '../../engine/boundary';
import { robotsTerms as w } from './messages/terms-en';

const one = ({ x, y }: BoardCell) => `${x + 1n} ${y + 1n}`;

const hasRobot = (board: RobotsBoard, place: BoardCell) =>
  board.robots.some((robot) => sameCell(toBoardCell(robot.at), place));
const teleportAt = (board: RobotsBoard, place: BoardCell) =>
  board.teleports.findLastIndex(({ at }) => sameCell(toBoardCell(at), place));

export const edits: Edits<RobotsBoard> = {
  tools: [MOVE, ...piecesOf(w.tools), REMOVE],
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
