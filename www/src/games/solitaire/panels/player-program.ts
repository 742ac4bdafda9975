// The lab where a visitor's program plays with the judge.
import * as w from 'words:solitaire';
import cpp from '../../../../templates/solitaire-player.cpp?raw';
import javascript from '../../../../templates/solitaire-player.js?raw';
import python from '../../../../templates/solitaire-player.py?raw';
import rust from '../../../../templates/solitaire-player.rs?raw';
import { judgeModule } from '../../../engine/programs/judge';
import { newLab } from '../../../lab/lab';
import { templatesOf, withComments } from '../../../lab/templates';
import { player } from './player-state';

/** Games of a series. */
export const COUNT = 100;

const first = { javascript: withComments(javascript), python: withComments(python) };

export const lab = newLab(
  {
    key: 'player',
    entry: 'play',
    protocol: 'stdin',
    per: 'game',
    time: { javascript: 10, wasm: 10, python: 10 },
    output: 400_000,
    label: () => w.code,
    java: {
      said: w.java,
      command: (name) => `boardlab solitaire referee --boards 1..${COUNT + 1} -- java ${name}`,
    },
    first,
    templates: templatesOf({ ...first, cpp: withComments(cpp), rust: withComments(rust) }, 'player'),
    // What is known is of another program.
    changed: () => player.clear(),
  },
  { loadJudge: judgeModule },
);
