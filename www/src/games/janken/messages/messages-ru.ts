// The words of the Janken Tactics panel next to the board, in Russian.
import type {
  Barrier,
  JankenBoard,
  JankenExplanation,
  OrderRefusal,
  OrderVerdict,
  Unit,
  UnitKind,
} from '../../../engine/boundary';
import { count, form, number } from '../../../i18n/common-ru';
import { hex, startingPoints } from '../format';
import type { jankenWords as English } from './messages-en';

const kinds: Record<UnitKind, string> = { guardian: 'страж', mage: 'маг', swordsman: 'мечник' };
const unitName = ({ side, kind }: Unit) => `${kinds[kind]} стороны ${side + 1}`;

/** The points that are left. */
const left = (value: number) =>
  value === 0
    ? 'очков не остаётся'
    : `${form(value, 'остаётся', 'остаются', 'остаётся')} ${count(value, 'очко', 'очка', 'очков')}`;

const barriers: Record<Barrier, string> = {
  water: 'путь закрывает вода',
  enemy: 'путь закрывают враги',
  zone: 'путь закрывают более сильные враги',
};

function refused(reason: OrderRefusal, units: Unit[]): string {
  switch (reason.kind) {
    case 'noUnit':
      return 'там нет бойца';
    case 'occupied': {
      const unit = units[reason.unit];
      return unit ? `там ${unitName(unit)}` : 'там боец';
    }
    case 'tooDear':
      return `не хватает ${count(reason.missing, 'очка', 'очков', 'очков')}`;
    case 'cutOff':
      return barriers[reason.by];
  }
}

const outcome = (verdict: OrderVerdict, units: Unit[]): string =>
  verdict.kind === 'successful' ? left(verdict.left) : refused(verdict.reason, units);

const judged = (verdict: OrderVerdict, units: Unit[]) =>
  `${verdict.kind === 'successful' ? 'удачен' : 'неудачен'}: ${outcome(verdict, units)}`;

function step({ step, done, orders, units }: JankenBoard): string {
  if (!step)
    return `На карте ${count(units.length, 'боец', 'бойца', 'бойцов')}; нужно проверить ${count(orders, 'ход', 'хода', 'ходов')}.`;
  return `Ход ${number(done)}, ${hex(step.from)} → ${hex(step.to)}, ${judged(step.verdict, units)}.`;
}

const arrow = (order: string) => order.replace('->', '→');

function explainMove({ chosen, verdict, reach }: JankenExplanation, { units }: JankenBoard): string {
  if (verdict.kind !== 'successful') return `Ход ${arrow(chosen)} неудачен: ${refused(verdict.reason, units)}.`;
  const all = startingPoints(reach);
  const cost = `самый дешёвый путь стоит ${number(all - verdict.left)} из ${count(all, 'очка', 'очков', 'очков')}`;
  return `Ход ${arrow(chosen)} удачен: ${cost}, остаётся ${number(verdict.left)}.`;
}

export const jankenWords: typeof English = {
  step,
  explainMove,
  unitName,
  kinds,
  arrow,
  advice: ({ chosen }) => `Во входе здесь ход ${arrow(chosen)}.`,
  hint: 'Нажмите на бойца, чтобы увидеть, куда он может пойти, а затем на клетку, чтобы пойти туда.',
  cellHint: {
    see: 'что на ней и можно ли туда пойти',
    play: () => 'Чтобы пойти, нажмите на бойца, затем на клетку.',
  },
  slips: {
    rows: 'В условии сказано, что в карте шесть строк. В примере их девять, и на карте девять рядов.',
    same: 'В условии не сказано о ходе на свою же клетку. Он неудачен, потому что клетка занята самим бойцом.',
  },
  field: {
    heading: (name) => `Куда может пойти ${name}, по остатку очков`,
    selected: (name) => `Выбран ${name}. Куда он может пойти, по остатку очков`,
    none: 'Там нет бойца.',
    label: 'Сколько очков остаётся на каждой клетке',
    closed: 'Клетки, которые ограничивают его путь',
    allied: 'там боец той же стороны: пройти можно, остановиться нельзя',
    by: {
      water: 'вода',
      enemy: 'там враг',
      zone: 'рядом более сильный враг: здесь нужно остановиться',
    } satisfies Record<Barrier, string>,
  },
  facts: {
    orders: 'Ходы',
    of: (done, all) => `${number(done)} из ${number(all)}`,
    side: (side) => `Сторона ${side + 1}`,
    table: 'Клетки карты',
    cell: 'Клетка',
    terrain: 'Местность',
    unit: 'Боец',
    terrains: ['вода', 'поле', 'лес', 'холмы', 'горы'],
  },
};
