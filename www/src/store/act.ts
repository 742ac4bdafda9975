// The page's one desk, its engines, and how panes send intents.
import { Session } from '../engine/session';
import { state } from './state';
import { type Intent, update } from './update';

export const session = new Session(state);

export const act = <K extends Intent['kind']>(intent: Extract<Intent, { kind: K }>): void => update(state, intent);
