// Every sentence of the page, in Russian. The build ties prepositions and dashes to their words.
import type { Diagnostic, EventKind, Expected, Field, Found, Illegal, Mend, Note } from '../boundary';
import type { SampleId } from '../samples';
import { big, count, form, LANGUAGE, NO_BREAK, number } from './common-ru';
import type { Words } from './en';
import type { Sign } from './signs';

const seconds = new Intl.NumberFormat(LANGUAGE, { maximumFractionDigits: 2 });

const fields: Record<Field, (index: number) => string> = {
  caseCount: () => 'число тестов',
  robotCount: () => 'число роботов',
  teleportCount: () => 'число телепортов',
  robotRow: (index) => `строка робота ${number(index)}`,
  robotColumn: (index) => `столбец робота ${number(index)}`,
  teleportRow: (index) => `строка телепорта ${number(index)}`,
  teleportColumn: (index) => `столбец телепорта ${number(index)}`,
  knightCount: () => 'число коней',
  knightX: (index) => `x коня ${number(index)}`,
  knightY: (index) => `y коня ${number(index)}`,
  terrain: (index) => `местность ряда ${number(index)}`,
  unitCount: (index) => `число бойцов стороны ${number(index)}`,
  unitKind: (index) => `вид бойца ${number(index)}`,
  unitCell: (index) => `клетка бойца ${number(index)}`,
  orderCount: () => 'число приказов',
  orderFrom: (index) => `первая клетка приказа ${number(index)}`,
  orderTo: (index) => `вторая клетка приказа ${number(index)}`,
  tile: (index) => `плитка ${number(index)} на доске`,
  moveRow: (index) => `строка хода ${number(index)}`,
  moveColumn: (index) => `столбец хода ${number(index)}`,
  reply: (index) => `ответ на ход ${number(index)}`,
  role: () => 'R, роль робота',
  fieldKind: () => 'F, тип поля',
  fieldSide: () => 'N, сторона поля',
  catcherCount: () => 'K, число ловцов',
  stepCount: () => 'S, число шагов беглеца за ход',
  turnCount: () => 'L, число ходов в раунде',
  turn: () => 'T, номер хода',
  fugitiveX: () => 'x беглеца',
  fugitiveY: () => 'y беглеца',
  catcherX: (index) => `x ловца ${number(index - 1)}`,
  catcherY: (index) => `y ловца ${number(index - 1)}`,
  robotName: (index) => (index === 1 ? 'r0, папка робота ловцов' : 'r1, папка робота беглеца'),
  points: (index) => (index === 1 ? 'баллы ловцов' : 'баллы беглеца'),
};

const LONGEST_QUOTE = 24;
const quote = (text: string) => `«${text.length > LONGEST_QUOTE ? `${text.slice(0, LONGEST_QUOTE)}…` : text}»`;
const letters = (cells: number) => count(cells, 'буква', 'буквы', 'букв');

function expected(wanted: Expected): string {
  if (wanted.kind === 'utf8') return 'текст в UTF-8';
  if (wanted.kind === 'lineEnd') return 'конец строки';
  if (wanted.kind === 'row') return `${letters(wanted.cells)} в ряду ${number(wanted.row)} карты`;
  if (wanted.kind === 'said') return `строка ${number(wanted.index)} записи`;
  const piece = fields[wanted.field](wanted.index);
  if (wanted.kind === 'name') return piece;
  if (wanted.kind === 'nowhere') return `${piece}: -1, потому что место ещё не выбрано`;
  if (wanted.kind === 'letter') return `${piece}: одно из ${wanted.of}`;
  if (wanted.kind === 'cellName') return `${piece}, например E5`;
  if (wanted.kind === 'dryCell') return `клетка суши: ${piece}`;
  if (wanted.kind === 'freeCell') return `свободная клетка: ${piece}`;
  return `${piece}: целое число от ${big(wanted.min)} до ${big(wanted.max)}`;
}

const at = (line: number, column: number) => `строке ${number(line)}, позиции ${number(column)}`;

function found(what: Found): string {
  switch (what.kind) {
    case 'end':
      return 'конец входа';
    case 'number':
      return quote(what.text);
    case 'word':
      return quote(what.text);
    case 'taken':
      return what.first ? `клетка, занятая в строке ${number(what.first.line)}` : 'ваша собственная начальная клетка';
    case 'lineEnd':
      return 'конец строки';
    case 'row':
      return letters(what.cells);
    case 'water':
      return `вода, нарисованная в ${at(what.drawn.line, what.drawn.column)}`;
    case 'byte':
      return `байт ${what.value.toString(16).toUpperCase().padStart(2, '0')}`;
  }
}

