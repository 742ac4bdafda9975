// A board of one's own for a step: from a file, or from what was copied.
import * as w from 'words:lesson';
import { useSignal } from '@preact/signals';
import type { StepPosition } from '../../../board/teaching';
import { Button, FileButton } from '../../../ui/button';
import teach from '../teach.module.css';
import css from './lesson-editor.module.css';
import { positionIn, positionOf } from './own-position';

type Props = { take: (position: StepPosition) => void };

export function OwnForm({ take }: Props) {
  const pasted = useSignal('');
  const bring = async (found: Promise<StepPosition | null> | StepPosition | null) => {
    const position = await found;
    if (position) take(position);
    return position !== null;
  };
  const takePasted = async () => {
    if (await bring(positionIn(pasted.peek()))) pasted.value = '';
  };
  return (
    <details class={css.editOwn}>
      <summary>{w.ownBoard}</summary>
      <label>
        {w.pasteBoard}
        <textarea
          rows={2}
          spellcheck={false}
          value={pasted.value}
          onInput={({ currentTarget }) => (pasted.value = currentTarget.value)}
        />
      </label>
      <div class={teach.guess}>
        <Button disabled={!pasted.value.trim()} run={takePasted}>
          {w.takeBoard}
        </Button>
        <FileButton
          name={w.boardFile}
          accept=".wasm,.jsonl,.ndjson,.json,.txt,.out"
          open={(file) => void bring(positionOf(file))}
        />
      </div>
    </details>
  );
}
