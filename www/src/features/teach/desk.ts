// What a class does: guesses, sees what is so, goes on; and the score of that.
import { batch, computed, signal } from '@preact/signals';
import { session } from '../../session';
import { act } from '../../store/act';
import { type ClassMode, hides, type Shown, state, type Teach } from '../../store/state';
import type { Lesson } from './lesson';
import { answersTo, FALSE, type Question, TRUE, usual } from './question';

export const score = signal({ right: 0, asked: 0 });
/** Whether the board is dark. */
export const blank = signal(false);
/** The lesson of the game that is shown, once it is loaded. */
export const lesson = signal<Lesson | null>(null);

const set = (change: Partial<Teach>) => {
  const teach = state.teach.peek();
  if (teach) act({ kind: 'teach', teach: { ...teach, ...change } });
};

export const guessing = computed(() => hides(state.teach.value));

export const question = computed<Question | null>(() => {
  const [teach, shown] = [state.teach.value, state.shown.value];
  if (!teach || !shown) return null;
  if (teach.mode !== 'lesson') return usual(shown.frame.board);
  const step = lesson.value?.[teach.step];
  return step && isAtStep(step, teach, shown) ? step.question : null;
});

/** Whether the board shows a step's position, or what was played on from it. Until then a guess would be of another board. */
const isAtStep = (step: Lesson[number], teach: Teach, shown: Shown): boolean =>
  state.lastValid.value?.text === step.text && (teach.revealed || shown.frame.ply === step.ply);

/** What is right at the position that is shown. */
export const answers = computed<string[]>(() => {
  const shown = state.shown.value;
  return shown && question.value ? answersTo(question.value, shown.frame.board, shown.why) : [];
});

/** The guess, if it is one to the question: a move says nothing of a truth. */
export const guessed = computed<string | null>(() => {
  const said = state.teach.value?.guess ?? null;
  return question.value?.kind === 'truth' && said !== TRUE && said !== FALSE ? null : said;
});

/** A guess that leads where a right one does. */
const alike = signal<string | null>(null);

/** Whether the guess is right; null where nothing was guessed, or nothing is known to be right. */
export const right = computed<boolean | null>(() => {
  const said = guessed.value;
  if (said === null || answers.value.length === 0) return null;
  return answers.value.includes(said) || alike.value === said;
});

/** Whether the lesson is at its end. */
export const ended = computed<boolean>(() => {
  const teach = state.teach.value;
  return !!teach?.revealed && teach.mode === 'lesson' && teach.step + 1 === lesson.value?.length;
});

/** Whether somebody has played on from a step of the lesson. */
export const playedOn = computed<boolean>(() => {
  const teach = state.teach.value;
  const step = teach?.mode === 'lesson' ? lesson.value?.[teach.step] : null;
  return !!step && !!teach?.revealed && state.ply.value !== step.ply;
});

export const guess = (said: string): void => {
  if (guessing.peek()) set({ guess: said });
};

export const enter = (mode: ClassMode): void => {
  blank.value = false;
  score.value = { right: 0, asked: 0 };
  if (mode !== 'lesson') putBack();
  set({ mode, step: 0, revealed: false, guess: null });
};

/** A move of Pursuit can be written in many ways: the engine says what it is equal to. */
async function weigh(): Promise<void> {
  const [said, moves] = [guessed.peek(), answers.peek()];
  const asks = state.tab.peek() === 'pursuit' && question.peek()?.kind === 'move';
  if (said === null || !asks || moves.includes(said)) return;
  if (await session.same(said, moves)) alike.value = said;
}

export async function reveal(): Promise<void> {
  const shown = state.shown.peek();
  if (!guessing.peek() || !shown?.why) return;
  alike.value = null;
  await weigh();
  if (guessing.peek() && state.shown.peek()?.frame === shown.frame) count();
}

function count(): void {
  const { right: before, asked } = score.peek();
  batch(() => {
    if (right.peek() !== null) score.value = { right: before + Number(right.peek()), asked: asked + 1 };
    set({ revealed: true });
  });
}

/** Opens a step of the lesson. */
export function goTo(step: number): void {
  const last = (lesson.peek()?.length ?? 1) - 1;
  set({ step: Math.max(0, Math.min(step, last)), revealed: false, guess: null });
}

const over = () => state.shown.peek()?.frame.turn.kind === 'over';

/** What a clicker's forward key does. */
export function next(): void {
  const teach = state.teach.peek();
  if (!teach) return;
  if (guessing.peek() && !over()) reveal();
  else if (teach.mode === 'lesson') ended.peek() || goTo(teach.step + 1);
  else if (teach.mode === 'present' || teach.mode === 'predict') act({ kind: 'go', ply: within(1) });
}

export function back(): void {
  const teach = state.teach.peek();
  if (teach?.mode === 'lesson') goTo(teach.step - 1);
  else if (teach?.mode === 'present' || teach?.mode === 'predict') act({ kind: 'go', ply: within(-1) });
}

const within = (by: number) => Math.min(state.ply.peek() + by, state.opened.peek()?.line.plies ?? 0);

/** What stood on the desk before the lesson. */
let before: Parameters<typeof act<'visit'>>[0] | null = null;

export function keepDesk(): void {
  const source = state.source.peek();
  if (state.requestId.peek() === 0) return;
  before ??= { kind: 'visit', tab: source.game, draft: { source, spot: { ...state.target.peek() } } };
}

/** Another address may end a lesson: then what stood on the desk before it is not what a later one leads back to. */
export function forgetDesk(): void {
  before = null;
}

function putBack(): void {
  const kept = before;
  forgetDesk();
  if (kept) act(kept);
}

/** Back to the desk; `here`: with the lesson's position on it. */
export function leave(here = false): void {
  blank.value = false;
  if (here) forgetDesk();
  putBack();
  act({ kind: 'teach', teach: null });
}
