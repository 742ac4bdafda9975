// The pages in each language.
import { LANGUAGE } from 'words:language';

/** The game that is open, a class, or a board of one's own. */
export type PageName = 'main' | 'class' | 'own';

const ENGLISH = { language: 'en', name: 'English', main: './index.html', class: './class.html', own: './own.html' };
const RUSSIAN = { language: 'ru', name: 'Русский', main: './ru.html', class: './class-ru.html', own: './own-ru.html' };

/** The pages in this language, and in the other one. */
export const [HERE, OTHER] = LANGUAGE === 'ru' ? [RUSSIAN, ENGLISH] : [ENGLISH, RUSSIAN];
