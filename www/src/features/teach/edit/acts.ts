// What a teacher does with a lesson: adds positions, takes the engine's answers, opens, previews and saves.

import * as w from 'words:lesson';
import type { Lesson, StepPosition } from '../../../board/teaching';
import { notices } from '../../../game';
import { download } from '../../../lib/download';
import { visits } from '../../../links/visits';
import { classState, classView } from '../class-view';
import { classroom } from '../classroom';
import { picking } from '../client';
import { reason } from '../file/fault-words';
import { finished, isError, type OpenLesson, openedOf, writeLesson } from '../file/read';
import { type Mine, mine } from '../mine/mine';
import { showLesson } from '../open-lesson';
import { addPosition } from './position';
import { draft, stepAt } from './state';

/** Adds a position as a step, that which is shown if none is given, and opens it. */
export const addStep = async (at: number, position?: StepPosition): Promise<void> =>
  openStep(await addPosition(at, position));

/** Opens one of the lessons of this device; null: the list of all. What was here is one entry back. */
export const openMine = (id: string | null): void =>
  visits.enter(() => {
    openStep(0);
    mine.choose(id);
  });

export const openStep = (step: number): void => {
  picking.value = null;
  classView.change({ step, guess: null });
};

export function duplicate(nth: number): void {
  const step = stepAt(nth);
  if (!step) return;
  draft.add(step, nth + 1);
  openStep(nth + 1);
}

export function remove(nth: number): void {
  draft.remove(nth);
  openStep(Math.max(0, Math.min(nth, draft.lesson.peek().steps.length - 1)));
}

export function move(nth: number, by: 1 | -1): void {
  const last = draft.lesson.peek().steps.length - 1;
  draft.move(nth, by);
  openStep(Math.max(0, Math.min(last, nth + by)));
}

/** A lesson as its file would be opened; null where a file may not hold what was written, which is said. */
export function made({ lesson }: Mine): OpenLesson | null {
  const found = openedOf(lesson);
  if (!isError(found)) return found;
  notices.say({ kind: 'said', text: w.tooMuch({ reason: reason(found) }) });
  return null;
}

/** Shows a lesson as the class sees it, from a step on, on paper, or with the answers to it. */
export function present(of: Mine, mode: 'lesson' | 'sheet' | 'collect', step = 0): void {
  const lesson = made(of);
  if (lesson) showLesson(lesson, { origin: 'draft', mine: of.id }, mode, step);
}

/** Shows the lesson that stands, or the one that is open in the editor, from its step. */
export async function presentOpen(mode: 'lesson' | 'sheet'): Promise<void> {
  if (classState.lesson.peek()) return classroom.enter(mode);
  await mine.read();
  const of = mine.open.peek();
  if (of) present(of, mode, classState.teach.peek()?.step);
}

export const saveLesson = (lesson: Lesson): void =>
  download([writeLesson(lesson)], `${lesson.title || w.fileName}.lesson.json`, 'application/json');

/** Saves it whatever is in it. */
export function save(of: Mine): void {
  saveLesson(finished(of.lesson));
  made(of);
}
