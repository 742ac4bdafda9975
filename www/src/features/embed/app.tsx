// The embedded board: the board with its timeline, and as much beside it as the host asks for.
import './embed.css';
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { BoardPane } from '../../board/board';
import { entryOf, type GameModule, gameModuleOf } from '../../board/game-modules';
import { words } from '../../i18n';
import { lazy } from '../../lib/lazy';
import { linkOf, onMoment } from '../../links/address';
import { Branch } from '../../panes/branch';
import { NoticeLine } from '../../panes/notice';
import { Timeline } from '../../panes/timeline';
import { type Shown, state } from '../../store/state';
import { postHeight } from './host-bridge';
import { embedding } from './state';

const w = words.embed;

/** Slower than this a step has time to be spoken. */
const SPEAKABLE = 1000;
/** What a board without a shape of its own takes. */
const USUAL_ASPECT = 4 / 3;
/** Pixels. In a wide column a square need not fill the screen. */
const HIGHEST = 640;

/** This moment in the whole page; nothing where the input is too long for a link. */
function Open() {
  const hash = useSignal<string | null>(null);
  useEffect(
    () =>
      onMoment(state, async (moment) => {
        const link = await linkOf(moment);
        hash.value = link.whole ? link.hash : null;
      }),
    [],
  );
  if (hash.value === null) return null;
  return (
    <a class="open" href={words.page.home + hash.value} target="_blank" rel="noopener">
      {w.open(entryOf(state.tab.value).name)}
    </a>
  );
}

function Step({ gameModule, shown }: { gameModule: GameModule; shown: Shown }) {
  const fast = state.playing.value && state.speed.value < SPEAKABLE;
  const unseen = embedding.state.params.value.controls === 'none';
  return (
    <p class={unseen ? 'unseen' : 'step'} aria-live={fast ? 'off' : 'polite'}>
      {gameModule.describeStep(shown.frame.board)}
    </p>
  );
}

function Because({ gameModule, shown }: { gameModule: GameModule; shown: Shown }) {
  if (!shown.explanation) return <p class="because">{words.side.over}</p>;
  if (!state.hints.value) return <p class="because">{words.side.hidden}</p>;
  return <p class="because">{w.next(gameModule.explainMove(shown.explanation, shown.frame.board).text)}</p>;
}

function Said() {
  const shown = state.shown.value;
  const gameModule = shown && gameModuleOf(shown.frame.board.game).value;
  if (!shown || !gameModule) return null;
  return (
    <>
      <Step gameModule={gameModule} shown={shown} />
      {embedding.state.params.value.controls === 'full' && <Because gameModule={gameModule} shown={shown} />}
      <Branch gameModule={gameModule} />
    </>
  );
}

const SideBySide = lazy(
  () => import('../side-by-side/side-by-side').then(({ SideBySide }) => SideBySide),
  words.side.notLoaded,
);
const Reason = lazy(() => import('./parse-error').then(({ Trouble }) => Trouble), words.side.notLoaded, '');

/** Why there is no board of this text. */
function Trouble() {
  const error = state.parsed.value?.error;
  const own = gameModuleOf(state.source.value.game).value?.faults;
  if (!error || !own) return null;
  return (
    <div class="trouble" role="alert">
      <Reason error={error} own={own} />
    </div>
  );
}

/** The height at which the board fills the width. */
function heightOf(page: HTMLElement): number {
  const room = page.querySelector<HTMLElement>('.board-container');
  const board = state.shown.value?.frame.board;
  const gameModule = board && gameModuleOf(board.game).value;
  if (!room || !gameModule) return 0;
  const wanted = room.offsetWidth / (gameModule.drawing.aspectRatio(board) ?? USUAL_ASPECT);
  return Math.round(page.scrollHeight - room.offsetHeight + Math.min(wanted, HIGHEST));
}

function useHeight() {
  const page = useRef<HTMLElement>(null);
  useEffect(() => {
    const measure = () => {
      const height = page.current ? heightOf(page.current) : 0;
      if (height > 0 && window.parent !== window) postHeight({ kind: 'height', height });
    };
    const observer = new ResizeObserver(measure);
    for (const part of page.current?.children ?? []) observer.observe(part);
    const stop = state.shown.subscribe(measure);
    return () => {
      observer.disconnect();
      stop();
    };
  }, [embedding.state.params.value.controls]);
  return page;
}

export function Embed() {
  const { controls, caption, label } = embedding.state.params.value;
  return (
    <main
      class="embed"
      aria-labelledby="label"
      data-controls={controls}
      data-cases={state.cases.value}
      ref={useHeight()}
    >
      <h1 class="unseen" id="label">
        {label || w.label(entryOf(state.tab.value).name)}
      </h1>
      <NoticeLine />
      <Trouble />
      <BoardPane SideBySide={SideBySide} />
      {controls !== 'none' && <Timeline />}
      <footer>
        {caption && <p class="caption">{caption}</p>}
        <Said />
        <Open />
      </footer>
    </main>
  );
}
