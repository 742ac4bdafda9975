// The words of the Janken Tactics panel next to the board.
import type {
  Barrier,
  JankenBoard,
  JankenExplanation,
  OrderRefusal,
  OrderVerdict,
  Unit,
  UnitKind,
} from '../../../engine/boundary';
import { count, number } from '../../../i18n/common';
import { hex, startingPoints } from '../format';

const kinds: Record<UnitKind, string> = { guardian: 'guardian', mage: 'mage', swordsman: 'swordsman' };
const unitName = ({ side, kind }: Unit) => `side ${side + 1}’s ${kinds[kind]}`;

const points = (value: number) => count(value, 'point', 'points');

const barriers: Record<Barrier, string> = {
  water: 'cut off by water',
  enemy: 'cut off by enemies',
  zone: 'cut off by stronger enemies',
};

function refused(reason: OrderRefusal, units: Unit[]): string {
  switch (reason.kind) {
    case 'noUnit':
      return 'no unit is there';
    case 'occupied': {
      const unit = units[reason.unit];
      return unit ? `${unitName(unit)} is there` : 'a unit is there';
    }
    case 'tooDear':
      return `${points(reason.missing)} short`;
    case 'cutOff':
      return barriers[reason.by];
  }
}

const outcome = (verdict: OrderVerdict, units: Unit[]): string =>
  verdict.kind === 'successful'
    ? `${count(verdict.left, 'movement point', 'movement points')} left`
    : refused(verdict.reason, units);

function step({ step, done, orders, units }: JankenBoard): string {
  if (!step) return `${count(units.length, 'unit', 'units')} on the map; ${count(orders, 'move', 'moves')} to check.`;
  const order = `Move ${number(done)}: ${hex(step.from)} to ${hex(step.to)}`;
  const result = outcome(step.verdict, units);
  return step.verdict.kind === 'successful' ? `${order} succeeds with ${result}.` : `${order} fails: ${result}.`;
}

const arrow = (order: string) => order.replace('->', '→');

/** A move that succeeds, with what its cheapest path costs; `all`: the points that a move begins with. */
function success(left: number, all: number): string {
  const rest = `${number(left)} ${left === 1 ? 'is' : 'are'} left`;
  return `succeeds: its cheapest path costs ${number(all - left)} of ${count(all, 'movement point', 'movement points')}, so ${rest}`;
}

function explainMove({ chosen, verdict, reach }: JankenExplanation, { units }: JankenBoard): string {
  if (verdict.kind !== 'successful') return `${arrow(chosen)} fails: ${refused(verdict.reason, units)}.`;
  return `${arrow(chosen)} ${success(verdict.left, startingPoints(reach))}.`;
}

export const jankenWords = {
  step,
  explainMove,
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
