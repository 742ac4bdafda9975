// The words of the workshop, where a robot is written and tested.
import { count, number } from '../../../i18n/common-ru';
import type { robotWords as English, exampleWords as EnglishExamples } from './robot-en';

const ofPoints = (all: number) => count(all, 'балла', 'баллов', 'баллов');

export const robotWords: typeof English = {
  intro:
    'Напишите на JavaScript функцию robot, которая по тексту входного файла возвращает текст выходного. Она выполняется в песочнице вашего браузера, секунда на ход, и только когда вы её запускаете. Её переменные сохраняются от хода к ходу.',
  label: 'Код робота',
  placeholder: 'function robot(input) { … }',
  examples: 'Взять за основу',
  example: { stand: 'Стоять на месте', chase: 'Погоня', flee: 'Бегство' },
  open: 'Открыть',
  openTitle: 'Открыть робота из файла',
  save: 'Сохранить',
  saveTitle: 'Сохранить робота в файл',
  run: 'Сыграть все матчи',
  runTitle: 'Сыграть за обе стороны на каждой пробной доске против каждой встроенной стратегии',
  stop: 'Остановить',
  here: 'Этот матч:',
  hereTitle: 'Сыграть матч на доске: за эту сторону играет ваш робот, за другую — стратегия',
  sides: ['ловцы', 'беглец'],
  running: (done, all) => `${number(done)} из ${count(all, 'матча', 'матчей', 'матчей')}…`,
  playing: 'Идёт игра…',
  done: (points, most) => `Набрано ${number(points)} из ${ofPoints(most)}.`,
  ended: (points, most) => `${number(points)} из ${ofPoints(most)}. Запись на доске.`,
  lost: 'Движок остановился. Запустите ещё раз.',
  fault: (line, message) => (line === null ? message : `Строка ${number(line)}: ${message}`),
  table: 'Баллы вашего робота',
  against: 'Против',
  of: (field) => {
    const [torus, n, k, s] = field.split(' ');
    return `${torus === '1' ? 'Тор' : 'Квадрат'} ${n} × ${n}, K ${k}, S ${s}`;
  },
  all: 'Всего',
  cell: (points, turns) => `${number(points)} из ${ofPoints(turns)}. Посмотреть этот матч`,
  forfeit: (points, turns) => `Техническое поражение: ${number(points)} из ${ofPoints(turns)}. Посмотреть этот матч`,
  legend: 'Баллы за каждый матч; ! — техническое поражение. Нажмите, чтобы посмотреть матч.',
  console: 'console.log',
};

/** The comments in the example robots. They are read by people who write their first robot. */
export const exampleWords: typeof EnglishExamples = {
  read: 'Прочитать файл. x растёт вправо, y вниз, обе от 0.',
  place: 'Ход 0: расставить ловцов по диагонали, беглеца — как можно дальше от них.',
  along: 'Расстояние вдоль одной оси; на торе — кратчайшее.',
  best: 'Шаг, который оставляет ближайшего ловца дальше всего, и куда он ведёт.',
  go: 'Куда ведёт шаг; null, если за край квадрата.',
  stand: 'Стоять на месте. Самый короткий робот, который играет по правилам.',
  robot: 'Робот — функция: по тексту входного файла она возвращает текст выходного.',
  count: 'Ловцы печатают k пар. Беглец печатает одну клетку, а потом s шагов за ход.',
  corner: 'Ход 0 — расстановка: ловцы в первом углу, беглец в последнем.',
  chase: 'Погоня: каждый ловец шагает к беглецу, сначала вдоль той оси, где до него дальше.',
  flee: 'Бегство: каждый шаг беглеца оставляет ближайшего ловца дальше всего.',
};
