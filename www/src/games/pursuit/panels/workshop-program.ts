// The robot of the workshop, and what runs it.
import { KeptRunner } from '../../../engine/programs/kept-runner';
import { keptDraft } from '../../../panes/programs/kept-draft';
import { EXAMPLES } from './examples';
import { TEMPLATES } from './templates';
import { workshop } from './workshop-state';

/** A second a turn, the limit of this page's rules; bytes of all files of the robot's folder. */
const LIMITS = { time: 1000, output: 400_000 } as const;

export const runner = new KeptRunner(() => LIMITS);

export const robot = keptDraft({
  key: 'robot',
  first: { javascript: EXAMPLES.flee, python: TEMPLATES.python },
  entry: 'robot',
  // What is known is of another robot.
  changed: () => workshop.setFault(null),
  warmUp: (program) => runner.warmUp(program),
});
