// The rulings of Robots.
type PlayRule = 'walk' | 'push' | 'crush' | 'chase' | 'collide' | 'caught' | 'win';
type ChoiceRule = 'fewest' | 'distance' | 'row' | 'column' | 'stay' | 'teleport' | 'list' | 'nothing';
/** A ruling's id is also the anchor of a reason's link. */
export type RobotsRule = PlayRule | ChoiceRule | 'output' | 'colon' | 'blanks';
