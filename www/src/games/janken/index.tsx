// The module of Janken Tactics: where a unit may go, and the position in figures.

import * as w from 'words:janken';
import type { GameModuleOf, Reason } from '../../board/game-modules';
import type { Barrier, Cell, JankenBoard, JankenExplanation, Points, Reach } from '../../engine/boundary';
import { state } from '../../game';
import { selectedCellInfo } from '../../game/selectors';
import { number } from '../../i18n/say';
import { cx } from '../../lib/cx';
import evidence from '../../panes/evidence.module.css';
import { MoveButton } from '../../panes/move';
import { RuleLink } from '../../panes/rule';
import solitaire from '../solitaire/solitaire.module.css';
import { drawing } from './draw/drawing';
import { edits } from './edit';
import { events } from './events';
import { describeStep, descriptions, explainMove, nameOf, standing } from './explain';
import { faults } from './faults';
import { arrow, hex } from './format';
import { interaction } from './interact';
import css from './janken.module.css';
import { reachOf } from './position';
import { redaction } from './redaction';
import type { JankenRule } from './rule-ids';
import { CLOSED, ruleOfOrder } from './rulings';

/** What limits where a unit can go. */
const LIMITS: Record<Barrier, string> = { zone: w.zone, enemy: w.enemy, water: w.terrain({ cost: 0 }) };

function Target({ from, cell: { at } }: { from: Cell; cell: Points }) {
  return <MoveButton move={`${hex(from)} -> ${hex(at)}`}>{hex(at)}</MoveButton>;
}

/** The cells in reach: a row for each number of points left. */
function Field({ name, from, field }: { name: string; from: Cell; field: Points[] }) {
  const lefts = [...new Set(field.map(({ left }) => left))];
  return (
    <table class={css.field} aria-label={name}>
      <tbody>
        {lefts.map((left) => (
          <tr key={left}>
            <th scope="row">{number(left)}</th>
            <td>
              {field
                .filter((cell) => cell.left === left)
                .map((cell) => (
                  <Target key={hex(cell.at)} from={from} cell={cell} />
                ))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Closed({ closed, field }: Reach) {
  const allied = field.slice(1).filter(({ free }) => !free);
  const by = (barrier: Barrier) => closed.filter((cell) => cell.by === barrier).map(({ at }) => hex(at));
  const barriers = (['zone', 'enemy', 'water'] as const).filter((barrier) => by(barrier).length > 0);
  return (
    <dl class={css.closed}>
      {allied.length > 0 && (
        <div>
          <dt>
            <RuleLink rule="allies">{w.allied}</RuleLink>
          </dt>
          <dd>{allied.map(({ at }) => hex(at)).join(' ')}</dd>
        </div>
      )}
      {barriers.map((barrier) => (
        <div key={barrier}>
          <dt>
            <RuleLink rule={CLOSED[barrier]}>{LIMITS[barrier]}</RuleLink>
          </dt>
          <dd>{by(barrier).join(' ')}</dd>
        </div>
      ))}
    </dl>
  );
}

function Evidence({ board, why }: { board: JankenBoard; why: JankenExplanation }) {
  const reach = reachOf(board, why, state.selected.value, selectedCellInfo(state));
  const unit = reach && board.units[reach.unit];
  if (!reach || !unit) return null;
  const heading = w.heading({ unit: standing(unit) });
  return (
    <section class={solitaire.worked}>
      <h3>{heading}</h3>
      <Field name={heading} from={unit.at} field={reach.field.slice(1).filter(({ free }) => free)} />
      <h3>{w.limits}</h3>
      <Closed {...reach} />
    </section>
  );
}

function Cells({ terrain, units }: JankenBoard) {
  const standing = ([row, column]: Cell) => units.find(({ at }) => at[0] === row && at[1] === column);
  return (
    <details class={css.cells}>
      <summary>{w.cells}</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">{w.headCell}</th>
            <th scope="col">{w.headTerrain}</th>
            <th scope="col">{w.headUnit}</th>
          </tr>
        </thead>
        <tbody>
          {terrain.map(({ at, cost }) => {
            const unit = standing(at);
            return (
              <tr key={hex(at)}>
                <th scope="row">{hex(at)}</th>
                <td>{w.terrain({ cost })}</td>
                <td>{unit && nameOf(unit)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </details>
  );
}

function Facts({ board }: { board: JankenBoard }) {
  const side = (index: number) => board.units.filter((unit) => unit.side === index).length;
  return (
    <>
      <dl class={evidence.facts}>
        <dt>{w.side({ side: 1 })}</dt>
        <dd>{number(side(0))}</dd>
        <dt>{w.side({ side: 2 })}</dt>
        <dd>{number(side(1))}</dd>
        <dt>{w.orders}</dt>
        <dd>{w.done({ done: board.done, all: board.orders })}</dd>
      </dl>
      <Cells {...board} />
    </>
  );
}

function errata({ step }: JankenBoard): Reason<JankenRule>[] {
  const rows: Reason<JankenRule> = { text: w.slipRows, rule: 'hex' };
  const same = step && hex(step.from) === hex(step.to);
  return same ? [rows, { text: w.slipSame, rule: 'same' }] : [rows];
}

export const janken: GameModuleOf<JankenBoard, JankenExplanation> = {
  drawing,
  interaction,
  descriptions,
  edits,
  Evidence,
  Facts,
  Controls: null,
  signs: [
    [cx(css.sideOne), w.side({ side: 1 })],
    [cx(css.sideTwo), w.side({ side: 2 })],
    [cx(css.way), w.way],
    [cx(css.points), w.pointsLeft],
    [cx(css.zone), w.zone],
  ],
  events,
  faults,
  sizes: { unit: (units) => w.units({ units }), order: (moves) => w.moves({ moves }) },
  hasOpponent: false,
  newGame: null,
  over: w.over,
  describeStep,
  explainMove: (why, board) => ({ text: explainMove(why, board), rule: ruleOfOrder(why) }),
  advice: ({ chosen }) => w.advice({ order: arrow(chosen) }),
  formRule: (): JankenRule => 'output',
  mistakes: () => import('./mistakes').then(({ mistakes }) => mistakes),
  mistakenBoard: (board, { ply, pieces }) => ({
    ...board,
    units: board.units.map((unit, nth) => ({ ...unit, at: pieces[nth]?.at ?? unit.at })),
    done: ply,
    step: null,
  }),
  outputOf: (output, ply) => (ply > 0 ? (output.split('\n')[ply] ?? '') : ''),
  errata,
  redaction,
  valueRedaction: redaction,
  cellHint: { look: w.look, play: () => w.play },
  moveAsEdit: ({ step, done }) => step && `order ${done} ${hex(step.from)} ${hex(step.to)}`,
};
