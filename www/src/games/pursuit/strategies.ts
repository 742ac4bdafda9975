// The strategies that play where an input has no moves.
import * as w from 'words:pursuit';

export const STRATEGIES = ['best', 'exact', 'area', 'shadow', 'dominate', 'far', 'chase', 'random'] as const;
type Strategy = (typeof STRATEGIES)[number];

export const isStrategy = (name: string): name is Strategy => STRATEGIES.some((one) => one === name);
export const strategyName = (name: string): string => (isStrategy(name) ? w.strategy({ name }) : name);
