// What is asked of a class, and what is right: it follows from the state, the lesson and the engine's evidence.

import { computed } from '@preact/signals';
import type { Question, Step, Teaching } from '../../board/teaching';
import { guesses, type Shown, state, type Teach } from '../../store/state';
import { answersTo, FALSE, NO_MOVE, TRUE } from './question';
import { classroom } from './state';

/** Whether the class guesses. */
export const guessing = computed(() => guesses(state.teach.value));

/** What the game that is shown brings to a class, once it is loaded. */
export const teaching = computed<Teaching | null>(() => {
  const loaded = classroom.state.teaching.value;
  return loaded?.game === state.tab.value ? loaded : null;
});

/** The step of the lesson that is open. */
export const step = computed<Step | null>(() => {
  const teach = state.teach.value;
  return (teach?.mode === 'lesson' && teaching.value?.lesson[teach.step]) || null;
});

/** Whether the board shows a step's position, or what was played on from it. Until then a guess would be of another board. */
const isAtStep = (step: Step, teach: Teach, shown: Shown): boolean =>
  state.lastValid.value?.text === step.text && (teach.revealed || shown.frame.ply === step.ply);

export const question = computed<Question | null>(() => {
  const [teach, shown] = [state.teach.value, state.shown.value];
  if (!teach || !shown || !teaching.value) return null;
  if (teach.mode !== 'lesson') return teaching.value.usual ?? { kind: 'move' };
  return step.value && isAtStep(step.value, teach, shown) ? step.value.question : null;
});

/** What is right at the position that is shown. */
export const answers = computed<string[]>(() => {
  const shown = state.shown.value;
  if (!shown || !question.value || !teaching.value) return [];
  return answersTo(question.value, shown.frame.board, shown.explanation, teaching.value);
});

/** The guess, if it is one to the question: a move says nothing of a truth, nor does a truth name a move. */
export const guessed = computed<string | null>(() => {
  const guess = state.teach.value?.guess ?? null;
  const isTruth = guess === TRUE || guess === FALSE;
  if (question.value?.kind === 'truth') return isTruth ? guess : null;
  return isTruth || (guess === NO_MOVE && !teaching.value?.noMove) ? null : guess;
});

/** Whether the guess is right; null where nothing was guessed, or nothing is known to be right. */
export const right = computed<boolean | null>(() => {
  const guess = guessed.value;
  if (guess === null || answers.value.length === 0) return null;
  return answers.value.includes(guess) || classroom.state.equivalent.value === guess;
});

/** Whether the lesson is at its end. */
export const ended = computed<boolean>(() => {
  const teach = state.teach.value;
  return !!teach?.revealed && teach.mode === 'lesson' && teach.step + 1 === teaching.value?.lesson.length;
});

/** Whether nothing comes next: the lesson is at its end, or the game is over. */
export const atEnd = computed<boolean>(() => {
  const over = state.shown.value?.frame.turn.kind === 'over';
  return ended.value || (over && state.teach.value?.mode !== 'lesson');
});

/** Whether somebody has played on from a step of the lesson. */
export const playedOn = computed<boolean>(
  () => !!step.value && !!state.teach.value?.revealed && state.ply.value !== step.value.ply,
);
