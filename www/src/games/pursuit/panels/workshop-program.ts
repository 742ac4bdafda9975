// The robot of the workshop.
import { keptDraft } from '../../../panes/programs/kept-draft';
import { EXAMPLES } from './examples';
import { TEMPLATES } from './templates';
import { workshop } from './workshop-state';

export const robot = keptDraft({
  key: 'robot',
  first: { javascript: EXAMPLES.flee, python: TEMPLATES.python },
  entry: 'robot',
  // What is known is of another robot.
  changed: () => workshop.setFault(null),
});
