import type { LinkFault } from '../game/notices';

/** Why a link or a replay file was not opened. */
export class LinkError extends Error {
  constructor(readonly kind: LinkFault) {
    super(kind);
  }
}
