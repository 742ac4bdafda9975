import type { ComponentChildren } from 'preact';
import { chooseMove, marks } from '../game';
import { Button } from '../ui/button';
import css from './evidence.module.css';

/** What lights a candidate move on the board while it is looked at. */
export const light = (move: string, on: boolean) => () => marks.preview(on ? move : null);

/** A candidate move: looked at, the board shows where it leads; pressed, it is played. */
export function MoveButton({ move, children }: { move: string; children: ComponentChildren }) {
  return (
    <Button
      look="bare"
      class={css.move}
      data-move={move}
      onPointerEnter={light(move, true)}
      onPointerLeave={light(move, false)}
      onFocus={light(move, true)}
      onBlur={light(move, false)}
      run={() => chooseMove(move)}
    >
      {children}
    </Button>
  );
}
