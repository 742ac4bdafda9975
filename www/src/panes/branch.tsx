import './branch.css';
import * as w from 'words:panes';
import type { GameModule } from '../board/game-modules';
import { placeAfter } from '../board/timeline-unit';
import { game, input, panes, state, timeline } from '../game';
import { canUndo } from '../game/selectors';
import { focusBoard } from '../lib/focus';
import { Icon } from '../lib/icons';
import { Switch } from './switch';

/** Changes the text so that the move stands in it. */
const change = (word: string) => import('../board/edits').then((edits) => edits.change(word));

/** A person's own moves: one back, or all the way to the solver's. */
export function Branch({ gameModule }: { gameModule: GameModule }) {
  const frame = state.shown.value?.frame;
  const kept = frame?.person && gameModule.moveAsEdit ? gameModule.moveAsEdit(frame.board) : null;
  const branch = state.opened.value?.line.branch ?? null;
  const undoable = canUndo(state);
  if (branch === null && !undoable) return null;
  return (
    <div class="branch">
      {branch !== null && <p>{w.branch({ at: placeAfter(branch) })}</p>}
      <button type="button" class="button" title={w.undo} aria-disabled={!undoable} onClick={() => game.undo()}>
        <Icon name="undo" /> {w.undoShort}
      </button>
      {kept && (
        <button type="button" class="button" onClick={() => change(kept)}>
          {w.keep}
        </button>
      )}
      {branch !== null && <BesideSwitch />}
      {branch !== null && <SolversLine />}
    </div>
  );
}

function BesideSwitch() {
  const set = (sideBySide: boolean) => panes.setSideBySide(sideBySide);
  return <Switch name={w.beside} on={state.sideBySide.value} set={set} />;
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
    <button type="button" class="button" aria-disabled={broken} onClick={() => broken || leave()}>
      {w.solversLine}
    </button>
  );
}

/** Whether the solver answers a person's moves. */
export function Rival() {
  const set = (rival: boolean) => timeline.setAutoReply(rival);
  return <Switch name={w.rival} on={state.autoReply.value} set={set} />;
}
