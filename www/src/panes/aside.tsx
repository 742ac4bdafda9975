import css from './aside.module.css';
import './evidence.module.css';
import { close, notLoaded } from 'words:page';
import * as w from 'words:panes';
import { useSignal, useSignalEffect } from '@preact/signals';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { isPhone, isTouch } from '../board/appearance';
import { whatIsShown } from '../board/board';
import { type GameModule, type GamePage, gameModuleOf } from '../board/game-modules';
import { describeCell, visibleBoard } from '../board/selectors';
import type { Board, Frame } from '../engine/boundary';
import { marks, panes, preferences, state } from '../game';
import { SIDES, type Side } from '../game/panes';
import type { Shown } from '../game/shown';
import { BETWEEN, ended, paragraph } from '../i18n/join';
import { cx } from '../lib/cx';
import { lazy } from '../lib/lazy';
import { afterPaint } from '../lib/scheduler';
import { Button } from '../ui/button';
import { Check } from '../ui/check';
import { focusElement, revealElement, scrollToTop } from '../ui/focus';
import { TabPanel, Tabs } from '../ui/tabs';
import { Branch, Rival } from './branch';
import { NewGame } from './ended';
import { RuleLink } from './rule';
import { EventMark } from './timeline';

/** Slower than this a step has time to be spoken. */
const SPEAKABLE = 1000;

/** What is explained: the first board of a text, or of a person's line, is drawn before its evidence. */
function useExplained(): Shown | null {
  const shown = state.shown.value;
  const drawn = useSignal<number | null>(null);
  const explained = useRef<Shown | null>(null);
  useLayoutEffect(() => {
    if (shown)
      afterPaint(() => {
        drawn.value = shown.generation;
      });
  }, [shown?.generation]);
  if (!shown || drawn.value === shown.generation) explained.current = shown;
  // One game follows another without an empty board in between where both are known.
  else if (explained.current?.frame.board.game !== shown.frame.board.game) explained.current = null;
  return explained.current;
}

/** Spoken once a step, and not while steps run too fast for it. */
function Narrator() {
  const said = useSignal('');
  useSignalEffect(() => {
    const shown = state.shown.value;
    const gameModule = shown && gameModuleOf(shown.frame.board.game).value;
    const fast = state.playing.value && state.speed.value < SPEAKABLE;
    if (gameModule && !fast) said.value = paragraph(stepOf(gameModule, shown), advice(gameModule, shown));
  });
  return (
    <p class="unseen" aria-live="polite">
      {said}
    </p>
  );
}

/** What the solver would have done instead of a person's move that led here. */
function advice(gameModule: GameModule, { previousExplanation, made, frame: { board } }: Shown): string {
  if (!state.hints.value || !previousExplanation || made === null) return '';
  return gameModule.advice(previousExplanation, made, board);
}

/** The step that led here; not what its values give away where they are hints. */
function stepOf(gameModule: GameModule, { frame: { board, turn } }: Shown): string {
  return gameModule.describeStep(turn.kind === 'over' ? board : visibleBoard(gameModule, board));
}

function Now({ gameModule, shown }: { gameModule: GameModule; shown: Shown }) {
  const meant = advice(gameModule, shown);
  const result = shown.frame.turn.kind === 'over' && gameModule.describeResult?.(shown.frame.board);
  return (
    <section class={cx('card', css.now)}>
      {state.parsed.value?.error && <p class={css.stale}>{whatIsShown()}</p>}
      <p class={css.step}>{stepOf(gameModule, shown)}</p>
      {meant && <p class={css.advice}>{meant}</p>}
      {result && <p class={css.result}>{result}</p>}
      <Narrator />
      <Branch gameModule={gameModule} />
      {gameModule.hasOpponent && !isPhone.value && <Rival />}
    </section>
  );
}

/** How to learn something of a cell, and to move by it. */
function cellHint({ cellHint: { look, play } }: GameModule, { turn, board }: Frame): string {
  if (state.parsed.value?.error) return w.stale;
  const by = isTouch.value ? 'tap' : 'point';
  return turn.kind === 'over' ? w.look({ by }) : paragraph(look({ by }), play(board));
}

/** What is at the cell under the pointer or the cursor, and why (not) go there. Of none: how to learn that, until it was done once. */
function ThisCell({ gameModule }: { gameModule: GameModule | null }) {
  const place = state.hovered.value ?? state.cursor.value;
  const told = gameModule && place && describeCell(gameModule, place);
  const shown = state.shown.value;
  // While the board is edited, a click does what the bar over it says.
  const plays = state.tool.value === null;
  const isTip = plays && (state.tip.value === 'cell' || !!state.parsed.value?.error);
  const hint = isTip && gameModule && shown ? cellHint(gameModule, shown.frame) : '';
  useEffect(() => {
    if (told) preferences.useTip('cell');
  }, [!!told]);
  if (!told && !hint) return null;
  return (
    <section class={cx('card', css.told)} aria-label={w.cell}>
      {told ? (
        <p>
          <b>{ended(told.title)}</b>
          {BETWEEN}
          {told.text}
          {BETWEEN}
          {told.rule && <RuleLink rule={told.rule}>{w.toRule}</RuleLink>}
        </p>
      ) : (
        <p class="muted">{hint}</p>
      )}
    </section>
  );
}

function Hints() {
  const set = (hints: boolean) => marks.setHints(hints);
  return (
    <Check title={w.hintsTitle} on={state.hints.value} set={set}>
      {w.hints}
    </Check>
  );
}

