// A game that is over: another one, and on a phone how it ended, over the board.
import { dismiss } from 'words:page';
import * as w from 'words:panes';
import { useSignal } from '@preact/signals';
import { focusBoard } from '../board/focus';
import { gameModuleOf } from '../board/game-modules';
import type { Frame } from '../engine/boundary';
import { input, state } from '../game';
import { Button, IconButton } from '../ui/button';
import css from './ended.module.css';

function begin(): void {
  const own = gameModuleOf(state.source.peek().game).peek()?.newGame;
  if (own) own();
  else input.begin();
  // The button goes; the focus should not.
  focusBoard();
}

export function NewGame() {
  if (gameModuleOf(state.source.value.game).value?.newGame === null) return null;
  return <Button run={begin}>{w.newGame}</Button>;
}

/** Over the board of a phone, where the panels are out of sight, until it is closed. */
export function Ended() {
  const closed = useSignal<Frame | null>(null);
  const frame = state.shown.value?.frame;
  const gameModule = frame && gameModuleOf(frame.board.game).value;
  if (frame?.turn.kind !== 'over' || closed.value === frame || !gameModule || gameModule.newGame === null) return null;
  const close = () => {
    closed.value = frame;
  };
  return (
    <div class={css.ended}>
      <p>{gameModule.describeStep(frame.board)}</p>
      <NewGame />
      <IconButton name={dismiss} icon="close" run={close} />
    </div>
  );
}
