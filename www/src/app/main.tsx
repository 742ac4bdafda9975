import './style.css';
import { effect } from '@preact/signals';
import { render } from 'preact';
import { stage } from '../board/hand';
import { faceOf } from '../games/faces';
import { words } from '../i18n';
import { keepAddress } from '../links/address';
import { workOffline } from '../platform/offline';
import { session } from '../store/act';
import { state } from '../store/state';
import { App } from './app';
import { listenForFiles } from './files';
import { listenForKeys } from './keys';
import { dress } from './look';
// Games ask for it: a request of its own would cost more than its bytes.
import '../store/options';

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
