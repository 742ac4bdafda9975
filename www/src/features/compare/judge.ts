// An output before the judge: what is judged and when, and where the rows of the comparison lead.

import { computed, effect } from '@preact/signals';
import type { AlignedRow, Difference } from '../../engine/boundary';
import { unlessGone, unlessLost } from '../../engine/engine';
import type { News, Source } from '../../engine/protocol';
import { game, input, state } from '../../game';
import type { Origin, Pasted } from '../../game/input';
import { askWorkbench, endWorkbench, onLost, onNews } from '../../game/workbench';
import { solutionTest } from './state';

/** Rows that are fetched together. */
export const PAGE = 200;
/** Megabytes of a file with an output. */
export const LARGEST = 32;

export const { phase, progress, comparison, pages, current, watchable } = solutionTest.state;

/** The output to the input: the one before both were made smaller, where that input is back. */
const given = computed((): Pasted | null => {
  const last = state.pasted.value;
  const isBack = last?.before?.source.text === state.source.value.text;
  return (isBack && last?.before) || last;
});
/** The output that is compared. */
export const mine = computed(() => given.value?.text ?? '');
/** Where it comes from; null if there is none. Of a program, nothing is an output, too. */
export const mineFrom = computed((): Origin | null => {
  const { text, origin } = given.value ?? { text: '', origin: 'paste' };
  return text === '' && origin === 'paste' ? null : origin;
});

/** What was judged last. */
let judged: { source: Source; given: Pasted } | null = null;

/** Takes a text for the output to the input that stands now. `isTyping`: it is not all there yet, and its field stays. */
export function setOutput(text: string, origin: Origin, isTyping = false): void {
  solutionTest.setOrigin(origin);
  input.setPasted({ text, source: state.source.peek(), origin });
  solutionTest.setEditing(isTyping || (text === '' && origin === 'paste'));
}

/** Brings back the input that the output is of. */
export function bringBack(): void {
  const of = given.peek();
  if (of) input.bring(of.source, { case: 0, moves: '', ply: 0 });
}

/** Makes the input its first wrong case alone, and the output what it says of that; or says that this part of it cannot be told. */
export async function reduce(): Promise<void> {
  const [of, difference] = [judged, first.peek()];
  if (!of || !difference) return;
  const ask = { source: of.source, case: difference.case - 1 };
  const alone = await unlessGone(askWorkbench('reduce', ask), null);
  if (of !== judged) return;
  if (!alone) return solutionTest.setWhole();
  input.setText(alone.text);
  const [source, before] = [state.source.peek(), { ...of.given, isSeen: true }];
  input.setPasted({ ...of.given, text: alone.output, source, before, isSeen: false });
}

/** Nothing is judged now. */
function rest(next: 'none' | 'other'): void {
  if (phase.peek() === 'judging') endWorkbench();
  judged = null;
  if (phase.peek() !== next) solutionTest.setPhase(next);
}

function judge(source: Source, of: Pasted): void {
  // A long judging is not waited for.
  if (phase.peek() === 'judging') endWorkbench();
  judged = { source, given: of };
  solutionTest.setPhase('judging');
  unlessLost(askWorkbench('judge', { source, output: of.text }), null);
}

function onJudged(news: News): void {
  if (news.news !== 'judged') return;
  solutionTest.setJudged(news.cases, news.comparison);
  if (!news.comparison || !judged) return;
  findWatchable(judged);
  const difference = first.peek();
  const of = given.peek();
  if (!difference || !of || of.isSeen) return;
  input.setPasted({ ...of, isSeen: true });
  differing(1).then((row) => (row === null ? undefined : goTo(row, decisionOf(difference))));
}

/** The first token that differs. */
export const first = computed((): Difference | null => {
  const verdict = comparison.value?.verdict;
  return verdict?.kind === 'wrong' ? verdict.first : null;
});

/** Whether rows tell of the game that the board shows. Where many outputs are right, they tell of the one that was judged. */
export const ours = computed(() => !comparison.value?.multipleAnswers);

