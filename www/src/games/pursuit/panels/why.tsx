// The table of candidate moves: the area and the distance that each one leads to.

import * as w from 'words:pursuit';
import { useSignal } from '@preact/signals';
import { chooseCell } from '../../../board/board-input';
import { gameModuleOf } from '../../../board/game-modules';
import type { PursuitBoard, PursuitCandidate, PursuitExplanation } from '../../../engine/boundary';
import { chooseMove, marks, state } from '../../../game';
import { paragraph } from '../../../i18n/join';
import { number } from '../../../i18n/say';
import { cx } from '../../../lib/cx';
import css from '../../../panes/evidence.module.css';
import { Button } from '../../../ui/button';
import { xy } from '../format';
import { moveOfPlan } from '../interact';
import { cellOfIndex, pursuitCellInfo } from '../position';
import pursuitCss from '../pursuit.module.css';
import { type Basis, basisOf } from '../reasons';

const FEW = 8;

/** Highlights a candidate while it is hovered or focused. */
const mark =
  ({ catcher, to }: PursuitCandidate, on: boolean) =>
  () =>
    marks.highlight(on ? [catcher ?? -1, to] : null);

/** Plays the candidate. With several catchers, the step is only added to the plan. */
function take(board: PursuitBoard, { catcher, to }: PursuitCandidate): void {
  const gameModule = gameModuleOf('pursuit').peek();
  marks.highlight(null);
  if (catcher !== null) takeStep(board, catcher, to);
  else if (gameModule) chooseCell(gameModule, cellOfIndex(board.n, to));
}

async function takeStep(board: PursuitBoard, catcher: number, to: number): Promise<void> {
  const from = board.catchers[catcher] ?? to;
  const look = pursuitCellInfo(await marks.cellInfo(cellOfIndex(board.n, from)));
  const step = look?.steps.find((step) => step.to === to);
  if (!step || state.shown.peek()?.frame.board !== board) return;
  const plan = new Map(state.plan.peek()).set(catcher, { to, word: step.numbers });
  if (board.pairs > 1) marks.setPlan(plan);
  else chooseMove(moveOfPlan(board, plan));
}

/** Whether the candidate is part of the next move. The board marks that move, too. */
const isChosen = ({ leads }: PursuitExplanation, { catcher, to }: PursuitCandidate) =>
  (catcher === null ? leads.at(-1) : leads[catcher]) === to;

/** Whether a row is only a part of the move: a step of one of several catchers. */
const isPart = ({ sideToMove, pairs }: PursuitBoard) => sideToMove === 'catchers' && pairs > 1;

/** The label in the rows of the next move. */
function labelOf(board: PursuitBoard, { scripted }: PursuitExplanation): string {
  if (scripted) return w.script;
  return isPart(board) ? w.part : w.chosen;
}

const stays = ({ catchers }: PursuitBoard, { catcher, to }: PursuitCandidate) =>
  catcher !== null && catchers[catcher] === to;

/** With several catchers, a row in which a catcher stays changes nothing. It is shown only if the next move leaves that catcher there. */
const hasRow = (board: PursuitBoard, why: PursuitExplanation, of: PursuitCandidate) =>
  !isPart(board) || !stays(board, of) || isChosen(why, of);

function Row({ board, why, of }: { board: PursuitBoard; why: PursuitExplanation; of: PursuitCandidate }) {
  const now = state.highlight.value;
  const lit = now?.[0] === (of.catcher ?? -1) && now[1] === of.to;
  const chosen = isChosen(why, of);
  return (
    <tr class={cx(chosen && css.next, lit && css.lit)} onPointerEnter={mark(of, true)} onPointerLeave={mark(of, false)}>
      {of.catcher !== null && <td>{number(of.catcher)}</td>}
      <th scope="row">
        <Button
          look="bare"
          class={css.move}
          onFocus={mark(of, true)}
          onBlur={mark(of, false)}
          run={() => take(board, of)}
        >
          {stays(board, of) ? w.stays : xy(board.n, of.to)}
        </Button>
      </th>
      <td>{of.area === 0 && of.distance === 0 ? w.caughtHere : number(of.area)}</td>
      <td>
        {number(of.distance)} {chosen && <b class={css.chosen}>{labelOf(board, why)}</b>}
      </td>
    </tr>
  );
}

/** What a strategy looks at in place of the areas of the rows; `other` for all that is not here. */
const LOOKS_AT: Partial<Record<Basis, string>> = {
  soonest: 'turn',
  latest: 'turn',
  areaTogether: 'together',
  areaAfterReply: 'reply',
};

/** What decides that no column shows, or why a row of the next move is not the first; '' where no note is needed. */
function orderNote(board: PursuitBoard, why: PursuitExplanation): string {
  const basis = basisOf(why, board);
  const lastChosen = why.candidates.findLastIndex((of) => isChosen(why, of));
  const chosenComeFirst = why.candidates.slice(0, lastChosen).every((of) => isChosen(why, of));
  if (!basis) return '';
  const by = LOOKS_AT[basis] ?? 'other';
  return chosenComeFirst && by !== 'turn' && by !== 'reply' ? '' : w.notFirst({ by });
}

/** What one row stands for, and how the order of the rows relates to the next move. */
function TableNote({ board, why }: { board: PursuitBoard; why: PursuitExplanation }) {
  const isPlanned = (state.plan.value?.size ?? 0) > 0;
  const notes = [
    isPart(board) && w.single({ label: labelOf(board, why) }),
    isPlanned && w.planned,
    orderNote(board, why),
  ];
  const text = paragraph(...notes);
  return text ? <p class="muted">{text}</p> : null;
}

export function Evidence({ board, why }: { board: PursuitBoard; why: PursuitExplanation }) {
  const all = useSignal(false);
  const candidates = why.candidates.filter((of) => hasRow(board, why, of));
  if (candidates.length === 0) return null;
  const shown = candidates.filter((of, nth) => all.value || nth < FEW || isChosen(why, of));
  return (
    <>
      <TableNote board={board} why={why} />
      <table class={cx(css.candidates, pursuitCss.pursuit)} aria-label={w.candidates}>
        <thead>
          <tr>
            {board.sideToMove === 'catchers' && <th scope="col">{w.catcher}</th>}
            <th scope="col">{w.where}</th>
            <th scope="col">{basisOf(why, board) === 'areaAfterReply' ? w.areaBeforeReply : w.area}</th>
            <th scope="col">{w.distance}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((of) => (
            <Row key={`${of.catcher} ${of.to}`} board={board} why={why} of={of} />
          ))}
        </tbody>
      </table>
      {candidates.length > FEW && (
        <Button run={() => (all.value = !all.value)}>{all.value ? w.fewer : w.more({ all: candidates.length })}</Button>
      )}
      <p class="muted">{w.areaNote}</p>
    </>
  );
}
