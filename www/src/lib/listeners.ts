/** Who is told of something, each by a call. */
export class Listeners {
  private readonly all = new Set<() => void>();

  /** Calls `run` from now on. Returns what ends that. */
  add(run: () => void): () => void {
    this.all.add(run);
    return () => this.all.delete(run);
  }

  tell(): void {
    for (const run of [...this.all]) run();
  }
}
