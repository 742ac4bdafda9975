import * as w from 'words:page';
import type { ComponentChildren } from 'preact';
import { themeNow } from '../board/appearance';
import { BoardPane, type BoardParts } from '../board/board';
import { focusBoard } from '../board/focus';
import { panes, preferences, state } from '../game';
import { BEGINNING_OF_CLASS } from '../game/class-view';
import { download } from '../lib/download';
import { lazy } from '../lib/lazy';
import { visits } from '../links/visits';
import { Aside } from '../panes/aside';
import { Ended } from '../panes/ended';
import { InputPane } from '../panes/input';
import { NoticeLine } from '../panes/notice';
import { OutputPane } from '../panes/output';
import { toggleFullScreen, toggleTheme } from '../panes/shortcuts';
import { Timeline } from '../panes/timeline';
import { Button } from '../ui/button';
import { Check } from '../ui/check';
import { Menu, MenuItem } from '../ui/menu';
import { TabPanel } from '../ui/tabs';
import { About } from './about';
import aboutCss from './about.module.css';
import { DropHere } from './files';
import css from './header.module.css';
import { Language } from './language';
import mainPageCss from './main-page.module.css';
import { GameTabs } from './tabs';
import { Welcome } from './welcome';

const Keys = lazy(() => import('../panes/help').then(({ Help }) => Help), w.notLoaded, '');

const Help = () => (state.help.value ? <Keys /> : null);

const { notLoaded } = w;
const Classroom = lazy(() => import('../features/teach/teach').then(({ Classroom }) => Classroom), notLoaded);
const Inputs = lazy(() => import('../features/inputs/inputs').then(({ Inputs }) => Inputs), notLoaded, '');
const Compare = lazy(() => import('../features/compare/compare').then(({ Compare }) => Compare), notLoaded);
const BOARD: BoardParts = {
  closeUp: true,
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
  const dark = themeNow(state) === 'dark';
  const complete = state.output.value?.busy === false;
  return (
    <Menu name={w.menu} icon="menu">
      <MenuItem name={w.teach} icon="teach" run={() => visits.beginClass(BEGINNING_OF_CLASS)} />
      <MenuItem
        name={w.addToLesson}
        icon="nearer"
        disabled={!state.shown.value}
        run={() => import('../features/teach/edit/acts').then(({ addToLesson }) => addToLesson())}
      />
      <MenuItem
        name={w.export}
        icon="picture"
        run={() => import('../features/export/export').then(({ open }) => open())}
      />
      <MenuItem name={w.download} icon="download" disabled={!complete} run={saveOutput} />
      <MenuItem name={w.help} icon="help" run={() => panes.setHelp(true)} />
      <MenuItem name={w.fullScreen} icon="full" run={toggleFullScreen} />
      <hr />
      <Language />
      <MenuItem name={w.theme} icon={dark ? 'sun' : 'moon'} pressed={dark} run={toggleTheme} />
      <Check on={state.singleKeyShortcuts.value} set={(on) => preferences.setSingleKeyShortcuts(on)}>
        {w.letters}
      </Check>
    </Menu>
  );
}

function Header() {
  return (
    <header class={css.top}>
      <a class={css.skip} href="#board" onClick={skip}>
        {w.skip}
      </a>
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
  if (state.teach.value)
    return (
      <>
        <NoticeLine />
        <Classroom board={BOARD} />
      </>
    );
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

/** Not by the address, which holds the link to this moment. */
function skip(event: Event): void {
  event.preventDefault();
  focusBoard();
}
