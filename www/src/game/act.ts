import type { Intent } from './intents';
import { state } from './state';
import { update } from './update';

/** How everybody changes the state of the page. */
export const act = <K extends Intent['kind']>(intent: Extract<Intent, { kind: K }>): void => update(state, intent);
