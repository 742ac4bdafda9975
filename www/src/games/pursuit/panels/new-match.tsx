// The form of a new match. The core writes its input, and says which parameter is out of its range.
import * as w from 'words:pursuit';
import { signal } from '@preact/signals';
import type { TargetedEvent } from 'preact';
import { useMemo } from 'preact/hooks';
import { entryOf } from '../../../board/game-modules';
import type { IllegalMove } from '../../../engine/boundary';
import { unlessLost } from '../../../engine/engine';
import { input } from '../../../game';
import { workbench } from '../../../game/workbench';
import { Turn } from '../../../lib/turn';
import { Button } from '../../../ui/button';
import { Check } from '../../../ui/check';
import { closeDialog, Dialog } from '../../../ui/dialog';
import { Field } from '../../../ui/field';
import { boardNow } from '../selectors';
import css from './new-match.module.css';

const BOARDS = ['square', 'torus'] as const;
/** The numbers of the command, in its order. */
const FIELDS = ['n', 'catchers', 'steps', 'turns'] as const;

const NAMES = { n: w.partSide, catchers: w.partCatchers, steps: w.partSteps, turns: w.partTurns };

type Part = (typeof FIELDS)[number];
type Params = Record<Part, string> & { board: (typeof BOARDS)[number] };
type Written = string | IllegalMove;

/** Those of the match on the board. */
function paramsNow(): Params {
  const now = boardNow();
  if (!now) return { board: 'square', n: '', catchers: '', steps: '', turns: '' };
  const { torus, n, catchers, pairs, steps, turns } = now;
  const most = turns === n * n ? '' : String(turns);
  return {
    board: torus ? 'torus' : 'square',
    n: String(n),
    catchers: String(catchers.length || pairs),
    steps: String(steps),
    turns: most,
  };
}

/** A number that is left out would make the next one its own; only the last may be missing. */
const commandOf = ({ board, n, catchers, steps, turns }: Params): string =>
  `match ${board} ${[n, catchers, steps].map((number) => number.trim() || '?').join(' ')} ${turns}`;

/** The edit command writes a match in the place of any other input. */
function written(params: Params): Promise<Written> {
  const { text } = entryOf('pursuit').samples[0];
  const source = { game: 'pursuit', text, relaxed: false, options: '' } as const;
  return workbench.ask('edit', { source, case: 0, change: commandOf(params) });
}

/** A match that a person describes, and what the core makes of that; null until it has said so. */
class MatchDraft {
  readonly params = signal(paramsNow());
  readonly written = signal<Written | null>(null);
  private readonly turn = new Turn();

  constructor() {
    this.ask();
  }

  change(part: Partial<Params>): void {
    this.params.value = { ...this.params.peek(), ...part };
    this.ask();
  }

  private async ask(): Promise<void> {
    const turn = this.turn.next();
    this.written.value = null;
    const text = await unlessLost(written(this.params.peek()), null);
    if (!turn.aborted) this.written.value = text;
  }
}

/** Says what is wrong in one of the fields. */
const REFUSED = 'match-refused';

function refusal(illegal: IllegalMove): string {
  if (illegal.kind !== 'outOfRange') return w.whole;
  return w.range({ field: NAMES[FIELDS[illegal.number - 1] ?? 'n'], min: illegal.min, max: illegal.max });
}

function Boards({ draft }: { draft: MatchDraft }) {
  return (
    <fieldset>
      <legend>{w.factField}</legend>
      {BOARDS.map((board) => (
        <Check key={board} group="board" on={draft.params.value.board === board} set={() => draft.change({ board })}>
          {w.kind({ kind: board })}
        </Check>
      ))}
    </fieldset>
  );
}

function Numbers({ draft, wrong }: { draft: MatchDraft; wrong: number | null }) {
  return (
    <>
      {FIELDS.map((field, nth) => (
        <Field
          key={field}
          class={css.number}
          label={<span>{NAMES[field]}</span>}
          inputMode="numeric"
          size={5}
          placeholder={field === 'turns' ? w.most : ''}
          value={draft.params.value[field]}
          aria-invalid={wrong === nth + 1}
          aria-describedby={wrong === nth + 1 ? REFUSED : undefined}
          set={(text) => draft.change({ [field]: text })}
        />
      ))}
    </>
  );
}

export function NewMatch({ close }: { close(): void }) {
  const draft = useMemo(() => new MatchDraft(), []);
  const result = draft.written.value;
  const illegal = result === null || typeof result === 'string' ? null : result;
  const submit = (event: TargetedEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (typeof result !== 'string') return;
    input.setText(result);
    closeDialog(event.currentTarget);
  };
  return (
    <Dialog class={css.newMatch} heading={w.newMatch} closed={close}>
      <form onSubmit={submit}>
        <p class="muted">{w.newMatchHint}</p>
        <Boards draft={draft} />
        <Numbers draft={draft} wrong={illegal?.kind === 'outOfRange' ? illegal.number : null} />
        <p id={REFUSED} class={css.refused} role="status">
          {illegal && refusal(illegal)}
        </p>
        <Button look="strong" submit disabled={typeof result !== 'string'}>
          {w.start}
        </Button>
      </form>
    </Dialog>
  );
}
