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

/** Seconds of a game. */
const TIME = { javascript: 10, wasm: 10, python: 10 } as const;
/** Bytes of the files that the program leaves behind. */
const OUTPUT = 400_000;

export const runner = new KeptRunner(() => ({ time: 1000 * ours.time.peek(), output: OUTPUT }), judgeModule);

export const ours = keptDraft({
  key: 'player',
  first: TEMPLATES,
  entry: 'play',
  time: TIME,
  // What is known is of another program.
  changed: () => player.clear(),
  warmUp: (program) => runner.warmUp(program),
});
