// The answer of the table that is looked at, on its board.
import { type ReadonlySignal, signal } from '@preact/signals';
import type { Lesson, Step } from '../../../board/teaching';
import { input, marks, state } from '../../../game';
import { cellOfAnswer } from '../answer-name';
import { isAt, positionOf, sourceOf } from '../step';
import { endOf } from './scores';

/** A cell of the table; `answer`: null where the pupil gave none. */
export type Looked = { step: number; answer: string | null; moves: string };

class Looking {
  private readonly own = signal<Looked | null>(null);
  readonly at: ReadonlySignal<Looked | null> = this.own;

  /** Brings a step, and what a pupil answered or played there, to the board. */
  look({ position: at }: Pick<Step, 'position'>, looked: Looked): void {
    const position = positionOf(at);
    const moves = looked.moves || position.moves;
    const ply = looked.moves ? endOf(looked.moves) : position.ply;
    this.own.value = looked;
    input.visit({ source: sourceOf(at), position: { ...position, moves, ply } });
  }

  end(): void {
    this.own.value = null;
  }

  /** Marks the answer, once its board is there. */
  mark(lesson: Lesson | undefined): void {
    const [looked, shown] = [this.own.peek(), state.shown.peek()];
    const step = lesson?.steps[looked?.step ?? -1];
    if (!looked?.answer || !step?.question || !shown || !isAt(step, shown, false)) return;
    if (step.question.kind === 'move') marks.preview(looked.answer);
    const cell = step.question.kind === 'cell' && cellOfAnswer(looked.answer);
    if (cell) marks.select(cell);
  }
}

export const looking = new Looking();
