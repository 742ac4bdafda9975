// The words of the Robots panel next to the board, in Russian.
import type { Cell, Outcome, RobotsBoard, RobotsExplanation } from '../../../engine/boundary';
import { capital, cell, count, directions, form, number } from '../../../i18n/common-ru';
import type { Barred } from '../rulings';
import type { robotsWords as English } from './messages-en';

const robots = (value: number) => count(value, 'робот', 'робота', 'роботов');
const stay = (value: number) => form(value, 'остаётся', 'остаются', 'остаётся');
/** What a walk leaves. */
const left = (value: number) => (value === 0 ? 'роботов не остаётся' : `${stay(value)} ${robots(value)}`);

const signs: Record<string, string> = {
  NW: '↖ СЗ',
  N: '↑ С',
  NE: '↗ СВ',
  W: '← З',
  stay: '• стоп',
  E: '→ В',
  SW: '↙ ЮЗ',
  S: '↓ Ю',
  SE: '↘ ЮВ',
};
const compass = [
  ['NW', 'N', 'NE'],
  ['W', 'stay', 'E'],
  ['SW', 'S', 'SE'],
];

function walked(from: Cell, to: Cell): string {
  const way = compass[Math.sign(to[0] - from[0]) + 1]?.[Math.sign(to[1] - from[1]) + 1] ?? 'stay';
  return way === 'stay' ? `вы остаётесь на ${cell(to)}` : `вы идёте на ${directions[way]}, на клетку ${cell(to)}`;
}

function lost(gone: number, standing: number): string {
  if (gone === 0) return '';
  return ` ${form(gone, 'Уничтожен', 'Уничтожены', 'Уничтожено')} ${robots(gone)}, осталось ${number(standing)}.`;
}

function step({ step, you, moves: made, robots: standing, end }: RobotsBoard): string {
  if (!step) return `Вы на ${cell(you)}, против вас ${robots(standing.length)}.`;
  const way = step.teleported ? `телепорт переносит вас на ${cell(you)}` : walked(step.from, you);
  const push = step.push ? ` и толкаете обломки на ${cell(step.push.to)}` : '';
  const gone = step.glides.filter((glide) => glide.fate !== 'moved').length;
  const result = end ? ` ${end === 'won' ? 'Победа' : 'Поражение'} на ходу ${number(made)}.` : '';
  return `Ход ${number(made)}: ${way}${push}.${lost(gone, standing.length)}${result}`;
}

function named(move: string): string {
  if (directions[move]) return `идти на ${directions[move]}`;
  return move === 'stay' ? 'остаться на месте' : move.replace('teleport', 'телепорт');
}

type Key = Exclude<RobotsExplanation['decided'], 'teleport' | 'nothingFits'>;

function equal(most: number, distance: number): string {
  if (most === 0) return 'После каждого роботов не остаётся';
  return `После каждого ${left(most)}, ${most === 1 ? '' : 'ближайший '}на расстоянии ${number(distance)}`;
}

/** Why a walk that leaves so many robots, the nearest so far away, was taken. */
const decided: Record<Key, (robotsLeft: number, distance: number) => string> = {
  onlyOne: () => 'любой другой шаг сразу проигрывает.',
  robots: (most) =>
    most === 0
      ? 'после этого шага роботов не остаётся, а после любого другого остаются.'
      : `после этого шага ${left(most)}, меньше, чем после любого другого.`,
  distance: (most, distance) =>
    `после этого ${left(most)}, и никакой шаг не оставит меньше. Среди ходов, после которых ${left(most)}, выбран тот, после которого ближайший робот дальше всего: на расстоянии ${number(distance)}.`,
  row: (most, distance) =>
    `из одинаково хороших шагов этот ведёт в строку с наименьшим номером. ${equal(most, distance)}.`,
  column: (most, distance) =>
    `из одинаково хороших шагов в ту же строку этот ведёт в столбец с наименьшим номером. ${equal(most, distance)}.`,
};

