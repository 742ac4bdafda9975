// A game that is over: another one, and on a phone how it ended, over the board.
import './ended.css';
import * as w from 'words:panes';
import { gameModuleOf } from '../board/game-modules';
import { input, state } from '../game';
import { focusBoard } from '../lib/focus';

function begin(): void {
  const own = gameModuleOf(state.source.peek().game).peek()?.newGame;
  if (own) own();
  else input.begin();
  // The button goes; the focus should not.
  focusBoard();
}

export const NewGame = () => (
  <button type="button" class="button" onClick={begin}>
    {w.newGame}
  </button>
);

/** Over the board of a phone, where the panels are out of sight: the end of a game that a person has played. */
export function Ended() {
  const frame = state.shown.value?.frame;
  const gameModule = frame && gameModuleOf(frame.board.game).value;
  const isOwn = state.opened.value?.line.branch != null;
  if (!gameModule || frame.turn.kind !== 'over' || !isOwn) return null;
  return (
    <div class="ended">
      <p>
        {gameModule.describeStep(frame.board)} {gameModule.describeResult?.(frame.board)}
      </p>
      <NewGame />
    </div>
  );
}
