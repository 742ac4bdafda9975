// Lessons of tests.
import type { Lesson } from '../../www/src/board/teaching';
import { isError, type OpenLesson, openedOf } from '../../www/src/features/teach/file/read';

/** A lesson as its file is opened. */
export function opened(lesson: Lesson): OpenLesson {
  const read = openedOf(lesson);
  if (isError(read)) throw new Error(read.kind);
  return read;
}
