// What is said of a chase beside the board.
import type {
  PursuitBoard,
  PursuitEnd,
  PursuitExplanation,
  RobotFailure,
  Side,
  WrongWord,
} from '../../../engine/boundary';
import { count, NO_BREAK, number } from '../../../i18n/common-ru';
import { xy } from '../format';
import type { PursuitRule } from '../rule-ids';
import { turnAt, WORDS } from './board-ru';
import type { pursuitWords as English } from './messages-en';

type Sentence = { text: string; rule: PursuitRule };

const { sides } = WORDS;
const moving: Record<Side, string> = { catchers: 'ходят ловцы', fugitive: 'ходит беглец' };
const programs: Record<Side, string> = { catchers: 'программа ловцов', fugitive: 'программа беглеца' };
const forfeits: Record<Side, string> = { catchers: 'Ловцы терпят', fugitive: 'Беглец терпит' };
const ofCatchers = (all: number) => count(all, 'ловца', 'ловцов', 'ловцов');
const turnOf = (turn: number) => `Ход ${turnAt(turn)}${turn === 0 ? ', расстановка' : ''}`;

const failures: Record<RobotFailure['kind'], string> = {
  notStarted: 'программу не удалось запустить',
  timeOut: 'программа работала слишком долго',
  tooLong: 'программа вывела больше, чем разрешено',
  noFile: 'программа ничего не вывела',
  notText: 'вывод программы не текст в UTF-8',
  memory: 'программа заняла слишком много памяти',
  files: 'программа оставила слишком много файлов или слишком глубоко вложенные папки',
  exit: 'программа завершилась с ошибкой',
  signal: 'программу прервал сигнал',
};

function failure(what: RobotFailure): string {
  if (what.kind === 'exit') return `${failures.exit} (код завершения ${what.status})`;
  return what.kind === 'signal' ? `${failures.signal} (${what.number})` : failures[what.kind];
}

/** Why a word is wrong: which number, in which line, against which rule. */
function wrong(what: WrongWord): Sentence {
  const at = 'line' in what ? `${number(what.number)} (строка ${number(what.line)})` : '';
  switch (what.kind) {
    case 'word':
      return { text: `вместо числа ${at} стоит «${what.text}», а нужно целое число`, rule: 'output' };
    case 'count':
      return {
        text: `нужно ${count(what.expected, 'число', 'числа', 'чисел')}, а в ответе ${number(what.found)}`,
        rule: 'output',
      };
    case 'range':
      return { text: `число ${at} равно ${what.value}, а должно быть от ${what.min} до ${what.max}`, rule: 'output' };
    case 'diagonal':
      return { text: `с числа ${at} начинается шаг по диагонали: одно из двух чисел должно быть 0`, rule: 'step' };
    case 'offField':
      return { text: `с числа ${at} начинается шаг за край квадрата`, rule: 'edges' };
    case 'failed':
      return { text: failure(what.failure), rule: 'program' };
  }
}

const score = ([first, second]: [number, number]) => `${number(first)}${NO_BREAK}:${NO_BREAK}${number(second)}`;

function ended(board: PursuitBoard, end: PursuitEnd): string {
  const points = board.score ? ` Счёт ${score(board.score)} (ловцы${NO_BREAK}:${NO_BREAK}беглец).` : '';
  const turn = turnAt(board.turn);
  if (end.kind === 'caught') return `Беглец пойман на ходу ${turn}.${points}`;
  if (end.kind === 'escaped') return `Все ходы сыграны (${number(board.turns)}), беглец на свободе.${points}`;
  const { text } = wrong(end.wrong);
  return `${forfeits[end.side]} техническое поражение на ходу ${turn}: ${text}.${points}`;
}

function made({ step, n, fugitive, catchers, end }: PursuitBoard): string {
  if (!step || end?.kind === 'forfeit') return '';
  if (step.side === 'fugitive')
    return step.path.length > 0
      ? `Беглец переходит из ${xy(n, step.path[0] ?? 0)} в ${xy(n, fugitive ?? 0)}.`
      : `Беглец начинает в ${xy(n, fugitive ?? 0)}.`;
  if (step.catchers.length === 0) return `Ловцы расставлены: ${number(catchers.length)}.`;
  const moved = catchers.filter((cell, nth) => cell !== step.catchers[nth]).length;
  return moved === 0 ? 'Ловцы стоят на месте.' : `Сдвинуто ${number(moved)} из ${ofCatchers(catchers.length)}.`;
}

/** The turn that a word belonged to: after the fugitive's the next one has begun. */
const wordsTurn = ({ turn, step, end }: PursuitBoard) => (step?.side === 'fugitive' && !end ? turn - 1 : turn);

function step(board: PursuitBoard): string {
  const said = made(board);
  if (board.end) return [said, ended(board, board.end)].filter(Boolean).join(' ');
  return said ? `${turnOf(wordsTurn(board))}. ${said}` : `${turnOf(board.turn)}: ${moving[board.due]}.`;
}

const strategies: Record<string, string> = {
  best: 'лучшая',
  exact: 'точная',
  area: 'область',
  shadow: 'тень (тор)',
  dominate: 'доминирование',
  far: 'подальше',
  chase: 'погоня',
  random: 'случайная',
};
const strategy = (name: string) => `«${strategies[name] ?? name}»`;

