// The explanation of a removal: every target with what the player expects of it.
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { SolitaireBoard, SolitaireCandidate, SolitaireExplanation } from '../../../engine/boundary';
import { state } from '../../../game';
import { capital, cell } from '../../../i18n/common';
import { MoveButton } from '../../../panes/move';
import { solitaireWords } from '../messages/messages-en';
import { droppedAhead, gradeOf, isChosen, moveOf, shareOf, tileAt } from '../position';
import { PieceIcon } from './piece';

const w = solitaireWords.why;

function Thought({ nodes, of, done }: SolitaireExplanation['thought']) {
  if (of === 0) return null;
  const t = solitaireWords.thought;
  return (
    <p class="thought">
      {!done && <progress aria-label={t.label} value={nodes} max={of} />}
      <span class="muted">{done ? t.done(nodes) : t.going(nodes, of)}</span>
    </p>
  );
}

function Value({ why, candidate }: { why: SolitaireExplanation; candidate: SolitaireCandidate }) {
  const grade = gradeOf(why, candidate);
  const share = 0.12 + 0.88 * shareOf(why, candidate);
  return (
    <td title={w.worlds(candidate)}>
      <b>{solitaireWords.points(candidate.expected)}</b> <span class="spread">{w.spread(candidate.spread)}</span>
      <span class={`bar g${grade}`} style={{ width: `${100 * share}%` }} />
    </td>
  );
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
  const looks = `${chosen ? 'next' : ''} ${lit ? 'lit' : ''}`;
  const effects = solitaireWords.means(ahead, piece).join('; ');
  return (
    <>
      <tr class={looks}>
        <th scope="row" rowSpan={effects ? 2 : 1}>
          <MoveButton move={move}>
            <PieceIcon piece={piece} colour={tileAt(board, at)?.colour ?? 'bronze'} /> {cell(at)}
          </MoveButton>
        </th>
        <Value why={why} candidate={candidate} />
        <td>
          {w.gain(ahead.points)} {chosen && <span class="chosen">{why.scripted ? w.script : w.choice}</span>}
        </td>
      </tr>
      {effects && (
        <tr class={`effects ${looks}`}>
          <td colSpan={2}>{capital(effects)}</td>
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
    <table class="candidates solitaire" aria-label={w.label}>
      <thead>
        <tr>
          <th scope="col">{w.tile}</th>
          <th scope="col" title={w.expectedTitle}>
            {w.expected}
          </th>
          <th scope="col" title={w.nowTitle}>
            {w.now}
          </th>
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
function Ahead({ line }: SolitaireExplanation) {
  if (line.length < 2) return null;
  return (
    <section class="worked">
      <h3>{w.line}</h3>
      <p class="line">{line.map(cell).join(' → ')}</p>
    </section>
  );
}

/** Why the highest average is not taken. */
function Dropped({ why }: { why: SolitaireExplanation }) {
  const dropped = droppedAhead(why);
  const chosen = why.candidates.find((candidate) => isChosen(why, candidate));
  return dropped && chosen ? <p class="muted">{w.dropped(cell(dropped.at), dropped.worlds, chosen.worlds)}</p> : null;
}

export function Evidence({ board, why }: { board: SolitaireBoard; why: SolitaireExplanation }) {
  if (board.waits) return null;
  return (
    <>
      <Thought {...why.thought} />
      {why.fault && <h3>{w.legal}</h3>}
      <Candidates board={board} why={why} />
      <Dropped why={why} />
      {!why.fault && <Ahead {...why} />}
      {!why.fault && (
        <p class="stop-here">
          <MoveButton move="0 0">{w.stop}</MoveButton>
        </p>
      )}
    </>
  );
}
