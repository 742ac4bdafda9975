// What is said where inputs are taken apart, made and made smaller.
import type { bench as English } from './bench-en';
import { count, number } from './common-ru';

const ofCases = (all: number) => count(all, 'теста', 'тестов', 'тестов');
const ofInputs = (all: number) => count(all, 'входа', 'входов', 'входов');
const ofCharacters = (all: number) => count(all, 'символа', 'символов', 'символов');
const onRandom = (all: number) => count(all, 'случайном входе', 'случайных входах', 'случайных входах');

export const bench: typeof English = {
  heading: 'Входы',
  label: 'Что сделать со входами',
  pages: { cases: 'Тесты', random: 'Случайные', minimise: 'Минимизация' },
  broken: 'Во входе ошибка; сначала исправьте её.',

  cases: {
    list: 'Тесты входа',
    one: (index) => `Тест ${number(index)}`,
    open: (index) => `Показать тест ${number(index)} на доске`,
    chosen: (chosen, all) => `Выбрано ${number(chosen)} из ${ofCases(all)}`,
    all: 'Все',
    none: 'Ни одного',
    wrong: 'Неверные',
    keep: 'Оставить только эти',
    remove: 'Удалить эти',
    up: 'Выше',
    down: 'Ниже',
    first: 'В начало',
    split: 'Сохранить по файлам',
    splitTitle: 'Архив zip: для каждого выбранного теста свой вход',
    page: (from, to, all) => `${number(from)}–${number(to)} из ${number(all)}`,
    earlier: 'Предыдущие тесты',
    later: 'Следующие тесты',
    undone: 'Каждое изменение отменяется во вводе одним шагом (Ctrl+Z).',
    needOne: 'Хотя бы один тест должен остаться.',
  },

  random: {
    seed: 'Зерно',
    cases: 'Тестов',
    size: 'Размер',
    nastiness: 'Подвохи',
    sizes: (value) =>
      value < 20 ? 'малый' : value < 60 ? 'средний' : value < 95 ? 'большой' : 'наибольший допустимый',
    nasty: (value) => (value < 20 ? 'почти нет' : value < 60 ? 'иногда' : value < 95 ? 'часто' : 'все, какие знаем'),
    make: 'Создать вход',
    next: 'Следующее зерно',
    zip: (seeds) => `Скачать ${count(seeds, 'вход', 'входа', 'входов')} с ответами`,
    zipTitle: 'Архив zip: вход и правильный выход для каждого зерна, начиная с этого',
    zipping: (done, all) => `Готово ${number(done)} из ${ofInputs(all)}`,
    stop: 'Остановить',
    same: 'То же зерно с теми же ползунками всегда даёт тот же вход.',
    badSeed: 'Зерно — целое число от 0 до 18446744073709551615.',
  },

  minimise: {
    by: 'Что должно оставаться неверным',
    byOutput: 'Вывод, вставленный рядом с выводом жюри',
    byCode: 'Решение на JavaScript',
    noOutput: 'Сначала вставьте вывод своей программы: «Сравнить» на панели вывода.',
    right: 'Этот вывод принят: искать нечего.',
    first: 'Оставить только первый неверный тест',
    outputNote:
      'Вставленный вывод относится именно к этому входу, поэтому убрать можно только целые тесты. Решение, которое запускается здесь, позволяет убрать и каждого лишнего робота, бойца, коня или приказ.',
    code: 'Функция solve(input), которая возвращает вывод',
    codeNote:
      'Она выполняется в этом браузере, в закрытой среде: без страницы, без хранилища, без сети. На вход даётся две секунды.',
    example: 'function solve(input) {\n  // Верните весь вывод одной строкой текста.\n  return "";\n}\n',
    run: 'Проверить на этом входе',
    stress: 'Искать ошибку',
    stressTitle: 'Перебирает случайные входы, начиная с малых, пока вывод решения не разойдётся с верным',
    start: 'Уменьшить вход',
    stop: 'Остановить',
    accepted: 'На этом входе принято.',
    wrong: 'На этом входе неверно.',
    failed: (why) => `Сбой: ${why}`,
    tried: (inputs) => `Проверено: ${count(inputs, 'вход', 'входа', 'входов')}`,
    found: (seed) => `Неверно на входе с зерном ${seed}: он в редакторе.`,
    nothing: (inputs) => `Принято на ${onRandom(inputs)}.`,
    smaller: (bytes, from) => `осталось ${number(bytes)} из ${ofCharacters(from)}`,
    done: (bytes, steps) =>
      `${count(bytes, 'символ', 'символа', 'символов')} после ${count(steps, 'попытки', 'попыток', 'попыток')}: на меньшем входе решение уже не ошибается.`,
    use: 'Перенести в редактор',
    result: 'Наименьший найденный вход',
    notWrong: 'На этом входе решение верно: уменьшать нечего.',
  },
};
