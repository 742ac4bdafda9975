// How a cell comes by its value: the values of the cells its moves lead to, and the least number not among them.

import * as w from 'words:knights';
import { useSignal } from '@preact/signals';
import type { CellInfo, KnightsBoard, KnightsCellInfo, KnightsExplanation } from '../../../engine/boundary';
import { marks, state } from '../../../game';
import type { BoardCell } from '../../../game/cells';
import { useAsyncEffect } from '../../../lib/async-effect';
import { RuleLink } from '../../../panes/rule';
import { cellName } from '../explain';
import type { KnightsRule } from '../rule-ids';
import { ruleOfValue } from '../rulings';

const signed = (value: number) => (value < 0 ? `−${-value}` : `+${value}`);

export function Mex({ board, why }: { board: KnightsBoard; why: KnightsExplanation }) {
  const look = useSignal<KnightsCellInfo | null>(null);
  const at = subject(board, why);
  const show = (found: CellInfo | null) => {
    if (found?.game === 'knights') look.value = found;
  };
  useAsyncEffect(() => at && marks.cellInfo(at), show, [at?.x, at?.y]);
  if (!look.value) return null;
  const { x, y, grundy, law } = look.value;
  return (
    <section class="worked">
      <h3>{w.mexHeading({ place: cellName({ x: BigInt(x), y: BigInt(y) }) })}</h3>
      <MexMoves {...look.value} />
      <p>
        <RuleLink<KnightsRule> rule={ruleOfValue(look.value)}>{w.mex({ value: grundy })}</RuleLink>
      </p>
      <p class="muted">
        <RuleLink<KnightsRule> rule="grundy">{w.law({ law })}</RuleLink>
      </p>
    </section>
  );
}

/** The cell that is looked at, else the cell of the knight that should move. */
function subject(board: KnightsBoard, why: KnightsExplanation): BoardCell | null {
  const looked = state.hovered.value ?? state.cursor.value;
  const knight = board.knights[Number.parseInt(why.chosen, 10) - 1];
  return looked ?? (knight ? { x: BigInt(knight.x), y: BigInt(knight.y) } : null);
}

function MexMoves({ moves }: KnightsCellInfo) {
  return (
    <ul class="mex">
      {moves.map(({ hop: [down, right], grundy }) => (
        <li key={`${down} ${right}`}>
          ({signed(down)}, {signed(right)}){' '}
          {grundy === null ? <span class="muted">{w.offBoard}</span> : <span class={`value g${grundy}`}>{grundy}</span>}
        </li>
      ))}
    </ul>
  );
}
