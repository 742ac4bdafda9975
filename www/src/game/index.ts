import { Session } from './session';
import { state } from './state';

/** The engines of the page. They rest until `start`. */
export const session = new Session(state);
