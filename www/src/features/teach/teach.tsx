// What a class sees: the board large, its step in words, few controls.
import type { FunctionComponent } from 'preact';
import { useEffect } from 'preact/hooks';
import { BoardPane, type BoardParts } from '../../board/board';
import { entryOf, gameModuleOf } from '../../board/game-modules';
import { visibleBoard } from '../../board/selectors';
import type { Teaching } from '../../board/teaching';
import { words } from '../../i18n';
import { teachWords as w } from '../../i18n/teach-en';
import { useAsyncEffect } from '../../lib/async-effect';
import { IconButton } from '../../lib/icon-button';
import { Icon } from '../../lib/icons';
import { lazy } from '../../lib/lazy';
import { Help } from '../../panes/help';
import { toggleFullScreen } from '../../panes/shortcuts';
import { act } from '../../store/act';
import { CLASSES, type ClassMode, state } from '../../store/state';
import { back, enter, leave, next } from './acts';
import { Guess } from './guess';
import { useKeys } from './keys';
import { atEnd, guessing, question } from './selectors';
import { classroom } from './state';
import './teach.css';

const missing = words.side.notLoaded;
/** Those that do not show a position with its moves. */
const PAGES: Partial<Record<ClassMode, FunctionComponent<{ board: BoardParts }>>> = {
  sheet: lazy(() => import('./sheet').then(({ SheetPage }) => SheetPage), missing),
  seed: lazy(() => import('./seed').then(({ SeedPage }) => SeedPage), missing),
};
const LessonText = lazy(() => import('./lesson-text').then(({ LessonText }) => LessonText), missing);

function Modes({ now }: { now: ClassMode }) {
  return (
    <nav class="teach-modes" aria-label={w.modes}>
      {CLASSES.map((mode) => (
        <button
          key={mode}
          type="button"
          class="button"
          aria-current={mode === now ? 'page' : undefined}
          onClick={() => enter(mode)}
        >
          {w.mode[mode]}
        </button>
      ))}
    </nav>
  );
}

function Head({ mode }: { mode: ClassMode }) {
  return (
    <header class="teach-head">
      <h1>{entryOf(state.tab.value).name}</h1>
      <Modes now={mode} />
      <IconButton name={words.page.fullScreen} icon="full" run={toggleFullScreen} />
      <IconButton name={words.page.help} icon="help" run={() => act({ kind: 'help', open: true })} />
      <IconButton name={w.leave} icon="close" run={leave} />
    </header>
  );
}

/** The step that led here; not what its values give away. */
function Step() {
  const frame = state.shown.value?.frame;
  const gameModule = frame && gameModuleOf(frame.board.game).value;
  const said = () =>
    frame &&
    gameModule?.describeStep(frame.turn.kind === 'over' ? frame.board : visibleBoard(state, gameModule, frame.board));
  return (
    <p class="teach-step" aria-live="polite">
      {said()}
    </p>
  );
}

function Controls({ mode }: { mode: ClassMode }) {
  const asks = guessing.value && state.shown.value?.frame.turn.kind !== 'over';
  return (
    <div class="teach-controls">
      <button type="button" class="button" aria-label={w.back} title={w.back} onClick={back}>
        <Icon name="back" />
      </button>
      {mode !== 'lesson' && <p class="teach-count">{w.at(state.ply.value, entryOf(state.tab.value).unit)}</p>}
      <button type="button" class="button strong" title={w.keys} disabled={atEnd.value} onClick={next}>
        {asks ? w.reveal : w.on}
        <Icon name="on" />
      </button>
    </div>
  );
}

/** While a class guesses, luck answers by itself. */
function usePassingChance(): void {
  const shown = state.shown.value;
  const chance = state.teach.value?.mode === 'predict' && shown?.frame.turn.kind === 'chance';
  useEffect(() => {
    if (chance && shown) act({ kind: 'go', ply: shown.frame.ply + (shown.way === 'back' ? -1 : 1) });
  }, [shown]);
}

/** Whether a move on the board means something: a guess that is yes or no is not one. */
const takesMoves = () => !guessing.value || question.value?.kind === 'move';

function Board({ mode, parts }: { mode: ClassMode; parts: BoardParts }) {
  usePassingChance();
  return (
    <>
      <BoardPane {...parts} hasPad={takesMoves()} />
      <div class="teach-panel">
        {/* It scrolls, so the keyboard must reach it. */}
        <section id="teach-panel" class="teach-text" tabIndex={0} aria-label={w.said}>
          {mode === 'lesson' ? <LessonText /> : <Step />}
          {mode !== 'present' && <Guess />}
        </section>
        <Controls mode={mode} />
      </div>
    </>
  );
}

/** A board that is dark is dark for everyone. */
function Dark() {
  return (
    <main class="teach-dark" aria-live="polite">
      <h1>{w.dark}</h1>
    </main>
  );
}

/** What the game that is shown brings to a class. */
function useTeaching(): void {
  const game = state.tab.value;
  const keep = (teaching: unknown) => classroom.act({ kind: 'teaching', teaching: teaching as Teaching });
  useAsyncEffect(() => entryOf(game).teaching(), keep, [game]);
  useEffect(() => () => classroom.act({ kind: 'teaching', teaching: null }), [game]);
}

export function Classroom({ board }: { board: BoardParts }) {
  useKeys();
  useTeaching();
  const teach = state.teach.value;
  if (!teach) return null;
  if (classroom.state.isDark.value) return <Dark />;
  const Page = PAGES[teach.mode];
  return (
    <main class="teach" data-mode={teach.mode}>
      <Head mode={teach.mode} />
      {Page ? <Page key={teach.mode} board={board} /> : <Board mode={teach.mode} parts={board} />}
      <Help rows={w.keyRows} />
    </main>
  );
}