function reason({ chosen: move, decided: key, walks }: RobotsExplanation): string {
  if (key === 'teleport') return 'любой шаг сразу проигрывает, а это первый телепорт в списке, который не проигрывает.';
  if (key === 'nothingFits') return 'любой шаг сразу проигрывает, и ни один телепорт не подходит.';
  const verdict = walks.find((walk) => walk.move === move)?.verdict;
  return verdict?.kind === 'safe' ? decided[key](verdict.robots, verdict.distance ?? 0) : '';
}

const barred: Record<Barred, string> = {
  offBoard: 'за краем',
  robotThere: 'там робот',
  pushOffBoard: 'обломки вышли бы за край',
  pushOntoDebris: 'обломки попали бы на обломки',
  debrisThere: 'там обломки',
  youThere: 'там вы сами',
  used: 'использован',
};

/** An outcome in two or three words. */
function outcome(verdict: Outcome): string {
  if (verdict.kind === 'illegal') return barred[verdict.reason.kind];
  if (verdict.kind === 'deadly')
    return `${form(verdict.killers, 'поймает', 'поймают', 'поймают')}: ${number(verdict.killers)}`;
  return verdict.robots === 0 ? 'победа' : 'не поймают';
}

export const robotsWords: typeof English = {
  step,
  explainMove: (why) => `${capital(named(why.chosen))}: ${reason(why)}`,
  advice: (why, move, { moves: made }) =>
    move === why.chosen
      ? 'Стратегия делает тот же ход.'
      : `На ходу ${number(made)} стратегия выбрала бы другое: ${named(why.chosen)}. Причина: ${reason(why)}`,
  hint: 'Нажмите на соседнюю клетку, чтобы пойти туда, на свою, чтобы остаться, или на телепорт, чтобы им воспользоваться.',
  cellHint: {
    see: 'что на ней и можно ли туда пойти',
    play: (_, touch) => (touch ? 'Если ход разрешён, нажатие делает его.' : 'Чтобы пойти на клетку, нажмите на неё.'),
  },
  slips: {
    colon: 'В тексте условия один раз стоит “Final position” без двоеточия. Проверка требует двоеточия.',
    blanks: 'В тексте условия телепорт записан как “(r, c)”. Проверка требует записи без пробела, как в примере.',
  },
  outcome,
  sign: (move) => signs[move] ?? move,
  arrow: (move) => signs[move]?.split(' ')[0] ?? move,
  name: (move) => capital(directions[move] ?? named(move)),
  table: {
    label: 'Девять шагов и телепорты',
    move: 'Ход',
    to: 'Куда',
    left: 'Оста\u00ADлось',
    leftTitle: 'Сколько роботов останется после ответа роботов',
    nearest: 'Ближ\u00ADний',
    nearestTitle: 'Расстояние до ближайшего робота после ответа: по строкам плюс по столбцам',
    outcome: 'Итог',
    jump: (number) => `телеп. ${number}`,
    next: 'выбран',
    nextTitle: 'Ход, который выбирает стратегия',
    untried: 'не нужен',
    notTried: 'не рассматривался: есть безопасный шаг или подошёл телепорт, который стоит в списке раньше',
    infinite: '∞',
    more: (rest) => `и ещё ${count(rest, 'телепорт', 'телепорта', 'телепортов')}`,
    nearestNote:
      'Осталось: роботов после хода. Ближний: расстояние до ближайшего робота после хода роботов, по строкам плюс по столбцам.',
    play: 'Нажмите на ход, чтобы сделать его.',
    lastResort: 'Стратегия использует телепорт, только если сразу проигрывает любой шаг и тот, кто остаётся на месте.',
  },
  pad: {
    label: 'Ваш ход',
    barred: 'нельзя',
    whole: 'Вся доска',
    teleports: 'Телепорты',
    teleport: (number, to) => `Телепорт ${number} ${to}`,
    teleportName: 'Телепорт',
    noTeleports: 'В этой игре нет телепортов.',
    noneLeft: 'Телепортов не осталось.',
  },
  facts: {
    you: 'Вы',
    robots: 'Роботы',
    debris: 'Клеток с обломками',
    teleports: 'Телепортов осталось',
    of: (unused, all) => (all === 0 ? 'нет' : `${number(unused)} из ${number(all)}`),
  },
};
