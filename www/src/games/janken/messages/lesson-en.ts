// The prepared lesson about Janken Tactics, as the editor saves one.
import type { Lesson } from '../../../board/teaching';
import file from './lesson-en.json';

export const lesson = file as Lesson;
