// What a class sees: the board large, its step in words, few controls.

import * as l from 'words:lesson';
import * as p from 'words:page';
import * as w from 'words:teach';
import { signal } from '@preact/signals';
import type { FunctionComponent } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { BoardPane, type BoardParts } from '../../board/board';
import { entryOf, gameModuleOf } from '../../board/game-modules';
import { visibleBoard } from '../../board/selectors';
import type { Teaching } from '../../board/teaching';
import { placeOf } from '../../board/timeline-unit';
import { PRINTED } from '../../engine/printed-name';
import { state } from '../../game';
import { capital } from '../../i18n/format';
import { useAsyncEffect } from '../../lib/async-effect';
import { cx } from '../../lib/cx';
import { lazy } from '../../lib/lazy';
import { Alert } from '../../ui/alert';
import { Button, IconButton } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { classState } from './class-view';
import { classroom } from './classroom';
import { GuessArrow } from './guess-arrow';
import { useKeys } from './keys';
import { openLesson } from './mine/open';
import { CLASSES, type ClassMode } from './modes';
import { pupil } from './record';
import { useSight } from './sight';
import css from './teach.module.css';
import { Twice } from './twice';
import { isPupil } from './way-out';

const { guessed, guessing, isLast, lesson, question, step } = classroom;

const KEYS: [string[], string][] = [
  [['Page Down', '→', p.space], w.keyOn],
  [['Page Up', '←'], w.keyBack],
  [['B', '.'], w.keyDark],
  [['Y', 'N'], w.keyAnswer],
  [['G'], w.keyBoard],
  [['0', 'Home'], w.fit],
  [['F'], p.keyFull],
  [['T'], p.keyTheme],
  [['?'], p.keyHelp],
  [['Esc'], w.keyLeave],
];

const missing = p.notLoaded;
/** Those that do not show a position with its moves. */
const PAGES: Partial<Record<ClassMode, FunctionComponent<{ board: BoardParts }>>> = {
  sheet: lazy(() => import('./sheet').then(({ SheetPage }) => SheetPage), missing),
  seed: lazy(() => import('./seed').then(({ SeedPage }) => SeedPage), missing),
  edit: lazy(() => import('./edit/editor').then(({ EditPage }) => EditPage), missing),
  collect: lazy(() => import('./collect/collect').then(({ CollectPage }) => CollectPage), missing),
};
const NotesPage = lazy(() => import('./notes/notes').then(({ NotesPage }) => NotesPage), missing);
const Keys = lazy(() => import('../../panes/help').then(({ Help }) => Help), missing, '');
const Guess = lazy(() => import('./guess').then(({ Guess }) => Guess), missing, '');
const Play = lazy(() => import('./play').then(({ Play }) => Play), missing);
const PlayControls = lazy(() => import('./play').then(({ PlayControls }) => PlayControls), missing, '');
const Presented = lazy(() => import('./present').then(({ Presented }) => Presented), missing, '');
const Looks = lazy(() => import('./present').then(({ Looks }) => Looks), missing, '');
const LessonText = lazy(() => import('./lesson-text').then(({ LessonText }) => LessonText), missing);

/** Notes have a window of their own, and pupils play. */
const MODES = CLASSES.filter((mode) => mode !== 'notes' && mode !== 'play');

const isOfLesson = (mode: ClassMode): mode is 'lesson' | 'sheet' => mode === 'lesson' || mode === 'sheet';

/** A board of one's own is of its lesson alone. */
const isOffered = (mode: ClassMode): boolean =>
  state.tab.value !== PRINTED ||
  mode === 'edit' ||
  mode === 'collect' ||
  (isOfLesson(mode) && (openLesson.value ?? classState.lesson.value) !== null);

/** To a board of one's own there is no prepared lesson, but the one that is written. */
const enter = (mode: ClassMode) =>
  state.tab.peek() === PRINTED && isOfLesson(mode)
    ? import('./edit/acts').then(({ presentOpen }) => presentOpen(mode))
    : classroom.enter(mode);

/** What is read, guessed or shown with a clicker has notes. */
const WITH_NOTES: readonly ClassMode[] = ['present', 'predict', 'lesson'];

