// The page of the theory: that of the match on the board, and the atlas of all others.
import { useSignal } from '@preact/signals';
import { lazy } from '../../../lib/lazy';
import { pursuitWords } from '../messages/messages-en';
import { TheoryOfMatch } from './theory';

const w = pursuitWords.theoryParts;
const PARTS = ['match', 'atlas'] as const;
const Atlas = lazy(() => import('./atlas').then(({ Atlas }) => Atlas), pursuitWords.noPage);

export function TheoryPage() {
  const now = useSignal<(typeof PARTS)[number]>('match');
  return (
    <>
      <div class="theory-parts" role="group" aria-label={w.label}>
        {PARTS.map((part) => (
          <button
            key={part}
            type="button"
            class="button"
            aria-pressed={part === now.value}
            onClick={() => (now.value = part)}
          >
            {w[part]}
          </button>
        ))}
      </div>
      {now.value === 'match' ? <TheoryOfMatch /> : <Atlas />}
    </>
  );
}
