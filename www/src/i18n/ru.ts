// Every sentence of the page, in Russian. The build ties prepositions and dashes to their words.
import { count, LANGUAGE, NO_BREAK, number } from './common-ru';
import type { Words } from './en';

const seconds = new Intl.NumberFormat(LANGUAGE, { maximumFractionDigits: 2 });

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
    teach: 'Урок',
    source: 'Boardlab: вставьте вход, прочтите точный ответ, посмотрите каждый ход.',
    dropHere: 'Отпустите файл, чтобы открыть его как вход',
    close: 'Закрыть',
    dismiss: 'Убрать',
  },

  tabs: { label: 'Игры' },

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
    ofStatement: 'Пример из условия',
  },

  output: {
    heading: 'Вывод',
    label: 'Выход в точности такой, какого ждёт жюри',
    copy: 'Копия',
    copied: 'Готово',
    notCopied: 'Не вышло',
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
    lastGood: 'По последнему входу без ошибок',
    solversLine: 'Вернуться к ходам решения',
    branch: (ply) => `С хода ${number(ply + 1)} ходы ваши.`,
    beside: 'Рядом с решением',
    besideTitle: 'Показать рядом доску решения на том же ходу',
    grid: 'Клетки доски: стрелки ведут по ним, Enter выбирает',
    undo: 'Взять ход назад (U)',
    undoShort: 'Взять назад',
    keep: 'Записать в текст',
    rival: 'Играть против программы',
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
    spoken: (ply, all, events) => [`ход ${number(ply)} из ${number(all)}`, ...events].join(', '),
    speed: 'Время на ход',
    seconds: (ms) => `${seconds.format(ms / 1000)}${NO_BREAK}с на ход`,
  },

  side: {
    region: 'Что происходит',
    label: 'Рядом с доской',
    pages: { why: 'Почему', position: 'Позиция', rules: 'Правила' },
    next: 'Следующий ход: почему',
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
  },

  notice: {
    engineReplaced: 'Движок остановился и запущен заново. Ничего не потеряно.',
    engineGone:
      'На этом входе движок останавливается снова и снова. Набранное не потеряно; измените вход и попробуйте ещё раз.',
    damagedLink: 'Ссылка повреждена и не открыта. Всё, что здесь было, осталось.',
    withoutOptions: 'В ссылке есть настройки или ходы, которых в этой игре нет. Она открыта без них.',
    newerLink: 'Ссылка сделана более новой версией страницы и не открыта.',
    notKept: 'Ссылка ведёт к большому входу, который хранится только в том браузере, где её сделали.',
    keptHere: 'Этот вход слишком велик для ссылки: адрес работает только в этом браузере.',
    notKeepable: 'Этот вход слишком велик для ссылки, а хранить его этот браузер не позволяет.',
    unreadableFile: (name) => `Прочитать ${name} не удалось.`,
    bigFile: (name, limit) => `Файл ${name} больше ${number(limit)}${NO_BREAK}МБ и не открыт.`,
  },

  /** A branch beside the script. */
  beside: {
    label: (ply) => `Ваша ветка начиная с хода ${number(ply + 1)} рядом с решением`,
    branch: 'Ваша ветка',
    script: 'Решение',
    at: (ply, plies, done) => `ход ${number(ply)} из ${number(plies)}${done ? '' : ', решается…'}`,
    ends: (sentence) => `В конце: ${sentence}`,
  },

  /** A board on another page. */
  embed: {
    open: 'Открыть в Boardlab',
    label: (game) => `Доска: ${game}`,
  },

  /** The table of keys. */
  keys: {
    heading: 'Клавиши',
    note: 'Пока вы набираете текст, они отдыхают; Esc выводит из поля ввода.',
    letters: 'Отдельные буквы и знаки работают как клавиши',
    lettersTitle: 'Выключите, если их нажимает диктовка или дрогнувшая рука: все кнопки останутся',
    notices: 'Чужие работы на этой странице и их лицензии',
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

  /** A program of a visitor that gave no output. */
  foreign: {
    missing: (name) => `Нет функции с именем ${name}.`,
    long: (most) => `Вывод длиннее ${count(most, 'символа', 'символов', 'символов')}.`,
    flood: 'Программа пишет в журнал больше 100 000 символов.',
    none: (name, kind) => `Функция ${name} вернула ${kind}, а не строку.`,
    late: (seconds) => `Нет ответа за ${number(seconds)}${NO_BREAK}с.`,
  },
};
