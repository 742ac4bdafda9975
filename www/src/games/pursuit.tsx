// Pursuit beside the board: who plays whom, what each move comes to, the rules, the exact theory, a workshop for robots.
import { pursuit as renderer, wordOf } from '../boards/pursuit';
import type { PursuitBoard, PursuitExplanation } from '../boundary';
import type { FaceOf, Reason } from '../faces';
import { pursuitWords as w } from '../words/pursuit-en';
import { Controls } from './pursuit-controls';
import { Facts, Signs } from './pursuit-facts';
import { pages } from './pursuit-pages';
import { Evidence } from './pursuit-why';
import './pursuit.css';

function slips({ steps, due, turn }: PursuitBoard): Reason[] {
  return steps > 1 && due === 'fugitive' && turn > 0 ? [{ text: w.slips.faster, rule: 'fast' }] : [];
}

export const pursuit: FaceOf<PursuitBoard, PursuitExplanation> = {
  renderer,
  Evidence,
  Facts,
  Controls,
  Signs,
  signs: [],
  events: ['caught', 'escaped', 'fault'],
  rival: false,
  sentence: w.step,
  because: w.because,
  advice: w.advice,
  slips,
  own: pages,
  // How far the fugitive comes.
  veil: (board) => ({ ...board, reach: '' }),
  spell: wordOf,
  hint: w.hint,
};
