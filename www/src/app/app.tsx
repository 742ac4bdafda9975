import './desk.css';
import './header.css';
import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import { themeNow } from '../board/appearance';
import { BoardPane, type BoardParts } from '../board/board';
import { words } from '../i18n';
import { focusBoard } from '../lib/focus';
import { Icon, type IconName } from '../lib/icons';
import { lazy } from '../lib/lazy';
import { Aside } from '../panes/aside';
import { InputPane } from '../panes/input';
import { NoticeLine } from '../panes/notice';
import { OutputPane } from '../panes/output';
import { toggleFullScreen, toggleTheme } from '../panes/shortcuts';
import { Timeline } from '../panes/timeline';
import { act } from '../store/act';
import { state } from '../store/state';
import { DropHere } from './files';
import { Language } from './language';
import { Tabs } from './tabs';

function Tool({ name, icon, run }: { name: string; icon: IconName; run: () => void }) {
  return (
    <button type="button" class="icon-button" title={name} aria-label={name} onClick={run}>
      <Icon name={icon} />
    </button>
  );
}

const Keys = lazy(() => import('../panes/help').then(({ Help }) => Help), words.side.notLoaded, '');

/** Once there it stays: a dialog that closes gives the focus back. */
function Help() {
  const there = useRef(false);
  there.current ||= state.help.value;
  return there.current ? <Keys /> : null;
}

const { notLoaded } = words.side;
const Classroom = lazy(() => import('../features/teach/teach').then(({ Classroom }) => Classroom), notLoaded);
const Inputs = lazy(() => import('../features/inputs/inputs').then(({ Inputs }) => Inputs), notLoaded, '');
const Compare = lazy(() => import('../features/compare/compare').then(({ Compare }) => Compare), notLoaded);
const BOARD: BoardParts = {
  EditBar: lazy(() => import('../features/edit/edit-bar').then(({ EditBar }) => EditBar), notLoaded, ''),
  SideBySide: lazy(
    () => import('../features/side-by-side/side-by-side').then(({ SideBySide }) => SideBySide),
    notLoaded,
  ),
};
const CLASS = { mode: 'present', step: 0, revealed: false, guess: null } as const;

function Header() {
  const theme = themeNow(state);
  return (
    <header class="top">
      <a class="skip" href="#board" onClick={skip}>
        {words.page.skip}
      </a>
      <h1 class="name">Boardlab</h1>
      <Tabs />
      <div class="tools">
        <Tool
          name={words.page.share}
          icon="share"
          run={() => import('../features/share/share').then(({ share }) => share())}
        />
        <Tool
          name={words.page.export}
          icon="picture"
          run={() => import('../features/export/export').then(({ open }) => open())}
        />
        <Tool name={words.page.teach} icon="teach" run={() => act({ kind: 'teach', teach: CLASS })} />
        <Language />
        <Tool name={words.page.help} icon="help" run={() => act({ kind: 'help', open: true })} />
        <Tool name={words.page.theme(theme)} icon={theme === 'light' ? 'moon' : 'sun'} run={toggleTheme} />
        <Tool name={words.page.fullScreen} icon="full" run={toggleFullScreen} />
      </div>
    </header>
  );
}

function Desk() {
  return (
    <div class="desk">
      <InputPane Inputs={Inputs} />
      <OutputPane Compare={Compare} />
      <BoardPane {...BOARD} />
      <Timeline />
      <Aside />
    </div>
  );
}

function Panel({ children }: { children: ComponentChildren }) {
  return (
    <main>
      <div id="panel" role="tabpanel" aria-labelledby={`tab-${state.tab.value}`}>
        {children}
      </div>
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
      <NoticeLine />
      <Panel>
        <Desk key={tab} />
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
