// The position that is shown, as a step of a lesson.

import * as w from 'words:lesson';
import { entryOf } from '../../../board/game-modules';
import type { Question, QuestionKind, StepPosition, Teaching } from '../../../board/teaching';
import { unlessLost } from '../../../engine/engine';
import { moduleIn, PRINTED } from '../../../engine/printed-name';
import { state } from '../../../game';
import { currentPosition } from '../../../game/moment';
import { workbench } from '../../../game/workbench';
import { engineAnswers } from '../question';
import { draft } from './state';

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
  const [single, named] = [await onlyCase(source.text, at.case), moduleIn(source.options)];
  const { task, output } = named ?? {};
  return {
    game: source.game,
    text: single ?? source.text,
    ...(source.options && !named && { options: source.options }),
    ...(task && { task }),
    ...(output && { output }),
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

/** Adds a position as a step, that which is shown if none is given, at a place or at the end; returns its place. */
export async function addPosition(at = draft.lesson.peek().steps.length, given?: StepPosition): Promise<number> {
  const position = given ?? (await positionNow());
  if (!position) return Math.max(0, at - 1);
  draft.add({ title: '', text: '', position, question: await firstQuestion(position) }, at);
  return at;
}

/** What a step asks before its teacher says anything. */
async function firstQuestion({ game, task }: StepPosition): Promise<Question> {
  if (game === PRINTED) return questionOf(task ? 'move' : 'choice', '', null);
  const teaching = (await entryOf(game).teaching()) as Teaching;
  return questionOf(teaching.usual?.kind ?? 'move', '', teaching);
}
