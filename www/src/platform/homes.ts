// The pages in each language.
import { LANGUAGE } from 'words:language';

/** The game that is open, or a class. */
export type PageName = 'main' | 'class';

const ENGLISH = { language: 'en', name: 'English', main: './index.html', class: './class.html' };
const RUSSIAN = { language: 'ru', name: 'Русский', main: './ru.html', class: './class-ru.html' };

/** The pages in this language, and in the other one. */
export const [HERE, OTHER] = LANGUAGE === 'ru' ? [RUSSIAN, ENGLISH] : [ENGLISH, RUSSIAN];
