// The words of the Pursuit panel next to the board.
import type {
  OutputError,
  PursuitBoard,
  PursuitCriterion,
  PursuitEnd,
  PursuitExplanation,
  RobotFailure,
  Side,
} from '../../../engine/boundary';
import { capital, count, form, inWords, NO_BREAK, number, ordinal } from '../../../i18n/common-ru';
import { xy } from '../format';
import type { PursuitRule } from '../rule-ids';
import { turnAt, WORDS } from './board-ru';
import type { pursuitWords as English } from './messages-en';

type Sentence = { text: string; rule: PursuitRule };

const { sides } = WORDS;
const placed: Record<Side, string> = { catchers: 'расставляются ловцы', fugitive: 'ставится беглец' };
const moving: Record<Side, string> = { catchers: 'ходят ловцы', fugitive: 'ходит беглец' };
const forfeits: Record<Side, string> = { catchers: 'Ловцы терпят', fugitive: 'Беглец терпит' };
const ofCatchers = (all: number) => count(all, 'ловца', 'ловцов', 'ловцов');
const turnOf = (turn: number) => (turn === 0 ? 'Ход 0, расстановка' : `Ход ${number(turn)}`);

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

const inLine = (line: number): string => (line > 1 ? ` (его строка ${number(line)})` : '');

/** A step that a program printed as two numbers, the first of them counted from 1. */
function stepOf(by: Side, { number: first, line }: { number: number; line: number }): string {
  const pair = (first - 1) / 2;
  const whose = by === 'catchers' ? `шаг ловца ${number(pair)}` : `шаг ${number(pair + 1)} беглеца`;
  const where = line > 1 ? ` в строке ${number(line)}` : '';
  return `${whose} (${ordinal(first)} и ${ordinal(first + 1)} числа${where} хода программы)`;
}

/** Why a side's move is invalid: which number, in which line, against which rule. */
function wrong(by: Side, what: OutputError): string {
  const at = 'line' in what ? `${number(what.number)} хода, который напечатала программа${inLine(what.line)}` : '';
  switch (what.kind) {
    case 'notANumber':
      return `число ${at} — «${what.text}», а должно быть целым`;
    case 'count':
      return `нужно ${count(what.expected, 'число', 'числа', 'чисел')}, а найдено ${number(what.found)}`;
    case 'range':
      return `число ${at} равно ${what.value}, а должно быть от ${what.min} до ${what.max}`;
    case 'diagonal':
      return `${stepOf(by, what)} сделан по диагонали: одно из двух чисел должно быть 0`;
    case 'offField':
      return `${stepOf(by, what)} ведёт за край квадрата`;
    case 'failed':
      return failure(what.failure);
  }
}

const score = ([first, second]: [number, number]) => `${number(first)}${NO_BREAK}:${NO_BREAK}${number(second)}`;

function ended(board: PursuitBoard, end: PursuitEnd): string {
  const points = board.score ? ` Счёт ${score(board.score)} (ловцы${NO_BREAK}:${NO_BREAK}беглец).` : '';
  const turn = turnAt(board.turn);
  if (end.kind === 'caught') return `Беглец пойман на ходу ${turn}.${points}`;
  if (end.kind === 'escaped') return `После всех ходов (${number(board.turns)}) беглец на свободе.${points}`;
  return `${forfeits[end.side]} техническое поражение на ходу ${turn}: ${wrong(end.side, end.error)}.${points}`;
}

function fugitiveMoved(n: number, path: number[], now: number): string {
  const [from] = path;
  if (from === undefined) return `Беглец поставлен на ${xy(n, now)}.`;
  return path.every((cell) => cell === from) && now === from
    ? `Беглец остался на ${xy(n, now)}.`
    : `Беглец перешёл с ${xy(n, from)} на ${xy(n, now)}.`;
}

function made({ step, n, fugitive, catchers, end }: PursuitBoard): string {
  if (!step || end?.kind === 'forfeit') return '';
  if (step.side === 'fugitive') return fugitiveMoved(n, step.path, fugitive ?? 0);
  if (step.catchers.length === 0) return `Ловцы расставлены: ${number(catchers.length)}.`;
  const moved = catchers.filter((cell, nth) => cell !== step.catchers[nth]).length;
  return catchersMoved(moved, catchers.length - moved);
}

