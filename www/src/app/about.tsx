// Where the open game comes from, and what its task is: until it was read once. The rules say it, too.
import { about, dismiss } from 'words:page';
import { rules } from 'words:panes';
import { entryOf } from '../board/game-modules';
import { panes, preferences, state } from '../game';
import { BETWEEN, bracketed, STOP } from '../i18n/join';
import evidence from '../panes/evidence.module.css';
import { Button, IconButton } from '../ui/button';
import css from './about.module.css';

const done = () => preferences.useTip('task');

function read(): void {
  done();
  panes.openSide('rules');
}

export function About() {
  if (state.tip.value !== 'task') return null;
  const { origin, judges, task } = entryOf(state.tab.value).about;
  return (
    <section class={css.about} aria-label={about}>
      <IconButton class={css.close} name={dismiss} icon="close" run={done} />
      <p>
        <span class={css.origin}>
          <b>{origin}</b>
          {judges && <span class={css.judges}>{bracketed({ text: '', inside: judges })}</span>}
          {STOP}
          {BETWEEN}
        </span>
        {task}
        {BETWEEN}
        <Button look="link" class={evidence.reason} run={read}>
          {rules}
        </Button>
      </p>
    </section>
  );
}
