// What a program prints while it runs, piece by piece: the engine takes each behind those before, and is asked to open the text as soon as
// there is a position in it.
import { unlessLost } from '../../engine/engine';
import { GROWS, PRINTED } from '../../engine/printed-name';
import type { Source } from '../../engine/protocol';
import { engines } from '../../game';
import { tidy } from '../../lib/tidy';

let runs = 0;

export class Printing {
  /** Its text grows in its place: a new source would be another text, to be read anew. An engine that takes the place of a lost one gets all. */
  readonly source: Source = { game: PRINTED, text: '', relaxed: false, options: `${GROWS}${++runs}` };
  isShown = false;
  private isOver = false;
  /** Half of a line end that may be cut between two pieces. */
  private half = '';

  /** `show` is called once, when there is a position. */
  constructor(private readonly show: (source: Source) => void) {}

  /** Takes the next piece. */
  async add(printed: string): Promise<void> {
    const come = this.half + printed;
    this.half = come.endsWith('\r') ? '\r' : '';
    const canOpen = await this.print(tidy(come.slice(0, come.length - this.half.length)));
    if (!canOpen || this.isShown || this.isOver) return;
    this.isShown = true;
    this.show(this.source);
  }

  /** Nothing comes any more. */
  end(): void {
    if (this.isOver) return;
    this.isOver = true;
    if (this.isShown) this.print('', true);
    this.source.options = '';
  }

  private print(text: string, isDone = false): Promise<boolean> {
    const [run, from] = [this.source.options, this.source.text.length];
    this.source.text += text;
    return unlessLost(engines.session.askOf('printed', 'print', { run, from, text, isDone }), false);
  }
}
