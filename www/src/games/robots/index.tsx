// The module of Robots: the candidates of the next move, and the position in figures.

import './style.css';
import type { GameModuleOf, Reason } from '../../board/game-modules';
import type { Cell, Difference, Jump, Outcome, RobotsBoard, RobotsExplanation, Walk } from '../../engine/boundary';
import { chooseMove, state } from '../../game';
import { words } from '../../i18n';
import { cell, number } from '../../i18n/common';
import { light } from '../../panes/move';
import { RuleLink } from '../../panes/rule';
import { drawing } from './draw/drawing';
import { edits } from './edit';
import { events } from './events';
import { descriptions } from './explain';
import { interaction } from './interact';
import { robotsWords } from './messages/messages-en';
import { robotsTerms as terms } from './messages/terms-en';
import { Pad } from './panels/pad';
import { redaction } from './redaction';
import type { RobotsRule } from './rule-ids';
import { ruleOfChoice, ruleOfJump, ruleOfWalk } from './rulings';

const w = robotsWords.table;
const MOST_LISTED = 40;

type Row = { move: string; name: string; to: Cell | null; verdict: Outcome; tried: boolean; rule: RobotsRule };

const walkRow = (walk: Walk, why: RobotsExplanation): Row => ({
  ...walk,
  name: robotsWords.sign(walk.move),
  tried: true,
  rule: ruleOfWalk(walk, why),
});

const jumpRow = (board: RobotsBoard, jump: Jump, index: number, why: RobotsExplanation): Row => ({
  ...jump,
  name: w.jump(number(index + 1)),
  to: board.teleports[index]?.at ?? null,
  rule: ruleOfJump(jump, why),
});

function Figures({ verdict }: { verdict: Outcome }) {
  const safe = verdict.kind === 'safe' ? verdict : null;
  return (
    <>
      <td>{safe && number(safe.robots)}</td>
      <td>{safe && (safe.distance === null ? w.infinite : number(safe.distance))}</td>
    </>
  );
}

/** One move. Teleports that the strategy did not try are grey. */
function Candidate({ row, next }: { row: Row; next: boolean }) {
  const { move, to, verdict, rule } = row;
  const text = robotsWords.outcome(verdict);
  const lit = state.previewMove.value === move;
  const legal = verdict.kind !== 'illegal';
  const safe = verdict.kind === 'safe' ? (row.tried ? text : w.untried) : null;
  return (
    <tr
      data-move={move}
      class={`${verdict.kind}${next ? ' next' : ''}${lit ? ' lit' : ''}${row.tried ? '' : ' untried'}`}
      title={row.tried ? undefined : w.notTried}
      onPointerEnter={light(move, true)}
      onPointerLeave={light(move, false)}
    >
      <th scope="row">
        <button
          type="button"
          class="move"
          aria-label={`${robotsWords.name(move)}${next ? `, ${w.nextTitle}` : ''}`}
          aria-disabled={!legal}
          onFocus={light(move, true)}
          onBlur={light(move, false)}
          onClick={() => chooseMove(move)}
        >
          {row.name}
        </button>
      </th>
      <td>{to && cell(to)}</td>
      <Figures verdict={verdict} />
      <td>
        {safe ?? <RuleLink rule={rule}>{text}</RuleLink>}
        {next && ' '}
        {next && <b class="chosen">{w.next}</b>}
      </td>
    </tr>
  );
}

function Head() {
  return (
    <thead>
      <tr>
        <th scope="col">{w.move}</th>
        <th scope="col">{w.to}</th>
        <th scope="col" title={w.leftTitle}>
          {w.left}
        </th>
        <th scope="col" title={w.nearestTitle}>
          {w.nearest}
        </th>
        <th scope="col">{w.outcome}</th>
      </tr>
    </thead>
  );
}

function Evidence({ board, why }: { board: RobotsBoard; why: RobotsExplanation }) {
  const walks = why.walks.map((walk) => walkRow(walk, why));
  const jumps = why.teleports.slice(0, MOST_LISTED).map((jump, index) => jumpRow(board, jump, index, why));
  const rest = why.teleports.length - jumps.length;
  return (
    <>
      <table class="candidates" aria-label={w.label}>
        <Head />
        <tbody>
          {[...walks, ...jumps].map((row) => (
            <Candidate key={row.move} row={row} next={row.move === why.chosen} />
          ))}
        </tbody>
      </table>
      {rest > 0 && <p class="muted">{w.more(rest)}</p>}
      <p class="muted">
        {w.nearestNote} {w.play} {board.teleports.length > 0 && w.lastResort}
      </p>
    </>
  );
}

function Facts({ board }: { board: RobotsBoard }) {
  const f = robotsWords.facts;
  const unused = board.teleports.filter(({ used }) => !used).length;
  return (
    <dl class="facts">
      <dt>{f.you}</dt>
      <dd>{cell(board.you)}</dd>
      <dt>{f.robots}</dt>
      <dd>{words.number(board.robots.length)}</dd>
      <dt>{f.debris}</dt>
      <dd>{words.number(board.debris.length)}</dd>
      <dt>{f.teleports}</dt>
      <dd>{f.of(unused, board.teleports.length)}</dd>
    </dl>
  );
}

function errata(board: RobotsBoard): Reason<RobotsRule>[] {
  const { colon, blanks } = robotsWords.slips;
  const teleports: Reason<RobotsRule>[] = board.teleports.length > 0 ? [{ text: blanks, rule: 'blanks' }] : [];
  return [{ text: colon, rule: 'colon' }, ...teleports];
}

function formRule({ form, expected }: Difference): RobotsRule {
  if (form === 'blanks' || (form === 'line' && expected === 'moves.')) return 'blanks';
  return form === 'punctuation' && expected === 'position:' ? 'colon' : 'output';
}

export const robots: GameModuleOf<RobotsBoard, RobotsExplanation> = {
  drawing,
  interaction,
  descriptions,
  edits,
  Evidence,
  Facts,
  Controls: null,
  Pad,
  signs: terms.signs,
  events,
  faults: terms.faults,
  sizes: terms.sizes,
  hasOpponent: false,
  describeStep: robotsWords.step,
  explainMove: (why) => ({ text: robotsWords.explainMove(why), rule: ruleOfChoice(why) }),
  advice: robotsWords.advice,
  formRule,
  errata,
  redaction,
  valueRedaction: redaction,
  hint: robotsWords.hint,
  cellHint: robotsWords.cellHint,
};