function catchersMoved(moved: number, stayed: number): string {
  if (moved === 0) return 'Ловцы остались на месте.';
  const some = `${capital(inWords(moved))} ${form(moved, 'ловец сдвинулся', 'ловца сдвинулись', 'ловцов сдвинулись')}`;
  return stayed === 0
    ? `${some}.`
    : `${some}, ${inWords(stayed)} ${form(stayed, 'остался', 'остались', 'остались')} на месте.`;
}

/** The turn that a move belonged to: after the fugitive's move the next turn has begun. */
const wordsTurn = ({ turn, step, end }: PursuitBoard) => (step?.side === 'fugitive' && !end ? turn - 1 : turn);

function step(board: PursuitBoard): string {
  const said = made(board);
  if (board.end) return [said, ended(board, board.end)].filter(Boolean).join(' ');
  if (said) return `${turnOf(wordsTurn(board))}. ${said}`;
  return `Ход ${turnAt(board.turn)}: ${(board.turn === 0 ? placed : moving)[board.sideToMove]}.`;
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

/** The robot of the input that a strategy plays for. */
function replaced({ strategy }: PursuitExplanation, { robots, sideToMove }: PursuitBoard): string {
  const robot = robots[sideToMove === 'catchers' ? 0 : 1];
  return robot && robot !== strategy ? ` вместо программы “${robot}”` : '';
}

/** What the move was chosen by. */
const criteria: Record<PursuitCriterion, Record<Side, string>> = {
  exact: {
    catchers: 'Просчитаны все позиции на этой доске: никакой другой ход не ловит беглеца раньше.',
    fugitive: 'Просчитаны все позиции на этой доске: никакой другой ход не оставляет беглеца на свободе дольше.',
  },
  random: { catchers: 'Ход случайный.', fugitive: 'Ход случайный.' },
  capture: { catchers: 'Ловец может встать на клетку беглеца.', fugitive: '' },
  nearer: { catchers: 'Каждый ловец делает шаг к беглецу.', fugitive: '' },
  nearerApart: {
    catchers: 'Каждый ловец делает шаг к беглецу и, где может, держится подальше от других.',
    fugitive: '',
  },
  area: {
    catchers:
      'Она перебирает шаги всех ловцов вместе и выбирает те, после которых лучший ответ оставляет беглецу наименьшую область.',
    fugitive:
      'Она перебирает самые многообещающие ходы и выбирает тот, который после ответа ловцов оставляет беглецу наибольшую область.',
  },
  diagonal: {
    catchers:
      'Два ловца встают на одну диагональ с беглецом, по разные стороны от него. Когда он переходит на соседнюю диагональ, они переходят за ним. Третий ловец приближается. На торе так всегда ловят беглеца, который делает один шаг за ход.',
    fugitive: '',
  },
  farFromNearest: { catchers: '', fugitive: 'Беглец уходит как можно дальше от ближайшего ловца.' },
  farFromAll: { catchers: '', fugitive: 'Беглец идёт туда, где сумма расстояний от него до всех ловцов наибольшая.' },
};

const ruleOf = (criterion: PursuitCriterion): PursuitRule => (criterion === 'area' ? 'area' : 'names');

function explainMove(why: PursuitExplanation, board: PursuitBoard): Sentence {
  const who = why.scripted ? 'По записи' : `По стратегии ${strategy(why.strategy)}${replaced(why, board)}`;
  if (why.chosen.startsWith('!'))
    return { text: `${forfeits[board.sideToMove]} здесь техническое поражение: матч окончен.`, rule: 'forfeit' };
  if (board.turn === 0)
    return {
      text:
        board.sideToMove === 'catchers'
          ? `${who} ставятся ловцы, всего ${number(board.pairs)}. Беглеца ещё нет.`
          : `${who} ставится беглец: он видит, где стоят ловцы.`,
      rule: 'placement',
    };
  if (why.criterion)
    return {
      text: `${who} ${moving[board.sideToMove]}. ${criteria[why.criterion][board.sideToMove]}`,
      rule: ruleOf(why.criterion),
    };
  const cells = count(why.won, 'клетке', 'клеткам', 'клеткам');
  return {
    text: `${who} ${moving[board.sideToMove]}. Сейчас беглец успевает раньше ловцов к ${cells} из ${number(board.n * board.n)}.`,
    rule: 'area',
  };
}

/** A longer move tells a reader nothing. */
const LONGEST_WORD = 24;

/** Only the user's own moves can be compared with the strategy's. */
function advice(past: PursuitExplanation, move: string): string {
  if (past.scripted) return '';
  const who = `Стратегия ${strategy(past.strategy)}`;
  if (move === past.chosen) return `${who} делает тот же ход.`;
  return past.chosen.length <= LONGEST_WORD ? `${who} делает ход ${past.chosen}.` : '';
}

export const pursuitWords: typeof English = {
  step,
  explainMove,
  advice,
  score,
  sides,
  strategies,
  hint: 'Ход беглеца: нажмите на отмеченную клетку. Ход ловцов: нажмите на ловца, затем на соседнюю клетку; в конце нажмите «Сделать ход»: кого вы не сдвинули, останется на месте. Чтобы за другую сторону играла стратегия, выберите над доской свою: «Ваша сторона».',
  cellHint: {
    see: 'что на ней и кто успеет туда первым',
    play: ({ turn, sideToMove, pairs }) => {
      if (turn === 0) return `Чтобы поставить ${sideToMove === 'catchers' ? 'ловца' : 'беглеца'}, нажмите на клетку.`;
      if (sideToMove === 'fugitive') return 'Чтобы пойти беглецом, нажмите на отмеченную клетку.';
      const last = pairs > 1 ? '; в конце нажмите «Сделать ход»' : '';
      return `Чтобы пойти ловцом, нажмите на него, затем на соседнюю клетку${last}.`;
    },
  },
  slips: {
    faster: 'В условии сказано «не более, чем на S клеток», но в выводе робота ровно S шагов. «0 0» — шаг на месте.',
  },
  why: {
    label: 'Ходы, лучшие первыми',
    where: 'Куда',
    catcher: 'Ловец',
    area: 'Область',
    areaBeforeReply: 'Область до ответа ловцов',
    areaTitle: 'Клетки, куда беглец после хода успевает раньше всех ловцов',
    areaNote: {
      catchers:
        'Область: сколько клеток беглец достигнет первым после шага, если следующим ходит он. На доске следующими ходят ловцы, поэтому синяя область может быть меньше.',
      fugitive:
        'Область: сколько клеток беглец достигнет первым после хода, если следующими ходят ловцы. На доске следующим ходит беглец, поэтому синяя область может быть больше.',
    },
    beforeReply: 'Стратегия выбирает по области после ответа ловцов, которой в таблице нет.',
    notFirst: {
      together: 'Строки упорядочены по области, но стратегия сравнивает ходы всех ловцов вместе.',
      exact: {
        catchers: 'Строки упорядочены по области, но стратегия выбирает по тому, как скоро беглец будет пойман.',
        fugitive:
          'Строки упорядочены по области, но стратегия выбирает по тому, как долго беглец останется на свободе.',
      },
      other: 'Строки упорядочены по области, но эта стратегия выбирает не по ней.',
    },
    single: (label) =>
      `В каждой строке шагает один ловец, другие стоят. Все шаги с меткой «${label}» делаются сразу, одним ходом.`,
    planned: 'В таблице — позиция до ваших шагов.',
    stays: 'стоит',
    distance: 'Шагов до ловца',
    fugitiveDistance: 'Шагов от беглеца до ловца',
    distanceTitle: 'Сколько шагов от беглеца до ближайшего ловца после хода',
    caught: 'пойман',
    choice: 'выбран',
    part: 'стратегия',
    script: 'запись',
    fewer: 'Показать меньше',
    more: (all) => `Показать все: ${number(all)}`,
    who: ({ catcher }) => (catcher === null ? '' : number(catcher)),
  },
  facts: {
    turn: 'Следующий ход T',
    of: (turn, turns) => `${number(turn)} (последний: ${number(turns - 1)})`,
    due: 'Ходит',
    now: 'Счёт, если поймать на этом ходу (ловцы : беглец)',
    score: 'Счёт',
    scoreTitle: 'ловцы : беглец',
    field: 'Доска',
    torus: 'тор',
    square: 'квадрат',
    catchers: 'Ловцов (K)',
    steps: 'Шагов беглеца за ход (S)',
    won: 'Клетки, где беглец первый',
    turned: 'Изменено последним ходом',
    robots: 'Программы во входе',
    reading: 'Проход через ловца',
    readings: { default: 'разрешён', blocked: 'запрещён: там поимка' },
    cells: (value) => count(value, 'клетка', 'клетки', 'клеток'),
    chart: 'Клетки, где беглец первый, по ходам',
    chartNote: 'Ходы, вычисленные до сих пор',
  },
  signs: {
    fugitive: 'Беглец',
    catcher: 'Ловец и его номер',
    own: 'Беглец может быть здесь первым',
    theirs: 'Ловец может быть здесь первым',
    changed: 'Изменено последним ходом: + клетка досталась беглецу, − потеряна',
    reach: 'Здесь беглец может закончить ход',
    beside: 'Здесь беглец может закончить ход, но рядом ловец',
    glued: 'Края с одинаковыми знаками соединены',
  },
  controls: {
    region: 'Матч',
    seat: 'Вы ходите за:',
    seatShort: 'Ход за:',
    seatTitle:
      'Сторона, за которую вы можете ходить на доске. Если сторона одна, другая отвечает на каждый ваш ход по своей стратегии.',
    seats: { none: 'обе стороны', catchers: 'ловцов', fugitive: 'беглеца' },
    catchers: 'Ловцы',
    fugitive: 'Беглец',
    strategyTitle: 'Стратегия этой стороны там, где во входе нет ходов',
    asNamed: 'как во входе',
    menu: 'Ещё',
    save: 'Сохранить запись',
    saveTitle: 'Сохранить матч до этой позиции как файл, который можно снова открыть здесь',
  },
  plan: {
    label: 'Ход ловцов',
    places: (placed, all) => `Поставлено ${number(placed)} из ${ofCatchers(all)}`,
    moves: (moved, all) => `Сдвинуто ${number(moved)} из ${ofCatchers(all)}`,
    waits: 'Сейчас ходит беглец',
    undo: 'Отменить',
    undoTitle: 'Отменить ваш последний шаг ловца',
    rest: (places) => (places ? 'Остальных ставит стратегия' : 'Остальных ведёт стратегия'),
    restTitle:
      'Стратегия расставит или передвинет всех ловцов, которых ещё не расставили или не передвинули вы. Ход ловцов будет сделан',
    send: 'Сделать ход',
    sendTitle: 'Сделать ход ловцов: те, кого вы не сдвинули, останутся на месте. Затем ходит беглец',
  },
  theory: 'Теория',
  theoryParts: { label: 'Теория', match: 'Этот матч', atlas: 'Атлас досок' },
  workshop: 'Мастерская роботов',
  newMatch: {
    heading: 'Новый матч',
    intro:
      'Создаёт матч двух встроенных стратегий и открывает его как вход. Чтобы играть самому, выберите сторону над доской.',
    board: 'Доска',
    boards: { square: 'Квадрат', torus: 'Тор' },
    fields: {
      n: 'N, клеток на стороне',
      catchers: 'K, ловцов',
      steps: 'S, шагов беглеца за ход',
      turns: 'L, ходов',
    },
    most: 'наибольшее допустимое',
    range: (field, min, max) => `${field}: от ${number(min)} до ${number(max)}.`,
    whole: 'Нужны целые числа.',
    start: 'Начать матч',
  },
  noPage: 'Страницу не удалось загрузить. Попробуйте снова, когда появится сеть.',
};
