// The lesson that is open in the editor. It is one of the list, which keeps each change.
import { computed } from '@preact/signals';
import type { Feedback, Lesson, Question, Step } from '../../../board/teaching';
import { PRINTED } from '../../../engine/printed-name';
import { empty, mine } from '../mine/mine';

/** Without the fields that are undefined or empty: a file has only what was written. */
function tidied(step: Step): Step {
  const kept = Object.entries(step).filter(([, value]) => value !== undefined && value !== '');
  return { ...(Object.fromEntries(kept) as Step), title: step.title, text: step.text };
}

const NOTHING = empty();

class LessonDraft {
  readonly lesson = computed<Lesson>(() => mine.open.value?.lesson ?? NOTHING);

  change(change: Partial<Pick<Lesson, 'title' | 'handIn' | 'steps' | 'test'>>): void {
    const id = mine.open.peek()?.id;
    if (!id) return;
    const { test, ...lesson } = { ...this.lesson.peek(), ...change };
    const asksOutput = lesson.steps.some(({ question }) => question?.kind === 'output');
    const hasPrinted = lesson.steps.some(({ position }) => position.game === PRINTED);
    const version = hasPrinted ? 3 : test || asksOutput ? 2 : 1;
    mine.write(id, { ...lesson, version, ...(test && { test }) });
  }

  add(step: Step, at: number): void {
    this.change({ steps: this.steps.toSpliced(at, 0, step) });
  }

  changeStep(nth: number, change: Partial<Step>): void {
    this.change({ steps: this.steps.map((step, at) => (at === nth ? tidied({ ...step, ...change }) : step)) });
  }

  remove(nth: number): void {
    this.change({ steps: this.steps.toSpliced(nth, 1) });
  }

  move(nth: number, by: 1 | -1): void {
    const [step, to] = [this.steps[nth], nth + by];
    if (step && to >= 0 && to < this.steps.length)
      this.change({ steps: this.steps.toSpliced(nth, 1).toSpliced(to, 0, step) });
  }

  private get steps(): Step[] {
    return this.lesson.peek().steps;
  }
}

export const draft = new LessonDraft();

export const stepAt = (nth: number): Step | undefined => draft.lesson.value.steps[nth];

export const changeStep = (nth: number, change: Partial<Step>): void => draft.changeStep(nth, change);

export function changeQuestion(nth: number, question: Question | undefined): void {
  changeStep(nth, { question });
}

/** Feedback without what is empty; none if all of it is. */
export function changeFeedback(nth: number, change: Partial<Feedback>): void {
  const all = { ...draft.lesson.peek().steps[nth]?.feedback, ...change };
  const kept = Object.entries(all).filter(([, value]) => value !== '' && value !== undefined && value.length > 0);
  changeStep(nth, { feedback: kept.length > 0 ? (Object.fromEntries(kept) as Feedback) : undefined });
}