/** Who follows a lesson of a teacher's own sees its title, and nothing of the other modes. */
const followsLesson = (mode: ClassMode): boolean => mode === 'lesson' && classState.lesson.value !== null;

/** A class has a board without the controls of the game; one that is small shows a close-up. */
const BOARD: BoardParts = { class: css.stage, closeUp: 'narrow', hasControls: false, Over: GuessArrow };

/** Browsers ask for the window to be opened in the click itself: it is there by then. */
const projector = signal<typeof import('./notes/projector').projector | null>(null);
const openNotes = () => projector.peek()?.openNotes();

function Modes({ now }: { now: ClassMode }) {
  const modes = useRef<HTMLElement>(null);
  // On a phone the row is wider than the screen.
  useEffect(() => {
    modes.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [now]);
  return (
    <nav class={cx('more-right', css.modes)} aria-label={w.modes} ref={modes}>
      {MODES.filter(isOffered).map((mode) => (
        <Button key={mode} aria-current={mode === now ? 'page' : undefined} run={() => enter(mode)}>
          {w.mode({ mode })}
        </Button>
      ))}
    </nav>
  );
}

/** A teacher goes back to the lesson that is written. */
function ToEditor() {
  if (classState.lesson.value?.origin === 'link') return null;
  return (
    <Button run={() => classroom.edit()}>
      {classState.lesson.value?.origin === 'draft' ? l.toEditor : l.takeCopy}
    </Button>
  );
}

/** The lesson that is on the screen, by a link or a code. */
const Give = () => (
  <div class={css.looks}>
    <Button icon="share" run={() => import('./edit/share-lesson').then(({ give }) => give())}>
      {l.give}
    </Button>
  </div>
);

/** Where a mode has no notes, their button keeps its room: the modes beside it stay where they are. */
function Notes({ mode }: { mode: ClassMode }) {
  const isNone = !WITH_NOTES.includes(mode);
  return (
    <Button class={css.notes} aria-hidden={isNone || undefined} title={l.notes} aria-label={l.notes} run={openNotes}>
      {l.notesShort}
    </Button>
  );
}

function Head({ mode, Menu }: { mode: ClassMode; Menu: FunctionComponent }) {
  return (
    <header class={css.head}>
      <h1>
        {isOfLesson(mode) && classState.lesson.value ? (lesson.value?.title ?? '') : entryOf(state.tab.value).name}
      </h1>
      {followsLesson(mode) && <ToEditor />}
      {!followsLesson(mode) && mode !== 'play' && <Modes now={mode} />}
      {!isPupil(mode) && <Notes mode={mode} />}
      <Menu />
      {!isPupil(mode) && <IconButton name={w.leave} icon="close" run={() => classroom.leave()} />}
    </header>
  );
}

/** The step that led here; not what its values give away. */
function Step() {
  const frame = state.shown.value?.frame;
  const gameModule = frame && gameModuleOf(frame.board.game).value;
  const said = () =>
    frame && gameModule?.describeStep(frame.turn.kind === 'over' ? frame.board : visibleBoard(gameModule, frame.board));
  return (
    <p class="teach-step" aria-live="polite">
      {said()}
    </p>
  );
}

/** Whether there is nothing to check. */
const gaveNothing = (): boolean => guessed.value === null && classroom.state.unread.value === 'no';

/** A pupil has an answer checked, or gives up; a class has it revealed. */
function askLabel(): string {
  if (!followsLesson('lesson') || classState.teach.value?.mode !== 'lesson') return w.reveal;
  if (classroom.isTesting.value) return gaveNothing() ? w.on : l.keepAnswer;
  return gaveNothing() ? l.showAnswer : l.check;
}

/** Who has not answered yet is not led to the answer. */
const isGivingUp = (mode: ClassMode): boolean =>
  followsLesson(mode) && guessing.value && !!question.value && gaveNothing();

/** Whether the answer to the step can still be handed in: not after a look at the right one. */
const losesAnswer = (): boolean =>
  classroom.handsIn.value &&
  !classroom.isTesting.value &&
  pupil.state.record.value.answers[classState.teach.value?.step ?? 0] === undefined;

function Controls({ mode }: { mode: ClassMode }) {
  const asks = guessing.value && (mode === 'lesson' ? !!question.value : state.shown.value?.frame.turn.kind !== 'over');
  const isFirst = mode === 'lesson' ? classState.teach.value?.step === 0 : state.ply.value === 0;
  return (
    <div class={css.controls}>
      <Button icon="back" aria-label={w.back} title={w.back} disabled={isFirst} run={() => classroom.back()} />
      {mode !== 'lesson' && <p class="teach-count">{capital(placeOf(state.ply.value))}</p>}
      <Twice
        look={isGivingUp(mode) ? 'plain' : 'strong'}
        disabled={isLast.value}
        name={asks ? askLabel() : w.on}
        asks={isGivingUp(mode) && losesAnswer()}
        warning={l.looksCount}
        of={step.value}
        run={() => classroom.next()}
      >
        <Icon name="on" />
      </Twice>
    </div>
  );
}

/** Whether a move on the board means something: a guess that is yes or no is not one. */
const takesMoves = () => !guessing.value || ['move', 'cell'].includes(question.value?.kind ?? '');

/** Beside the board. */
function Said({ mode }: { mode: ClassMode }) {
  if (mode === 'play') return <Play />;
  return (
    <>
      {mode === 'lesson' ? <Lesson /> : <Step />}
      {mode === 'present' ? <Presented /> : <Guess />}
    </>
  );
}

/** Behind the last step nothing comes: what would go on would lie over the code. */
const isHandingIn = (): boolean => classroom.handsIn.value && classState.teach.value?.mode === 'lesson' && isLast.value;

function Board({ mode }: { mode: ClassMode }) {
  return (
    <>
      <BoardPane {...BOARD} hasPad={takesMoves()} />
      <div class={css.panel}>
        {/* It scrolls, so the keyboard must reach it. */}
        <section id="teach-panel" class={css.text} tabIndex={0} aria-label={w.position}>
          <Said mode={mode} />
        </section>
        {mode !== 'lesson' && mode !== 'play' && <Looks mode={mode} />}
        {mode === 'lesson' && lesson.value && !isPupil(mode) && <Give />}
        {mode === 'play' ? <PlayControls /> : !isHandingIn() && <Controls mode={mode} />}
      </div>
    </>
  );
}

/** The lesson that is open, or why there is none. */
function Lesson() {
  const wrong = classroom.state.fault.value;
  if (wrong) return <Alert isSpoken>{wrong}</Alert>;
  if (classState.lesson.value && !lesson.value) return <p class="muted">{l.loading}</p>;
  return <LessonText />;
}

/** The notes are told when the class is over. */
function useNotes(): void {
  useEffect(() => {
    import('./notes/projector').then((module) => {
      projector.value = module.projector;
    });
    return () => projector.peek()?.endNotes();
  }, []);
}

/** A board that is dark is dark for everyone. */
function Dark() {
  return (
    <main class={css.dark} aria-live="polite">
      <h1>{w.dark}</h1>
    </main>
  );
}

/** What the game that is shown brings to a class. */
function useTeaching(): void {
  const game = state.tab.value;
  const keep = (teaching: unknown) => classroom.setTeaching(teaching as Teaching);
  useAsyncEffect(() => entryOf(game).teaching(), keep, [game]);
  useEffect(() => () => classroom.setTeaching(null), [game]);
}

/** `Menu`: what the page has in its menu. */
export function Classroom({ Menu }: { Menu: FunctionComponent }) {
  useKeys();
  useTeaching();
  useSight();
  useNotes();
  const teach = classState.teach.value;
  if (!teach) return null;
  if (teach.mode === 'notes') return <NotesPage />;
  if (classroom.state.isDark.value) return <Dark />;
  const Page = PAGES[teach.mode];
  return (
    <main class={css.teach} data-mode={teach.mode}>
      <Head mode={teach.mode} Menu={Menu} />
      {Page ? <Page key={teach.mode} board={BOARD} /> : <Board mode={teach.mode} />}
      {state.help.value && <Keys rows={KEYS} />}
    </main>
  );
}
