// Lessons from files and the editor: they are read before anything of them is shown.
import { notices } from '../../game';
import { readFile } from '../../panes/files';
import { BEGINNING_OF_CLASS, classState } from './class-view';
import { classroom, type LessonFrom } from './classroom';
import { notOpened } from './file/fault-words';
import { isError, type LessonError, type OpenLesson, readLesson } from './file/read';
import type { ClassMode } from './modes';
import { place } from './place';

/** Megabytes of a file with a lesson, or with answers. */
export const LARGEST_FILE = 2;

/** Shows a lesson that has been read, in a mode; `step` counts from 0. */
export function showLesson(lesson: OpenLesson, from: LessonFrom, mode: ClassMode, step = 0): void {
  place.enter({ ...BEGINNING_OF_CLASS, mode, step }, () => classroom.open(lesson, from));
}

/** Says why a file was not opened. */
export function refuse(name: string, fault: LessonError): void {
  notices.say({ kind: 'said', text: notOpened(name, fault) });
}

/** Opens the lesson in a file, or says what is wrong with it. The editor and the page of answers stay open with it. */
export const openLessonFile = (file: File): Promise<void> =>
  readFile(file, LARGEST_FILE, (text) => openLessonText(file.name, text));

export function openLessonText(name: string, text: string): void {
  const found = readLesson(text);
  const mode = classState.teach.peek()?.mode;
  if (isError(found)) refuse(name, found);
  else showLesson(found, { origin: 'file' }, mode === 'collect' || mode === 'edit' ? mode : 'lesson');
}
