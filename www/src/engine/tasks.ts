// Long work runs in slices, so that a message that came meanwhile is heard before the next slice.

/** Does one slice; false when nothing is left to do. */
export type Task = () => boolean;

/** Milliseconds between two pieces of news of the same work. */
export const NEWS_EVERY = 50;

/** What is at work: explaining what is on screen goes before extending the line. */
export class Tasks {
  private readonly slices = new MessageChannel();
  private readonly at: { explain: Task | null; line: Task | null } = { explain: null, line: null };
  private running = false;

  constructor(guarded: (work: () => void) => void) {
    this.slices.port1.onmessage = () => {
      this.running = false;
      guarded(() => this.slice());
    };
  }

  start(kind: 'explain' | 'line', task: Task): void {
    this.at[kind] = task;
    this.run();
  }

  end(kind: 'explain' | 'line'): void {
    this.at[kind] = null;
  }

  private slice(): void {
    const kind = this.at.explain ? 'explain' : 'line';
    if (!this.at[kind]?.()) this.at[kind] = null;
    if (this.at.explain || this.at.line) this.run();
  }

  private run(): void {
    if (!this.running) this.slices.port2.postMessage(0);
    this.running = true;
  }
}
