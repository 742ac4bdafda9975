// Where the open game comes from, and what its task is.
import './about.css';
import { isNarrow } from '../board/appearance';
import { entryOf } from '../board/game-modules';
import { panes, state } from '../game';
import { words } from '../i18n';

/** On a phone the welcome stands in its place, so that board and timeline are on the first screen. */
export function About() {
  if (isNarrow.value && state.welcome.value) return null;
  const { origin, judges, task } = entryOf(state.tab.value).about;
  return (
    <section class="about" aria-label={words.page.about}>
      <p>
        <b>{origin}</b>
        {judges && !isNarrow.value && ` (${judges})`}. {task}{' '}
        <button type="button" class="reason" onClick={() => panes.openSide('rules')}>
          {words.side.pages.rules}
        </button>
      </p>
    </section>
  );
}