function explainMove(why: PursuitExplanation, board: PursuitBoard): Sentence {
  const who = why.scripted ? 'По записи' : `По стратегии ${strategy(why.strategy)}`;
  if (why.chosen.startsWith('!'))
    return { text: `Здесь ${programs[board.due]} ошибается: раунд окончен.`, rule: 'forfeit' };
  if (board.turn === 0)
    return {
      text:
        board.due === 'catchers'
          ? `${who} ставятся ловцы, всего ${number(board.pairs)}. Беглеца ещё нет.`
          : `${who} ставится беглец: он видит, где стоят ловцы.`,
      rule: 'placement',
    };
  const cells = count(why.won, 'клетку', 'клетки', 'клеток');
  return {
    text: `${who} ${moving[board.due]}. Беглец первым успевает в ${cells} из ${number(board.n * board.n)}.`,
    rule: 'area',
  };
}

/** A longer word tells a reader nothing. */
const LONGEST_WORD = 24;

/** Only one's own words can be compared: what the strategy would have said. */
function advice(past: PursuitExplanation, move: string): string {
  if (past.scripted) return '';
  const would = `Стратегия ${strategy(past.strategy)} ответила бы`;
  if (move === past.chosen) return `${would} так же.`;
  return past.chosen.length <= LONGEST_WORD ? `${would}: ${past.chosen}.` : '';
}

export const pursuitWords: typeof English = {
  step,
  explainMove,
  advice,
  score,
  sides,
  strategies,
  hint: 'Выберите над доской, за кого играть. За беглеца: нажмите на отмеченную клетку. За ловцов: нажмите на ловца, затем на соседнюю клетку; потом отправьте ответ.',
  slips: {
    faster:
      'В условии сказано «не более, чем на S клеток»; в ответе робота ровно S смещений, и «0 0» значит остаться на месте.',
  },
  why: {
    label: 'Отдельные ходы, лучшие для стороны первыми',
    where: 'Куда',
    catcher: 'Ловец',
    area: 'Область',
    areaTitle: 'Клетки, куда беглец успел бы раньше всех ловцов',
    distance: 'Ближайший',
    distanceTitle: 'Сколько шагов будет между беглецом и ближайшим ловцом',
    caught: 'пойман',
    fewer: 'Показать меньше',
    more: (all) => `Показать все: ${number(all)}`,
    who: ({ catcher }) => (catcher === null ? '' : number(catcher)),
  },
  facts: {
    turn: 'Ход T',
    of: (turn, turns) => `${number(turn)} из 0–${number(turns - 1)}`,
    due: 'Очередь',
    now: 'Счёт, если поймать сейчас',
    score: 'Счёт',
    scoreTitle: 'ловцы : беглец',
    field: 'Поле',
    torus: 'тор',
    square: 'квадрат',
    catchers: 'Число ловцов K',
    steps: 'Шаги беглеца за ход S',
    won: 'Клетки беглеца',
    turned: 'Сменили сторону за ответ',
    robots: 'Роботы в файле',
    reading: 'Проход через ловца',
    readings: { default: 'разрешён', blocked: 'обрывает ход' },
    cells: (value) => count(value, 'клетка', 'клетки', 'клеток'),
    chart: 'Клетки беглеца ход за ходом',
    chartNote: 'по уже показанным ходам',
  },
  signs: {
    fugitive: 'Беглец',
    catcher: 'Ловец и его номер',
    own: 'Беглец успевает сюда первым',
    theirs: 'Ловец успевает сюда первым',
    changed: 'Сменила сторону: + беглецу, − ловцам',
    reach: 'Здесь беглец может закончить ход',
    beside: 'То же, но рядом ловец',
    glued: 'Края с одинаковыми знаками — один край',
  },
  controls: {
    region: 'Матч',
    seat: 'Вы',
    seatTitle: 'Сторона, за которую вы играете; другая отвечает по своей стратегии',
    seats: { none: 'зритель', catchers: 'ловцы', fugitive: 'беглец' },
    catchers: 'Ловцы',
    fugitive: 'Беглец',
    strategyTitle: 'Стратегия, по которой эта сторона играет там, где нет записи',
    asNamed: 'как в файле',
    save: 'Сохранить запись',
    saveTitle: 'Матч до этой позиции как файл, который можно снова открыть здесь',
  },
  plan: {
    label: 'Ответ ловцов',
    places: (placed, all) => `Поставлено ${number(placed)} из ${ofCatchers(all)}`,
    moves: (moved, all) => `Сдвинуто ${number(moved)} из ${ofCatchers(all)}; остальные стоят`,
    waits: 'Сейчас не очередь ловцов',
    undo: 'Отменить',
    undoTitle: 'Отменяет ловца, выбранного последним',
    rest: 'Дополнить',
    restTitle: 'Стратегия выбирает за всех ловцов, для которых вы ещё не выбрали',
    send: 'Отправить',
    sendTitle: 'Ответ отправлен, и беглец отвечает на него',
  },
  theory: 'Теория',
  atlas: 'Атлас',
  workshop: 'Робот',
  noPage: 'Страницу не удалось загрузить. Откройте её ещё раз, когда вернётся сеть.',
};
