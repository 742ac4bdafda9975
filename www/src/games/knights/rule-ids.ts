// The rulings of Hyper Knights: the anchors of its rules.
export type { Anchor as KnightsRule } from 'words:knights.rules.md';
