// What the rules panel's texts are made of.
type PlayRule = 'walk' | 'push' | 'crush' | 'chase' | 'collide' | 'caught' | 'win';
type ChoiceRule = 'fewest' | 'distance' | 'row' | 'column' | 'stay' | 'teleport' | 'list' | 'nothing';
export type RobotsRule = PlayRule | ChoiceRule | 'colon' | 'blanks';
type TheoryRule = 'grundy' | 'mex' | 'nimSum' | 'winning' | 'loser';
export type KnightsRule = 'axes' | 'moves' | 'board' | 'sharing' | TheoryRule;
/** Also the anchor of a reason's link. */
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
  | 'sides';
/** Also the anchor of a reason's link. */
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
/** Also the anchor of a reason's link. */
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
export type RuleId = RobotsRule | KnightsRule | JankenRule | PursuitRule | SolitaireRule;

/** What settles a ruling. */
export type Ground = 'data' | 'accepted' | 'sample' | 'text' | 'theory' | 'house' | 'open';
export type Ruling = {
  id: RuleId;
  point: string;
  reading: string;
  /** Where the statement speaks of it; empty when it is silent. */
  line: string;
  /** What the statement gets wrong, leaves out or contradicts. */
  slip: string | null;
  ground: Ground;
};
/** One line of a worked input or output, and what it means. */
export type Annotated = { line: string; note: string };
export type GameRules = {
  task: string[];
  input: string;
  example: { input: Annotated[]; output: Annotated[] };
  /** In the order of play, every rule of the game once. */
  rulings: Ruling[];
  open: string;
  /** The readings of the open point, the default first. */
  readings?: { name: string; reading: string }[];
};
export type RulesHeadings = Record<
  'task' | 'input' | 'exampleInput' | 'exampleOutput' | 'rulings' | 'open' | 'slip' | 'statement' | 'ground',
  string
>;
export type RulesWords = {
  grounds: Record<Ground, string>;
  headings: RulesHeadings;
};

export const plain = { slip: null, ground: 'text' } as const;

/** The rulings in the order they are written; the type sees to it that none is missing. */
export function listed<Id extends RuleId>(rulings: Record<Id, Omit<Ruling, 'id'>>): Ruling[] {
  return (Object.keys(rulings) as Id[]).map((id) => ({ id, ...rulings[id] }));
}
