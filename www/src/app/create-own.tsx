// The page of one's own board.
import * as w from 'words:page';
import { render } from 'preact';
import { PRINTED } from '../engine/printed-name';
import { startPrinted } from '../features/own/game';
import { OwnPage } from '../features/own/page';
import { input, state } from '../game';
import { browserStorage } from '../lib/browser-storage';
import { lazy } from '../lib/lazy';
import { NoticeLine } from '../panes/notice';
import { workOffline } from '../platform/served';
import { DropHere, listenForFiles } from './drop';
import { OwnSettings } from './own-settings';
import { keepPreferences } from './preferences';
import { startPage } from './start-page';

const Keys = lazy(() => import('../panes/help').then(({ Help }) => Help), w.notLoaded, '');
const Help = () => (state.help.value ? <Keys /> : null);

const workshop = () => import('../features/own/workshop');

/** Starts the page. A document has one page. */
export function createOwn(): void {
  startPrinted();
  input.expect(PRINTED);
  keepPreferences(state, browserStorage());
  startPage();
  listenForFiles((files) => workshop().then(({ takeFile }) => files.forEach((file) => void takeFile(file))));
  input.preload();
  workshop().then(({ start }) => start());
  const page = (
    <>
      <NoticeLine />
      <OwnPage Settings={OwnSettings} />
      <Help />
      <DropHere />
    </>
  );
  setTimeout(() => render(page, document.getElementById('page') as HTMLElement));
  workOffline();
}
