// A class: the lesson that is open, what is asked and what is right. It guesses, sees what is so, and goes on.
import { linkFault } from 'words:lesson';
import { batch, computed } from '@preact/signals';
import { gameModuleOf } from '../../board/game-modules';
import type { Lesson, Question, Step, Teaching, UsualQuestion } from '../../board/teaching';
import { PRINTED } from '../../engine/printed-name';
import { game, state } from '../../game';
import type { Showable } from '../../game/client';
import type { Shown } from '../../game/shown';
import { Listeners } from '../../lib/listeners';
import { assign, type ReadonlySignals, setter, signalsOf } from '../../lib/signals';
import { until } from '../../lib/until';
import { momentOf } from '../../links/link';
import { isSameMoment } from '../../links/visit';
import type { JudgedOutput } from './answer-list';
import { BEGINNING_OF_CLASS, classState, classView, guesses, type LessonSource, type Teach } from './class-view';
import type { OpenLesson } from './file/read';
import { bringsPositions, type ClassMode } from './modes';
import { place } from './place';
import { engineAnswers, FALSE, fits, isAboutNextMove, isSameAnswer, NO_MOVE, usuallyAfter } from './question';
import { pupil } from './record';
import { isAt, sourceOf } from './step';

type ClassroomState = {
  score: { right: number; asked: number };
  /** Whether the board is dark. */
  isDark: boolean;
  /** What the game that is shown brings to a class, once it is loaded. */
  teaching: Teaching | null;
  /** A guess of which the engine says that it leads where a right one does. */
  equivalent: string | null;
  /** What the judge says of the output that is answered. */
  output: JudgedOutput | null;
  /** Whether what is typed is no answer, and whether that has been told. */
  unread: 'no' | 'typed' | 'told';
  /** The lesson of a link, a file or the editor, once it is read. */
  opened: OpenLesson | null;
  /** Why it was not opened, in words. */
  fault: string | null;
  /** Whether a sheet has the lesson on it, and not the position, where a teacher has said so or comes from a lesson. */
  printsLesson: boolean | null;
};

/** Where a lesson comes from. */
export type LessonFrom = Pick<LessonSource, 'origin' | 'mine'>;

const start: ClassroomState = {
  score: { right: 0, asked: 0 },
  isDark: false,
  teaching: null,
  equivalent: null,
  output: null,
  unread: 'no',
  opened: null,
  fault: null,
  printsLesson: null,
};

/** What a step shows is known when it is open. */
const NOTHING_SHOWN = { before: undefined, after: undefined, asksCell: undefined } satisfies Partial<Teach>;

const isOver = (): boolean => state.shown.value?.frame.turn.kind === 'over';

/** Whether the board of a step cannot be read: nothing is asked there, and a class goes on. */
const isUnreadable = (): boolean => state.isCurrent.peek() && state.lastValid.peek() !== state.source.peek();

const within = (by: number) => Math.min(state.ply.peek() + by, state.opened.peek()?.line.plies ?? 0);

export class Classroom {
  private readonly own = signalsOf(start);
  readonly state: ReadonlySignals<ClassroomState> = this.own;
  private readonly listeners = new Listeners();

  /** Whether the class guesses. */
  readonly guessing = computed(() => guesses(classState.teach.value));

  /** What the game that is shown brings to a class, once it is loaded. */
  readonly teaching = computed<Teaching | null>(() => {
    const loaded = this.own.teaching.value;
    return loaded?.game === state.tab.value ? loaded : null;
  });

  /** The lesson that a link, a file or the editor has opened, or the prepared one of the game; null until it is there. */
  readonly lesson = computed<Lesson | null>(() => {
    if (classState.lesson.value) return this.own.opened.value?.lesson ?? null;
    return this.teaching.value?.lesson ?? null;
  });

  /** The step of the lesson that is open. */
  readonly step = computed<Step | null>(() => {
    const teach = classState.teach.value;
    return (teach?.mode === 'lesson' && this.lesson.value?.steps[teach.step]) || null;
  });

  /** Whether the board shows the position of the open step. Until then, a guess would be of another board. */
  readonly isStepShown = computed<boolean>(() => {
    const [teach, shown, step] = [classState.teach.value, state.shown.value, this.step.value];
    return !!teach && !!shown && !!step && isAt(step, shown, teach.revealed);
  });

