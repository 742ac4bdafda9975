// The state of an embedded board: what its host page asks for, and why that cannot be shown.
import { type ReadonlySignals, setter, signalsOf } from '../../lib/signals';
import { type EmbedParams, parseEmbedParams } from './embed-params';
import type { EmbedFault } from './fault';

type State = { params: EmbedParams; fault: EmbedFault | null };

class Embedding {
  private readonly own = signalsOf<State>({ params: parseEmbedParams(''), fault: null });
  readonly state: ReadonlySignals<State> = this.own;

  /** `hash`: that of the frame's address. */
  setAddress(hash: string): void {
    this.own.params.value = parseEmbedParams(hash);
  }

  readonly setFault = setter(this.own.fault);
}

export const embedding = new Embedding();
