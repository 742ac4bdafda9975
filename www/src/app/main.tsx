import './style.css';
import { stage } from '../board/board-input';
import { session } from '../game';
import { act } from '../game/act';
import { state } from '../game/state';
import { browserStorage } from '../lib/browser-storage';
import { createApp } from './create-app';

createApp({ root: document.getElementById('page') as HTMLElement, storage: browserStorage() });

// For tests and for the curious: `boardlab.session.trap('session')` ends an engine the hard way.
Object.assign(globalThis, { boardlab: { state, session, act, stage } });
