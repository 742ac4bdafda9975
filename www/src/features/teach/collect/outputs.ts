// The outputs of pupils' programs before the judge, which knows by which mistake each wrong one was made.
import type { Lesson } from '../../../board/teaching';
import type { Comparison, Diagnosis } from '../../../engine/boundary';
import { Engine, unlessGone } from '../../../engine/engine';
import type { WorkbenchNews } from '../../../engine/own/workbench';
import type { Source } from '../../../engine/protocol';
import { wordsOf } from '../../compare/diagnosis';
import type { JudgedOutput } from '../answer-list';
import { sourceOf } from '../step';
import type { Entry } from './entries';
import { askingSteps } from './table';

/** Cases that are played with mistakes. */
const MOST_CASES = 200_000;

/** A judge in a worker of its own, so that a long output stops nobody. */
class OutputJudge {
  /** Told what the judge says; null: its worker has ended. */
  private judged: (comparison: Comparison | null) => void = () => {};
  private readonly engine = new Engine<WorkbenchNews>(
    ({ comparison }) => comparison && this.judged(comparison),
    () => this.judged(null),
  );

  /** Null where the engine was lost over it. */
  async judge(source: Source, output: string): Promise<JudgedOutput | null> {
    const told = new Promise<Comparison | null>((keep) => {
      this.judged = keep;
    });
    const isAsked = await unlessGone(
      this.engine.askOf('workbench', 'judge', { source, output }).then(() => true),
      false,
    );
    const verdict = (isAsked ? await told : null)?.verdict;
    if (verdict?.kind !== 'wrong') return verdict ? { wrong: null, causes: [] } : null;
    const known = await unlessGone(this.engine.askOf('workbench', 'diagnose', { cases: MOST_CASES }), null);
    return { wrong: verdict.first.case, causes: await causesOf(source, known) };
  }

  end(): void {
    this.engine.end();
  }
}

async function causesOf({ game }: Source, known: Diagnosis | null): Promise<string[]> {
  if (!known?.mistakes.length) return [];
  const words = await wordsOf(game);
  return known.mistakes.map((one) => words.name(one));
}

/** Judges one output. Null where the engine was lost over it. */
export function judgeOutput(source: Source, output: string): Promise<JudgedOutput | null> {
  const judge = new OutputJudge();
  return judge.judge(source, output).finally(() => judge.end());
}

/** Told of all who handed in an output to a step. */
type Tell = (step: number, answer: string, judged: JudgedOutput) => void;

/** Judges each output that was not judged yet, once. Returns what ends that. */
export function judgeOutputs(entries: readonly Entry[], lesson: Lesson, tell: Tell): () => void {
  const steps = askingSteps(lesson).filter(({ step }) => step.question.kind === 'output');
  const open = steps.flatMap(({ step, nth }) => {
    const answers = entries.flatMap((entry) => (entry.outputs?.[nth] ? [] : (entry.answers[nth] ?? [])));
    return [...new Set(answers)].map((answer) => ({ source: sourceOf(step.position), nth, answer }));
  });
  if (open.length === 0) return () => {};
  const judge = new OutputJudge();
  const run = async () => {
    for (const { source, nth, answer } of open) {
      const judged = await judge.judge(source, answer);
      if (judged) tell(nth, answer, judged);
    }
    judge.end();
  };
  run();
  return () => judge.end();
}
