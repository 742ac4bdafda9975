import './style.css';
import { effect } from '@preact/signals';
import { render } from 'preact';
import { session } from './act';
import { keepAddress } from './address';
import { App } from './app';
import { faceOf } from './faces';
import { listenForFiles } from './files';
import { stage } from './hand';
import { listenForKeys } from './keys';
import { dress } from './look';
import { workOffline } from './offline';
import { state } from './state';
import { words } from './words';
// Games ask for it: a request of its own would cost more than its bytes.
import './options';

dress(state);
effect(() => {
  document.title = words.page.title(words.tabs[state.tab.value]);
});
listenForKeys();
listenForFiles();
session.keepAnswer();
keepAddress(state);
session.ready();
faceOf(state.tab.peek());
// In a task of its own: on a slow processor the page hears between the two.
setTimeout(() => render(<App />, document.getElementById('page') as HTMLElement));
if (HOSTED) workOffline();

// For tests and for the curious: `boardlab.session.trap('session')` ends an engine the hard way.
Object.assign(globalThis, { boardlab: { state, session, stage } });
