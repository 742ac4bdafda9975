// Problem files as cph and Competitive Companion write them: JSON with the samples of a task. Loaded when one is opened.
import { firstTest } from 'words:share';
import { notices } from '../game';
import { tidy, withoutMark } from '../lib/tidy';

/** A sample: an input, and the output that is right for it; '' if none is there. */
export type Sample = { input: string; output: string };

const textOf = (value: unknown): string => (typeof value === 'string' ? tidy(withoutMark(value)) : '');

/** The samples of a problem; null if a text is no problem file. */
export function samplesIn(text: string): Sample[] | null {
  let problem: { tests?: unknown } | null;
  try {
    problem = JSON.parse(withoutMark(text));
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
  if (!Array.isArray(problem?.tests)) return null;
  return problem.tests
    .map(({ input, output }: Partial<Record<keyof Sample, unknown>>) => ({
      input: textOf(input),
      output: textOf(output),
    }))
    .filter(({ input }) => input.trim() !== '');
}

/** Says that of several samples the first is open. */
export const sayFirst = (name: string, tests: number): void =>
  notices.say({ kind: 'said', text: firstTest({ name, tests }) });