async function findWatchable({ source, given: { text } }: { source: Source; given: Pasted }): Promise<void> {
  if (ours.peek() || source.text === text) return;
  const of = comparison.peek();
  const cases = await unlessGone(askWorkbench('folds', { source: { ...source, text } }), []);
  if (of === comparison.peek()) solutionTest.setWatchable(cases.length > 0);
}

/** A position of a case, from 1. */
type Moment = { case: number; ply: number };

const decisionOf = ({ case: index, decidedAt }: Difference): Moment => ({ case: index, ply: decidedAt });

/** The position that a row tells of; of one that differs, the one that decides what is right. */
export function momentOf({ case: index, ply, decidedAt, row }: AlignedRow): Moment {
  return { case: index, ply: row.kind === 'same' || row.kind === 'blanks' ? ply : decidedAt };
}

/** Brings the board to a row's moment: of the solution, or, where many outputs are right, of the game that was judged. */
export async function goTo(row: number, { case: index, ply }: Moment): Promise<void> {
  solutionTest.setCurrent(row);
  const of = comparison.peek();
  const moves = ours.peek() ? '' : await unlessGone(askWorkbench('outputMoves', { case: index }), null);
  if (of !== comparison.peek()) return;
  const onSolution = !moves && state.opened.peek()?.line.branch === null;
  if (!onSolution) return input.toMoment({ case: index - 1, moves: moves ?? '', ply });
  input.toCase(index - 1);
  game.go(ply);
}

/** Whether the board shows the position that decides the first difference. */
export const atDecision = computed((): boolean => {
  const [difference, shown, opened] = [first.value, state.shown.value, state.opened.value];
  if (!difference || !shown || opened?.case !== difference.case - 1) return false;
  return shown.frame.ply === difference.decidedAt && (opened.line.branch === null) === ours.value;
});

/** The nearest row that differs, on one side of the one gone to last. */
function differing(step: 1 | -1): Promise<number | null> {
  const at = current.peek();
  const from = at === null ? 0 : step === 1 ? at + 1 : at;
  return unlessGone(askWorkbench('nextDifference', { from, back: step === -1 }), null);
}

/** Goes to the nearest row that differs, on one side. */
export async function stepTo(step: 1 | -1): Promise<void> {
  const row = await differing(step);
  if (row !== null) await visit(row);
}

const fetching = new Set<number>();

/** Fetches a page of rows that is not there. */
export async function want(page: number): Promise<void> {
  if (fetching.has(page) || pages.peek().has(page)) return;
  fetching.add(page);
  const of = comparison.peek();
  const rows = await unlessGone(askWorkbench('rows', { from: page * PAGE, to: (page + 1) * PAGE }), null);
  fetching.delete(page);
  if (rows && of === comparison.peek()) solutionTest.addRows(page, rows);
}

/** The row of a number, if it is there. */
export const rowAt = (row: number): AlignedRow | null => pages.value.get(Math.floor(row / PAGE))?.[row % PAGE] ?? null;

/** Goes to a row of the comparison, which is fetched if it must be. */
export async function visit(row: number): Promise<void> {
  await want(Math.floor(row / PAGE));
  const found = rowAt(row);
  if (found) await goTo(row, momentOf(found));
}

/** Judges the output whenever it or its input changes, but neither while a person types it nor with another input. */
function follow(): void {
  const [source, read, of] = [state.source.value, state.lastValid.value, given.value];
  const isTyping = of?.origin === 'paste' && solutionTest.state.isEditing.value;
  if (!read || read.game !== state.tab.value || !of || !mineFrom.value || isTyping) rest('none');
  else if (of.source.text === read.text) {
    if (judged?.source !== read || judged.given.text !== of.text) judge(read, of);
  } else rest(of.source.text === source.text ? 'none' : 'other');
}

let isStarted = false;

/** Begins to judge; called when the pane is first shown. */
export function startJudge(): void {
  if (isStarted) return;
  isStarted = true;
  onNews(onJudged);
  onLost(() => {
    if (phase.peek() !== 'none') solutionTest.setPhase('lost');
  });
  effect(follow);
}
