// The position of a lesson's step.
import * as w from 'words:lesson';
import type { Step, StepPosition } from '../../board/teaching';
import { moduleOptions, PRINTED } from '../../engine/printed-name';
import type { PositionRef, Source } from '../../engine/protocol';
import { input, state } from '../../game';
import type { Shown } from '../../game/shown';

export const sourceOf = ({ game, text, options = '', relaxed = false, task, output }: StepPosition): Source => ({
  game,
  text,
  relaxed,
  options: task ? moduleOptions(task, output) : options,
});
export const positionOf = ({ case: nth = 1, moves = '', ply = 0 }: StepPosition): PositionRef => ({
  case: nth - 1,
  moves,
  ply,
});

/** Whether the board shows the position of a step, or what was played on from it. */
export function isAt(
  { position, question }: Pick<Step, 'position' | 'question'>,
  shown: Shown,
  isPlayedOn: boolean,
): boolean {
  const { game, text, ply = 0 } = position;
  const source = state.lastValid.value;
  if (source?.game !== game || source.text !== text || shown.frame.board.game !== game) return false;
  if (game === PRINTED && source.options !== sourceOf(position).options) return false;
  return isPlayedOn || isOfAll({ position, question }) || shown.frame.ply === ply;
}

/** Whether a question is one of all positions of a board of one's own, which are looked through; a move is asked for at one of them. */
const isOfAll = ({ position, question }: Pick<Step, 'position' | 'question'>): boolean =>
  position.game === PRINTED && question?.kind !== 'move';

/** Brings a position to the board. */
export function visitPosition({ position }: Pick<Step, 'position'>): void {
  const draft = { source: sourceOf(position), position: positionOf(position) };
  if (position.game === state.source.peek().game) input.bring(draft.source, draft.position);
  else input.visit(draft);
}

/** What a step is called; `nth`: its place in the lesson, from 0. */
export const stepName = ({ title }: Pick<Step, 'title'>, nth: number): string =>
  title ? w.stepTitled({ nth: nth + 1, title }) : w.step({ nth: nth + 1 });
