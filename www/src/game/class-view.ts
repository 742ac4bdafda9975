// What a class sees in place of the main page.
import { batch, computed, type ReadonlySignal, signal } from '@preact/signals';
import { Listeners } from '../lib/listeners';
import { type ReadonlySignals, type Signals, signalsOf } from '../lib/signals';
import { type BoardClient, NOBODY, SHOWABLE, type Showable } from './client';
import type { Game } from './game';
import type { LinkFault } from './notices';
import type { Panes } from './panes';

export const CLASSES = ['present', 'predict', 'lesson', 'sheet', 'seed', 'edit', 'collect', 'notes', 'play'] as const;
export type ClassMode = (typeof CLASSES)[number];

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

export type ClassState = { teach: Teach | null; lesson: LessonSource | null };

export class ClassView {
  private readonly own: Signals<ClassState> = signalsOf<ClassState>({ teach: null, lesson: null });
  readonly state: ReadonlySignals<ClassState> = this.own;
  /** Told when another lesson stands, or none. */
  readonly lessons = new Listeners();
  private readonly ofClass = signal<ReadonlySignal<BoardClient> | null>(null);
  private table?: (codes: string) => Promise<void>;
  /** Resolves when what an address has brought is with the table. */
  handedIn?: Promise<void>;
  private readonly ofPage: BoardClient = { onMove: (move) => void this.game.move(move), onCell: null, shows: SHOWABLE };

  /** Who shows the board. A class sees nothing of what the solver knows, and moves nothing, until its part of the page is loaded. */
  readonly client = computed<BoardClient>(() =>
    this.own.teach.value ? (this.ofClass.value?.value ?? NOBODY) : this.ofPage,
  );

  constructor(
    private readonly game: Game,
    private readonly panes: Panes,
  ) {}

  /** The part of the page that shows the board to a class is there; null: it is gone. */
  setClient(client: ReadonlySignal<BoardClient> | null): void {
    this.ofClass.value = client;
  }

  /** Shows something to a class; null: the main page. What was pointed at, edited or compared is not shown with it. */
  show(teach: Teach | null): void {
    batch(() => {
      this.game.marks.letGo();
      this.game.timeline.pause();
      this.panes.showOneGame();
      this.own.teach.value = teach;
    });
  }

  /** Changes what a class sees, if there is one. */
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

  /** `take`: brings what pupils hand in to the table of the class, which is loaded for that. */
  setTable(take: (codes: string) => Promise<void>): void {
    this.table = take;
  }

  /** An address has brought the answers of a pupil. */
  handIn(codes: string): void {
    this.handedIn = this.table?.(codes);
  }

  /** Another position is shown: every move is guessed anew. */
  guessAnew(): void {
    const teach = this.own.teach.peek();
    if (teach?.mode === 'predict') this.own.teach.value = { ...teach, revealed: false, guess: null };
  }
}
