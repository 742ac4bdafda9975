// What a teacher does with a lesson: adds positions, takes the engine's answers, opens, previews and saves.

import * as w from 'words:lesson';
import { entryOf } from '../../../board/game-modules';
import type { Question, QuestionKind, Step, StepPosition, Teaching } from '../../../board/teaching';
import { unlessLost } from '../../../engine/engine';
import { notices, state } from '../../../game';
import { currentPosition } from '../../../game/moment';
import { workbench } from '../../../game/workbench';
import { download } from '../../../lib/download';
import { visits } from '../../../links/visits';
import { classView } from '../class-view';
import { picking } from '../client';
import { reason } from '../file/fault-words';
import { finished, isError, type OpenLesson, openedOf, writeLesson } from '../file/read';
import { empty, type Mine, mine } from '../mine/mine';
import { showLesson } from '../open-lesson';
import { engineAnswers } from '../question';
import { draft, stepAt } from './state';

/** The case alone, so that a lesson does not carry the others. */
async function onlyCase(text: string, nth: number): Promise<string | null> {
  const source = state.lastValid.peek();
  if (!source || state.cases.peek() === 1) return text;
  return unlessLost(workbench.ask('gather', { source, order: Uint32Array.of(nth) }), null);
}

/** The position that is shown, as a step holds it; null if nothing is shown. */
export async function positionNow(): Promise<StepPosition | null> {
  const [source, at] = [state.lastValid.peek(), currentPosition(state)];
  if (!source || !state.shown.peek()) return null;
  const single = await onlyCase(source.text, at.case);
  return {
    game: source.game,
    text: single ?? source.text,
    ...(source.options && { options: source.options }),
    ...(source.relaxed && { relaxed: true }),
    ...(single === null && at.case > 0 && { case: at.case + 1 }),
    ...(at.moves && { moves: at.moves }),
    ...(at.ply > 0 && { ply: at.ply }),
  };
}

/** What the engine answers to a question at the position that is shown. */
export function proposed(question: Question, teaching: Teaching | null): string[] {
  const shown = state.shown.value;
  if (!shown || !teaching) return [];
  const best = question.kind === 'move' && shown.explanation ? teaching.bestMoves?.(shown.explanation) : undefined;
  return best ?? engineAnswers(question, shown.frame.board, shown.explanation, teaching);
}

/** A question of a kind, with the engine's answer where it has one. `ask` stays. */
export function questionOf(kind: QuestionKind, ask: string, teaching: Teaching | null): Question {
  const shown = state.shown.peek();
  const fact = shown && teaching?.facts(shown.frame.board, shown.explanation).find((one) => one.kind === kind);
  switch (kind) {
    case 'move': {
      const question: Question = { kind, answers: [] };
      return { ...question, answers: proposed(question, teaching) };
    }
    case 'truth': {
      const question: Question = { kind, answers: [] };
      return teaching?.asksOfCell ? question : { ...question, answers: proposed(question, teaching) };
    }
    case 'cell':
    case 'number':
      return fact ? { kind, ask: fact.ask, fact: fact.id, answers: fact.answers } : { kind, ask, answers: [] };
    case 'choice':
      return { kind, ask, choices: [], answers: [] };
    case 'output':
      return { kind, ask: ask || w.outputAsk, answers: [] };
    default:
      return { kind, ask, answers: [] };
  }
}

/** Adds the position that is shown as a step, at a place or at the end; returns its place. */
async function addPosition(at = draft.lesson.peek().steps.length): Promise<number> {
  const position = await positionNow();
  if (!position) return Math.max(0, at - 1);
  const teaching = (await entryOf(position.game).teaching()) as Teaching;
  const step: Step = {
    title: '',
    text: '',
    position,
    question: questionOf(teaching.usual?.kind ?? 'move', '', teaching),
  };
  draft.add(step, at);
  return at;
}

/** Adds the position that is shown to the lesson that is open, else to the one that was written last, and opens the editor there. */
export async function addToLesson(): Promise<void> {
  await mine.read();
  if (!mine.open.peek()) mine.choose(mine.list.peek()[0]?.id ?? mine.add(empty()));
  const step = await addPosition();
  visits.beginClass({ mode: 'edit', step, revealed: false, guess: null });
}

/** Adds the position that is shown as a step, and opens it. */
export const addStep = async (at: number): Promise<void> => openStep(await addPosition(at));

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

/** Saves it whatever is in it. */
export function save(of: Mine): void {
  const lesson = finished(of.lesson);
  download([writeLesson(lesson)], `${lesson.title || w.fileName}.lesson.json`, 'application/json');
  made(of);
}
