// The program that plays, and what it begins with.
import cpp from '../../../../templates/solitaire-player.cpp?raw';
import javascript from '../../../../templates/solitaire-player.js?raw';
import python from '../../../../templates/solitaire-player.py?raw';
import rust from '../../../../templates/solitaire-player.rs?raw';
import { keptDraft } from '../../../panes/programs/kept-draft';
import { withComments } from '../../../panes/programs/templates';
import { player } from './player-state';

export const TEMPLATES = {
  javascript: withComments(javascript),
  python: withComments(python),
  cpp: withComments(cpp),
  rust: withComments(rust),
} as const;

export const ours = keptDraft({
  key: 'player',
  first: TEMPLATES,
  entry: 'play',
  // What is known is of another program.
  changed: () => player.clear(),
});
