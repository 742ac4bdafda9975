// The state of an embedded board: what its host page asks for, and why that cannot be shown.
import { slice } from '../../game/slice';
import { type EmbedParams, parseEmbedParams } from './embed-params';
import type { EmbedFault } from './fault';

type State = { params: EmbedParams; fault: EmbedFault | null };
/** `hash`: that of the frame's address. */
type Intent = { kind: 'address'; hash: string } | { kind: 'fault'; fault: EmbedFault | null };

export const embedding = slice<State, Intent>(
  { params: parseEmbedParams(''), fault: null },
  {
    address: (fields, { hash }) => {
      fields.params.value = parseEmbedParams(hash);
    },
    fault: (fields, { fault }) => {
      fields.fault.value = fault;
    },
  },
);
