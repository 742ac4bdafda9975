// The prepared lesson about Hyper Knights, in Russian, as the editor saves one.
import type { Lesson } from '../../../board/teaching';
import file from './lesson-ru.json';

export const lesson = file as Lesson;
