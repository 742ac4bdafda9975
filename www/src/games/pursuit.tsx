// Pursuit beside the board: who plays whom, what each move comes to, the rules, and a workshop for robots.
import { useSignal } from '@preact/signals';
import type { FunctionComponent } from 'preact';
import { useEffect } from 'preact/hooks';
import { pursuit as renderer } from '../boards/pursuit';
import type { PursuitBoard, PursuitWhy } from '../boundary';
import type { FaceOf, Reason } from '../faces';
import { words } from '../words';
import { pursuitWords as w } from '../words/pursuit-en';
import { Controls } from './pursuit-controls';
import { Facts, Signs } from './pursuit-facts';
import { Evidence } from './pursuit-why';
import './terms.css';
import './pursuit.css';

/** The workshop is a chunk of its own: most visitors only watch. */
function Page() {
  const loaded = useSignal<{ Workshop: FunctionComponent } | null>(null);
  const failed = useSignal(false);
  useEffect(() => {
    import('./pursuit-robot').then(
      (found) => (loaded.value = found),
      () => (failed.value = true),
    );
  }, []);
  if (loaded.value) return <loaded.value.Workshop />;
  return <p class="muted">{failed.value ? w.noWorkshop : words.side.loading}</p>;
}

function slips({ steps, due, turn }: PursuitBoard): Reason[] {
  return steps > 1 && due === 'fugitive' && turn > 0 ? [{ text: w.slips.faster, rule: 'fast' }] : [];
}

export const pursuit: FaceOf<PursuitBoard, PursuitWhy> = {
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
  workshop: { name: w.workshop, Page },
  hint: w.hint,
};
