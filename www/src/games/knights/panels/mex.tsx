// How a cell comes by its value: the values of the cells its moves lead to, and the least number not among them.

import * as w from 'words:knights';
import type { CellInfo, KnightsCellInfo } from '../../../engine/boundary';
import { state } from '../../../game';
import { cx } from '../../../lib/cx';
import { RuleLink } from '../../../panes/rule';
import grades from '../../../panes/value.module.css';
import css from '../../solitaire/solitaire.module.css';
import { cellName } from '../explain';
import knightsCss from '../knights.module.css';
import type { KnightsRule } from '../rule-ids';
import { ruleOfValue } from '../rulings';
import { nextKnight } from '../state';

const signed = (value: number) => (value < 0 ? `−${-value}` : `+${value}`);

export function Mex() {
  const found = subject();
  if (found?.game !== 'knights') return null;
  const { x, y, grundy, law } = found;
  return (
    <section class={css.worked}>
      <h3>{w.mexHeading({ place: cellName({ x: BigInt(x), y: BigInt(y) }) })}</h3>
      <MexMoves {...found} />
      <p>
        <RuleLink<KnightsRule> rule={ruleOfValue(found)}>{w.mex({ value: grundy })}</RuleLink>
      </p>
      <p class="muted">
        <RuleLink<KnightsRule> rule="grundy">{w.law({ law })}</RuleLink>
      </p>
    </section>
  );
}

/** The cell that is looked at, else the cell of the knight that should move. */
function subject(): CellInfo | null {
  const looked = state.hovered.value ?? state.cursor.value;
  return (looked && state.cellInfo.value?.info) ?? nextKnight.found.value;
}

function MexMoves({ moves }: KnightsCellInfo) {
  return (
    <ul class={knightsCss.mex}>
      {moves.map(({ hop: [down, right], grundy }) => (
        <li key={`${down} ${right}`}>
          ({signed(down)}, {signed(right)}){' '}
          {grundy === null ? (
            <span class="muted">{w.offBoard}</span>
          ) : (
            <span class={cx(grades.value, grades[`g${grundy}`])}>{grundy}</span>
          )}
        </li>
      ))}
    </ul>
  );
}
