// The bar over a board that is edited: what a click puts there.
import * as w from 'words:edit';
import { useEffect } from 'preact/hooks';
import { history, undo } from '../../board/edits';
import { gameModuleOf, type Piece, type Tool } from '../../board/game-modules';
import termsCss from '../../board/terms.module.css';
import { game, marks, state } from '../../game';
import { cx } from '../../lib/cx';
import { Button, IconButton } from '../../ui/button';
import { Check } from '../../ui/check';
import css from './edit-bar.module.css';

/** Its word, and its name. */
const pieceOf = (tool: Tool): Piece => (typeof tool === 'string' ? { word: tool, name: w.tool({ tool }) } : tool);

function Choice({ word, name }: Piece) {
  return (
    <Check look="button" group="tool" on={state.tool.value === word} set={() => marks.setTool(word)}>
      {name}
    </Check>
  );
}

export function EditBar() {
  const of = state.source.value.game;
  const pieces = (gameModuleOf(of).value?.edits.tools ?? []).map(pieceOf);
  useEffect(() => {
    history.clear();
    game.go(0);
    const tool = state.tool.peek();
    if (!pieces.some(({ word }) => word === tool)) marks.setTool(pieces[0]?.word ?? null);
  }, [of]);
  return (
    <div class={cx(termsCss.terms, css.editBar)}>
      <fieldset>
        <legend class="unseen">{w.heading}</legend>
        {pieces.map((piece) => (
          <Choice key={piece.word} {...piece} />
        ))}
      </fieldset>
      <IconButton name={w.undo} icon="undo" off={history.state.texts.value.length === 0} run={undo} />
      <Button run={() => marks.setTool(null)}>{w.done}</Button>
      <p class="muted">{state.selected.value ? w.to : w.hint({ tool: state.tool.value ?? '' })}</p>
      <span class="unseen" aria-live="polite">
        {w.cases({ cases: state.cases.value })}
      </span>
    </div>
  );
}
