// The words of the Janken Tactics panel next to the board.
import type {
  Barrier,
  JankenBoard,
  JankenExplanation,
  OrderVerdict,
  Refusal,
  Unit,
  UnitKind,
} from '../../../engine/boundary';
import { count, number } from '../../../i18n/common';
import { hex, startingPoints } from '../format';
import type { JankenRule } from '../rule-ids';

const kinds: Record<UnitKind, string> = { guardian: 'guardian', mage: 'mage', swordsman: 'swordsman' };
const unitName = ({ side, kind }: Unit) => `side ${side + 1}’s ${kinds[kind]}`;

const points = (value: number) => count(value, 'point', 'points');

const barriers: Record<Barrier, { text: string; rule: JankenRule }> = {
  water: { text: 'cut off by water', rule: 'refused' },
  enemy: { text: 'cut off by enemies', rule: 'enemies' },
  zone: { text: 'cut off by stronger enemies', rule: 'zones' },
};

function refused(reason: Refusal, units: Unit[]): { text: string; rule: JankenRule } {
  switch (reason.kind) {
    case 'noUnit':
      return { text: 'no unit is there', rule: 'refused' };
    case 'occupied': {
      const unit = units[reason.unit];
      return { text: unit ? `${unitName(unit)} is there` : 'a unit is there', rule: 'destination' };
    }
    case 'tooDear':
      return { text: `${points(reason.missing)} short`, rule: 'points' };
    case 'cutOff':
      return barriers[reason.by];
  }
}

const outcome = (verdict: OrderVerdict, units: Unit[]): { text: string; rule: JankenRule } =>
  verdict.kind === 'successful'
    ? { text: `${count(verdict.left, 'movement point', 'movement points')} left`, rule: 'points' }
    : refused(verdict.reason, units);

function step({ step, done, orders, units }: JankenBoard): string {
  if (!step) return `${count(units.length, 'unit', 'units')} on the map; ${count(orders, 'move', 'moves')} to check.`;
  const order = `Move ${number(done)}: ${hex(step.from)} to ${hex(step.to)}`;
  const result = outcome(step.verdict, units).text;
  return step.verdict.kind === 'successful' ? `${order} succeeds with ${result}.` : `${order} fails: ${result}.`;
}

const arrow = (order: string) => order.replace('->', '→');

/** A move that succeeds, with what its cheapest path costs; `all`: the points that a move begins with. */
function success(left: number, all: number): string {
  const rest = `${number(left)} ${left === 1 ? 'is' : 'are'} left`;
  return `succeeds: its cheapest path costs ${number(all - left)} of ${count(all, 'movement point', 'movement points')}, so ${rest}`;
}

function explainMove(
  { chosen, verdict, reach }: JankenExplanation,
  { units }: JankenBoard,
): { text: string; rule: JankenRule } {
  const { text, rule } = outcome(verdict, units);
  if (verdict.kind !== 'successful') return { text: `${arrow(chosen)} fails: ${text}.`, rule };
  return { text: `${arrow(chosen)} ${success(verdict.left, startingPoints(reach))}.`, rule };
}

export const jankenWords = {
  step,
  explainMove,
  outcome,
  unitName,
  kinds,
  arrow,
  advice: ({ chosen }: JankenExplanation) => `The input has this move here: ${arrow(chosen)}.`,
  hint: 'Choose a unit to see where it can go, then a cell to move it there.',
  cellHint: {
    see: 'what is there and whether a unit can move to it',
    play: (): string => 'To move, choose a unit, then a cell.',
  },
  slips: {
    rows: 'The statement says that the map has six lines. The sample has nine, and so has the map.',
    same: 'The statement does not mention a move to the unit’s own cell. It is unsuccessful, because the cell is occupied by the unit itself.',
  },
  field: {
    heading: (name: string) => `Where ${name} can go, by points left`,
    selected: (name: string) => `Selected: ${name}. Where it can go, by points left`,
    none: 'No unit is there.',
    label: 'Points left by cell',
    closed: 'Cells that limit where it can go',
    allied: 'a unit of its side is there: it can pass, but not stop',
    by: {
      water: 'water',
      enemy: 'an enemy is there',
      zone: 'it must stop here, next to a stronger enemy',
    } satisfies Record<Barrier, string>,
  },
  facts: {
    orders: 'Moves',
    of: (done: number, all: number) => `${number(done)} of ${number(all)}`,
    side: (side: number) => `Side ${side + 1}`,
    table: 'The cells of the map',
    cell: 'Cell',
    terrain: 'Terrain',
    unit: 'Unit',
    terrains: ['water', 'field', 'woods', 'hills', 'mountains'],
  },
};
