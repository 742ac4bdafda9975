// Whether what stands in the input is an output that was put there by mistake, and what becomes of it then.
import { type ReadonlySignal, signal } from '@preact/signals';
import { latest, unlessLost } from '../engine/engine';
import { input, panes, state } from '../game';
import { workbench } from '../game/workbench';

/** Takes a text for the output of another program to an input, which comes back. */
export function checkAgainst(text: string, wanted: string): void {
  if (state.source.peek().text !== wanted) input.setText(wanted);
  input.setPasted({ text, source: state.source.peek(), origin: 'paste' });
  panes.setComparing(true);
}

class AsOutput {
  private readonly own = signal<string | null>(null);
  /** The text that is an output; null: none is known to be one. */
  readonly text: ReadonlySignal<string | null> = this.own;

  /** Asks about each text that is no input. Returns what ends that. */
  follow(): () => void {
    this.look();
    return input.onChange(this.look);
  }

  /** Checks it as the output to the last valid input of the game. */
  check(): void {
    const [text, before] = [this.own.peek(), state.lastValid.peek()];
    if (text !== null && before) checkAgainst(text, before.text);
  }

  private readonly look = latest(async () => {
    const source = state.source.peek();
    if (!state.parsed.peek()?.error || source.text === this.own.peek()) return;
    const isOutput = await unlessLost(workbench.ask('beginsOutput', { source }), false);
    if (source === state.source.peek()) this.own.value = isOutput ? source.text : null;
  });
}

export const asOutput = new AsOutput();
