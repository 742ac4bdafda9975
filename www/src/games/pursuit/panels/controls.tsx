// Above the board: who plays, and the catchers' move while a person chooses its parts.

import * as w from 'words:pursuit';
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { focusCells } from '../../../board/focus';
import css from '../../../board/terms.module.css';
import type { PursuitBoard } from '../../../engine/boundary';
import { chooseMove, marks, panes, state, timeline } from '../../../game';
import type { Plan } from '../../../game/cells';
import { optionOf } from '../../../game/options';
import { cx } from '../../../lib/cx';
import { download } from '../../../lib/download';
import { lazy } from '../../../lib/lazy';
import { Button } from '../../../ui/button';
import { Icon } from '../../../ui/icon';
import { Menu, MenuItem } from '../../../ui/menu';
import { Select } from '../../../ui/select';
import { record } from '../engine';
import { moveOfPlan } from '../interact';
import pursuitCss from '../pursuit.module.css';
import { boardNow } from '../selectors';
import { STRATEGIES } from '../strategies';
import { setTerm, type Term } from './options';
import { pages, WORKSHOP } from './pages';

const SEATS = ['catchers', 'fugitive'] as const;

export function Seats() {
  const seat = state.playerSide.value;
  return (
    <label class={css.term} title={w.seatHint}>
      <span class={css.long}>{w.seat}</span>
      <span class={css.short}>{w.seatShort}</span>
      <Select
        label={w.seat}
        value={seat}
        options={[
          { value: null, name: w.seats({ seat: 'none' }) },
          ...SEATS.map((side, nth) => ({ value: nth, name: w.seats({ seat: side }) })),
        ]}
        set={(side) => timeline.setPlayerSide(side)}
      />
    </label>
  );
}

function Strategy({ side }: { side: Term }) {
  return (
    <label class={css.term} title={w.strategyHint}>
      {w.strategyOf({ side })}
      <Select
        value={optionOf(state.source.value.options, side) ?? ''}
        options={[
          { value: '', name: w.asNamed },
          ...STRATEGIES.map((name) => ({ value: name, name: w.strategy({ name }) })),
        ]}
        set={(name) => setTerm(side, name)}
      />
    </label>
  );
}

async function save(): Promise<void> {
  const replay = await record();
  if (replay) download([replay], 'pursuit-replay.txt');
}

/** What is not needed at every match. */
function MatchMenu({ robots }: PursuitBoard) {
  return (
    <Menu name={w.menu} icon="menu">
      <div class={pursuitCss.matchTerms}>
        <Strategy side="catchers" />
        <Strategy side="fugitive" />
      </div>
      <hr />
      <MenuItem name={w.save} icon="download" disabled={robots.length === 0} run={save} />
      {pages.length > 0 && <MenuItem name={w.workshop} icon="edit" run={() => panes.openSide(WORKSHOP)} />}
    </Menu>
  );
}

const NewMatch = lazy(() => import('./new-match').then(({ NewMatch }) => NewMatch), w.noPage, '');

function Begin() {
  const isOpen = useSignal(false);
  return (
    <>
      <Button run={() => (isOpen.value = true)}>{w.newMatch}</Button>
      {isOpen.value && <NewMatch close={() => (isOpen.value = false)} />}
    </>
  );
}

/** Completes the plan with the strategy's moves of the other catchers. */
function filled({ pairs, turn }: PursuitBoard, plan: Plan): Plan {
  const why = state.shown.peek()?.explanation;
  // Two numbers for each piece. The move of a program may be wrong; it is not used then.
  const words = why?.game === 'pursuit' && why.leads.length > 0 ? (why.chosen.match(/\S+ \S+/g) ?? []) : [];
  const used = new Set([...plan.values()].map(({ word }) => word));
  // Cells that are already in the plan are skipped, as long as there are others.
  const spare = words.filter((word) => turn > 0 || !used.has(word));
  const next = new Map(plan);
  for (let nth = 0; nth < pairs; nth++) {
    const word = turn > 0 ? spare[nth] : next.has(nth) ? undefined : spare.shift();
    if (word && !next.has(nth)) next.set(nth, { to: -1, word });
  }
  return next;
}

const say = (board: PursuitBoard, plan: Plan) => {
  chooseMove(moveOfPlan(board, plan));
  focusCells();
};

function withoutLast(plan: Plan): Plan {
  return new Map([...plan].slice(0, -1));
}

/** Takes the last step back. With the last one the row goes, and with it the button. */
function undo(plan: Plan): void {
  marks.setPlan(withoutLast(plan));
  if (plan.size === 1 && !isCatchers()) focusCells();
}

/** Whether a person plays the catchers, and so needs the row for every move of theirs. */
const isCatchers = () => state.playerSide.value === 0;

type ActProps = { title?: string; off: boolean; strong?: boolean; run: () => void; children: ComponentChildren };

/** A button of the row. One that is off does nothing, and keeps the focus. */
function Act({ title, off, strong, run, children }: ActProps) {
  return (
    <Button look={strong ? 'strong' : 'plain'} title={title} off={off} run={() => run()}>
      {children}
    </Button>
  );
}

/** The plan so far, and buttons to make, complete or clear it. Its room is kept while it is not needed, so that the board does not move. */
function Word({ board, plan }: { board: PursuitBoard; plan: Plan }) {
  const places = board.turn === 0;
  const off = !!board.end || board.sideToMove === 'fugitive';
  const short = off || (places && plan.size < board.pairs);
  const many = board.catchers.length > 1 || board.pairs > 1;
  const needed = many && (plan.size > 0 || isCatchers());
  return (
    <div class={pursuitCss.plan} role="group" aria-label={w.plan} data-needed={needed}>
      <span aria-live="polite">
        {off ? w.planWaits : (places ? w.planPlaces : w.planMoves)({ count: plan.size, catchers: board.pairs })}
      </span>
      <div class={pursuitCss.acts}>
        <Act off={plan.size === 0} run={() => undo(plan)}>
          <Icon name="undo" /> {w.undo}
        </Act>
        <Act title={w.restHint} off={off} run={() => say(board, filled(board, plan))}>
          {places ? w.restPlaces : w.restMoves}
        </Act>
        <Act title={w.sendHint} off={short} strong run={() => say(board, plan)}>
          {w.send}
        </Act>
      </div>
    </div>
  );
}

export function Controls() {
  const board = boardNow();
  if (!board) return null;
  return (
    <>
      <div class={cx(css.terms, pursuitCss.bar)} role="group" aria-label={w.match}>
        <Seats />
        <div class={css.pair}>
          <Begin />
          <MatchMenu {...board} />
        </div>
      </div>
      <Word board={board} plan={state.plan.value} />
    </>
  );
}
