// What is right: the answers of a lesson, or the engine's evidence.
import type { Question, QuestionKind, StepPosition, Teaching, UsualQuestion } from '../../board/teaching';
import type { Board, Cell, Explanation } from '../../engine/boundary';
import { PRINTED } from '../../engine/printed-name';
import { SHOWABLE, type Showable } from '../../game/client';
import { paragraph } from '../../i18n/join';

/** What can be asked of a board of one's own: it has no solver, and what a program has printed has no moves. */
const OF_OWN: readonly QuestionKind[] = ['cell', 'number', 'choice', 'text'];

/** Whether a question of a kind can be asked of a position. */
export const isAskable = (kind: QuestionKind, { game, task }: Pick<StepPosition, 'game' | 'task'>): boolean =>
  game !== PRINTED || OF_OWN.includes(kind) || (kind === 'move' && !!task);

/** How guesses of a truth are kept. */
export const TRUE = 'true';
export const FALSE = 'false';
/** The guess that no move is right. */
export const NO_MOVE = 'none';

/** What the engine says is right; nothing where it does not know. */
export function engineAnswers(
  question: Question | UsualQuestion,
  board: Board,
  why: Explanation | null,
  teaching: Teaching,
): string[] {
  if (question.kind === 'move') return why ? movesThatAreRight(why, teaching) : [];
  if (question.kind === 'truth') {
    const truth = teaching.isSo(board, why, question.about);
    return truth === null ? [] : [truth ? TRUE : FALSE];
  }
  if (question.kind !== 'cell' && question.kind !== 'number') return [];
  return teaching.facts(board, why).find(({ id }) => id === question.fact)?.answers ?? [];
}

function movesThatAreRight(why: Explanation, { rightMoves, noMove }: Teaching): string[] {
  const moves = rightMoves ? rightMoves(why) : why.chosen ? [why.chosen] : [];
  return moves.length === 0 && noMove ? [NO_MOVE] : moves;
}

/** Whether the solver's reason for its next move answers a question: it asks for that move, or what comes of it. */
export function isAboutNextMove(question: Question | UsualQuestion, { asksOfCell }: Teaching): boolean {
  if (question.kind === 'move') return true;
  // In a teacher's own words, any truth may be asked for.
  const isOwn = 'ask' in question && !!question.ask;
  return question.kind === 'truth' && !isOwn && !question.about && !asksOfCell;
}

/** What is shown after the answer if a step does not say it: the solver's reason only where it answers the question. */
export const usuallyAfter = (question: Question | UsualQuestion, teaching: Teaching): readonly Showable[] =>
  SHOWABLE.filter((part) => part !== 'reasons' || isAboutNextMove(question, teaching));

/** The cell that a question is about, which the board marks. */
export function cellAsked(
  question: Question | undefined,
  board: Board,
  why: Explanation | null,
  { target }: Teaching,
): Cell | null {
  if (question?.kind === 'truth' && question.about) return question.about;
  return question ? (target?.(board, why) ?? null) : null;
}

/** The question in words: the lesson's own, else the game's. */
export function askedIn(question: Question | UsualQuestion, teaching: Teaching, why: Explanation | null): string {
  if ('ask' in question && question.ask) return paragraph(teaching.due?.(why), question.ask);
  return question.kind === 'truth' ? teaching.askTruth(question.about, why) : teaching.askMove;
}

/** Capital letters, punctuation and the number of spaces do not matter in words. */
const plainWords = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** A number as it is kept; null if the text is none. */
export function numberAnswer(text: string): string | null {
  const written = text.normalize('NFKC').trim().replace(',', '.').replace('−', '-');
  return /^-?\d{1,15}(\.\d{1,15})?$/.test(written) ? String(Number(written)) : null;
}

/** Whether an answer is the same as another one. */
export function isSameAnswer(kind: QuestionKind, a: string, b: string): boolean {
  if (kind === 'text') return plainWords(a) === plainWords(b);
  if (kind === 'number') return numberAnswer(a) === numberAnswer(b);
  return a === b;
}

/** Whether a guess can be one to a question: a move says nothing of a truth, nor does a truth name a move. */
export function fits(guess: string, kind: QuestionKind, teaching: Teaching | null): boolean {
  const isTruth = guess === TRUE || guess === FALSE;
  if (kind === 'truth') return isTruth;
  if (kind !== 'move') return true;
  return !isTruth && (guess !== NO_MOVE || teaching?.noMove !== undefined);
}

/** Whether a lesson's answers hold one; null where the teacher judges: also a choice whose text was changed since. */
export function isRight(question: Question, answer: string): boolean | null {
  const { kind, answers } = question;
  if (answers.some((right) => isSameAnswer(kind, right, answer))) return true;
  const isKnown = kind !== 'choice' || question.choices.includes(answer);
  return answers.length > 0 && isKnown ? false : null;
}

type Choice = Extract<Question, { kind: 'choice' }>;

/** A question with other choices. A choice that is written anew stays the right one. */
export function withChoices(question: Choice, choices: string[]): Choice {
  const sameCount = choices.length === question.choices.length;
  const renamed = (answer: string) => (sameCount ? choices[question.choices.indexOf(answer)] : undefined);
  const answers = question.answers.flatMap((answer) => (choices.includes(answer) ? answer : (renamed(answer) ?? [])));
  return { ...question, choices, answers: answers.filter((answer) => answer.trim() !== '') };
}
