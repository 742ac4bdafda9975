// The bar over a board that is edited: what a click puts there.
import './edit-bar.css';
import { useEffect } from 'preact/hooks';
import { history, undo } from '../../board/edits';
import { gameModuleOf } from '../../board/game-modules';
import { words } from '../../i18n';
import { edit as w } from '../../i18n/edit-en';
import { Icon } from '../../lib/icons';
import { act } from '../../store/act';
import { state } from '../../store/state';

function Tool({ tool, name }: { tool: string; name: string }) {
  return (
    <label class="tool">
      <input
        type="radio"
        name="tool"
        value={tool}
        checked={state.tool.value === tool}
        onChange={() => act({ kind: 'tool', tool })}
      />
      <span>{name}</span>
    </label>
  );
}

export function EditBar() {
  const { game } = state.source.value;
  const tools = gameModuleOf(game).value?.edits.tools ?? [];
  const names: Record<string, string> = w.tools[game];
  useEffect(() => {
    history.act({ kind: 'set', texts: [] });
    act({ kind: 'go', ply: 0 });
    if (!tools.includes(state.tool.peek() ?? '')) act({ kind: 'tool', tool: tools[0] ?? null });
  }, [game]);
  return (
    <div class="terms edit-bar">
      <fieldset>
        <legend class="unseen">{w.heading}</legend>
        {tools.map((tool) => (
          <Tool key={tool} tool={tool} name={names[tool] ?? tool} />
        ))}
      </fieldset>
      <button
        type="button"
        class="icon-button"
        title={w.undo}
        aria-label={w.undo}
        aria-disabled={history.state.texts.value.length === 0}
        onClick={undo}
      >
        <Icon name="undo" />
      </button>
      <button type="button" class="button" onClick={() => act({ kind: 'tool', tool: null })}>
        {w.done}
      </button>
      <p class="muted">{state.selected.value ? w.to : w.hint(state.tool.value ?? '')}</p>
      <span class="unseen" aria-live="polite">
        {words.input.summary(state.cases.value)}
      </span>
    </div>
  );
}
