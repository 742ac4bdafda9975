// The rulings of Solitaire Chess.
/** A ruling's id is also the anchor of a reason's link. */
export type SolitaireRule =
  | 'layers'
  | 'slip'
  | 'first'
  | 'steps'
  | 'edges'
  | 'knight'
  | 'last'
  | 'taken'
  | 'tiles'
  | 'runs'
  | 'sets'
  | 'greedy'
  | 'chains'
  | 'apart'
  | 'draw'
  | 'types'
  | 'paste'
  | 'faults'
  | 'end';