function Because({ gameModule, shown }: { gameModule: GameModule; shown: Shown }) {
  if (!shown.explanation)
    return (
      <p class={css.because}>
        {gameModule.over ?? w.over} {shown.frame.turn.kind === 'over' && <NewGame />}
      </p>
    );
  if (!state.hints.value) return <p class={css.because}>{w.hidden}</p>;
  const { text, rule } = gameModule.explainMove(shown.explanation, shown.frame.board);
  return (
    <p class={css.because}>
      {text}
      {BETWEEN}
      <RuleLink rule={rule}>{w.toRule}</RuleLink>
    </p>
  );
}

function Why({ gameModule, shown }: { gameModule: GameModule; shown: Shown }) {
  const { board } = shown.frame;
  // What leads to the evidence is there before it: many rows take a slow processor long.
  const begun = useSignal(false);
  useEffect(() => {
    begun.value = true;
  }, []);
  return (
    <div class={css.why}>
      <header>
        <h2>{w.next}</h2>
        <Hints />
      </header>
      <Because gameModule={gameModule} shown={shown} />
      {shown.explanation && state.hints.value && begun.value && (
        <gameModule.Evidence board={board} why={shown.explanation} />
      )}
      {shown.explanation && state.tool.value === null && gameModule.hint && <p class="muted">{gameModule.hint}</p>}
    </div>
  );
}

function Legend({ gameModule }: { gameModule: GameModule }) {
  return (
    <section class={css.legend}>
      <h2>{w.signs}</h2>
      {gameModule.Signs && <gameModule.Signs />}
      <ul>
        {gameModule.signs.map(([look, name]) => (
          <li key={look}>
            <span class={cx(css.sign, look)} aria-hidden="true" />
            {name}
          </li>
        ))}
      </ul>
      <h2>{w.events}</h2>
      <ul>
        {Object.entries(gameModule.events).map(([kind, sign]) => (
          <li key={kind}>
            <EventMark sign={sign} />
            {sign.legend}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Position({ gameModule, board }: { gameModule: GameModule; board: Board }) {
  return (
    <>
      <h2>{w.position}</h2>
      <gameModule.Facts board={board} />
      <Legend gameModule={gameModule} />
    </>
  );
}

/** The game's own pages that have a tab. */
const tabsOf = ({ pages = [] }: GameModule) => pages.filter(({ isWide }) => !isWide);
const turnTo = (side: Side) => panes.openSide(side);

const NAMES: Record<(typeof SIDES)[number], string> = { why: w.why, position: w.position, rules: w.rules };

const Rules = lazy(() => import('./rules').then(({ Rules }) => Rules), notLoaded);

function Page({ gameModule, shown, explained }: { gameModule: GameModule; shown: Shown; explained: Shown }) {
  const side = state.side.value;
  if (side === 'rules') return <Rules game={shown.frame.board.game} />;
  const own = gameModule.pages?.find((page) => page.side === side);
  if (own) return <own.Page key={side} />;
  if (side === 'position') return <Position gameModule={gameModule} board={shown.frame.board} />;
  return <Why gameModule={gameModule} shown={explained} />;
}

/** A page that has the room of the input and the output, beside the board. */
function WidePage({ name, Page }: GamePage) {
  const leave = () => {
    panes.openSide('why');
    focusElement('side-why');
  };
  useEffect(() => revealElement('side'), []);
  return (
    <section class={cx('card', css.pages)} data-wide="true">
      <header class={css.wideHead}>
        <h2 id="side-heading">{name}</h2>
        <Button icon="close" run={leave}>
          {close}
        </Button>
      </header>
      <div id="side" class={cx('more-below', css.page)} role="region" aria-labelledby="side-heading" tabIndex={-1}>
        <Page />
      </div>
    </section>
  );
}

function Pages({ gameModule, shown, explained }: { gameModule: GameModule; shown: Shown; explained: Shown }) {
  const side = state.side.value;
  const tabs = [
    ...SIDES.map((id): { id: Side; name: string } => ({ id, name: NAMES[id] })),
    ...tabsOf(gameModule).map(({ side: id, name }) => ({ id, name })),
  ];
  useEffect(() => {
    if (!state.rule.peek()) scrollToTop('side');
  }, [side]);
  return (
    <section class={cx('card', css.pages)}>
      <Tabs
        class={css.sideTabs}
        label={w.sidePages}
        prefix="side"
        panel="side"
        tabs={tabs}
        now={side}
        choose={turnTo}
      />
      {/* It scrolls where the screen is low, so the keyboard must reach it. */}
      <TabPanel id="side" class={cx('more-below', css.page)} tab={`side-${side}`} isReached>
        <Page gameModule={gameModule} shown={shown} explained={explained} />
      </TabPanel>
    </section>
  );
}

export function Aside({ class: own }: { class: string | undefined }) {
  const shown = state.shown.value;
  const explained = useExplained();
  const gameModule = shown && explained && gameModuleOf(shown.frame.board.game).value;
  const wide = gameModule?.pages?.find(({ side, isWide }) => isWide && side === state.side.value);
  return (
    <aside class={cx(css.aside, own)} aria-label={w.side} data-stale={!!state.parsed.value?.error}>
      {shown && gameModule ? <Now gameModule={gameModule} shown={shown} /> : <section class={cx('card', css.now)} />}
      <ThisCell gameModule={gameModule} />
      {wide && <WidePage key={wide.side} {...wide} />}
      {shown && gameModule && !wide && <Pages gameModule={gameModule} shown={shown} explained={explained} />}
    </aside>
  );
}
