// The answers of a class as a table: who answered what, what was right, and what was wrong most often.
import * as w from 'words:lesson';
import type { Lesson, Score, Step } from '../../../board/teaching';
import { faultOfOutput } from '../answer-list';
import { answerName } from '../answer-name';
import { isRight } from '../question';
import { stepName } from '../step';
import type { Entry } from './entries';
import { type Judgement, judgedOf, pointsOf, UNJUDGED, type Verdict } from './judgement';

/** `open`: the teacher has not judged yet. `looked`: the pupil looked without answering. `none`: the step was not reached. */
export type Mark = Verdict | 'open' | 'looked' | 'none';

export type Marked = { mark: Mark; answer: string | null };

/** A step that asks something; `nth`: its place in the lesson, from 0. */
export type AskingStep = { step: Step & { question: NonNullable<Step['question']> }; nth: number };

export const askingSteps = ({ steps }: Lesson): AskingStep[] =>
  steps.flatMap((step, nth) => (step.question ? [{ step: { ...step, question: step.question }, nth }] : []));

type Answers = Pick<Entry, 'answers' | 'outputs'>;

/** The teacher's word goes before the lesson's answers. */
export function markOf({ answers, outputs }: Answers, { step, nth }: AskingStep, said = UNJUDGED): Marked {
  const answer = answers[nth];
  if (answer === undefined) return { mark: 'none', answer: null };
  if (answer === null) return { mark: 'looked', answer };
  const verdict = judgedOf(said, nth, step.question.kind, answer)?.verdict;
  if (verdict) return { mark: verdict, answer };
  const judged = outputs?.[nth];
  const right = judged ? judged.wrong === null : isRight(step.question, answer);
  return { mark: right === null ? 'open' : right ? 'right' : 'wrong', answer };
}

/** How many pupils answered a step right. */
export const rightCount = (entries: readonly Entry[], step: AskingStep, said = UNJUDGED): number =>
  entries.filter((entry) => markOf(entry, step, said).mark === 'right').length;

const PARTS: Partial<Record<Mark, number>> = { right: 1, half: 0.5 };

/** The points of a pupil. */
export const totalOf = (entry: Entry, steps: readonly AskingStep[], said: Judgement): number =>
  steps.reduce((sum, step) => sum + pointsOf(said, step.nth) * (PARTS[markOf(entry, step, said).mark] ?? 0), 0);

/** A wrong answer and how many pupils gave it. `fault`: what is wrong with an output; '' of other answers. */
export type WrongAnswer = AskingStep & { answer: string; fault: string; count: number };

/** The wrong answers of all steps, the most common first. */
export function wrongAnswers(entries: readonly Entry[], lesson: Lesson, said = UNJUDGED): WrongAnswer[] {
  const found = askingSteps(lesson).flatMap((step) => {
    const found = new Map<string, WrongAnswer>();
    for (const entry of entries) {
      const { mark, answer } = markOf(entry, step, said);
      if (mark !== 'wrong' || answer === null) continue;
      // Outputs differ, the mistakes that make them are few.
      const fault = faultIn(entry, step);
      const key = fault || answer;
      found.set(key, { ...step, answer, fault, count: (found.get(key)?.count ?? 0) + 1 });
    }
    return [...found.values()];
  });
  return found.sort((a, b) => b.count - a.count || a.nth - b.nth);
}

/** A game that a pupil played on from a step. */
export type PlayedGame = { entry: Entry; step: Step; nth: number; moves: string; score: Score | null };

/** The games of all pupils; those with the most points first. */
export function playedGames(entries: readonly Entry[], { steps }: Lesson): PlayedGame[] {
  const games = entries.flatMap((entry) =>
    Object.entries(entry.games).flatMap(([at, moves]) => {
      const [nth, step] = [Number(at), steps[Number(at)]];
      return step ? [{ entry, step, nth, moves, score: entry.scores[nth] ?? null }] : [];
    }),
  );
  return games.sort((a, b) => (b.score?.points ?? -1) - (a.score?.points ?? -1));
}

/** A field of a CSV file, with plain blanks. What a spreadsheet would take for a formula begins with an apostrophe. */
function field(words: string): string {
  const text = words.replace(/[\u00a0\u202f]/g, ' ');
  const safe = /^[=+\-@\t]/.test(text) && !/^-?\d+(\.\d+)?$/.test(text) ? `'${text}` : text;
  return /[",\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** The most points of a pupil's games; null if none of them counts points. */
function bestOf({ scores }: Entry): number | null {
  const points = Object.values(scores).map((score) => score.points);
  return points.length > 0 ? Math.max(...points) : null;
}

/** What a pupil is called; `nth`: the place in the table, from 0. */
export const nameOf = ({ name }: Pick<Entry, 'name'>, nth: number): string => name || w.anonymous({ nth: nth + 1 });

/** An answer to a step, in words. */
export const named = ({ step }: AskingStep, answer: string): string =>
  answerName(step.position.game, step.question.kind, answer);

/** What a pupil has answered, in words; of an output, what is wrong with it. */
export const toldOf = (entry: Answers, step: AskingStep, answer: string): string =>
  faultIn(entry, step) || named(step, answer);

function faultIn({ outputs }: Answers, { nth }: AskingStep): string {
  const judged = outputs?.[nth];
  return judged ? faultOfOutput(judged) : '';
}

/** A mark in words, with what the teacher remarks. */
function markWords({ mark, answer }: Marked, { step, nth }: AskingStep, said: Judgement): string {
  const remark = answer === null ? '' : judgedOf(said, nth, step.question.kind, answer)?.remark;
  return remark ? w.markRemarked({ mark: w.mark({ mark }), remark }) : w.mark({ mark });
}

/** The table as CSV: a row a pupil; of each step the answer and the mark, then the points and, if games count, the most points of one. */
export function csvOf(entries: readonly Entry[], lesson: Lesson, said = UNJUDGED): string {
  const steps = askingSteps(lesson);
  const best = entries.map(bestOf);
  const plays = best.some((points) => points !== null);
  const head = [
    w.pupil,
    ...steps.flatMap(({ step, nth }) => {
      const about = { step: stepName(step, nth) };
      return [w.answerColumn(about), w.markColumn(about)];
    }),
    w.total,
    ...(plays ? [w.best] : []),
    ...(entries.some(({ again }) => again) ? [w.againColumn] : []),
  ];
  const rows = entries.map((entry, nth) => [
    nameOf(entry, nth),
    ...steps.flatMap((step) => {
      const marked = markOf(entry, step, said);
      return [marked.answer === null ? '' : toldOf(entry, step, marked.answer), markWords(marked, step, said)];
    }),
    `${totalOf(entry, steps, said)}`,
    ...(plays ? [`${best[nth] ?? ''}`] : []),
    ...(entries.some(({ again }) => again) ? [`${entry.again ?? 0}`] : []),
  ]);
  return `${[head, ...rows].map((row) => row.map(field).join(',')).join('\r\n')}\r\n`;
}
