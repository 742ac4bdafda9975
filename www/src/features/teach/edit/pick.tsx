// Sets a move or a cell of a lesson on the board.

import * as w from 'words:lesson';
import { useEffect, useRef } from 'preact/hooks';
import { gameModuleOf } from '../../../board/game-modules';
import { cellAnswer } from '../../../board/teaching';
import { PRINTED } from '../../../engine/printed-name';
import { game, marks, state, timeline } from '../../../game';
import { type BoardClient, SHOWABLE } from '../../../game/client';
import { Button } from '../../../ui/button';
import { picking } from '../client';

/** What is chosen on the board goes to `set` once; `what`: a move or a cell. */
type Props = {
  /** Tells the things apart that can be set on the board. */
  id: string;
  what: 'move' | 'cell';
  name: string;
  set: (answer: string) => void;
};

/** A board on which the next move, or the next cell, is taken and not played. */
const clientOf = (what: Props['what'], take: (answer: string) => void): BoardClient => ({
  onMove: async (move) => take((await game.tryMove(move))?.move ?? ''),
  onCell: what === 'cell' ? ({ x, y }) => take(cellAnswer(x, y)) : null,
  shows: SHOWABLE,
});

function setPicking(next: typeof picking.value): void {
  marks.letGo();
  timeline.pause();
  picking.value = next;
}

/** The moves of a task as buttons: they may have no cells. */
function OwnMoves() {
  const board = state.shown.value?.frame.board;
  const Moves = board?.game === PRINTED && gameModuleOf(board.game).value?.Facts;
  return Moves ? <Moves board={board} /> : null;
}

export function Pick({ id, what, name, set }: Props) {
  const isOn = picking.value?.id === id;
  // What is typed in the meantime stays.
  const latest = useRef(set);
  latest.current = set;
  const take = (answer: string) => {
    if (answer === '' || picking.peek()?.id !== id) return;
    setPicking(null);
    latest.current(answer);
  };
  useEffect(
    () => () => {
      if (picking.peek()?.id === id) picking.value = null;
    },
    [id],
  );
  return (
    <>
      <Button pressed={isOn} run={() => setPicking(isOn ? null : { id, client: clientOf(what, take) })}>
        {name}
      </Button>
      <span role="status">{isOn && ` ${what === 'move' ? w.makeMove : w.chooseCell}`}</span>
      {isOn && what === 'move' && <OwnMoves />}
    </>
  );
}
