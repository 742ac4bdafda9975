// The position in figures, the fugitive's cells over the turns, the legend.
import type { ComponentChildren } from 'preact';
import type { PursuitBoard } from '../../../engine/boundary';
import { state } from '../../../game';
import { number } from '../../../i18n/common';
import { pursuitWords } from '../messages/messages-en';
import { areas } from '../state';

const w = pursuitWords.facts;

function Fact({ name, title, children }: { name: string; title?: string; children: ComponentChildren }) {
  return (
    <>
      <dt title={title}>{name}</dt>
      <dd>{children}</dd>
    </>
  );
}

const WIDE = 240;
const HIGH = 64;

/** A line through the known values; a turn has two plies. */
function Chart({ n }: PursuitBoard) {
  const points = [...areas.state.areas.value.byPly].sort(([a], [b]) => a - b);
  if (points.length < 3) return null;
  const last = points.at(-1)?.[0] ?? 1;
  const x = (ply: number) => ((ply - 2) / Math.max(1, last - 2)) * (WIDE - 8) + 4;
  const y = (won: number) => HIGH - 4 - (won / (n * n)) * (HIGH - 8);
  const now = points.find(([ply]) => ply === state.shown.value?.frame.ply);
  return (
    <figure class="chart">
      <figcaption>
        {w.chart} <span class="muted">{w.chartNote}</span>
      </figcaption>
      <svg viewBox={`0 0 ${WIDE} ${HIGH}`} role="img" aria-label={w.chart}>
        <path class="axis" d={`M4 4V${HIGH - 4}H${WIDE - 4}`} />
        <polyline points={points.map(([ply, won]) => `${x(ply)},${y(won)}`).join(' ')} />
        {now && <circle cx={x(now[0])} cy={y(now[1])} r="3" />}
      </svg>
    </figure>
  );
}

function Score({ board }: { board: PursuitBoard }) {
  const { score, turns, turn, end } = board;
  if (score) return <Fact name={w.score} title={w.scoreTitle} children={pursuitWords.score(score)} />;
  return end ? null : (
    <Fact name={w.now} title={w.scoreTitle}>
      {pursuitWords.score([turns - turn, turn])}
    </Fact>
  );
}

export function Facts({ board }: { board: PursuitBoard }) {
  const why = state.shown.value?.explanation;
  const won = why?.game === 'pursuit' && why.territory ? why.won : null;
  return (
    <>
      <dl class="facts">
        <Score board={board} />
        {!board.end && <Fact name={w.turn}>{w.of(board.turn, board.turns)}</Fact>}
        {!board.end && <Fact name={w.due}>{pursuitWords.sides[board.sideToMove]}</Fact>}
        {won !== null && (
          <Fact name={w.won}>
            {number(won)} / {number(board.n * board.n)}
          </Fact>
        )}
        {board.step && board.step.turned.length > 0 && <Fact name={w.turned}>{w.cells(board.step.turned.length)}</Fact>}
        <Fact name={w.field}>
          {board.torus ? w.torus : w.square} {board.n} × {board.n}
        </Fact>
        <Fact name={w.catchers}>
          {number(
            board.pairs && board.turn === 0 ? Math.max(board.catchers.length, board.pairs) : board.catchers.length,
          )}
        </Fact>
        <Fact name={w.steps}>{number(board.steps)}</Fact>
        <Fact name={w.reading}>{board.blocked ? w.readings.blocked : w.readings.default}</Fact>
        {board.robots.length > 0 && <Fact name={w.robots}>{board.robots.join(', ')}</Fact>}
      </dl>
      <Chart {...board} />
    </>
  );
}

export function Signs() {
  const s = pursuitWords.signs;
  return (
    <ul>
      {(Object.keys(s) as (keyof typeof s)[]).map((sign) => (
        <li key={sign}>
          <span class={`chase ${sign}`} aria-hidden="true" />
          {s[sign]}
        </li>
      ))}
    </ul>
  );
}
