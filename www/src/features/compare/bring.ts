// A program that a visitor brings as a file to be tried on inputs.
import { isProgram } from '../../lib/program-files';
import { type Takes, takeFile } from '../../panes/programs/take-file';
import { act } from '../../store/act';
import { state } from '../../store/state';
import { chooseLanguage, recallProgram, takeModule, writeProgram } from './program';
import { stop } from './solution';
import { solutionTest } from './state';
import { takeOutput } from './take';

export const takes: Takes = {
  text: writeProgram,
  module: takeModule,
  uncompiled: (file) => solutionTest.act({ kind: 'uncompiled', file }),
  python: () => chooseLanguage('python'),
};

async function takeProgram(file: File): Promise<void> {
  recallProgram(state.tab.peek());
  // What is known is of another program.
  stop();
  solutionTest.act({ kind: 'run', run: null });
  solutionTest.act({ kind: 'origin', origin: 'program' });
  await takeFile(file, takes);
}

/** Takes a file by what its name ends with: what is no program is an output. */
export async function bring(file: File): Promise<void> {
  act({ kind: 'compare', on: true });
  await (isProgram(file.name) ? takeProgram : takeOutput)(file);
}
