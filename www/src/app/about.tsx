// Where the open game comes from, and what its task is.
import './about.css';
import { about } from 'words:page';
import { rules } from 'words:panes';
import { isNarrow } from '../board/appearance';
import { entryOf } from '../board/game-modules';
import { panes, state } from '../game';
import { Button } from '../ui/button';

/** On a phone the welcome stands in its place, so that board and timeline are on the first screen. */
export function About() {
  if (isNarrow.value && state.welcome.value) return null;
  const { origin, judges, task } = entryOf(state.tab.value).about;
  return (
    <section class="about" aria-label={about}>
      <p>
        <b>{origin}</b>
        {judges && !isNarrow.value && ` (${judges})`}. {task}{' '}
        <Button look="link" class="reason" run={() => panes.openSide('rules')}>
          {rules}
        </Button>
      </p>
    </section>
  );
}
