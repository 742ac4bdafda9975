// Lessons from files and the editor: they are read before anything of them is shown.
import * as w from 'words:lesson';
import { notices } from '../../game';
import { visits } from '../../links/visits';
import { readFile } from '../../panes/files';
import { type ClassMode, classState } from './class-view';
import { classroom, type LessonFrom } from './classroom';
import { lessonFault } from './file/fault-words';
import { isError, type LessonError, type OpenLesson, readLesson } from './file/read';

/** Megabytes of a file with a lesson, or with answers. */
export const LARGEST_FILE = 2;

/** Shows a lesson that has been read, in a mode; `step` counts from 0. */
export function showLesson(lesson: OpenLesson, from: LessonFrom, mode: ClassMode, step = 0): void {
  classroom.open(lesson, from);
  visits.beginClass({ mode, step, revealed: false, guess: null });
}

/** Says why a file was not opened. */
export function refuse(name: string, fault: LessonError): void {
  const text = w.notOpened({ name, reason: lessonFault(fault) });
  notices.say({ kind: 'said', text });
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
