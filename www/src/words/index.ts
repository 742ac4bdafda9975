import { en, type Words } from './en';

/** The catalogue of the page's language. */
export const words: Words = en;
