// The robot of the workshop, and what runs it.
import { KeptRunner } from '../../../engine/programs/kept-runner';
import { keptDraft } from '../../../panes/programs/kept-draft';
import { EXAMPLES } from './examples';
import { TEMPLATES } from './templates';
import { workshop } from './workshop-state';

/** A second a turn, the limit of this page's rules. */
const TIME = { javascript: 1, wasm: 1, python: 1 } as const;
/** Bytes of all files of the robot's folder. */
const OUTPUT = 400_000;

export const runner = new KeptRunner(() => ({ time: 1000 * robot.time.peek(), output: OUTPUT }));

export const robot = keptDraft({
  key: 'robot',
  first: { javascript: EXAMPLES.flee, python: TEMPLATES.python },
  entry: 'robot',
  time: TIME,
  // What is known is of another robot.
  changed: () => workshop.setFault(null),
  warmUp: (program) => runner.warmUp(program),
});