const mends: Record<Mend, string> = {
  addMissing: 'Допишите недостающее или проверьте количества перед этим местом.',
  removeWord: 'Уберите это или поставьте на его место число.',
  blanksOnly: 'Разделяйте числа только пробелами и переводами строк.',
  wholeNumber: 'Напишите целое число десятичными цифрами, без знака и дробной части.',
  asciiDigits: 'Напишите число цифрами от 0 до 9.',
  inRange: 'Напишите число из этого промежутка.',
  liftLimits: 'Условие этого не допускает, но посчитать можно: снимите ограничения, чтобы продолжить.',
  moveApart: 'Переставьте одного из двух на свободную клетку.',
  knownLetter: 'Напишите одну из этих букв, большую или маленькую.',
  onBoard: 'Назовите клетку доски: от A5 до A9, от B4 до B9 и так далее, до ряда от I1 до I5.',
  rowLength: 'В рядах 5, 6, 7, 8, 9, 8, 7, 6 и 5 букв через пробел.',
  dryGround: 'Переставьте бойца или нарисуйте там другую местность.',
  oneLineEach: 'Вынесите остаток в отдельную строку.',
  knownPiece: 'Напишите одно из этих слов.',
  notPlacedYet:
    'На нулевом ходу у беглеца ещё нет клетки: -1 -1. Нет её и у ловцов, пока их только предстоит расставить.',
  replayLine: 'Строка записи — это числа, которые назвала сторона, или знак ! и то, что написал её робот.',
  saveAsUtf8: 'Сохраните файл в UTF-8 и откройте его снова.',
};

const often = (times: number) => (times > 1 ? ` (${count(times, 'раз', 'раза', 'раз')})` : '');
const notes: Record<Note['kind'], (note: Note) => string> = {
  missingTerminator: () => 'Нет строки, которая завершает вход. Все тесты прочитаны.',
  ignoredRest: ({ place }) => `Всё, что идёт после конца входа, начиная со строки ${number(place.line)}, не читается.`,
  leadingZeros: ({ count: times }) => `Ведущие нули прочитаны так, как будто их нет${often(times)}.`,
  smallLetters: ({ count: times }) => `Маленькие буквы прочитаны как большие${often(times)}.`,
  noBreakSpaces: ({ count: times }) => `Неразрывные пробелы прочитаны как обычные${often(times)}.`,
};

const illegal: { [K in Illegal['kind']]: string | ((what: Extract<Illegal, { kind: K }>) => string) } = {
  unreadable: 'Это не ход.',
  over: 'Игра окончена.',
  offBoard: 'Так можно уйти за край доски.',
  occupied: 'Эта клетка занята.',
  pushOffBoard: 'Обломки вытолкнуло бы за край доски.',
  pushOntoDebris: 'Обломки нельзя толкать на другие обломки.',
  spent: 'Этот телепорт уже использован.',
  noSuchPiece: 'Такой фигуры нет.',
  lastPiece: 'Хотя бы одна должна остаться.',
  empty: 'Эта плитка пуста.',
  outOfReach: 'Последняя фигура туда не ведёт.',
  sameCell: 'Нельзя выбрать одну клетку два раза подряд.',
  notNow: 'Не сейчас.',
  otherReply: 'Не сейчас.',
  noFault: 'Не сейчас.',
  numbers: ({ expected: due, found: said }) =>
    `${form(due, 'Нужно', 'Нужны', 'Нужно')} ${count(due, 'число', 'числа', 'чисел')}, а не ${number(said)}.`,
  outOfRange: ({ number: nth, min, max }) => `Число ${number(nth)} должно быть от ${number(min)} до ${number(max)}.`,
  notPlaced:
    'В этом файле фигуры расставляют роботы. Возьмите файл робота с готовой позицией, например пример из условия.',
  diagonal: ({ number: nth }) => `С числа ${number(nth)} начинается шаг по диагонали: одно из двух должно быть 0.`,
  offField: ({ number: nth }) => `С числа ${number(nth)} начинается шаг за край квадрата.`,
};

function refused(what: Illegal): string {
  const said = illegal[what.kind] as string | ((what: Illegal) => string);
  return typeof said === 'string' ? said : said(what);
}

const events: Record<EventKind, string> = {
  kill: 'роботы уничтожены',
  teleport: 'телепорт',
  won: 'победа',
  lost: 'поражение',
  refused: 'приказ не выполнен',
  bonus: 'бонус',
  fault: 'ошибка',
  caught: 'поимка',
  escaped: 'беглец не пойман',
};

