// The rulings of Hyper Knights.
type TheoryRule = 'grundy' | 'mex' | 'nimSum' | 'winning' | 'loser';
/** A ruling's id is also the anchor of a reason's link. */
export type KnightsRule = 'axes' | 'moves' | 'board' | 'sharing' | TheoryRule | 'output';
