// What stands here, as a step of the lesson that is being written.
import type { StepPosition } from '../../board/teaching';
import { state } from '../../game';
import { currentPosition } from '../../game/moment';
import { lab } from './lab';
import { own } from './own';
import { isOnWeb } from './shared';
import { task } from './task';

/** Of a program that still prints, the lines that are whole. */
const printed = (text: string): string =>
  lab.running.isRunning.peek() ? text.slice(0, text.lastIndexOf('\n') + 1) : text;

/** A module that others find on the web goes along as its address, one of a file as it is. */
export async function addToLesson(): Promise<void> {
  const [{ addOwn }, { dataOf, printedPosition, taskPosition }] = await Promise.all([
    import('../teach/hand-over'),
    import('../teach/edit/own-position'),
  ]);
  const { ply, moves } = currentPosition(state);
  const { name, bytes } = task;
  if (name === null || bytes === null) {
    const position: StepPosition = printedPosition(printed(state.lastValid.peek()?.text ?? ''));
    return addOwn({ ...position, ...(ply > 0 && { ply }) });
  }
  const texts = { input: own.state.input.peek(), output: own.state.output.peek() };
  return addOwn(taskPosition(isOnWeb(name) ? name : await dataOf(bytes), { ...texts, moves, ply }));
}
