// What a class adds to the state of the page: its score, what the game brings, and where it goes back to.
import type { Teaching } from '../../board/teaching';
import type { GameName } from '../../engine/boundary';
import { slice } from '../../store/slice';
import type { Draft } from '../../store/state';
import type { LessonError, OpenLesson } from './file/read';

/** What was open before a lesson. */
export type Kept = { tab: GameName; draft: Draft };

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
  kept: Kept | null;
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
  /** What is kept first stays, for a lesson opens other texts. */
  | { kind: 'keep'; kept: Kept }
  | { kind: 'forget' }
  | { kind: 'opened'; opened: OpenLesson | null; fault?: ClassroomState['fault'] };

const start: ClassroomState = {
  score: { right: 0, asked: 0 },
  isDark: false,
  teaching: null,
  equivalent: null,
  unread: 'no',
  kept: null,
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
  keep: (fields, { kept }) => {
    fields.kept.value ??= kept;
  },
  forget: (fields) => {
    fields.kept.value = null;
  },
  opened: (fields, { opened, fault = null }) => {
    fields.opened.value = opened;
    fields.fault.value = fault;
  },
});
