// The lab where a visitor's robot plays.
import * as w from 'words:pursuit-robot';
import cpp from '../../../../templates/pursuit-robot.cpp?raw';
import python from '../../../../templates/pursuit-robot.py?raw';
import rust from '../../../../templates/pursuit-robot.rs?raw';
import { newLab } from '../../../lab/lab';
import { type Template, templatesOf, withComments } from '../../../lab/templates';
import { EXAMPLES } from './examples';
import { workshop } from './workshop-state';

const EXAMPLE_NAMES = { stand: w.exampleStand, chase: w.exampleChase, flee: w.exampleFlee };
const ORDER = ['stand', 'chase', 'flee'] as const;

/** Each has one idea. In other languages a robot reads its file, stands still, and writes. */
const examples = ORDER.map(
  (name): Template => ({ name: EXAMPLE_NAMES[name], language: 'javascript', text: EXAMPLES[name], file: 'robot.js' }),
);
const texts = { python: withComments(python), cpp: withComments(cpp), rust: withComments(rust) };

export const lab = newLab({
  key: 'robot',
  entry: 'robot',
  protocol: 'files',
  per: 'turn',
  // The limit of this page's rules.
  time: { javascript: 1, wasm: 1, python: 1 },
  output: 400_000,
  label: () => w.label,
  java: {
    said: w.java({
      script: 'robots/mine/run',
      command: 'boardlab pursuit tournament --players mine,area --robots robots',
    }),
    command: (name) => `#!/bin/sh\nexec java /path/to/${name} "$@"`,
  },
  first: { javascript: EXAMPLES.flee, python: texts.python },
  templates: [...examples, ...templatesOf(texts, 'robot')],
  // What is known is of another robot.
  changed: () => workshop.setFault(null),
});
