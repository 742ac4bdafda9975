import * as w from 'words:panes';
import { focusBoard } from '../board/focus';
import type { GameModule } from '../board/game-modules';
import { placeAfter } from '../board/timeline-unit';
import { game, input, panes, state, timeline } from '../game';
import { canUndo } from '../game/selectors';
import { cx } from '../lib/cx';
import { Button } from '../ui/button';
import { Check } from '../ui/check';
import css from './branch.module.css';

/** Changes the text so that the move stands in it. */
const change = (word: string) => import('../board/edits').then((edits) => edits.change(word));

/** A person's own moves: one back, or all the way to the solver's. */
export function Branch({ class: own, gameModule }: { class?: string | undefined; gameModule: GameModule }) {
  const frame = state.shown.value?.frame;
  const kept = frame?.person && gameModule.moveAsEdit ? gameModule.moveAsEdit(frame.board) : null;
  const branch = state.opened.value?.line.branch ?? null;
  const undoable = canUndo(state);
  if (branch === null && !undoable) return null;
  return (
    <div class={cx(css.branch, own)}>
      {branch !== null && <p>{w.branch({ at: placeAfter(branch) })}</p>}
      <Button icon="undo" title={w.undo} off={!undoable} run={() => game.undo()}>
        {w.undoShort}
      </Button>
      {kept && <Button run={() => change(kept)}>{w.keep}</Button>}
      {branch !== null && <BesideSwitch />}
      {branch !== null && <SolversLine />}
    </div>
  );
}

function BesideSwitch() {
  const set = (sideBySide: boolean) => panes.setSideBySide(sideBySide);
  return (
    <Check on={state.sideBySide.value} set={set}>
      {w.beside}
    </Check>
  );
}

/** While the text has an error there is no line to go back to. */
function SolversLine() {
  const broken = !!state.parsed.value?.error;
  const leave = () => {
    input.toSolversLine();
    // The button goes with the branch; the focus should not.
    focusBoard();
  };
  return (
    <Button off={broken} run={() => leave()}>
      {w.solversLine}
    </Button>
  );
}

/** Whether the solver answers a person's moves. */
export function Rival() {
  const set = (rival: boolean) => timeline.setAutoReply(rival);
  return (
    <Check on={state.autoReply.value} set={set}>
      {w.rival}
    </Check>
  );
}
