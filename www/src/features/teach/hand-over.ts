// What the main page hands over to a class: a position for a lesson, a lesson's file, and what pupils have saved.
import { tooMuch } from 'words:lesson';
import type { StepPosition } from '../../board/teaching';
import { GAME_NAMES } from '../../engine/boundary';
import { notices } from '../../game';
import { tabStorage, writeStored } from '../../lib/browser-storage';
import { visits } from '../../links/visits';
import { addressOf } from '../../platform/served';
import { addPosition } from './edit/position';
import { notOpened, reason } from './file/fault-words';
import { isError, openedOf, readLesson } from './file/read';
import { BROUGHT } from './left';
import { empty, mine } from './mine/mine';

const goTo = (more: string) => visits.leaveFor(addressOf('class'), more);

/** Adds a position to the lesson that is open, else to the one that was written last; where the editor shows it. */
async function added(position?: StepPosition): Promise<string> {
  await mine.read();
  if (!mine.open.peek()) mine.choose(mine.list.peek()[0]?.id ?? mine.add(empty()));
  const step = await addPosition(undefined, position);
  await mine.handOver();
  return `&class=edit.${step}`;
}

/** Adds the position that is shown, and opens the editor there. */
export const addToLesson = async (): Promise<void> => goTo(await added());

/** Adds a board of one's own, unless it is more than a lesson may hold. */
export async function addOwn(position: StepPosition): Promise<void> {
  const found = openedOf({ ...empty(), version: 3, steps: [{ title: '', text: '', position }] });
  if (isError(found)) return notices.say({ kind: 'said', text: tooMuch({ reason: reason(found) }) });
  visits.goTo(`${addressOf('class')}#v=1&game=${GAME_NAMES[0]}${await added(position)}`);
}

/** A lesson's file becomes one of the lessons of this device, and is opened; or it is said what is wrong with it. */
export async function openLesson(name: string, text: string): Promise<void> {
  const found = readLesson(text);
  if (isError(found)) return notices.say({ kind: 'said', text: notOpened(name, found) });
  await mine.read();
  const id = mine.take(found.lesson);
  await mine.handOver();
  goTo(`&class=lesson.0&mine=${id}`);
}

/** The codes of pupils go to the table. */
export function take(codes: string): void {
  writeStored(BROUGHT, codes, tabStorage());
  goTo('&class=collect.0');
}