  readonly question = computed<Question | UsualQuestion | null>(() => {
    const [teach, teaching] = [classState.teach.value, this.teaching.value];
    if (!teach || !state.shown.value || !teaching) return null;
    if (teach.mode !== 'lesson') return teaching.usual ?? { kind: 'move' };
    return (this.isStepShown.value && this.step.value?.question) || null;
  });

  /** The question of a lesson's step; null where the usual one of the game is asked. */
  readonly lessonQuestion = computed<Question | null>(() =>
    this.question.value && 'answers' in this.question.value ? this.question.value : null,
  );

  /** Whether the solver's reason for its next move belongs to what is asked; also where nothing is asked. */
  readonly asksOfNextMove = computed<boolean>(() => {
    const [asks, words] = [this.question.value, this.teaching.value];
    return !asks || !words || isAboutNextMove(asks, words);
  });

  /** What is shown once the answer is told; everything if undefined. */
  readonly shownAfter = computed<readonly Showable[] | undefined>(() => {
    const [asks, words] = [this.question.value, this.teaching.value];
    return this.step.value?.after ?? (asks && words ? usuallyAfter(asks, words) : undefined);
  });

  /** What is right at the position that is shown. */
  readonly answers = computed<string[]>(() => {
    const [shown, asks, words] = [state.shown.value, this.question.value, this.teaching.value];
    if (!shown || !asks || !words) return [];
    return this.lessonQuestion.value?.answers ?? engineAnswers(asks, shown.frame.board, shown.explanation, words);
  });

  /** The guess, if it is one to the question. */
  readonly guessed = computed<string | null>(() => {
    const guess = classState.teach.value?.guess ?? null;
    const kind = this.question.value?.kind ?? 'move';
    return guess !== null && fits(guess, kind, this.teaching.value) ? guess : null;
  });

  /** Whether the guess is right; null where nothing was guessed, or nothing is known to be right. */
  readonly right = computed<boolean | null>(() => {
    const [guess, kind, answers] = [this.guessed.value, this.question.value?.kind, this.answers.value];
    if (guess !== null && kind === 'output') return this.own.output.value && this.own.output.value.wrong === null;
    if (guess === null || kind === undefined || answers.length === 0) return null;
    return this.own.equivalent.value === guess || answers.some((answer) => isSameAnswer(kind, answer, guess));
  });

  /** Whether the lesson is at its end. */
  readonly ended = computed<boolean>(() => {
    const teach = classState.teach.value;
    return !!teach?.revealed && teach.mode === 'lesson' && teach.step + 1 === this.lesson.value?.steps.length;
  });

  /** Whether the answers to the lesson are handed in: then there is a page for that behind its last step. */
  readonly handsIn = computed(() => classState.lesson.value !== null && (this.lesson.value?.handIn ?? 'off') !== 'off');

  /** Whether a test is taken: no answer is told, and each can be changed until the end. */
  readonly isTesting = computed(
    () =>
      this.handsIn.value &&
      this.lesson.value?.test === true &&
      classState.teach.value?.mode === 'lesson' &&
      !pupil.state.record.value.isOver,
  );

  /** Whether nothing comes next: the lesson is at its end, or the game is over. */
  readonly isLast = computed<boolean>(() => {
    const [teach, of] = [classState.teach.value, this.lesson.value];
    if (teach?.mode !== 'lesson') return isOver();
    return of && this.handsIn.value ? teach.step >= of.steps.length : this.ended.value;
  });

  /** Whether somebody has played on from a step of the lesson. */
  readonly playedOn = computed<boolean>(() => {
    const [step, teach] = [this.step.value, classState.teach.value];
    if (!step || !teach?.revealed || !this.isStepShown.value || step.position.game === PRINTED) return false;
    return state.ply.value !== (step.position.ply ?? 0);
  });

  /** From now on the lesson that stands is read, and luck answers by itself while a class guesses. Returns what ends that. */
  start(): () => void {
    const stops = [
      classView.lessons.add(() => this.read()),
      game.onChange(() => this.passChance()),
      game.onStep(() => classView.guessAnew()),
    ];
    this.read();
    this.passChance();
    return () => {
      for (const stop of stops) stop();
    };
  }

