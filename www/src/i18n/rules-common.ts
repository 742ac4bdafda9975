// What the rules panel's texts are made of.
/** What settles a ruling. */
export type Ground = 'data' | 'accepted' | 'sample' | 'text' | 'theory' | 'house' | 'open';
export type Ruling<Id extends string = string> = {
  id: Id;
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
  /** A paragraph each. */
  input: string[];
  example: { input: Annotated[]; output: Annotated[] };
  /** In the order of play, every rule of the game once. */
  rulings: Ruling[];
  open: string;
  /** The readings of the open point, the default first. */
  readings?: { name: string; reading: string }[];
};
export type RulesHeadings = Record<
  | 'task'
  | 'input'
  | 'exampleInput'
  | 'exampleOutput'
  | 'rulings'
  | 'open'
  | 'followed'
  | 'slip'
  | 'statement'
  | 'ground',
  string
>;
export type RulesWords = {
  /** `textElsewhere`: of a rule that the statement gives, but for what is not clear in it. */
  grounds: Record<Ground | 'textElsewhere', string>;
  headings: RulesHeadings;
};

export const plain = { slip: null, ground: 'text' } as const;

/** The rulings in the order they are written; the type sees to it that none is missing. */
export function listed<Id extends string>(rulings: Record<Id, Omit<Ruling, 'id'>>): Ruling<Id>[] {
  return (Object.keys(rulings) as Id[]).map((id) => ({ id, ...rulings[id] }));
}
