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
  | 'alice'
  | 'bob';
