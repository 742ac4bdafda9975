// The bar over a board that is edited: what a click puts there.
import './edit-bar.css';
import { useEffect } from 'preact/hooks';
import { history, undo } from '../../board/edits';
import { gameModuleOf, type Piece, type Tool } from '../../board/game-modules';
import { act } from '../../game/act';
import { state } from '../../game/state';
import { words } from '../../i18n';
import { edit as w } from '../../i18n/edit-en';
import { IconButton } from '../../lib/icon-button';

/** Its word, and its name. */
const pieceOf = (tool: Tool): Piece => (typeof tool === 'string' ? { word: tool, name: w.tools[tool] } : tool);

function Choice({ word, name }: Piece) {
  return (
    <label class="tool">
      <input
        type="radio"
        name="tool"
        value={word}
        checked={state.tool.value === word}
        onChange={() => act({ kind: 'tool', tool: word })}
      />
      <span>{name}</span>
    </label>
  );
}

export function EditBar() {
  const { game } = state.source.value;
  const pieces = (gameModuleOf(game).value?.edits.tools ?? []).map(pieceOf);
  useEffect(() => {
    history.act({ kind: 'set', texts: [] });
    act({ kind: 'go', ply: 0 });
    const tool = state.tool.peek();
    if (!pieces.some(({ word }) => word === tool)) act({ kind: 'tool', tool: pieces[0]?.word ?? null });
  }, [game]);
  return (
    <div class="terms edit-bar">
      <fieldset>
        <legend class="unseen">{w.heading}</legend>
        {pieces.map((piece) => (
          <Choice key={piece.word} {...piece} />
        ))}
      </fieldset>
      <IconButton name={w.undo} icon="undo" off={history.state.texts.value.length === 0} run={undo} />
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
