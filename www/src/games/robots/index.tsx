// The module of Robots: the candidates of the next move, and the position in figures.

import * as w from 'words:robots';
import type { GameModuleOf, Reason } from '../../board/game-modules';
import type {
  Cell,
  Difference,
  Jump,
  MistakenFrame,
  Outcome,
  RobotsBoard,
  RobotsExplanation,
  Walk,
} from '../../engine/boundary';
import { chooseMove, state } from '../../game';
import { capital, cell } from '../../i18n/format';
import { apart } from '../../i18n/join';
import { number } from '../../i18n/say';
import { cx } from '../../lib/cx';
import evidence from '../../panes/evidence.module.css';
import { light } from '../../panes/move';
import { RuleLink } from '../../panes/rule';
import { Button } from '../../ui/button';
import { drawing } from './draw/drawing';
import { edits } from './edit';
import { events } from './events';
import { describeStep, descriptions } from './explain';
import { faults } from './faults';
import { interaction } from './interact';
import { unusedEntries } from './moves';
import { nameOf, signOf } from './names';
import { Pad } from './panels/pad';
import { advice, explainMove, outcome, unneeded } from './reasons';
import { redaction } from './redaction';
import css from './robots.module.css';
import type { RobotsRule } from './rule-ids';
import { ruleOfChoice, ruleOfJump, ruleOfWalk } from './rulings';

const INFINITE = '∞';
const MOST_LISTED = 40;

/** `unneeded`: why the strategy did not come to it. */
type Row = {
  move: string;
  sign: string;
  to: Cell | null;
  verdict: Outcome;
  unneeded: string | null;
  rule: RobotsRule;
};

const walkRow = (walk: Walk, why: RobotsExplanation): Row => ({
  ...walk,
  sign: signOf(walk.move),
  unneeded: null,
  rule: ruleOfWalk(walk, why),
});

const jumpRow = (board: RobotsBoard, jump: Jump, index: number, why: RobotsExplanation): Row => ({
  ...jump,
  sign: w.short({ number: index + 1 }),
  to: board.teleports[index]?.at ?? null,
  unneeded: unneeded(jump, why),
  rule: ruleOfJump(jump, why),
});

function Figures({ robots, distance }: Extract<Outcome, { kind: 'safe' }>) {
  return (
    <>
      <td class={css.figure}>{number(robots)}</td>
      <td class={css.figure}>{distance === null ? INFINITE : number(distance)}</td>
    </>
  );
}

/** One move. Teleports that the strategy did not try are grey. */
function Candidate({ row, next }: { row: Row; next: boolean }) {
  const { move, to, verdict, rule } = row;
  const text = outcome(verdict);
  const name = capital(nameOf(move));
  const lit = state.previewMove.value === move;
  const legal = verdict.kind !== 'illegal';
  const safe = verdict.kind === 'safe' ? (row.unneeded ? w.unneeded : text) : null;
  return (
    <tr
      data-move={move}
      class={cx(evidence[verdict.kind], next && evidence.next, lit && evidence.lit, row.unneeded && evidence.untried)}
      title={row.unneeded ?? undefined}
      onPointerEnter={light(move, true)}
      onPointerLeave={light(move, false)}
    >
      <th scope="row">
        <Button
          look="bare"
          class={evidence.move}
          aria-label={apart(name, next && w.chosen)}
          off={!legal}
          onFocus={light(move, true)}
          onBlur={light(move, false)}
          run={() => chooseMove(move)}
        >
          {row.sign}
        </Button>
      </th>
      <td>{to && cell(to)}</td>
      {verdict.kind === 'safe' && <Figures {...verdict} />}
      {/* Other moves have no figures: what comes of them has their room. */}
      <td colSpan={verdict.kind === 'safe' ? 1 : 3}>
        {safe ?? <RuleLink rule={rule}>{text}</RuleLink>}
        {next && ' '}
        {next && <b class={evidence.chosen}>{w.chosen}</b>}
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
        <th class={css.figure} scope="col">
          {w.left}
        </th>
        <th class={css.figure} scope="col">
          {w.nearest}
        </th>
        <th scope="col">{w.result}</th>
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
      <table class={evidence.candidates} aria-label={w.nextMove}>
        <Head />
        <tbody>
          {[...walks, ...jumps].map((row) => (
            <Candidate key={row.move} row={row} next={row.move === why.chosen} />
          ))}
        </tbody>
      </table>
      {rest > 0 && <p class="muted">{w.more({ count: rest })}</p>}
      <p class="muted">{w.nearestNote}</p>
    </>
  );
}

function Facts({ board }: { board: RobotsBoard }) {
  return (
    <dl class={evidence.facts}>
      <dt>{w.you}</dt>
      <dd>{cell(board.you)}</dd>
      <dt>{w.robotsLeft}</dt>
      <dd>{number(board.robots.length)}</dd>
      <dt>{w.debris}</dt>
      <dd>{number(board.debris.length)}</dd>
      <dt>{w.teleportsLeft}</dt>
      <dd>{number(unusedEntries(board).length)}</dd>
    </dl>
  );
}

function errata(board: RobotsBoard): Reason<RobotsRule>[] {
  const teleports: Reason<RobotsRule>[] = board.teleports.length > 0 ? [{ text: w.slipBlanks, rule: 'blanks' }] : [];
  return [{ text: w.slipColon, rule: 'colon' }, ...teleports];
}

function formRule({ form, expected }: Difference): RobotsRule {
  if (form === 'blanks' || (form === 'line' && expected === 'moves.')) return 'blanks';
  return form === 'punctuation' && expected === 'position:' ? 'colon' : 'output';
}

function mistakenBoard(board: RobotsBoard, { ply, pieces }: MistakenFrame): RobotsBoard {
  const cells = (name: string) => pieces.flatMap(({ piece, at }) => (piece === name ? [at] : []));
  const entries = pieces.filter(({ piece }) => piece === 'spent' || piece === 'teleport');
  return {
    ...board,
    you: cells('you')[0] ?? board.you,
    robots: cells('robot').map((at, id) => ({ id, at })),
    nearest: null,
    debris: cells('debris'),
    // Who takes the first ten entries for all leaves the others.
    teleports: board.teleports.map(({ at }, nth) => ({ at, used: entries[nth]?.piece === 'spent' })),
    moves: ply,
    end: null,
    step: null,
  };
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
  signs: [
    [cx(css.you), w.you],
    [cx(css.robot), w.robot],
    [cx(css.debris), w.debris],
    [cx(css.teleport), w.teleport],
    [cx(css.choice), w.nextMove],
    [cx(css.safe), w.safe],
    [cx(css.deadly), w.deadly],
    [cx(css.barred), w.notAllowed],
    [cx(css.threatened), w.threatened],
  ],
  events,
  faults,
  sizes: { robot: (count) => w.robots({ count }), teleport: (count) => w.teleports({ count }) },
  hasOpponent: false,
  describeStep,
  explainMove: (why) => ({ text: explainMove(why), rule: ruleOfChoice(why) }),
  advice,
  formRule,
  mistakes: () => import('./mistakes').then(({ mistakes }) => mistakes),
  mistakenBoard,
  errata,
  redaction,
  valueRedaction: redaction,
  cellHint: { look: w.look, play: () => w.play },
};
