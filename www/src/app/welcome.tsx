// What the page is, for whoever sees it for the first time, and three ways in.
import * as w from 'words:page';
import { test } from 'words:panes';
import { isNarrow } from '../board/appearance';
import { enterBoard } from '../board/board-input';
import { gameModuleOf } from '../board/game-modules';
import { game, panes, preferences, state, timeline } from '../game';
import { Button, IconButton } from '../ui/button';
import { openClass } from './to-class';
import css from './welcome.module.css';

const done = () => preferences.setWelcome(false);

function check(): void {
  done();
  panes.askForOutput();
}

/** From the first position, against the solver where there are two sides. */
function play(): void {
  done();
  game.go(0);
  if (gameModuleOf(state.tab.peek()).peek()?.hasOpponent) timeline.setAutoReply(true);
  enterBoard();
}

function teach(): void {
  done();
  openClass();
}

export function Welcome() {
  if (!state.welcome.value) return null;
  return (
    <section class={css.welcome} aria-label={w.welcome}>
      <p>{isNarrow.value ? w.welcomeShort : w.welcomeText}</p>
      <div class={css.ways}>
        <Button look="strong" run={check}>
          {test}
        </Button>
        <Button run={play}>{w.play}</Button>
        <Button run={teach}>{w.teach}</Button>
        <IconButton name={w.dismiss} icon="close" run={done} />
      </div>
    </section>
  );
}
