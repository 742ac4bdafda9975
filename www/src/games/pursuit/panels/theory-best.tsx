// Every best move of the side to move: on the board, and as buttons that make it.

import * as w from 'words:pursuit-theory';
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { chooseCell } from '../../../board/board-input';
import { gameModuleOf } from '../../../board/game-modules';
import type { PursuitBoard } from '../../../engine/boundary';
import { marks, state } from '../../../game';
import { NO_BREAK } from '../../../i18n/format';
import { listed } from '../../../i18n/join';
import evidence from '../../../panes/evidence.module.css';
import { MoveButton } from '../../../panes/move';
import { Button } from '../../../ui/button';
import { Check } from '../../../ui/check';
import { numbered, pairsOf, xy } from '../format';
import { cellOfIndex, cellsOf, forces, letterOf } from '../position';
import { isCurrent, stopAt } from '../selectors';
import { type Found, theory } from '../state';
import { describeOutlook, describeSlip } from './stops';
import css from './theory.module.css';

const FEW = 12;
/** A step of a catcher, as a move writes it. */
const STEPS = { '0 0': 'stays', '1 0': 'right', '-1 0': 'left', '0 1': 'down', '0 -1': 'up' } as const;
const directionOf = (step: string) => STEPS[step as keyof typeof STEPS] ?? 'stays';

function Steps({ word }: { word: string }) {
  const steps = pairsOf(word);
  const spoken = listed(...steps.map((step, nth) => w.step({ nth, direction: directionOf(step) })));
  return (
    <>
      <span aria-hidden="true">{numbered(steps)}</span>
      <span class="unseen">{spoken}</span>
    </>
  );
}

function Word({ board, word }: { board: PursuitBoard; word: string }) {
  const places = cellsOf(board.n, word).map((cell) => xy(board.n, cell));
  return <MoveButton move={word}>{board.turn === 0 ? places.join(' ') : <Steps word={word} />}</MoveButton>;
}

const mark = (to: number, on: boolean) => () => marks.highlight(on ? [-1, to] : null);

function take(of: Found, to: number): void {
  const gameModule = gameModuleOf('pursuit').peek();
  marks.highlight(null);
  if (gameModule && isCurrent(of)) chooseCell(gameModule, cellOfIndex(of.board.n, to));
}

/** The fugitive's moves are named by the cell where they end. */
function End({ of, to, nth }: { of: Found; to: number; nth: number }) {
  return (
    <Button
      look="bare"
      class={evidence.move}
      onPointerEnter={mark(to, true)}
      onPointerLeave={mark(to, false)}
      onFocus={mark(to, true)}
      onBlur={mark(to, false)}
      run={() => take(of, to)}
    >
      <b aria-hidden="true">{letterOf(nth, of.theory.fugitive)}</b> {xy(of.board.n, to)}
    </Button>
  );
}

function List({ items, total }: { items: ComponentChildren[]; total: number }) {
  const all = useSignal(false);
  const shown = all.value ? items : items.slice(0, FEW);
  return (
    <>
      <ul class={css.words}>
        {shown.map((item, nth) => (
          <li key={nth}>{item}</li>
        ))}
      </ul>
      {items.length > FEW && !all.value && (
        <Button run={() => (all.value = true)}>{w.more({ all: items.length })}</Button>
      )}
      {all.value && total > items.length && <p class="muted">{w.shown({ shown: items.length, all: total })}</p>}
    </>
  );
}

function Moves({ of }: { of: Found }) {
  const { board, theory: advice } = of;
  if (board.sideToMove === 'catchers' && !forces(advice)) return <p>{w.nothing}</p>;
  const ends = advice.fugitive.map((to, nth) => <End of={of} to={to} nth={nth} />);
  const items = board.sideToMove === 'fugitive' ? ends : advice.best.map((word) => <Word board={board} word={word} />);
  return (
    <>
      <p>{w.best({ total: advice.total, side: board.sideToMove })}</p>
      <List items={items} total={advice.total} />
    </>
  );
}

function Legend({ of }: { of: Found }) {
  const { sideToMove } = of.board;
  return (
    <ul class={css.key}>
      <li>
        <span class={css.shades} aria-hidden="true">
          <i>1</i>
          <i>4</i>
          <i>7</i>
        </span>
        {w.legendSoon}
      </li>
      <li>
        <span class={css.shades} aria-hidden="true">
          <i class={css.never}>∞</i>
        </span>
        {w.legendNever}
      </li>
      {(sideToMove === 'fugitive' || forces(of.theory)) && (
        <li>
          <span class={css[sideToMove]} aria-hidden="true" />
          {sideToMove === 'catchers' ? w.legendStep : w.legendEnd}
        </li>
      )}
    </ul>
  );
}

/** The value of the position, and what the move that led to it lost. */
function CaseScore({ of }: { of: Found | null }) {
  const shown = state.shown.value;
  const board = shown?.frame.board;
  const course = theory.state.course.value;
  const stop = shown ? stopAt(course, shown.generation, shown.frame.ply) : undefined;
  const turns = board?.game === 'pursuit' ? board.turns : 0;
  const over = board?.game === 'pursuit' && board.end !== null;
  return (
    <div aria-live="polite" aria-busy={!!of && !isCurrent(of)}>
      <p>{over ? w.over : stop ? describeOutlook(stop, turns) : NO_BREAK}</p>
      {stop?.lost && <p class={css.slip}>{describeSlip(course?.stops ?? [], stop)}</p>}
    </div>
  );
}

export function BestMoves() {
  const of = theory.state.found.value;
  const isShown = theory.state.isShown.value;
  const over = state.shown.value?.frame.turn.kind === 'over';
  return (
    <section>
      <header>
        <h2>{w.here}</h2>
        <Check title={w.showHint} on={isShown} set={(on) => theory.show(on)}>
          {w.show}
        </Check>
      </header>
      <CaseScore of={of} />
      {of && !over && <Moves of={of} />}
      {of && !over && isShown && <Legend of={of} />}
    </section>
  );
}
