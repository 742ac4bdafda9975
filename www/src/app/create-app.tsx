import { LEFT } from '../features/teach/left';
import { thinker } from '../game';
import { readStored, removeStored, tabStorage } from '../lib/browser-storage';
import { visits } from '../links/visits';
import { setClassFiles } from '../panes/files';
import { App } from './app';
import { beginPage, openPage } from './begin-page';
import { take } from './files';
import { playOnce } from './play-once';
import { sendLinksOn } from './to-class';

/** Starts the main page. A document has one page. */
export function createApp(): void {
  beginPage(take);
  setClassFiles(() => import('../features/teach/hand-over'));
  sendLinksOn();
  thinker.keep();
  visits.start().then((isNew) => (isNew ? playOnce() : undefined));
  openPage(<App />);
  sayWayBack();
}

/** Who has left a lesson is told how to come back to its step. */
function sayWayBack(): void {
  const hash = readStored(LEFT, tabStorage());
  removeStored(LEFT, tabStorage());
  if (hash) import('../features/teach/way-back').then(({ sayWayBack }) => sayWayBack(hash));
}
