// What the workshop says where a robot is written and tried.
import { count, number } from '../../../i18n/common-ru';
import type { robotWords as English, exampleWords as EnglishExamples } from './robot-en';

const ofPoints = (all: number) => count(all, 'балла', 'баллов', 'баллов');

export const robotWords: typeof English = {
  heading: 'Написать робота',
  intro:
    'На JavaScript: функция robot, которая по тексту входного файла возвращает текст выходного. Она выполняется в закрытой среде вашего браузера, секунда на ход; помнить что-то от хода к ходу ей можно. Сама по себе она никогда не запускается.',
  label: 'Код робота',
  placeholder: 'function robot(input) { … }',
  examples: 'Взять за основу',
  example: { stand: 'Стоять на месте', chase: 'Погоня', flee: 'Бегство' },
  open: 'Открыть',
  openTitle: 'Открыть робота из файла',
  save: 'Сохранить',
  saveTitle: 'Сохранить робота в файл',
  run: 'Сыграть со всеми',
  runTitle: 'За обе стороны, на каждом поле, против встроенных стратегий',
  stop: 'Остановить',
  here: 'Этот матч:',
  hereTitle: 'Сыграть матч на доске вашим роботом; другая сторона играет по своей стратегии',
  sides: ['ловцы', 'беглец'],
  running: (done, all) => `${number(done)} из ${count(all, 'матча', 'матчей', 'матчей')}…`,
  playing: 'Идёт игра…',
  done: (points, most) => `Набрано ${number(points)} из ${ofPoints(most)}.`,
  ended: (points, most) => `Сыграно: ${number(points)} из ${ofPoints(most)}. Запись на доске.`,
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

/** The comments in the robots to start from. They are read by people who write their first. */
export const exampleWords: typeof EnglishExamples = {
  read: 'Что сказано в файле. x растёт вправо, y вниз, обе от 0.',
  place: 'Ход 0: ловцы встают вдоль диагонали, беглец — как можно дальше от них.',
  along: 'Сколько шагов вдоль одной оси; на торе — коротким путём.',
  best: 'Шаг, после которого ближайший ловец дальше всего, и куда этот шаг ведёт.',
  go: 'Куда ведёт шаг; null, если за край квадрата.',
  stand: 'Стоять на месте. Самый короткий робот, который играет по правилам.',
  robot: 'Робот — функция: по тексту входного файла она возвращает текст выходного.',
  count: 'Ловцы называют k пар. Беглец называет одно место, а потом s смещений за ход.',
  corner: 'На ходу 0 нужны места: ловцам первый угол, беглецу последний.',
  chase: 'Погоня: каждый ловец шагает к беглецу, сначала вдоль той оси, где до него дальше.',
  flee: 'Бегство: каждый шаг беглеца ведёт туда, где ближайший ловец дальше всего.',
};
