// The prepared lesson about Solitaire Chess, as the editor saves one.
import type { Lesson } from '../../../board/teaching';
import file from './lesson-en.json';

export const lesson = file as Lesson;
