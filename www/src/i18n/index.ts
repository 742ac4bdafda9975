/** The catalogue of the language that the page is built in. */
export { words } from './en';
