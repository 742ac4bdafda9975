// The page of a class.
import { menu } from 'words:page';
import { classState } from '../features/teach/class-view';
import { classroom } from '../features/teach/classroom';
import { classClient } from '../features/teach/client';
import { startOwnSteps } from '../features/teach/own-entry';
import { place } from '../features/teach/place';
import { Classroom } from '../features/teach/teach';
import { boardHost } from '../game';
import { visits } from '../links/visits';
import { openFile, setClassFiles } from '../panes/files';
import { NoticeLine } from '../panes/notice';
import { Menu } from '../ui/menu';
import { beginPage, openPage } from './begin-page';
import { DropHere } from './drop';
import { Settings } from './settings';

const table = () => import('../features/teach/collect/bring');

/** The page that collects answers takes what pupils have saved, and the lesson itself. */
async function take(files: readonly File[]): Promise<void> {
  const mode = classState.teach.peek()?.mode;
  if (mode === 'collect') return (await table()).bring(files);
  if (mode === 'edit') return (await import('../features/teach/edit/own-position')).bring(files);
  for (const file of files) await openFile(file);
}

const ClassMenu = () => (
  <Menu name={menu} icon="menu">
    <Settings page="class" />
  </Menu>
);

/** Starts the page of a class. A document has one page. */
export function createClass(): void {
  beginPage(take, false);
  startOwnSteps();
  setClassFiles(table);
  boardHost.take(classClient);
  place.setTable(async (codes) => (await table()).take(codes));
  classroom.start();
  visits.start(place);
  openPage(
    <>
      <NoticeLine />
      <Classroom Menu={ClassMenu} />
      <DropHere />
    </>,
  );
}
