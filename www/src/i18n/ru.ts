// Every sentence of the page, in Russian. The build ties prepositions and dashes to their words.
import { capital, count, LANGUAGE, NO_BREAK, number, units } from './common-ru';
import type { Words } from './en';
import { counted, type TimelineUnit, totalOf } from './format';

/** After «с». */
const parting = (ply: number, unit: TimelineUnit) =>
  unit === 'position'
    ? `позиции ${number(ply)}`
    : `${unit === 'move' ? 'хода' : 'снятия'} ${number(totalOf(ply, unit) + 1)}`;

function nthOf(ply: number, plies: number, unit: TimelineUnit): string {
  const { nth, all } = counted(ply, plies, unit);
  return `${units[unit]} ${number(nth)} из ${number(all)}`;
}

const seconds = new Intl.NumberFormat(LANGUAGE, { maximumFractionDigits: 2 });

export const words: Words = {
  language: LANGUAGE,
  number,

  page: {
    title: (tab) => `${tab} · Boardlab`,
    home: './ru.html',
    other: { language: 'en', name: 'English', home: './index.html' },
    skip: 'К доске',
    about: 'Об этой игре',
    menu: 'Меню',
    export: 'Сохранить картинку или видео',
    help: 'Помощь и клавиши (?)',
    theme: 'Тёмная тема (T)',
    fullScreen: 'Во весь экран (F)',
    letters: 'Клавиши-буквы',
    lettersTitle: 'Выключите, если нажимаете их случайно или диктуете текст. Все кнопки продолжат работать.',
    share: 'Поделиться',
    teach: 'Урок',
    addToLesson: 'Добавить в урок',
    source: 'Boardlab: вставьте вход, получите точный вывод, посмотрите каждый ход.',
    dropHere: 'Отпустите файл, чтобы открыть его как вход',
    close: 'Закрыть',
    dismiss: 'Убрать',
  },

  welcome: {
    label: 'Что умеет эта страница',
    text: 'Boardlab решает пять олимпиадных задач об играх на доске. Вставьте входные данные — получите вывод и объяснение каждого хода.',
    short: 'Олимпиадные задачи: игра на доске, ход за ходом.',
    check: 'Проверить мой вывод',
    play: 'Играть',
    teach: 'Вести урок',
  },

  tabs: { label: 'Игры' },

  input: {
    heading: 'Входные данные',
    folded: 'скрыты; вернуть: «Показать вход»',
    label: 'Текст входа',
    samples: 'Примеры и файлы',
    open: 'Открыть файл',
    edit: 'Править на доске',
    cases: 'Тесты этого входа',
    random: 'Случайный вход',
    reset: 'Вернуть пример',
    limits: 'Без ограничений',
    limitsTitle: 'Количества и координаты могут выходить за пределы условия. Нажмите, чтобы вернуть ограничения.',
    placeholder: 'Вставьте входные данные сюда',
    summary: (cases) => count(cases, 'тест', 'теста', 'тестов'),
    ofStatement: 'Пример из условия',
  },

  output: {
    heading: 'Вывод',
    label: 'Вывод, точно как его ждёт жюри',
    copy: 'Копировать',
    copied: 'Готово',
    notCopied: 'Не вышло',
    download: 'Скачать вывод',
    test: 'Проверить моё решение',
    testTitle: 'Проверить вывод вашей программы или запустить её здесь',
    errata: 'Ошибки в условии задачи',
    none: 'Вывод появится здесь, когда во входе не будет ошибок.',
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
    none: 'Доска появится здесь, когда во входе не будет ошибок.',
    reading: 'Читается…',
    lastGood: (index, all) =>
      `По последнему входу без ошибок${all > 1 ? `, тест ${number(index + 1)} из ${number(all)}` : ''}`,
    solversLine: 'Вернуться к игре решателя',
    branch: (ply, unit) => `Ваши ходы начинаются с ${parting(ply, unit)}.`,
    beside: 'Показать обе игры',
    besideTitle: 'Показать игру решателя рядом с вашей, на том же ходу',
    grid: 'Клетки доски: стрелки переходят между ними, Enter выбирает',
    undo: 'Взять ход назад (U)',
    undoShort: 'Взять назад',
    keep: 'Добавить мои ходы во вход',
    rival: 'Играть против решателя',
    rivalTitle: 'На каждый ваш ход решатель отвечает своим лучшим ходом',
  },

  timeline: {
    label: 'Ход игры',
    first: 'К началу (Home)',
    back: 'Ход назад (←)',
    play: 'Пуск (Пробел)',
    pause: 'Пауза (Пробел)',
    on: 'Ход вперёд (→)',
    last: 'К концу (End)',
    scrub: 'Позиция в игре',
    counter: (ply, all, unit) => capital(nthOf(ply, all, unit)),
    solving: 'решается…',
    spoken: (ply, all, unit, events) => [nthOf(ply, all, unit), ...events].join(', '),
    speed: 'Время на ход',
    seconds: (ms) => `${seconds.format(ms / 1000)}${NO_BREAK}с на ход`,
  },

  side: {
    region: 'Что происходит',
    label: 'Об этой позиции',
    pages: { why: 'Почему', position: 'Позиция', rules: 'Правила' },
    next: 'Следующий ход: почему',
    over: 'Игра окончена.',
    hidden: 'Подсказки выключены. Найдите следующий ход сами.',
    hints: 'Подсказки',
    hintsTitle: 'Показывать подсказки о следующем ходе (H)',
    rule: 'Открыть это правило',
    toRule: 'Правило',
    cell: 'Эта клетка',
    staleHint: 'На этой доске можно играть дальше. Исправьте вход, чтобы увидеть новую.',
    cellHint: (touch, see, play) => {
      const look = `${touch ? 'Нажмите' : 'Наведите указатель'} на клетку, чтобы узнать, ${see}.`;
      const keys = `С клавиатуры: клавиша B (латинская) — перейти на доску, стрелки — выбрать клетку${play && ', Enter — сделать ход'}.`;
      return [look, play, touch ? '' : keys].filter(Boolean).join(' ');
    },
    atEnd: 'что на ней',
    position: 'Позиция',
    loading: 'Загружается…',
    notLoaded: 'Загрузить не удалось. Попробуйте снова, когда появится сеть.',
    noRules: 'Правила загрузить не удалось. Обновите страницу, когда появится сеть.',
  },

  legend: {
    heading: 'На доске',
    timeline: 'На шкале времени',
  },

  notice: {
    engineReplaced: 'Движок остановился и запущен заново. Ничего не потеряно.',
    failed: 'На странице что-то сломалось. Если она не отвечает, обновите её: вход сохранён.',
    engineGone:
      'На этом входе движок снова и снова останавливается. Ваш вход не потерян. Измените его и попробуйте ещё раз.',
    damagedLink: 'Ссылка повреждена и не открыта. Ваш вход не изменился.',
    withoutOptions: 'В ссылке есть настройки или ходы, которых эта игра не поддерживает. Она открыта без них.',
    newerLink: 'Ссылка сделана более новой версией страницы и не открыта.',
    notKept: 'Ссылка ведёт к большому входу, который хранится только в том браузере, где её сделали.',
    keptHere: 'Этот вход слишком велик для ссылки: адрес работает только в этом браузере.',
    notKeepable: 'Этот вход слишком велик для ссылки, а хранить его этот браузер не позволяет.',
    keepsNothing: 'Этот браузер ничего не хранит для страницы. После перезагрузки останется только вход из адреса.',
    unreadableFile: (name) => `Прочитать ${name} не удалось.`,
    notText: (name) => `${name} — не текстовый файл и не открыт.`,
    bigFile: (name, limit) => `Файл ${name} больше ${number(limit)}${NO_BREAK}МБ и не открыт.`,
  },

  /** The user’s line and the solution, side by side. */
  beside: {
    label: (ply, unit) => `Ваша игра с ${parting(ply, unit)} и игра решателя рядом`,
    branch: 'Ваша игра',
    script: 'С ходами решателя',
    at: (ply, plies, done, unit) => `${nthOf(ply, plies, unit)}${done ? '' : ', решается…'}`,
    ends: (sentence) => `Конец игры. ${sentence}`,
    endsSo: (sentence) => `Если дальше играет решатель, игра кончится так. ${sentence}`,
  },

  /** The table of keys. */
  keys: {
    heading: 'Клавиши',
    note: 'Пока вы набираете текст, клавиши не действуют. Esc выводит из поля ввода.',
    notices: 'Сторонние программы и их лицензии',
    rows: [
      [['Пробел'], 'пуск, пауза'],
      [['←', '→'], 'ход назад, вперёд'],
      [['Home', 'End'], 'к началу, к концу'],
      [['Shift+E', 'E'], 'предыдущее, следующее событие'],
      [['<', '>'], 'медленнее, быстрее'],
      [['P', 'N'], 'предыдущий, следующий тест'],
      [['B'], 'перейти на доску: стрелки переходят между клетками, Enter выбирает, Esc уводит с доски'],
      [['+', '−', '0'], 'на карте: приблизить, отдалить, показать всё'],
      [['H'], 'включить, выключить подсказки'],
      [['U'], 'взять ход назад'],
      [['F'], 'во весь экран'],
      [['T'], 'светлая, тёмная тема'],
      [['?'], 'эта таблица'],
      [['Esc'], 'выйти из поля ввода, закрыть таблицу'],
    ],
  },
};
