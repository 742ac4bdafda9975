// What the page needs of a board of one's own in a class, once a step has one.
import { moveRefused } from 'words:own';
import type { PrintedBoard } from '../../engine/own/printed';
import type { TaskRefusal } from '../../engine/own/task';
import { moduleOf } from '../../games/by-scene';

export const ownModule = {
  ...moduleOf({}),
  faults: { refusals: { task: ({ move, rule }: TaskRefusal) => moveRefused({ move, rule }) } },
  describeStep: ({ scene }: PrintedBoard) => scene.sentence ?? '',
};
