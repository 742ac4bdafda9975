// The embedded board: the board with its timeline, and as much beside it as the host asks for.
import * as w from 'words:embed';
import { notLoaded } from 'words:page';
import { hidden, over } from 'words:panes';
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { BoardPane } from '../../board/board';
import { entryOf, type GameModule, gameModuleOf } from '../../board/game-modules';
import type { PrintedBoard } from '../../engine/own/printed';
import { PRINTED } from '../../engine/printed-name';
import { input, page, state } from '../../game';
import type { Shown } from '../../game/shown';
import { lazy } from '../../lib/lazy';
import { onMoment } from '../../links/address';
import { linkTo, type Moment } from '../../links/link';
import { Branch } from '../../panes/branch';
import { NoticeLine } from '../../panes/notice';
import { Timeline } from '../../panes/timeline';
import { HERE } from '../../platform/homes';
import { Button } from '../../ui/button';
import { Score } from '../own/score';
import css from './embed.module.css';
import { sentenceOf } from './fault';
import { postHeight } from './host-bridge';
import { embedding } from './state';

/** Slower than this a step has time to be spoken. */
const SPEAKABLE = 1000;
/** What a board without a shape of its own takes. */
const USUAL_ASPECT = 4 / 3;
/** Pixels. In a wide column a square need not fill the screen. */
const HIGHEST = 640;

/**
 * The folder with the whole page: the host says where, else the page of this board. The npm package has the boards alone.
 * What a host says is an address, never a script.
 */
function siteOf(asked: string): URL | null {
  const said = asked || document.querySelector<HTMLMetaElement>('meta[name=boardlab-site]')?.content;
  if (!said || !URL.canParse(said, location.href)) return null;
  const site = new URL(said, location.href);
  return ['http:', 'https:'].includes(site.protocol) ? site : null;
}

/** Whether no game is open: positions, or the module of a task. */
const isOwn = () => state.tab.value === PRINTED;

/** Where a moment is in the folder of the whole page; null if it is too long for a link. */
async function pathTo(moment: Moment): Promise<string | null> {
  if (isOwn()) return (await import('./own')).pathNow();
  const link = await linkTo(moment);
  return link.whole ? HERE.main + link.hash : null;
}

/** This moment in the whole page; nothing where that is nowhere, or the input is too long for a link. */
function Open() {
  const site = siteOf(embedding.state.params.value.site);
  const path = useSignal<string | null>(null);
  useEffect(
    () =>
      onMoment(page, async (moment) => {
        path.value = await pathTo(moment);
      }),
    [],
  );
  if (!site || path.value === null) return null;
  return (
    <a class={css.open} href={new URL(path.value, site).href} target="_blank" rel="noopener">
      {isOwn() ? w.openOwn : w.open({ game: entryOf(state.tab.value).name })}
    </a>
  );
}

function Step({ gameModule, shown }: { gameModule: GameModule; shown: Shown }) {
  const fast = state.playing.value && state.speed.value < SPEAKABLE;
  const unseen = embedding.state.params.value.controls === 'none';
  return (
    <p class={unseen ? 'unseen' : css.step} aria-live={fast ? 'off' : 'polite'}>
      {gameModule.describeStep(shown.frame.board)}
    </p>
  );
}

function Because({ gameModule, shown }: { gameModule: GameModule; shown: Shown }) {
  if (!shown.explanation) return <p class={css.because}>{over}</p>;
  if (!state.hints.value) return <p class={css.because}>{hidden}</p>;
  return (
    <p class={css.because}>{w.next({ reason: gameModule.explainMove(shown.explanation, shown.frame.board).text })}</p>
  );
}

/** Leads from moves of the reader back to those that were shown. */
function TakeBack() {
  if ((state.opened.value?.line.branch ?? null) === null) return null;
  return (
    <Button icon="undo" run={() => input.toSolversLine()}>
      {w.takeBack}
    </Button>
  );
}

function Said() {
  const shown = state.shown.value;
  const gameModule = shown && gameModuleOf(shown.frame.board.game).value;
  if (!shown || !gameModule) return null;
  return (
    <>
      <Step gameModule={gameModule} shown={shown} />
      {embedding.state.params.value.controls === 'full' && !isOwn() && (
        <Because gameModule={gameModule} shown={shown} />
      )}
      {isOwn() && <Score of={(shown.frame.board as unknown as PrintedBoard).scene} />}
      {isOwn() ? <TakeBack /> : <Branch class={css.branch} gameModule={gameModule} />}
    </>
  );
}

const SideBySide = lazy(() => import('../side-by-side/side-by-side').then(({ SideBySide }) => SideBySide), notLoaded);
const Reason = lazy(() => import('./parse-error').then(({ Trouble }) => Trouble), notLoaded, '');

/** Why there is no board of what was asked for. */
function Trouble() {
  const fault = embedding.state.fault.value;
  const error = isOwn() ? null : state.parsed.value?.error;
  const own = gameModuleOf(state.source.value.game).value?.faults;
  const why = fault ? sentenceOf(fault) : error && own ? <Reason error={error} own={own} /> : null;
  return (
    why && (
      <div class={css.trouble} role="alert">
        {why}
      </div>
    )
  );
}

/** The height at which the board fills the width. */
function heightOf(page: HTMLElement): number {
  const room = page.querySelector('canvas')?.parentElement;
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
  // Nothing is being read, and nothing was.
  const isEmpty = !!embedding.state.fault.value && state.openings.value === 0;
  return (
    <main
      class={css.embed}
      aria-labelledby="label"
      data-controls={controls}
      data-cases={state.cases.value}
      ref={useHeight()}
    >
      <h1 class="unseen" id="label">
        {label || (isOwn() ? w.labelOwn : w.label({ game: entryOf(state.tab.value).name }))}
      </h1>
      <NoticeLine class={css.notice} />
      <Trouble />
      {!isEmpty && <BoardPane class={css.board} SideBySide={SideBySide} hasControls={controls === 'full'} />}
      {!isEmpty && controls !== 'none' && <Timeline />}
      <footer>
        {caption && <p class={css.caption}>{caption}</p>}
        <Said />
        <Open />
      </footer>
    </main>
  );
}
