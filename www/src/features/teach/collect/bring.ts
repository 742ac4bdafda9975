// What reaches the page of answers from outside: answers in an address, and files that are dropped, also of the lesson.
import { readFile } from '../../../panes/files';
import { LARGEST_FILE, openLessonText } from '../open-lesson';
import { collection } from './collection';

export const openLesson = openLessonText;

export const take = (codes: string): Promise<void> => collection.take(codes);

/** A lesson's file is JSON; what pupils save is not. */
const isLesson = (text: string): boolean => text.trimStart().startsWith('{');

export async function bring(files: readonly File[]): Promise<void> {
  const texts: { name: string; text: string }[] = [];
  for (const file of files) await readFile(file, LARGEST_FILE, (text) => void texts.push({ name: file.name, text }));
  for (const { name, text } of texts) if (isLesson(text)) openLessonText(name, text);
  const codes = texts.filter(({ text }) => !isLesson(text)).map(({ text }) => text);
  if (codes.length > 0) collection.take(codes.join('\n'));
}
