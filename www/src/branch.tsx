import { act } from './act';
import { Icon } from './icons';
import { state } from './state';
import { Switch } from './switch';
import { words } from './words';

const w = words.board;

/** A person's own moves: one back, or all the way to the solver's. */
export function Branch() {
  const branch = state.opened.value?.line.branch ?? null;
  if (branch === null) return null;
  return (
    <div class="branch">
      <p>{w.branch(branch)}</p>
      <button type="button" class="button" title={w.undo} onClick={() => act({ kind: 'undo' })}>
        <Icon name="undo" /> {w.undoShort}
      </button>
      <button type="button" class="button" onClick={() => act({ kind: 'solversLine' })}>
        {w.solversLine}
      </button>
    </div>
  );
}

/** Whether the solver answers a person's moves. */
export function Rival() {
  const set = (rival: boolean) => act({ kind: 'rival', rival });
  return <Switch name={w.rival} title={w.rivalTitle} on={state.rival.value} set={set} />;
}
