// Lessons from links, files and the editor: their texts are read here before anything of them is shown.
import { effect } from '@preact/signals';
import { classView, notices, state } from '../../game';
import type { ClassMode, LessonSource } from '../../game/class-view';
import { lessonWords } from '../../i18n/lesson-en';
import { once } from '../../lib/once';
import { visits } from '../../links/visits';
import { readFile } from '../../panes/files';
import { lessonFault } from './file/fault-words';
import { isError, type LessonError, type OpenLesson, readLesson } from './file/read';
import { classroom } from './state';

/** Megabytes of a file. */
const LARGEST_FILE = 2;

/** From now on the lesson of the state is read when there is another one. */
export const followLesson = once(() => effect(() => read(state.lesson.value)));

function read(lesson: LessonSource | null): void {
  const text = lesson?.text ?? null;
  const found = text ? readLesson(text) : null;
  if (found && !isError(found)) classroom.setOpened(found);
  // An empty text is that of a link that could not be unpacked.
  else classroom.setOpened(null, found ?? (text === '' ? { kind: 'damaged' } : null));
}

/** Shows a lesson that has been read, in a mode; `step` counts from 0. */
export function showLesson(
  { text }: Pick<OpenLesson, 'text'>,
  origin: LessonSource['origin'],
  mode: ClassMode,
  step = 0,
): void {
  classView.setLesson({ text, origin });
  visits.beginClass({ mode, step, revealed: false, guess: null });
}

/** Says why a file was not opened. */
export function refuse(name: string, fault: LessonError): void {
  const text = lessonWords.faults.file(name, lessonFault(fault));
  notices.say({ kind: 'said', text });
}

/** Opens the lesson in a file, or says what is wrong with it. The editor and the page of answers stay open with it. */
export const openLessonFile = (file: File): Promise<void> =>
  readFile(file, LARGEST_FILE, (text) => openLessonText(file.name, text));

export function openLessonText(name: string, text: string): void {
  const found = readLesson(text);
  const mode = state.teach.peek()?.mode;
  if (isError(found)) refuse(name, found);
  else showLesson(found, 'file', mode === 'collect' || mode === 'edit' ? mode : 'lesson');
}
