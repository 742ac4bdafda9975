// What a robot begins with where it is no JavaScript: it reads its file, stands still, and writes.

import cpp from '../../../../templates/pursuit-robot.cpp?raw';
import python from '../../../../templates/pursuit-robot.py?raw';
import rust from '../../../../templates/pursuit-robot.rs?raw';
import { withComments } from '../../../panes/programs/templates';

export const TEMPLATES = {
  python: withComments(python),
  cpp: withComments(cpp),
  rust: withComments(rust),
} as const;
export type RobotTemplate = keyof typeof TEMPLATES;
