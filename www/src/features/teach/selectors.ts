// What is asked of a class, and what is right: it follows from the state, the lesson and the engine's evidence.

import { computed } from '@preact/signals';
import type { Lesson, Question, Step, StepPosition, Teaching, UsualQuestion } from '../../board/teaching';
import type { PositionRef, Source } from '../../engine/protocol';
import { state } from '../../game';
import { guesses, type Teach } from '../../game/class-view';
import type { Showable } from '../../game/client';
import type { Shown } from '../../game/shown';
import { engineAnswers, FALSE, isAboutNextMove, isSameAnswer, NO_MOVE, TRUE, usuallyAfter } from './question';
import { classroom } from './state';

/** Whether the class guesses. */
export const guessing = computed(() => guesses(state.teach.value));

/** What the game that is shown brings to a class, once it is loaded. */
export const teaching = computed<Teaching | null>(() => {
  const loaded = classroom.state.teaching.value;
  return loaded?.game === state.tab.value ? loaded : null;
});

/** The lesson that a link, a file or the editor has opened, or the prepared one of the game; null until it is there. */
export const lesson = computed<Lesson | null>(() => {
  if (state.lesson.value) return classroom.state.opened.value?.lesson ?? null;
  return teaching.value?.lesson ?? null;
});

/** The step of the lesson that is open. */
export const step = computed<Step | null>(() => {
  const teach = state.teach.value;
  return (teach?.mode === 'lesson' && lesson.value?.steps[teach.step]) || null;
});

export const sourceOf = ({ game, text, options = '', relaxed = false }: StepPosition): Source => ({
  game,
  text,
  relaxed,
  options,
});
export const positionOf = ({ case: nth = 1, moves = '', ply = 0 }: StepPosition): PositionRef => ({
  case: nth - 1,
  moves,
  ply,
});

/** Whether the board shows a position, or what was played on from it. */
export function isAt({ game, text, ply = 0 }: StepPosition, shown: Shown, isPlayedOn: boolean): boolean {
  const source = state.lastValid.value;
  if (source?.game !== game || source.text !== text || shown.frame.board.game !== game) return false;
  return isPlayedOn || shown.frame.ply === ply;
}

/** Until the board shows a step's position, a guess would be of another board. */
const isAtStep = (step: Step, teach: Teach, shown: Shown): boolean => isAt(step.position, shown, teach.revealed);

/** Whether the board shows the position of the open step. */
export const isStepShown = computed<boolean>(() => {
  const [teach, shown] = [state.teach.value, state.shown.value];
  return !!teach && !!shown && !!step.value && isAtStep(step.value, teach, shown);
});

export const question = computed<Question | UsualQuestion | null>(() => {
  const [teach, shown] = [state.teach.value, state.shown.value];
  if (!teach || !shown || !teaching.value) return null;
  if (teach.mode !== 'lesson') return teaching.value.usual ?? { kind: 'move' };
  return (isStepShown.value && step.value?.question) || null;
});

/** The question of a lesson's step; null where the usual one of the game is asked. */
export const lessonQuestion = computed<Question | null>(() =>
  question.value && 'answers' in question.value ? question.value : null,
);

/** Whether the solver's reason for its next move belongs to what is asked; also where nothing is asked. */
export const asksOfNextMove = computed<boolean>(() => {
  const [asks, words] = [question.value, teaching.value];
  return !asks || !words || isAboutNextMove(asks, words);
});

/** What is shown once the answer is told; everything if undefined. */
export const shownAfter = computed<readonly Showable[] | undefined>(() => {
  const [asks, words] = [question.value, teaching.value];
  return step.value?.after ?? (asks && words ? usuallyAfter(asks, words) : undefined);
});

/** What is right at the position that is shown. */
export const answers = computed<string[]>(() => {
  const shown = state.shown.value;
  if (!shown || !question.value || !teaching.value) return [];
  return (
    lessonQuestion.value?.answers ?? engineAnswers(question.value, shown.frame.board, shown.explanation, teaching.value)
  );
});

/** Whether a guess can be one to a question: a move says nothing of a truth, nor does a truth name a move. */
function fits(guess: string, kind: Question['kind']): boolean {
  const isTruth = guess === TRUE || guess === FALSE;
  if (kind === 'truth') return isTruth;
  if (kind !== 'move') return true;
  return !isTruth && (guess !== NO_MOVE || teaching.value?.noMove !== undefined);
}

/** The guess, if it is one to the question. */
export const guessed = computed<string | null>(() => {
  const guess = state.teach.value?.guess ?? null;
  return guess !== null && fits(guess, question.value?.kind ?? 'move') ? guess : null;
});

/** Whether the guess is right; null where nothing was guessed, or nothing is known to be right. */
export const right = computed<boolean | null>(() => {
  const [guess, kind] = [guessed.value, question.value?.kind];
  if (guess === null || kind === undefined || answers.value.length === 0) return null;
  if (classroom.state.equivalent.value === guess) return true;
  return answers.value.some((answer) => isSameAnswer(kind, answer, guess));
});

/** Whether the lesson is at its end. */
export const ended = computed<boolean>(() => {
  const teach = state.teach.value;
  return !!teach?.revealed && teach.mode === 'lesson' && teach.step + 1 === lesson.value?.steps.length;
});

/** Whether the answers to the lesson are handed in: then there is a page for that behind its last step. */
export const handsIn = computed<boolean>(
  () => state.lesson.value !== null && !!lesson.value && lesson.value.handIn !== 'off',
);

/** Whether nothing comes next: the lesson is at its end, or the game is over. */
export const isLast = computed<boolean>(() => {
  const [teach, of] = [state.teach.value, lesson.value];
  if (teach?.mode !== 'lesson') return state.shown.value?.frame.turn.kind === 'over';
  return of && handsIn.value ? teach.step >= of.steps.length : ended.value;
});

/** Whether somebody has played on from a step of the lesson. */
export const playedOn = computed<boolean>(
  () =>
    !!step.value &&
    !!state.teach.value?.revealed &&
    isStepShown.value &&
    state.ply.value !== (step.value.position.ply ?? 0),
);
