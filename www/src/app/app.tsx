import * as w from 'words:page';
import type { ComponentChildren } from 'preact';
import { BoardPane, type BoardParts } from '../board/board';
import { Skip } from '../board/skip';
import { state } from '../game';
import { download } from '../lib/download';
import { lazy } from '../lib/lazy';
import { Aside } from '../panes/aside';
import { Ended } from '../panes/ended';
import { InputPane } from '../panes/input';
import { NoticeLine } from '../panes/notice';
import { OutputPane } from '../panes/output';
import { Timeline } from '../panes/timeline';
import { Button } from '../ui/button';
import { Menu, MenuItem } from '../ui/menu';
import { TabPanel } from '../ui/tabs';
import { About } from './about';
import aboutCss from './about.module.css';
import { DropHere } from './drop';
import css from './header.module.css';
import mainPageCss from './main-page.module.css';
import { Settings } from './settings';
import { GameTabs } from './tabs';
import { openClass, openOwn } from './to-class';
import { Welcome } from './welcome';

const Keys = lazy(() => import('../panes/help').then(({ Help }) => Help), w.notLoaded, '');

const Help = () => (state.help.value ? <Keys /> : null);

const { notLoaded } = w;
const Inputs = lazy(() => import('../features/inputs/inputs').then(({ Inputs }) => Inputs), notLoaded, '');
const Compare = lazy(() => import('../features/compare/compare').then(({ Compare }) => Compare), notLoaded);
const BOARD: BoardParts = {
  closeUp: 'phone',
  Ended,
  EditBar: lazy(() => import('../features/edit/edit-bar').then(({ EditBar }) => EditBar), notLoaded, ''),
  SideBySide: lazy(
    () => import('../features/side-by-side/side-by-side').then(({ SideBySide }) => SideBySide),
    notLoaded,
  ),
};

function saveOutput(): void {
  download(state.output.peek()?.chunks ?? [], `${state.tab.peek()}-output.txt`);
}

/** What is not needed at every visit, and all settings. */
function PageMenu() {
  const complete = state.output.value?.busy === false;
  return (
    <Menu name={w.menu} icon="menu">
      <MenuItem name={w.teach} icon="teach" run={openClass} />
      <MenuItem name={w.ownBoard} icon="edit" run={openOwn} />
      <MenuItem
        name={w.addToLesson}
        icon="nearer"
        disabled={!state.shown.value}
        run={() => import('../features/teach/hand-over').then(({ addToLesson }) => addToLesson())}
      />
      <MenuItem
        name={w.export}
        icon="picture"
        run={() => import('../features/export/export').then(({ open }) => open())}
      />
      <MenuItem name={w.download} icon="download" disabled={!complete} run={saveOutput} />
      <Settings page="main" />
    </Menu>
  );
}

function Header() {
  return (
    <header class={css.top}>
      <Skip />
      <h1 class={css.name}>Boardlab</h1>
      <GameTabs />
      <div class={css.tools}>
        <Button icon="share" run={() => import('../features/share/share').then(({ share }) => share())}>
          {w.share}
        </Button>
        <PageMenu />
      </div>
    </header>
  );
}

function MainPage() {
  return (
    <div class={mainPageCss.mainPage} data-output={state.outputRoom.value}>
      <InputPane class={mainPageCss.texts} Inputs={Inputs} />
      <OutputPane class={mainPageCss.texts} Compare={Compare} />
      <BoardPane class={mainPageCss.board} {...BOARD} />
      <Timeline class={mainPageCss.timeline} />
      <Aside class={mainPageCss.aside} />
    </div>
  );
}

function Panel({ children }: { children: ComponentChildren }) {
  return (
    <main>
      <TabPanel id="panel" tab={`tab-${state.tab.value}`}>
        {children}
      </TabPanel>
    </main>
  );
}

export function App() {
  const tab = state.tab.value;
  return (
    <>
      <Header />
      <Welcome />
      <NoticeLine class={aboutCss.notice} />
      <About />
      <Panel>
        <MainPage key={tab} />
      </Panel>
      <Help />
      <DropHere />
    </>
  );
}
