// The program that plays, what it begins with, and what runs it.
import cpp from '../../../../templates/solitaire-player.cpp?raw';
import javascript from '../../../../templates/solitaire-player.js?raw';
import python from '../../../../templates/solitaire-player.py?raw';
import rust from '../../../../templates/solitaire-player.rs?raw';
import { judgeModule } from '../../../engine/programs/judge';
import { KeptRunner } from '../../../engine/programs/kept-runner';
import { keptDraft } from '../../../panes/programs/kept-draft';
import { withComments } from '../../../panes/programs/templates';
import { player } from './player-state';

export const TEMPLATES = {
  javascript: withComments(javascript),
  python: withComments(python),
  cpp: withComments(cpp),
  rust: withComments(rust),
} as const;

/** Milliseconds of a game, and bytes of the files that the program leaves behind. */
const LIMITS = { time: 10_000, output: 400_000 } as const;

export const runner = new KeptRunner(() => LIMITS, judgeModule);

export const ours = keptDraft({
  key: 'player',
  first: TEMPLATES,
  entry: 'play',
  // What is known is of another program.
  changed: () => player.clear(),
  warmUp: (program) => runner.warmUp(program),
});
