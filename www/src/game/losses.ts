import type { Notices } from './notices';

const MOST_LOSSES = 2;

/** Engines lost since a person last asked for something: an input that ends every engine must not do so for ever. */
export class Losses {
  private count = 0;

  constructor(private readonly notices: Notices) {}

  forget(): void {
    this.count = 0;
  }

  /** Whether a lost engine may be replaced once more. Either is said. */
  mayReplace(): boolean {
    this.count += 1;
    const kind = this.count > MOST_LOSSES ? 'engineGone' : 'engineReplaced';
    this.notices.say({ kind });
    return kind === 'engineReplaced';
  }
}
