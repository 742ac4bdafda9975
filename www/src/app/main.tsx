import './style.css';
import { stage } from '../board/hand';
import { session } from '../session';
import { act } from '../store/act';
import { state } from '../store/state';
import { createApp } from './create-app';
// Games ask for it: a request of its own would cost more than its bytes.
import '../store/options';

function storage(): Storage | null {
  try {
    return localStorage;
  } catch {
    // Some browsers refuse even to name it.
    return null;
  }
}

createApp({ root: document.getElementById('page') as HTMLElement, storage: storage() });

// For tests and for the curious: `boardlab.session.trap('session')` ends an engine the hard way.
Object.assign(globalThis, { boardlab: { state, session, act, stage } });
