// Where the open game comes from, and what its task is.
import './about.css';
import { about } from 'words:page';
import { rules } from 'words:panes';
import { isNarrow } from '../board/appearance';
import { entryOf } from '../board/game-modules';
import { panes, state } from '../game';

/** On a phone the welcome stands in its place, so that board and timeline are on the first screen. */
export function About() {
  if (isNarrow.value && state.welcome.value) return null;
  const { origin, judges, task } = entryOf(state.tab.value).about;
  return (
    <section class="about" aria-label={about}>
      <p>
        <b>{origin}</b>
        {judges && !isNarrow.value && ` (${judges})`}. {task}{' '}
        <button type="button" class="reason" onClick={() => panes.openSide('rules')}>
          {rules}
        </button>
      </p>
    </section>
  );
}
