import './style.css';
import { stage } from '../board/board-input';
import { page } from '../game';
import { browserStorage } from '../lib/browser-storage';
import { createApp } from './create-app';

createApp({ root: document.getElementById('page') as HTMLElement, storage: browserStorage() });

// For tests and for the curious: `boardlab.engines.session.ask('trap', null)` ends an engine the hard way.
Object.assign(globalThis, { boardlab: { ...page, stage } });
