// What a class adds to the state of the page: its score, and what the game brings.
import type { Teaching } from '../../board/teaching';
import { assign, type ReadonlySignals, setter, signalsOf } from '../../lib/signals';
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

const start: ClassroomState = {
  score: { right: 0, asked: 0 },
  isDark: false,
  teaching: null,
  equivalent: null,
  unread: 'no',
  opened: null,
  fault: null,
};

class Classroom {
  private readonly own = signalsOf(start);
  readonly state: ReadonlySignals<ClassroomState> = this.own;

  /** Another mode begins. */
  begin(): void {
    assign(this.own, { isDark: false, score: start.score });
  }

  readonly setDark = setter(this.own.isDark);
  readonly setTeaching = setter(this.own.teaching);
  readonly setEquivalent = setter(this.own.equivalent);
  readonly setUnread = setter(this.own.unread);

  /** Counts a guess. */
  count(isRight: boolean): void {
    const { right, asked } = this.own.score.peek();
    this.own.score.value = { right: right + Number(isRight), asked: asked + 1 };
  }

  setOpened(opened: OpenLesson | null, fault: ClassroomState['fault'] = null): void {
    assign(this.own, { opened, fault });
  }
}

export const classroom = new Classroom();
