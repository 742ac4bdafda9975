// Where the open game comes from, and what its task is: until it was read once. The rules say it, too.
import './about.css';
import { about, dismiss } from 'words:page';
import { rules } from 'words:panes';
import { entryOf } from '../board/game-modules';
import { panes, preferences, state } from '../game';
import { Button, IconButton } from '../ui/button';

const done = () => preferences.useTip('task');

function read(): void {
  done();
  panes.openSide('rules');
}

export function About() {
  if (state.tip.value !== 'task') return null;
  const { origin, judges, task } = entryOf(state.tab.value).about;
  return (
    <section class="about" aria-label={about}>
      <IconButton class="about-close" name={dismiss} icon="close" run={done} />
      <p>
        <span class="origin">
          <b>{origin}</b>
          {judges && <span class="judges"> ({judges})</span>}.{' '}
        </span>
        {task}{' '}
        <Button look="link" class="reason" run={read}>
          {rules}
        </Button>
      </p>
    </section>
  );
}
