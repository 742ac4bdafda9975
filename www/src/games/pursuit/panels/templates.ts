// What a robot begins with where it is no JavaScript: it reads its file, stands still, and writes. Each is a file that runs.

import cpp from '../../../../templates/pursuit-robot.cpp?raw';
import python from '../../../../templates/pursuit-robot.py?raw';
import rust from '../../../../templates/pursuit-robot.rs?raw';
import { programs as p } from '../../../i18n/programs-en';

const inWords = (text: string) =>
  text.replaceAll('@read', p.template.read).replaceAll('@strategy', p.template.strategy);

export const TEMPLATES = { python: inWords(python), cpp: inWords(cpp), rust: inWords(rust) } as const;
export type RobotTemplate = keyof typeof TEMPLATES;

/** The name of the file of one that is compiled elsewhere. */
export const FILES = { cpp: 'robot.cpp', rust: 'robot.rs' } as const;
