// The page in each language.
import { LANGUAGE } from 'words:language';

const ENGLISH = { language: 'en', name: 'English', home: './index.html' };
const RUSSIAN = { language: 'ru', name: 'Русский', home: './ru.html' };

/** This page, and the same in the other language. */
export const [HERE, OTHER] = LANGUAGE === 'ru' ? [RUSSIAN, ENGLISH] : [ENGLISH, RUSSIAN];
