// Every word that the Robots board says, in Russian.
import { count, directions, form, LANGUAGE, NO_BREAK } from '../../../i18n/common-ru';
import type { RobotsWords, Way } from './board-en';

const robots = (many: number) => count(many, 'робот', 'робота', 'роботов');
const stay = (many: number) =>
  many === 0 ? 'роботов не остаётся' : `${form(many, 'остаётся', 'остаются', 'остаётся')} ${robots(many)}`;
const reach = (many: number) => `вас ${form(many, 'настигает', 'настигают', 'настигает')} ${robots(many)}`;
const listed = (head: string, entries: string) => (entries ? `${head}: ${entries}.` : `${head}.`);
const lists = new Intl.ListFormat(LANGUAGE, { style: 'long', type: 'conjunction' });
const all = (numbers: number[]) => lists.format(numbers.map(String));
const one = (numbers: unknown[], single: string, several: string) => (numbers.length === 1 ? single : several);
const named = (numbers: number[]) => `${one(numbers, 'Робот', 'Роботы')} ${all(numbers)}`;
const left = (many: number, distance: number | null) =>
  distance === null ? 'роботов не остаётся' : `${stay(many)}, до ближайшего ${distance}`;

const DEADLY: Record<Way, string> = {
  walk: 'Шаг сюда сразу проигрывает',
  stay: 'Остаться значит сразу проиграть',
  push: 'Это сразу проигрывает',
};
const SAFE: Record<Way, string> = { walk: 'Шаг сюда безопасен', stay: 'Оставаться безопасно', push: 'Это безопасно' };
const doing = (move: string) => (directions[move] ? `если пойти на ${directions[move]}` : 'если остаться');

function leads(entries: { number: number; used: boolean }[]): string {
  const names = lists.format(entries.map(({ number, used }) => `${number}${used ? ' (использован)' : ''}`));
  return one(entries, `Сюда ведёт телепорт ${names}.`, `Сюда ведут телепорты ${names}.`);
}

export const WORDS: RobotsWords = {
  title: ({ row, column }) => `Строка ${row}, столбец ${column}`,
  move: (move) => {
    if (directions[move]) return `${move} (${directions[move]})`;
    return move === 'stay' ? 'остаться на месте' : move.replace('teleport to', 'телепорт на');
  },
  here: {
    you: 'Вы здесь.',
    robot: (number) => `Здесь робот ${number}.`,
    debris: 'Здесь обломки.',
    teleports: leads,
    free: 'Свободная клетка.',
    caught: (numbers) => `${named(numbers)} ${one(numbers, 'настиг', 'настигли')} вас здесь.`,
    destroyed: (numbers) => `${named(numbers)} ${one(numbers, 'погиб', 'погибли')} здесь на последнем ходу.`,
    crushed: (numbers) => `${named(numbers)} ${one(numbers, 'раздавлен', 'раздавлены')} здесь на последнем ходу.`,
    won: 'Вы победили: роботов не осталось.',
  },
  walk: {
    barred: {
      robotThere: 'На робота наступать нельзя.',
      pushOffBoard: 'Толкнуть их нельзя: они ушли бы за край доски.',
      pushOntoDebris: 'Толкнуть их нельзя: за ними обломки.',
    },
    deadly: (way, killers) => `${DEADLY[way]}: ${reach(killers)}.`,
    safe: (way, many, distance) => `${SAFE[way]}: ${left(many, distance)}.`,
    push: ({ row, column }, crushes) =>
      `Шаг сюда толкает их в строку ${row}, столбец ${column}${crushes ? ', где они раздавят робота' : ''}.`,
    chosen: {
      onlyOne: 'Выбор стратегии: любой другой шаг сразу проигрывает.',
      robots: 'Выбор стратегии: после этого шага остаётся меньше всего роботов.',
      distance:
        'Выбор стратегии: среди шагов, после которых роботов меньше всего, выбран тот, после которого ближайший робот дальше всего.',
      row: 'Выбор стратегии: у этого шага наименьший номер строки среди равных.',
      column: 'Выбор стратегии: у этого шага наименьший номер столбца среди равных в той же строке.',
      nothingFits: 'Стратегия остаётся на месте: любой шаг сразу проигрывает, и ни один телепорт не подходит.',
    },
    behind: {
      robots: (move, many) => `Не выбрано: ${doing(move)}, ${stay(many)}.`,
      distance: (move, _, distance) => `Не выбрано: ${doing(move)}, до ближайшего будет ${distance}.`,
      row: (move) => `Не выбрано: ${doing(move)}, результат тот же, а номер строки меньше.`,
      column: (move) => `Не выбрано: ${doing(move)}, результат тот же, а номер столбца меньше.`,
    },
  },
  jump: {
    barred: {
      robotThere: 'Телепорт не переносит на робота.',
      debrisThere: 'Телепорт не переносит на обломки.',
      youThere: 'Телепорт не переносит туда, где вы стоите.',
    },
    deadly: (killers) => `Телепорт сюда сразу проигрывает: ${reach(killers)}.`,
    safe: (many, distance) => `Телепорт сюда безопасен: ${left(many, distance)}.`,
    chosen: 'Выбор стратегии: любой шаг сразу проигрывает, а это первый подходящий телепорт в списке.',
    passed: 'Стратегия пропустила этот телепорт.',
    unread: {
      walkLeft: 'Стратегия не телепортируется: есть безопасный шаг.',
      earlier: 'Стратегия использует телепорт, который стоит в списке раньше.',
    },
  },
  tooFar: 'Слишком далеко: за ход можно пройти только одну клетку.',
  threatened: 'Робот может дойти до этой клетки следующим шагом.',
  position: {
    list: (items) => items.join(', '),
    cell: ({ row, column }) => `строка ${row} столбец ${column}`,
    you: (cell) => `Вы: ${cell}.`,
    robots: (many, cells) => listed(robots(many), cells),
    debris: (many, cells) =>
      many === 0 ? 'Обломков нет.' : listed(`Обломки на ${count(many, 'клетке', 'клетках', 'клетках')}`, cells),
    teleports: (many, entries) => listed(count(many, 'телепорт', 'телепорта', 'телепортов'), entries),
    teleport: (number, cell, used) => `${number}${NO_BREAK}— ${cell}${used ? ' (использован)' : ''}`,
    end: { won: 'Вы победили.', lost: 'Вы проиграли.' },
  },
};
