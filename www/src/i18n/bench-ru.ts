// What is said where inputs are taken apart, made and made smaller.
import type { bench as English } from './bench-en';
import { count, number } from './common-ru';

const ofCases = (all: number) => count(all, 'теста', 'тестов', 'тестов');
const ofInputs = (all: number) => count(all, 'входа', 'входов', 'входов');

export const bench: typeof English = {
  heading: 'Входы',
  label: 'Что сделать со входами',
  pages: { cases: 'Тесты', random: 'Случайные' },
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
};
