// The explanation of a removal: every target with what the player expects of it.

import * as w from 'words:solitaire';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Ahead, Piece, SolitaireBoard, SolitaireCandidate, SolitaireExplanation } from '../../../engine/boundary';
import { state } from '../../../game';
import { cell } from '../../../i18n/format';
import { paragraph } from '../../../i18n/join';
import { number } from '../../../i18n/say';
import { cx } from '../../../lib/cx';
import evidence from '../../../panes/evidence.module.css';
import { MoveButton } from '../../../panes/move';
import grades from '../../../panes/value.module.css';
import { isNumber, points } from '../format';
import { droppedAhead, gradeOf, isChosen, moveOf, shareOf, tileAt } from '../position';
import css from '../solitaire.module.css';
import { PieceIcon } from './piece';

function Thought({ nodes, of, done }: SolitaireExplanation['thought']) {
  if (of === 0) return null;
  return (
    <p class={css.thought}>
      {!done && <progress aria-label={w.progress} value={nodes} max={of} />}
      <span class="muted">{done ? w.searched({ nodes }) : w.searching({ nodes, all: of })}</span>
    </p>
  );
}

function Value({ why, candidate }: { why: SolitaireExplanation; candidate: SolitaireCandidate }) {
  const grade = gradeOf(why, candidate);
  const share = 0.12 + 0.88 * shareOf(why, candidate);
  return (
    <td title={w.worlds({ worlds: candidate.worlds })}>
      <b>{points(candidate.expected)}</b>{' '}
      <span class={css.spread}>{candidate.spread > 0 && `± ${points(candidate.spread)}`}</span>
      <span class={cx(css.bar, grades[`g${grade}`])} style={{ width: `${100 * share}%` }} />
    </td>
  );
}

/** What a removal means for the bonuses, the most important first. */
function effectsOf(ahead: Ahead, piece: Piece): string[] {
  const { run, set, waiting, breaksSet, chain, breaksChain, next, dead } = ahead;
  const kind = isNumber(piece) ? 'numbers' : 'pieces';
  const said: [boolean, string][] = [
    [next === 0, w.ends],
    [set > 0, w.earnedSet({ kind, points: set })],
    [set > 0 && chain > 1, w.chain({ sets: chain })],
    [run > 1, w.run({ length: run })],
    [set === 0 && waiting === 3, w.almost],
    [breaksSet > 1, w.leavesSet({ pieces: breaksSet })],
    [breaksChain === 1, w.noChain],
    [breaksChain > 1, w.endsChain({ sets: breaksChain })],
    [next > 0 && dead === next, w.endsSoon],
  ];
  return said.flatMap(([holds, words]) => (holds ? [words] : []));
}

function Row({
  board,
  why,
  candidate,
}: {
  board: SolitaireBoard;
  why: SolitaireExplanation;
  candidate: SolitaireCandidate;
}) {
  const { at, piece, ahead } = candidate;
  const move = moveOf(at);
  const chosen = isChosen(why, candidate);
  const lit = state.previewMove.value === move;
  const effects = paragraph(...effectsOf(ahead, piece));
  return (
    <>
      <tr class={cx(chosen && evidence.next, lit && evidence.lit)}>
        <th scope="row" rowSpan={effects ? 2 : 1}>
          <MoveButton move={move}>
            <PieceIcon piece={piece} colour={tileAt(board, at)?.colour ?? 'bronze'} /> {cell(at)}
          </MoveButton>
        </th>
        <Value why={why} candidate={candidate} />
        <td>
          +{number(ahead.points)}{' '}
          {chosen && <span class={evidence.chosen}>{why.scripted ? w.fromInput : w.chosen}</span>}
        </td>
      </tr>
      {effects && (
        <tr class={cx(css.effects, chosen && evidence.next, lit && evidence.lit)}>
          <td colSpan={2}>{effects}</td>
        </tr>
      )}
    </>
  );
}

/** The number of rows that are rendered in one frame; the next ones follow a frame later. */
const AT_ONCE = 12;

function Candidates({ board, why }: { board: SolitaireBoard; why: SolitaireExplanation }) {
  const all = why.candidates.length;
  const rows = useSignal(AT_ONCE);
  useEffect(() => {
    if (rows.value < all) rows.value += AT_ONCE;
  }, [rows.value, all]);
  return (
    <table class={cx(evidence.candidates, css.solitaire)} aria-label={w.removals}>
      <thead>
        <tr>
          <th scope="col">{w.pieceHead}</th>
          <th scope="col">{w.expectedHead}</th>
          <th scope="col">{w.pointsHead}</th>
        </tr>
      </thead>
      <tbody>
        {why.candidates.slice(0, rows.value).map((candidate) => (
          <Row key={moveOf(candidate.at)} board={board} why={why} candidate={candidate} />
        ))}
      </tbody>
    </table>
  );
}

/** The removals that the player expects after its choice. */
function Line({ line }: SolitaireExplanation) {
  if (line.length < 2) return null;
  return (
    <section class={css.worked}>
      <h3>{w.line}</h3>
      <p class={css.line}>{line.map(cell).join(' → ')}</p>
    </section>
  );
}

/** Why the highest average is not taken. */
function Dropped({ why }: { why: SolitaireExplanation }) {
  const dropped = droppedAhead(why);
  const chosen = why.candidates.find((candidate) => isChosen(why, candidate));
  if (!dropped || !chosen) return null;
  const [at, { worlds }] = [cell(dropped.at), dropped];
  return <p class="muted">{worlds > 0 ? w.dropped({ at, worlds, all: chosen.worlds }) : w.notTried({ at })}</p>;
}

export function Evidence({ board, why }: { board: SolitaireBoard; why: SolitaireExplanation }) {
  if (board.waits) return null;
  return (
    <>
      <Thought {...why.thought} />
      {why.fault && <h3>{w.legal}</h3>}
      <Candidates board={board} why={why} />
      <Dropped why={why} />
      {!why.fault && <Line {...why} />}
      {!why.fault && (
        <p class={css.stopHere}>
          <MoveButton move="0 0">{w.stopHere}</MoveButton>
        </p>
      )}
    </>
  );
}
