import { state } from '../store/state';
import { Session } from './session';

/** The engines of the page. They rest until `start`. */
export const session = new Session(state);