export const words: Words = {
  language: LANGUAGE,
  number,

  page: {
    title: (tab) => `${tab} · Boardlab`,
    home: './ru.html',
    other: { language: 'en', sign: 'EN', name: 'This page in English', home: './index.html' },
    skip: 'К доске',
    export: 'Экспорт',
    help: 'Клавиши (?)',
    theme: (now) => `${now === 'light' ? 'Тёмная' : 'Светлая'} тема (T)`,
    fullScreen: 'Во весь экран (F)',
    share: 'Поделиться',
    source: 'Boardlab: вставьте вход, прочтите точный ответ, посмотрите каждый ход.',
    dropHere: 'Отпустите файл, чтобы открыть его как вход',
    close: 'Закрыть',
    dismiss: 'Убрать',
  },

  tabs: {
    label: 'Игры',
    robots: 'Роботы',
    janken: 'Тактика янкэн',
    pursuit: 'Погоня',
    solitaire: 'Шахматный пасьянс',
    knights: 'Гиперкони',
  },

  input: {
    heading: 'Ввод',
    label: 'Текст входа',
    samples: 'Примеры',
    pickSample: 'Открыть пример',
    open: 'Открыть файл',
    edit: 'Править на доске',
    inputs: 'Тесты, случайные входы, наименьший вход с ошибкой',
    openTitle: 'Открыть текстовый файл; его можно и перетащить на страницу',
    limits: 'Без ограничений',
    limitsTitle: 'Количества и координаты могут выходить за пределы условия. Нажмите, чтобы вернуть ограничения.',
    placeholder: 'Вставьте вход сюда',
    summary: (cases) => count(cases, 'тест', 'теста', 'тестов'),
    samplesOf: {
      statement: 'Пример из условия',
      chase: 'Один робот, долгая погоня',
      crowd: 'Толпа из тридцати',
      corner: 'Три коня у угла',
      twenty: 'Двадцать коней',
      zones: 'Зоны вокруг озера',
      fresh: 'Зерно 0, все восемь фигур',
      illegal: 'Недопустимый ход',
      springare: 'Только springare',
      match: 'Матч: t0py',
      torus: 'Трое на торе',
      big: 'Пятьдесят на 100 × 100',
      forfeit: 'Запись с поражением за ошибку',
    } satisfies Record<SampleId, string>,
  },

  error: {
    place: (line, column, index) =>
      `Строка ${number(line)}, позиция ${number(column)}${index > 0 ? ` (тест ${number(index)})` : ''}`,
    expected: (wanted) => `Ожидалось: ${expected(wanted)}.`,
    found: (what) => `Найдено: ${found(what)}.`,
    mend: (mend) => mends[mend],
    lift: 'Снять ограничения',
    show: 'Показать во входе',
    lastGood: 'По последнему входу без ошибок',
  },
  note: (note) => notes[note.kind](note),

  output: {
    heading: 'Вывод',
    label: 'Выход в точности такой, какого ждёт жюри',
    copy: 'Скопировать',
    copied: 'Скопировано',
    notCopied: 'Не скопировано',
    download: 'Скачать',
    compare: 'Сравнить',
    compareTitle: 'Сравнить вывод вашей программы с ответом жюри, строка за строкой',
    slips: 'Где условие ошибается',
    none: 'Ответ появится, когда вход прочтётся без ошибок.',
    waiting: 'Считается…',
    working: (done, all) => `${number(done)} из ${count(all, 'теста', 'тестов', 'тестов')}`,
  },

  cases: {
    label: 'Тест',
    heading: (index) => `Тест ${number(index)}`,
    of: (all) => `из ${number(all)}`,
    previous: 'Предыдущий тест (P)',
    next: 'Следующий тест (N)',
    field: 'Номер теста',
  },

  board: {
    region: 'Доска',
    label: (description) => description,
    none: 'Доска появится, когда вход прочтётся без ошибок.',
    reading: 'Читается…',
    solversLine: 'Вернуться к ходам решения',
    branch: (ply) => `С хода ${number(ply + 1)} ходы ваши.`,
    beside: 'Рядом с решением',
    besideTitle: 'Показать рядом доску решения на том же ходу',
    grid: 'Клетки доски: стрелки ведут по ним, Enter выбирает',
    undo: 'Взять ход назад (U)',
    undoShort: 'Взять назад',
    keep: 'Записать в текст',
    rival: 'Играть против решения',
    rivalTitle: 'На каждый ваш ход следует наилучший ответ',
  },

  timeline: {
    label: 'Ход игры',
    first: 'К началу (Home)',
    back: 'Ход назад (←)',
    play: 'Пуск (Пробел)',
    pause: 'Пауза (Пробел)',
    on: 'Ход вперёд (→)',
    last: 'К концу (End)',
    previousEvent: 'Предыдущее событие (Shift+E)',
    nextEvent: 'Следующее событие (E)',
    scrub: 'Момент игры',
    counter: (ply, all) => `Ход ${number(ply)} из ${number(all)}`,
    solving: 'решается…',
    spoken: (ply, all, kinds) =>
      [`ход ${number(ply)} из ${number(all)}`, ...kinds.map((kind) => events[kind])].join(', '),
    event: (kind) => events[kind],
    speed: 'Время на ход',
    seconds: (ms) => `${seconds.format(ms / 1000)}${NO_BREAK}с на ход`,
  },

  side: {
    region: 'Что происходит',
    label: 'Рядом с доской',
    pages: { why: 'Почему', position: 'Позиция', rules: 'Правила' },
    next: 'Следующий ход и его причина',
    over: 'Игра окончена.',
    hidden: 'Подсказки выключены: найдите следующий ход сами.',
    hints: 'Подсказки',
    hintsTitle: 'Показывать, что решение знает о следующем ходе (H)',
    rule: 'Открыть правило, из которого это следует',
    toRule: 'Правило',
    cell: 'Эта клетка',
    noCell: 'Выберите клетку мышью или стрелками, чтобы прочесть, что на ней стоит и почему туда не ходят.',
    position: 'Позиция',
    loading: 'Загружается…',
    notLoaded: 'Загрузить не удалось. Попробуйте снова, когда появится сеть.',
    noRules: 'Правила загрузить не удалось. Откройте эту страницу снова, когда появится сеть.',
  },

  legend: {
    heading: 'На доске',
    timeline: 'На шкале времени',
    signs: {
      you: 'Вы',
      robot: 'Робот',
      debris: 'Обломки',
      teleport: 'Телепорт',
      safe: 'Безопасно',
      deadly: 'Гибельно',
      barred: 'Нельзя',
      choice: 'Следующий ход',
      threatened: 'Досягаемо для робота',
      held: 'Сюда можно пойти',
      peak: 'Значение 6, десять клеток',
      band: 'Неправильная полоса',
      sideOne: 'Сторона 1',
      sideTwo: 'Сторона 2',
      way: 'Самый дешёвый путь',
      field: 'Сколько очков останется',
      zone: 'Зона более сильного врага',
      alice: 'Ход Алисы',
      bob: 'Ход Боба',
      winning: 'Выигрывающий ход',
    } satisfies Record<Sign, string>,
    events: {
      kill: 'Уничтожены',
      teleport: 'Телепорт',
      won: 'Победа',
      lost: 'Поражение',
      refused: 'Приказ не выполнен',
      bonus: 'Бонус',
      fault: 'Ошибка',
      caught: 'Поимка',
      escaped: 'Все ходы сыграны',
    },
  },

  illegal: refused,
  field: (field, index) => fields[field](index),

  notice: {
    engineReplaced: 'Движок остановился и запущен заново. Ничего не потеряно.',
    engineGone:
      'На этом входе движок останавливается снова и снова. Набранное не потеряно; измените вход и попробуйте ещё раз.',
    damagedLink: 'Ссылка повреждена и не открыта. Всё, что здесь было, осталось.',
    newerLink: 'Ссылка сделана более новой версией страницы и не открыта.',
    notKept: 'Ссылка ведёт к большому входу, который хранится только в том браузере, где её сделали.',
    keptHere: 'Этот вход слишком велик для ссылки: адрес работает только в этом браузере.',
    notKeepable: 'Этот вход слишком велик для ссылки, а хранить его этот браузер не позволяет.',
    unreadableFile: (name) => `Прочитать ${name} не удалось.`,
    bigFile: (name, limit) => `Файл ${name} больше ${number(limit)}${NO_BREAK}МБ и не открыт.`,
    badFile: (name: string, { place, found: what }: Diagnostic) =>
      `${name} — не текст в UTF-8: ${found(what)} в ${at(place.line, place.column)}. ${mends.saveAsUtf8}`,
  },

  keys: {
    heading: 'Клавиши',
    note: 'Пока вы набираете текст, они отдыхают; Esc выводит из поля ввода.',
    rows: [
      [['Пробел'], 'пуск, пауза'],
      [['←', '→'], 'ход назад, вперёд'],
      [['Home', 'End'], 'к началу, к концу'],
      [['Shift+E', 'E'], 'предыдущее, следующее событие'],
      [['<', '>'], 'медленнее, быстрее'],
      [['P', 'N'], 'предыдущий, следующий тест'],
      [['B'], 'на доску: стрелки ведут по клеткам, Enter выбирает, Esc уводит с доски'],
      [['+', '−', '0'], 'на карте: ближе, дальше, обратно к игре'],
      [['H'], 'включить, выключить подсказки'],
      [['U'], 'взять ход назад'],
      [['F'], 'во весь экран'],
      [['T'], 'светлая, тёмная тема'],
      [['?'], 'эта таблица'],
      [['Esc'], 'выйти из поля ввода, закрыть таблицу'],
    ],
  },
};
