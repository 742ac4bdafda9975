// The state of an embedded board: what its host page asks for.
import { slice } from '../../store/slice';
import { type EmbedParams, parseEmbedParams } from './embed-params';

type State = { params: EmbedParams };
/** `hash`: that of the frame's address. */
type Intent = { kind: 'address'; hash: string };

export const embedding = slice<State, Intent>(
  { params: parseEmbedParams('') },
  {
    address: (fields, { hash }) => {
      fields.params.value = parseEmbedParams(hash);
    },
  },
);
