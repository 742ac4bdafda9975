// What a class adds to the state of the page: its score, and what the game brings.
import type { Teaching } from '../../board/teaching';
import { slice } from '../../game/slice';
import type { LessonError, OpenLesson } from './file/read';

type ClassroomState = {
  score: { right: number; asked: number };
  /** Whether the board is dark. */
  isDark: boolean;
  /** What the game that is shown brings to a class, once it is loaded. */
  teaching: Teaching | null;
  /** A guess of which the engine says that it leads where a right one does. */
  equivalent: string | null;
  /** Whether what is typed is no answer, and whether that has been told. */
  unread: 'no' | 'typed' | 'told';
  /** The lesson of a link, a file or the editor, once it is read. */
  opened: OpenLesson | null;
  /** Why it was not opened. */
  fault: LessonError | { kind: 'damaged' } | null;
};

type ClassroomIntent =
  /** Another mode begins. */
  | { kind: 'begin' }
  | { kind: 'dark'; isDark: boolean }
  | { kind: 'teaching'; teaching: Teaching | null }
  | { kind: 'equivalent'; guess: string | null }
  | { kind: 'unread'; unread: ClassroomState['unread'] }
  /** Counts a guess. */
  | { kind: 'score'; right: boolean }
  | { kind: 'opened'; opened: OpenLesson | null; fault?: ClassroomState['fault'] };

const start: ClassroomState = {
  score: { right: 0, asked: 0 },
  isDark: false,
  teaching: null,
  equivalent: null,
  unread: 'no',
  opened: null,
  fault: null,
};

export const classroom = slice<ClassroomState, ClassroomIntent>(start, {
  begin: (fields) => {
    fields.isDark.value = false;
    fields.score.value = { right: 0, asked: 0 };
  },
  dark: (fields, { isDark }) => {
    fields.isDark.value = isDark;
  },
  teaching: (fields, { teaching }) => {
    fields.teaching.value = teaching;
  },
  equivalent: (fields, { guess }) => {
    fields.equivalent.value = guess;
  },
  unread: (fields, { unread }) => {
    fields.unread.value = unread;
  },
  score: (fields, { right }) => {
    const { right: before, asked } = fields.score.peek();
    fields.score.value = { right: before + Number(right), asked: asked + 1 };
  },
  opened: (fields, { opened, fault = null }) => {
    fields.opened.value = opened;
    fields.fault.value = fault;
  },
});
