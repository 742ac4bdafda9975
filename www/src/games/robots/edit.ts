// What changes a board while it is edited, as the core's editor reads it.
import { type Edits, MOVE, REMOVE } from '../../board/game-modules';
import { type Place, placeOf, samePlace } from '../../board/renderer';
import type { RobotsBoard } from '../../engine/boundary';

const one = ({ x, y }: Place) => `${x + 1n} ${y + 1n}`;

const hasRobot = (board: RobotsBoard, place: Place) =>
  board.robots.some((robot) => samePlace(placeOf(robot.at), place));
const teleportAt = (board: RobotsBoard, place: Place) =>
  board.teleports.findLastIndex(({ at }) => samePlace(placeOf(at), place));

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
