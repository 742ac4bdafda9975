// The rulings of Solitaire Chess: the anchors of its rules.
export type { Anchor as SolitaireRule } from 'words:solitaire.rules.md';
