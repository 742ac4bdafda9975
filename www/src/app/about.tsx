// Where the open game comes from, and what its task is.
import './about.css';
import { entryOf } from '../board/game-modules';
import { words } from '../i18n';
import { act } from '../store/act';
import { state } from '../store/state';

export function About() {
  const { origin, judges, task } = entryOf(state.tab.value).about;
  return (
    <section class="about" aria-label={words.page.about}>
      <p>
        <b>{origin}</b>
        {judges && ` (${judges})`}. {task}{' '}
        <button type="button" class="reason" onClick={() => act({ kind: 'side', side: 'rules' })}>
          {words.side.pages.rules}
        </button>
      </p>
    </section>
  );
}
