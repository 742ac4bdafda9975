/** What a board's legend explains. */
export type Sign =
  | 'you'
  | 'robot'
  | 'debris'
  | 'teleport'
  | 'choice'
  | 'safe'
  | 'deadly'
  | 'barred'
  | 'threatened'
  | 'winning'
  | 'held'
  | 'peak'
  | 'band'
  | 'sideOne'
  | 'sideTwo'
  | 'way'
  | 'field'
  | 'zone'
  | 'alice'
  | 'bob';

/** The samples that links name. */
export type SampleId =
  | 'statement'
  | 'chase'
  | 'crowd'
  | 'corner'
  | 'twenty'
  | 'zones'
  | 'fresh'
  | 'illegal'
  | 'springare'
  | 'match'
  | 'torus'
  | 'big'
  | 'forfeit';