  /** Calls `run` when a lesson is there. Returns what ends that. */
  onOpen(run: () => void): () => void {
    return this.listeners.add(run);
  }

  readonly setTeaching = setter(this.own.teaching);
  readonly setPrintsLesson = setter(this.own.printsLesson);
  readonly setUnread = setter(this.own.unread);

  toggleDark(): void {
    this.own.isDark.value = !this.own.isDark.peek();
  }

  /** Opens a lesson that has been read. */
  open(opened: OpenLesson, from: LessonFrom): void {
    batch(() => {
      assign(this.own, { opened, fault: null, printsLesson: null });
      classView.setLesson({ text: opened.text, ...from });
    });
    this.listeners.tell();
  }

  /** Begins another mode. */
  enter(mode: ClassMode, step = 0): void {
    const printsLesson = classState.teach.peek()?.mode === 'lesson' || null;
    assign(this.own, { isDark: false, score: start.score, printsLesson });
    place.enter({ ...BEGINNING_OF_CLASS, mode, step });
    this.passChance();
  }

  guess(said: string): void {
    if (this.guessing.peek()) classView.change({ guess: said });
  }

  /** "No" to the question that is asked: it is not so, or no move is right. */
  guessNo(): void {
    this.guess(this.question.peek()?.kind === 'move' ? NO_MOVE : FALSE);
  }

  async reveal(): Promise<void> {
    // What cannot be read is no answer, and no wish to see it.
    if (this.own.unread.peek() !== 'no') return this.setUnread('told');
    const shown = state.shown.peek();
    // A game that is over has no next move to ask for, but a lesson may ask other things.
    const asks = !!shown?.explanation || classState.teach.peek()?.mode === 'lesson';
    if (!this.guessing.peek() || !shown || !asks || !this.question.peek()) return;
    if (this.plannedMove(shown) !== null) return this.revealPlanned(shown);
    const stays = this.asked();
    const equivalent = await this.equivalentGuess();
    const output = await this.judgedOutput();
    // Meanwhile the position may be loaded again, with the same question.
    await until(() => !stays() || this.question.value !== null);
    if (!stays()) return;
    if (this.isTesting.peek()) this.keepAnswer(equivalent);
    else this.tell(equivalent, output);
  }

  /** The move that is planned on the board, where no other is the guess. */
  private plannedMove({ frame: { board } }: Shown): string | null {
    const [plan, asksMove] = [state.plan.peek(), this.question.peek()?.kind === 'move'];
    const moveOfPlan = gameModuleOf(board.game).peek()?.moveOfPlan;
    const isPlanned = asksMove && moveOfPlan && plan.size > 0 && this.guessed.peek() === null;
    return isPlanned ? moveOfPlan(board, plan) : null;
  }

  /** It is the guess, if it can be made; a refusal is said. */
  private async revealPlanned(shown: Shown): Promise<void> {
    const stays = this.asked();
    const next = await game.tryMove(this.plannedMove(shown) ?? '');
    if (!next?.move || !stays()) return;
    this.guess(next.move);
    return this.reveal();
  }

  /** What tells whether the same guess to the same question stands. Two steps may show the same position. */
  private asked(): () => boolean {
    const [open, at, guess] = [this.step.peek(), momentOf(state), classState.teach.peek()?.guess];
    return () =>
      this.guessing.value &&
      this.step.value === open &&
      classState.teach.value?.guess === guess &&
      isSameMoment(at, momentOf(state));
  }

  /** Opens a step of the lesson; behind the last one, where the answers are handed in, the page for that. */
  goTo(nth: number): void {
    const all = this.lesson.peek()?.steps.length ?? 0;
    const last = this.handsIn.peek() ? all : all - 1;
    classView.change({ step: Math.max(0, Math.min(nth, last)), revealed: false, guess: null, ...NOTHING_SHOWN });
  }

  /** What a clicker's forward key does. */
  next(): void {
    const { mode, step = 0 } = classState.teach.peek() ?? {};
    const asks = this.guessing.peek() && (mode === 'lesson' ? this.step.peek() && !isUnreadable() : !isOver());
    if (asks) this.reveal();
    else if (mode === 'lesson' && !this.isLast.peek()) this.goTo(step + 1);
    else if (mode === 'present' || mode === 'predict') game.go(within(1));
  }

