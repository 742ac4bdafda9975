// The rulings of Pursuit.
/** A ruling's id is also the anchor of a reason's link. */
export type PursuitRule =
  | 'axes'
  | 'placement'
  | 'order'
  | 'seeing'
  | 'step'
  | 'fast'
  | 'edges'
  | 'wrap'
  | 'sharing'
  | 'caught'
  | 'through'
  | 'turns'
  | 'points'
  | 'output'
  | 'forfeit'
  | 'program'
  | 'replay'
  | 'names'
  | 'area';
