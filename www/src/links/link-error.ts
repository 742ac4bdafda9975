/** Why a link or a replay file was not opened. */
export class LinkError extends Error {
  constructor(readonly kind: 'damagedLink' | 'newerLink' | 'notKept') {
    super(kind);
  }
}
