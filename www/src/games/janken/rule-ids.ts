// The rulings of Janken Tactics.
/** A ruling's id is also the anchor of a reason's link. */
export type JankenRule =
  | 'hex'
  | 'costs'
  | 'points'
  | 'allies'
  | 'enemies'
  | 'zones'
  | 'ending'
  | 'starting'
  | 'direct'
  | 'destination'
  | 'same'
  | 'refused'
  | 'sides'
  | 'output';
