// The module of Janken Tactics: where a unit may go, and the position in figures.

import './style.css';
import type { GameModuleOf, Reason } from '../../board/game-modules';
import type { Barrier, Cell, JankenBoard, JankenExplanation, Points, Reach } from '../../engine/boundary';
import { state } from '../../game';
import { selectedCellInfo } from '../../game/selectors';
import { number } from '../../i18n/common';
import { MoveButton } from '../../panes/move';
import { RuleLink } from '../../panes/rule';
import { drawing } from './draw/drawing';
import { edits } from './edit';
import { events } from './events';
import { descriptions } from './explain';
import { hex } from './format';
import { interaction } from './interact';
import { jankenWords } from './messages/messages-en';
import { jankenTerms as terms } from './messages/terms-en';
import { redaction } from './redaction';
import type { JankenRule } from './rule-ids';
import { CLOSED, ruleOfOrder } from './rulings';

const w = jankenWords;

/** The reach of the selected unit, else of the unit that is ordered next. */
function reachOf(why: JankenExplanation): Reach | null {
  const look = selectedCellInfo(state);
  return look?.game === 'janken' ? look.reach : why.reach;
}

function Target({ from, cell: { at } }: { from: Cell; cell: Points }) {
  return <MoveButton move={`${hex(from)} -> ${hex(at)}`}>{hex(at)}</MoveButton>;
}

/** The cells in reach: a row for each number of points left. */
function Field({ from, field }: { from: Cell; field: Points[] }) {
  const lefts = [...new Set(field.map(({ left }) => left))];
  return (
    <table class="field" aria-label={w.field.label}>
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
    <dl class="closed">
      {allied.length > 0 && (
        <div>
          <dt>
            <RuleLink rule="allies">{w.field.allied}</RuleLink>
          </dt>
          <dd>{allied.map(({ at }) => hex(at)).join(' ')}</dd>
        </div>
      )}
      {barriers.map((barrier) => (
        <div key={barrier}>
          <dt>
            <RuleLink rule={CLOSED[barrier]}>{w.field.by[barrier]}</RuleLink>
          </dt>
          <dd>{by(barrier).join(' ')}</dd>
        </div>
      ))}
    </dl>
  );
}

function Evidence({ board, why }: { board: JankenBoard; why: JankenExplanation }) {
  const reach = reachOf(why);
  const unit = reach && board.units[reach.unit];
  if (!reach || !unit) return <p class="muted">{w.field.none}</p>;
  const heading = reach.unit === why.reach?.unit ? w.field.heading : w.field.selected;
  return (
    <section class="worked">
      <h3>{heading(`${w.unitName(unit)} (${hex(unit.at)})`)}</h3>
      <Field from={unit.at} field={reach.field.slice(1).filter(({ free }) => free)} />
      <h3>{w.field.closed}</h3>
      <Closed {...reach} />
    </section>
  );
}

function Cells({ terrain, units }: JankenBoard) {
  const f = w.facts;
  const standing = ([row, column]: Cell) => units.find(({ at }) => at[0] === row && at[1] === column);
  return (
    <details class="janken-cells">
      <summary>{f.table}</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">{f.cell}</th>
            <th scope="col">{f.terrain}</th>
            <th scope="col">{f.unit}</th>
          </tr>
        </thead>
        <tbody>
          {terrain.map(({ at, cost }) => {
            const unit = standing(at);
            return (
              <tr key={hex(at)}>
                <th scope="row">{hex(at)}</th>
                <td>{f.terrains[cost]}</td>
                <td>{unit && w.unitName(unit)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </details>
  );
}

function Facts({ board }: { board: JankenBoard }) {
  const f = w.facts;
  const side = (index: number) => board.units.filter((unit) => unit.side === index).length;
  return (
    <>
      <dl class="facts">
        <dt>{f.side(0)}</dt>
        <dd>{number(side(0))}</dd>
        <dt>{f.side(1)}</dt>
        <dd>{number(side(1))}</dd>
        <dt>{f.orders}</dt>
        <dd>{f.of(board.done, board.orders)}</dd>
      </dl>
      <Cells {...board} />
    </>
  );
}

function errata({ step }: JankenBoard): Reason<JankenRule>[] {
  const rows: Reason<JankenRule> = { text: w.slips.rows, rule: 'hex' };
  const same = step && hex(step.from) === hex(step.to);
  return same ? [rows, { text: w.slips.same, rule: 'same' }] : [rows];
}

export const janken: GameModuleOf<JankenBoard, JankenExplanation> = {
  drawing,
  interaction,
  descriptions,
  edits,
  Evidence,
  Facts,
  Controls: null,
  signs: terms.signs,
  events,
  faults: terms.faults,
  sizes: terms.sizes,
  hasOpponent: false,
  describeStep: w.step,
  explainMove: (why, board) => ({ text: w.explainMove(why, board), rule: ruleOfOrder(why) }),
  advice: w.advice,
  formRule: (): JankenRule => 'output',
  errata,
  redaction,
  valueRedaction: redaction,
  hint: w.hint,
  cellHint: w.cellHint,
  moveAsEdit: ({ step, done }) => step && `order ${done} ${hex(step.from)} ${hex(step.to)}`,
};
