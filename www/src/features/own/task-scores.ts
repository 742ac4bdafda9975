// The scores of all positions of a task. They are asked in a worker to itself: a module that does not come back from a position at which
// nobody looks ends that worker, and not the session.
import { signal } from '@preact/signals';
import { Engine, latest, unlessLost } from '../../engine/engine';
import type { ScoreLine } from '../../engine/own/score';
import type { ScoresOf } from '../../engine/own/task';
import { TASK } from '../../engine/printed-name';
import { game, input as pageInput, state } from '../../game';
import { SECONDS, task } from './task';

const nobody = () => {};

class TaskScores {
  private readonly engine = new Engine(nobody, nobody);
  /** Those of the line of a generation. */
  private readonly known = signal<{ generation: number; scores: ScoreLine | null } | null>(null);
  /** The line that was asked for last, and the module that was too late. */
  private asked = 0;
  private late: Uint8Array | null = null;

  /** Those of the line that is shown; null where they are not known. */
  get now(): ScoreLine | null {
    const known = this.known.value;
    return known && known.generation === state.opened.value?.generation ? known.scores : null;
  }

  /** Asks for those of each line from now on. Returns what ends that. */
  follow(): () => void {
    const stops = [game.onChange(this.look), pageInput.onChange(this.look)];
    return () => {
      for (const stop of stops) stop();
    };
  }

  private readonly look = (): void => {
    const [bytes, opened, source] = [task.bytes, state.opened.peek(), state.lastValid.peek()];
    if (!bytes || bytes === this.late || !opened || !source?.options.startsWith(TASK)) return;
    const { generation, line } = opened;
    if (generation === this.asked || !state.isCurrent.peek()) return;
    this.asked = generation;
    this.find(generation, { bytes, input: source.text, output: source.options.slice(TASK.length), moves: line.moves });
  };

  private readonly find = latest(async (generation: number, of: ScoresOf) => {
    const timer = setTimeout(() => this.end(of), SECONDS * 1000);
    const scores = await unlessLost(this.engine.askOf('printed', 'scores', of), null);
    clearTimeout(timer);
    this.known.value = { generation, scores };
  });

  private end({ bytes }: ScoresOf): void {
    this.late = bytes;
    this.engine.renew();
  }
}

export const taskScores = new TaskScores();
