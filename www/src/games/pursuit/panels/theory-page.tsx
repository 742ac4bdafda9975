// The page of the theory: that of the match on the board, and the atlas of all others.

import * as w from 'words:pursuit';
import { useSignal } from '@preact/signals';
import { lazy } from '../../../lib/lazy';
import { Button } from '../../../ui/button';
import { TheoryOfMatch } from './theory';
import css from './theory.module.css';

const PARTS = ['match', 'atlas'] as const;
const NAMES = { match: w.theoryMatch, atlas: w.theoryAtlas };
const Atlas = lazy(() => import('./atlas').then(({ Atlas }) => Atlas), w.noPage);

export function TheoryPage() {
  const now = useSignal<(typeof PARTS)[number]>('match');
  return (
    <>
      <div class={css.parts} role="group" aria-label={w.theory}>
        {PARTS.map((part) => (
          <Button key={part} pressed={part === now.value} run={() => (now.value = part)}>
            {NAMES[part]}
          </Button>
        ))}
      </div>
      {now.value === 'match' ? <TheoryOfMatch /> : <Atlas />}
    </>
  );
}
