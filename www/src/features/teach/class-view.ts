// What a class sees.
import { batch } from '@preact/signals';
import { game } from '../../game';
import type { Showable } from '../../game/client';
import type { Game } from '../../game/game';
import type { LinkFault } from '../../game/notices';
import { Listeners } from '../../lib/listeners';
import { type ReadonlySignals, type Signals, signalsOf } from '../../lib/signals';
import type { ClassMode } from './modes';

/**
 * `step`: of the lesson, from 0. `guess`: an answer as it is kept. `before`: what a step of a lesson shows before the answer; nothing
 * if omitted. `after`: what it shows after it; everything if omitted. `asksCell`: whether a click on a cell is the answer.
 */
export type Teach = {
  mode: ClassMode;
  step: number;
  revealed: boolean;
  guess: string | null;
  before?: readonly Showable[];
  after?: readonly Showable[];
  asksCell?: boolean;
};

/**
 * A lesson that is not one of the prepared ones, as the text of its file; null while a link is unpacked, and where that failed: `fault`.
 * `mine`: which one it is of the teacher's own.
 */
export type LessonSource = {
  text: string | null;
  origin: 'link' | 'file' | 'draft';
  fault?: LinkFault;
  mine?: string;
};

/** What a class begins with. */
export const BEGINNING_OF_CLASS: Teach = { mode: 'present', step: 0, revealed: false, guess: null };

/** Whether a class is guessing, so that moves are kept and not played. */
export const guesses = (teach: Teach | null): boolean =>
  !!teach && !teach.revealed && (teach.mode === 'predict' || teach.mode === 'lesson');

/** `teach`: null until the address has been read. */
export type ClassState = { teach: Teach | null; lesson: LessonSource | null };

export class ClassView {
  private readonly own: Signals<ClassState> = signalsOf<ClassState>({ teach: null, lesson: null });
  readonly state: ReadonlySignals<ClassState> = this.own;
  /** Told when another lesson stands, or none. */
  readonly lessons = new Listeners();

  constructor(private readonly game: Game) {}

  /** Shows something to a class. What was pointed at is not shown with it. */
  show(teach: Teach): void {
    batch(() => {
      this.game.marks.letGo();
      this.game.timeline.pause();
      this.own.teach.value = teach;
    });
  }

  /** Changes what a class sees. */
  change(part: Partial<Teach>): void {
    const teach = this.own.teach.peek();
    if (teach) this.show({ ...teach, ...part });
  }

  setLesson(lesson: LessonSource | null): void {
    batch(() => {
      this.own.lesson.value = lesson;
      this.lessons.tell();
    });
  }

  /** Another position is shown: every move is guessed anew. */
  guessAnew(): void {
    const teach = this.own.teach.peek();
    if (teach?.mode === 'predict') this.own.teach.value = { ...teach, revealed: false, guess: null };
  }
}

export const classView = new ClassView(game);
export const classState = classView.state;
