// The prepared lesson about Janken Tactics, in Russian, as the editor saves one.
import type { Lesson } from '../../../board/teaching';
import file from './lesson-ru.json';

export const lesson = file as Lesson;
