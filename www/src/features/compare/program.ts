// The programs that a visitor tries on inputs, one a game, and what runs them.
import { computed } from '@preact/signals';
import type { GameName } from '../../engine/boundary';
import { KeptRunner } from '../../engine/programs/kept-runner';
import type { Program } from '../../engine/programs/program';
import { state } from '../../game';
import { type KeptDraft, keptDraft } from '../../panes/programs/kept-draft';
import { templateOf } from './templates';

const drafts = new Map<GameName, KeptDraft>();

/** Python is slower than others. */
const TIME = { javascript: 2, wasm: 2, python: 5 } as const;
/** As much as the comparison takes without a pause. */
const OUTPUT = 4_000_000;

export const runner = new KeptRunner(() => ({ time: 1000 * ours.peek().time.peek(), output: OUTPUT }));

function newDraft(game: GameName): KeptDraft {
  const first = { javascript: templateOf(game, 'javascript'), python: templateOf(game, 'python') };
  const warmUp = (program: Program | null) => game === state.tab.peek() && runner.warmUp(program);
  return keptDraft({ key: 'solution', game, first, entry: 'solve', time: TIME, warmUp });
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
