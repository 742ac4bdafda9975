// The programs that a visitor tries on inputs, one a game.
import { computed } from '@preact/signals';
import type { GameName } from '../../engine/boundary';
import { state } from '../../game';
import { type KeptDraft, keptDraft } from '../../panes/programs/kept-draft';
import { templateOf } from './templates';

const drafts = new Map<GameName, KeptDraft>();

function newDraft(game: GameName): KeptDraft {
  const first = { javascript: templateOf(game, 'javascript'), python: templateOf(game, 'python') };
  return keptDraft({ key: 'solution', game, first, entry: 'solve' });
}

/** The program for a game. */
export function draftOf(game: GameName): KeptDraft {
  const kept = drafts.get(game) ?? newDraft(game);
  drafts.set(game, kept);
  return kept;
}

/** The program for the game whose tab is open. */
export const ours = computed(() => draftOf(state.tab.value));

/** The program as it can be run; null while a part of it is missing. */
export const program = computed(() => ours.value.program.value);
