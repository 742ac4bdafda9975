// What the main page hands over to a class: a position for a lesson, a lesson's file, and what pupils have saved.
import { notices } from '../../game';
import { tabStorage, writeStored } from '../../lib/browser-storage';
import { visits } from '../../links/visits';
import { addressOf } from '../../platform/served';
import { addPosition } from './edit/position';
import { notOpened } from './file/fault-words';
import { isError, readLesson } from './file/read';
import { BROUGHT } from './left';
import { empty, mine } from './mine/mine';

const goTo = (more: string) => visits.leaveFor(addressOf('class'), more);

/** Adds the position that is shown to the lesson that is open, else to the one that was written last, and opens the editor there. */
export async function addToLesson(): Promise<void> {
  await mine.read();
  if (!mine.open.peek()) mine.choose(mine.list.peek()[0]?.id ?? mine.add(empty()));
  const step = await addPosition();
  await mine.handOver();
  goTo(`&class=edit.${step}`);
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
