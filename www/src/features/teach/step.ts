// The position of a lesson's step.
import * as w from 'words:lesson';
import type { Step, StepPosition } from '../../board/teaching';
import { PRINTED } from '../../engine/printed-name';
import type { PositionRef, Source } from '../../engine/protocol';
import { input, state } from '../../game';
import type { Shown } from '../../game/shown';

export const sourceOf = ({ game, text, options = '', relaxed = false }: StepPosition): Source => ({
  game,
  text,
  relaxed,
  options,
});
export const positionOf = ({ case: nth = 1, moves = '', ply = 0 }: StepPosition): PositionRef => ({
  case: nth - 1,
  moves,
  ply,
});

/** Whether the board shows a position, or what was played on from it. Printed positions are looked through as one. */
export function isAt({ game, text, ply = 0 }: StepPosition, shown: Shown, isPlayedOn: boolean): boolean {
  const source = state.lastValid.value;
  if (source?.game !== game || source.text !== text || shown.frame.board.game !== game) return false;
  return isPlayedOn || game === PRINTED || shown.frame.ply === ply;
}

/** Brings a position to the board. */
export function visitPosition({ position }: Pick<Step, 'position'>): void {
  const draft = { source: sourceOf(position), position: positionOf(position) };
  if (position.game === state.source.peek().game) input.bring(draft.source, draft.position);
  else input.visit(draft);
}

/** What a step is called; `nth`: its place in the lesson, from 0. */
export const stepName = ({ title }: Pick<Step, 'title'>, nth: number): string =>
  title ? w.stepTitled({ nth: nth + 1, title }) : w.step({ nth: nth + 1 });
