// The page of one's own board: the board with its timeline first, beside it what is said of the position, the program and its texts.
import * as w from 'words:own';
import * as page from 'words:page';
import type { VNode } from 'preact';
import { BoardPane } from '../../board/board';
import { shownBoard } from '../../board/scene/layout';
import { Skip } from '../../board/skip';
import type { Misprint } from '../../engine/own/printed';
import { state } from '../../game';
import { lazy } from '../../lib/lazy';
import { Timeline } from '../../panes/timeline';
import { Alert } from '../../ui/alert';
import { isEarlier, logNow, misprintNow, noBoard } from './board';
import { misprintInWords } from './in-words';
import { Lines } from './lines';
import css from './own.module.css';
import { Score } from './score';

/** `Settings`: what the menu of each page has. */
type Props = { Settings: () => VNode };

const load = () => import('./workshop');
const Workshop = lazy(() => load().then(({ Workshop }) => Workshop), page.notLoaded, '');
const ScoreLine = lazy(() => load().then(({ ScoreLine }) => ScoreLine), '', '');
const Tools = lazy(() => load().then(({ Tools }) => Tools), page.notLoaded, '');

function Header(props: Props) {
  return (
    <header class={css.top}>
      <Skip />
      <h1 class={css.name}>
        Boardlab <span>{w.name}</span>
      </h1>
      <div class={css.tools}>
        <Tools {...props} />
      </div>
    </header>
  );
}

/** What is wrong in the output, after the positions that are shown. */
function Wrong({ misprint }: { misprint: Misprint }) {
  return (
    <Alert isSpoken>
      <p data-misprint>{misprintInWords(misprint)}</p>
      {misprint.near && <pre class={css.near}>{misprint.near}</pre>}
    </Alert>
  );
}

/** Slower than this a step has time to be spoken. */
const SPEAKABLE = 1000;

function Said() {
  const board = shownBoard();
  const misprint = misprintNow();
  const { sentence = '' } = board?.scene ?? {};
  const log = logNow();
  const isFast = state.playing.value && state.speed.value < SPEAKABLE;
  return (
    <section class={css.said} aria-label={w.position}>
      {misprint && !misprint.of && !isEarlier.value && <Wrong misprint={misprint} />}
      <p class={css.step} aria-live={isFast ? 'off' : 'polite'}>
        {sentence}
      </p>
      {board && <Score of={board.scene} />}
      {log && <Lines name={w.log}>{log}</Lines>}
    </section>
  );
}

export function OwnPage(props: Props) {
  return (
    <>
      <Header {...props} />
      <main class={css.page}>
        <div class={css.shown}>
          <BoardPane class={css.board} empty={noBoard.value} />
          <Timeline over={<ScoreLine />} />
        </div>
        <div class={css.texts}>
          <Said />
          <Workshop />
        </div>
      </main>
    </>
  );
}
