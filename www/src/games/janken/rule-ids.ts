// The rulings of Janken Tactics: the anchors of its rules.
export type { Anchor as JankenRule } from 'words:janken.rules.md';
