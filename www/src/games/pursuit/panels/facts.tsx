// The position in figures, the fugitive's cells over the turns, the legend.
import * as w from 'words:pursuit';
import type { ComponentChildren } from 'preact';
import type { PursuitBoard } from '../../../engine/boundary';
import { state } from '../../../game';
import { NO_BREAK } from '../../../i18n/format';
import { listed } from '../../../i18n/join';
import { number } from '../../../i18n/say';
import { cx } from '../../../lib/cx';
import evidence from '../../../panes/evidence.module.css';
import { kindOf, readingOf } from '../position';
import css from '../pursuit.module.css';
import { areas } from '../state';

function Fact({ name, children }: { name: string; children: ComponentChildren }) {
  return (
    <>
      <dt>{name}</dt>
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
    <figure class={css.chart}>
      <figcaption>{w.chart}</figcaption>
      <svg viewBox={`0 0 ${WIDE} ${HIGH}`} role="img" aria-label={w.chart}>
        <path class={css.axis} d={`M4 4V${HIGH - 4}H${WIDE - 4}`} />
        <polyline points={points.map(([ply, won]) => `${x(ply)},${y(won)}`).join(' ')} />
        {now && <circle cx={x(now[0])} cy={y(now[1])} r="3" />}
      </svg>
    </figure>
  );
}

const against = (catchers: number, fugitive: number) => `${number(catchers)}${NO_BREAK}:${NO_BREAK}${number(fugitive)}`;

function Score({ board: { score, turns, turn, end } }: { board: PursuitBoard }) {
  if (score) return <Fact name={w.factScore}>{against(...score)}</Fact>;
  return end ? null : <Fact name={w.factNow}>{against(turns - turn, turn)}</Fact>;
}

export function Facts({ board }: { board: PursuitBoard }) {
  const why = state.shown.value?.explanation;
  const won = why?.game === 'pursuit' && why.territory ? why.won : null;
  return (
    <>
      <dl class={evidence.facts}>
        <Score board={board} />
        {!board.end && <Fact name={w.factTurn}>{w.factTurnOf({ turn: board.turn, last: board.turns - 1 })}</Fact>}
        {!board.end && <Fact name={w.factDue}>{w.side({ side: board.sideToMove })}</Fact>}
        {won !== null && (
          <Fact name={w.factWon}>
            {number(won)} / {number(board.n * board.n)}
          </Fact>
        )}
        {board.step && board.step.turned.length > 0 && (
          <Fact name={w.factTurned}>{w.cells({ cells: board.step.turned.length })}</Fact>
        )}
        <Fact name={w.factField}>{w.board({ kind: kindOf(board.torus), n: board.n })}</Fact>
        <Fact name={w.partCatchers}>
          {number(
            board.pairs && board.turn === 0 ? Math.max(board.catchers.length, board.pairs) : board.catchers.length,
          )}
        </Fact>
        <Fact name={w.partSteps}>{number(board.steps)}</Fact>
        <Fact name={w.factReading}>{w.factReadings({ reading: readingOf(board.blocked) })}</Fact>
        {board.robots.length > 0 && <Fact name={w.factRobots}>{listed(...board.robots)}</Fact>}
      </dl>
      <Chart {...board} />
    </>
  );
}

/** By their classes. */
const SIGNS = {
  fugitive: w.signFugitive,
  catcher: w.signCatcher,
  own: w.signOwn,
  theirs: w.signTheirs,
  changed: w.signChanged,
  reach: w.signReach,
  beside: w.signBeside,
  glued: w.signGlued,
};

export function Signs() {
  return (
    <ul>
      {Object.entries(SIGNS).map(([sign, name]) => (
        <li key={sign}>
          <span class={cx(css.chase, css[sign])} aria-hidden="true" />
          {name}
        </li>
      ))}
    </ul>
  );
}
