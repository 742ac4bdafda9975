// The words of the panel that splits and generates inputs.
import type { bench as English } from './bench-en';
import { count, number } from './common-ru';

const ofCases = (all: number) => count(all, 'теста', 'тестов', 'тестов');
const ofInputs = (all: number) => count(all, 'входа', 'входов', 'входов');

export const bench: typeof English = {
  heading: 'Входы',
  label: 'Инструменты для входов',
  pages: { cases: 'Тесты этого входа', random: 'Случайный вход' },
  broken: 'Во входе ошибка. Сначала исправьте её.',

  cases: {
    list: 'Тесты входа',
    one: (index) => `Тест ${number(index)}`,
    current: (index) => `Тест ${number(index)} (открыт)`,
    open: (index) => `Показать тест ${number(index)} на доске`,
    chosen: (chosen, all) => `Выбрано ${number(chosen)} из ${ofCases(all)}`,
    all: 'Все',
    none: 'Ни одного',
    wrong: 'Неверные тесты',
    keep: 'Оставить выбранные',
    remove: 'Удалить выбранные',
    up: 'Выше',
    down: 'Ниже',
    first: 'В начало',
    split: 'Сохранить выбранные в файлы',
    splitTitle: 'Архив zip: отдельный вход для каждого выбранного теста',
    page: (from, to, all) => `${number(from)}–${number(to)} из ${number(all)}`,
    earlier: 'Предыдущие тесты',
    later: 'Следующие тесты',
    undone: 'Чтобы отменить сделанное здесь изменение, нажмите Ctrl+Z в поле ввода.',
    needOne: 'Хотя бы один тест должен остаться.',
  },

  random: {
    seed: 'Зерно',
    cases: 'Тестов',
    size: 'Размер',
    adversarial: 'Крайние случаи',
    sizes: (value) =>
      value < 20 ? 'малый' : value < 60 ? 'средний' : value < 95 ? 'большой' : 'наибольший допустимый',
    edgeCases: (value) => (value < 20 ? 'мало' : value < 60 ? 'немного' : value < 95 ? 'много' : 'как можно больше'),
    make: 'Создать вход',
    next: 'Создать со следующим зерном',
    zip: (seeds) => `Скачать ${count(seeds, 'вход', 'входа', 'входов')} с выводом`,
    zipTitle: 'Архив zip: вход и правильный вывод для каждого зерна, начиная с этого',
    zipping: (done, all) => `Готово ${number(done)} из ${ofInputs(all)}`,
    stop: 'Остановить',
    same: 'То же зерно с теми же настройками всегда даёт тот же вход.',
    badSeed: 'Зерно должно быть целым числом от 0 до 18446744073709551615.',
  },
};
