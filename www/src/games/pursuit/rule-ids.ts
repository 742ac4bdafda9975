// The rulings of Pursuit: the anchors of its rules.
export type { Anchor as PursuitRule } from 'words:pursuit.rules.md';
