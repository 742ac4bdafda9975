import './style.css';
import { stage } from '../board/board-input';
import { browserStorage } from '../lib/browser-storage';
import { session } from '../session';
import { act } from '../store/act';
import { state } from '../store/state';
import { createApp } from './create-app';

createApp({ root: document.getElementById('page') as HTMLElement, storage: browserStorage() });

// For tests and for the curious: `boardlab.session.trap('session')` ends an engine the hard way.
Object.assign(globalThis, { boardlab: { state, session, act, stage } });
