// A program that a visitor brings as a file to be tried on inputs.

import { panes } from '../../game';
import { isProgram } from '../../lib/program-files';
import { judge } from './judge';
import { ours } from './program';
import { stop } from './solution';
import { solutionTest } from './state';
import { takeOutput } from './take';

async function takeProgram(file: File): Promise<void> {
  // What is known is of another program.
  stop();
  solutionTest.setRun(null);
  judge.setOrigin('program');
  await ours.peek().take(file);
}

/** Takes a file by what its name ends with: what is no program is an output. */
export async function bring(file: File): Promise<void> {
  panes.setComparing(true);
  await (isProgram(file.name) ? takeProgram : takeOutput)(file);
}