  back(): void {
    const { mode, step = 0 } = classState.teach.peek() ?? {};
    if (mode === 'lesson') this.goTo(step - 1);
    else if (mode === 'present' || mode === 'predict') game.go(within(-1));
  }

  /** To the editor, with the step that is open. */
  edit(): void {
    const { step = 0 } = classState.teach.peek() ?? {};
    this.enter('edit', Math.min(step, (this.lesson.peek()?.steps.length ?? 1) - 1));
  }

  /** Back to the page, with what was open before, or to the lesson that is written; `here`: with the lesson's position on it. */
  leave(here = false): void {
    this.own.isDark.value = false;
    if (classState.lesson.peek()?.origin === 'draft' && !here) this.edit();
    else place.leave(here || !bringsPositions(classState.teach.peek()?.mode));
  }

  private passChance(): void {
    const shown = state.shown.peek();
    const isChance = classState.teach.peek()?.mode === 'predict' && shown?.frame.turn.kind === 'chance';
    // Another position may be on its way.
    if (isChance && state.isCurrent.peek() && shown.frame.ply === state.ply.peek())
      game.go(shown.frame.ply + (shown.way === 'back' ? -1 : 1));
  }

  /** Reads the lesson that stands, unless it was opened as one that has been read. */
  private async read(): Promise<void> {
    const source = classState.lesson.peek();
    const text = source?.text ?? null;
    if (text !== null && text === this.own.opened.peek()?.text) return;
    assign(this.own, { opened: null, fault: source?.fault ? linkFault({ why: source.fault }) : null });
    if (text === null) return;
    const [{ readLesson }, { lessonFault }] = await Promise.all([import('./file/read'), import('./file/fault-words')]);
    if (source !== classState.lesson.peek()) return;
    const found = readLesson(text);
    assign(this.own, 'lesson' in found ? { opened: found } : { fault: lessonFault(found) });
    this.listeners.tell();
  }

  /** The guess, if it is not written as a right one but leads where one does: a move may have many spellings. */
  private async equivalentGuess(): Promise<string | null> {
    const [said, moves] = [this.guessed.peek(), this.answers.peek()];
    const leadsWhere = this.question.peek()?.kind === 'move' ? this.teaching.peek()?.leadsWhere : undefined;
    if (said === null || !leadsWhere || moves.includes(said)) return null;
    return (await leadsWhere(said, moves)) ? said : null;
  }

  /** What the judge says of the output of a program; in a test, nothing is told. */
  private async judgedOutput(): Promise<JudgedOutput | null> {
    const [said, asks, step] = [this.guessed.peek(), this.question.peek(), this.step.peek()];
    if (said === null || asks?.kind !== 'output' || !step || this.isTesting.peek()) return null;
    const { judgeOutput } = await import('./collect/outputs');
    return judgeOutput(sourceOf(step.position), said);
  }

  /** The guess as it is kept: one that leads where a right one does is written as that. */
  private saidOf(equivalent: string | null): string | null {
    return this.right.peek() && equivalent !== null ? (this.answers.peek()[0] ?? null) : this.guessed.peek();
  }

  /** Keeps the answer of a test, and goes on. */
  private keepAnswer(equivalent: string | null): void {
    this.own.equivalent.value = equivalent;
    const [said, nth] = [this.saidOf(equivalent), classState.teach.peek()?.step ?? 0];
    if (said !== null) pupil.answerAnew(nth, said);
    this.goTo(nth + 1);
  }

  /** Tells what is so, and counts the guess. */
  private tell(equivalent: string | null, output: JudgedOutput | null): void {
    batch(() => {
      assign(this.own, { equivalent, output });
      const [isRight, nth, opened] = [this.right.peek(), classState.teach.peek()?.step ?? 0, this.own.opened.peek()];
      const { right, asked } = this.own.score.peek();
      // Who has seen the answer is not asked.
      const hasLooked = this.handsIn.peek() && pupil.state.record.peek().answers[nth] === null;
      if (isRight !== null && !hasLooked) this.own.score.value = { right: right + Number(isRight), asked: asked + 1 };
      if (this.step.peek() && opened) pupil.answer(nth, this.saidOf(equivalent));
      classView.change({ revealed: true, after: this.shownAfter.peek() });
    });
  }
}

export const classroom = new Classroom();
