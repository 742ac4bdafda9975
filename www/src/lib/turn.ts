/** Tells the last of some requests from those before it, which are aborted. */
export class Turn {
  private last = new AbortController();

  next(): AbortSignal {
    this.last.abort();
    this.last = new AbortController();
    return this.last.signal;
  }

  end(): void {
    this.last.abort();
  }
}
