// What a class does: it guesses, sees what is so, and goes on.
import { batch } from '@preact/signals';
import { classView, game, notices, state } from '../../game';
import type { ClassMode, Teach } from '../../game/class-view';
import { teachWords as w } from '../../i18n/teach-en';
import { linkOf } from '../../links/address';
import { momentOf } from '../../links/link';
import { visits } from '../../links/visits';
import { FALSE, NO_MOVE } from './question';
import { keepAnswer } from './record';
import {
  answers,
  guessed,
  guessing,
  handsIn,
  isLast,
  lesson,
  question,
  right,
  shownAfter,
  step,
  teaching,
} from './selectors';
import { classroom } from './state';

export function guess(said: string): void {
  if (guessing.peek()) classView.change({ guess: said });
}

/** "No" to the question that is asked: it is not so, or no move is right. */
export const guessNo = (): void => guess(question.peek()?.kind === 'move' ? NO_MOVE : FALSE);

/** Modes that open positions of their own. What was open before comes back with the others. */
const bringsPositions = (mode?: ClassMode): boolean => mode === 'lesson' || mode === 'edit' || mode === 'collect';

export function enter(mode: ClassMode, step = 0): void {
  const before = state.teach.peek()?.mode;
  classroom.begin();
  if (bringsPositions(before) && !bringsPositions(mode)) visits.bringBack();
  classView.change({ mode, step, revealed: false, guess: null, ...NOTHING_SHOWN });
}

export const toggleDark = (): void => classroom.setDark(!classroom.state.isDark.peek());

export async function reveal(): Promise<void> {
  // What cannot be read is no answer, and no wish to see it.
  if (classroom.state.unread.peek() !== 'no') return classroom.setUnread('told');
  const shown = state.shown.peek();
  // A game that is over has no next move to ask for, but a lesson may ask other things.
  const asks = !!shown?.explanation || state.teach.peek()?.mode === 'lesson';
  if (!guessing.peek() || !shown || !asks || !question.peek() || !teaching.peek()) return;
  const open = step.peek();
  const equivalent = await equivalentGuess();
  // Two steps may show the same position.
  const stays = step.peek() === open && state.shown.peek()?.frame === shown.frame;
  if (guessing.peek() && stays) count(equivalent);
}

/** The guess, if it is not written as a right one but leads where one does: a move may have many spellings. */
async function equivalentGuess(): Promise<string | null> {
  const [said, moves] = [guessed.peek(), answers.peek()];
  const leadsWhere = question.peek()?.kind === 'move' ? teaching.peek()?.leadsWhere : undefined;
  if (said === null || !leadsWhere || moves.includes(said)) return null;
  return (await leadsWhere(said, moves)) ? said : null;
}

function count(equivalent: string | null): void {
  batch(() => {
    classroom.setEquivalent(equivalent);
    const isRight = right.peek();
    if (isRight !== null) classroom.count(isRight);
    if (step.peek()) keepAnswer(isRight && equivalent !== null ? (answers.peek()[0] ?? null) : guessed.peek());
    classView.change({ revealed: true, after: shownAfter.peek() });
  });
}

/** Opens a step of the lesson. */
export function goTo(nth: number): void {
  const last = lastPage();
  classView.change({ step: Math.max(0, Math.min(nth, last)), revealed: false, guess: null, ...NOTHING_SHOWN });
}

/** What a step shows is known when it is open. */
const NOTHING_SHOWN = { before: undefined, after: undefined, asksCell: undefined } satisfies Partial<Teach>;

/** The last step of the lesson, or the page behind it where the answers are handed in. */
function lastPage(): number {
  const all = lesson.peek()?.steps.length ?? 0;
  return handsIn.peek() ? all : Math.max(0, all - 1);
}

const over = () => state.shown.peek()?.frame.turn.kind === 'over';

/** What a clicker's forward key does. */
export function next(): void {
  const teach = state.teach.peek();
  if (!teach) return;
  if (teach.mode === 'lesson') nextOfLesson(teach);
  else if (guessing.peek() && !over()) reveal();
  else if (teach.mode === 'present' || teach.mode === 'predict') game.go(within(1));
}

function nextOfLesson({ step: nth }: Teach): void {
  if (guessing.peek() && step.peek()) reveal();
  else if (!isLast.peek()) goTo(nth + 1);
}

export function back(): void {
  const teach = state.teach.peek();
  if (teach?.mode === 'lesson') goTo(teach.step - 1);
  else if (teach?.mode === 'present' || teach?.mode === 'predict') game.go(within(-1));
}

const within = (by: number) => Math.min(state.ply.peek() + by, state.opened.peek()?.line.plies ?? 0);

/** Back to the page, with what was open before; `here`: with the lesson's position on it. */
export function leave(here = false): void {
  if (lesson.peek() && state.teach.peek()?.mode === 'lesson') sayWayBack();
  classroom.setDark(false);
  visits.endClass(here || !bringsPositions(state.teach.peek()?.mode));
}

/** Who has left a lesson is told how to come back to its step. */
async function sayWayBack(): Promise<void> {
  const { hash } = await linkOf(momentOf(state));
  const link = { href: hash, name: w.backToLesson };
  if (!state.teach.peek()) notices.say({ kind: 'said', text: w.left, link });
}
