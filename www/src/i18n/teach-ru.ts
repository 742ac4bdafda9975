// What the page says to a class, in Russian.
import { capital, count, number } from './common-ru';
import { countOf, type TimelineUnit } from './format';
import type { teachWords as English } from './teach-en';

function reached(ply: number, unit: TimelineUnit): string {
  return ply === 0 ? 'начальная позиция' : unit.at({ nth: countOf(ply, unit) });
}

export const teachWords: typeof English = {
  modes: 'Режим урока',
  mode: {
    present: 'Показ',
    predict: 'Угадай ход',
    lesson: 'Урок',
    sheet: 'Листок',
    edit: 'Редактор урока',
    collect: 'Сбор ответов',
    notes: 'Заметки учителя',
    seed: 'Одна игра на всех',
  },
  leave: 'Выйти (Esc)',
  said: 'Описание позиции',
  at: (ply, unit) => capital(unit.at({ nth: countOf(ply, unit) })),
  back: 'Назад (Page Up)',
  on: 'Дальше',
  reveal: 'Показать ответ',
  keys: 'Page Down, → или кнопка пульта — дальше; «.» — тёмный экран',
  dark: 'Экран затемнён. Нажмите «.», чтобы увидеть доску.',

  keyRows: [
    [['Page Down', '→', 'Пробел'], 'ответ, затем следующий ход или шаг'],
    [['Page Up', '←'], 'назад'],
    [['.'], 'тёмный экран: включить, выключить'],
    [['Y', 'N'], 'догадка: да, нет'],
    [['B'], 'перейти на доску: стрелки переходят между клетками, Enter — догадка, Esc уводит с доски'],
    [['F'], 'во весь экран'],
    [['T'], 'светлая, тёмная тема'],
    [['?'], 'эта таблица'],
    [['Esc'], 'закрыть это, выйти'],
  ],

  yours: 'Ваша догадка',
  how: 'Сделайте свой ход на доске.',
  guessed: (move) => `Ваша догадка: ${move}.`,
  plan: (pieces) => `Угадать этот ход: ${count(pieces, 'фигура', 'фигуры', 'фигур')}`,
  yes: 'Да (Y)',
  no: 'Нет (N)',
  noMove: 'никакой ход',
  right: 'Верно.',
  wrong: 'Неверно.',
  answer: 'Ответ',
  open: 'Здесь нельзя было угадать верно.',
  isSo: 'Да.',
  isNotSo: 'Нет.',
  yesAnswer: 'да',
  noAnswer: 'нет',
  evidence: 'Объяснение',
  ofNextMove: (reason) => `Следующий ход решателя в этой позиции. ${reason}`,
  score: (right, asked) => `Пока ответов: ${number(asked)}, верных: ${number(right)}`,

  steps: 'Шаги урока',
  step: (step, all) => `Шаг ${number(step)} из ${number(all)}`,
  playOn: 'Отсюда можно играть дальше на этой доске.',
  toMainPage: 'Открыть эту позицию на главной странице',
  left: 'Вы вышли из урока.',
  backToLesson: 'Вернуться к уроку',
  end: 'Это был последний шаг урока.',

  seed: {
    what: (sized) =>
      `Все, кто введёт одни и те же слова${sized ? ' и выберет один и тот же размер' : ''}, получат одну и ту же игру. Прописные буквы, пробелы, знаки препинания и точки над ё не важны.`,
    words: 'Название игры (любые слова)',
    example: '7б, понедельник',
    size: 'Размер игры',
    sizes: { 20: 'маленькая', 50: 'средняя', 80: 'большая' },
    create: 'Создать игру',
    opened: (seed, size) =>
      `Все, кто введёт эти слова${size === null ? '' : ` и выберет размер «${size}»`}, получат эту игру (зерно ${seed}).`,
    predict: 'Угадывать ходы в этой игре',
    link: 'Скопировать ссылку',
    noCode: 'QR-кода нет: эта страница открыта не из интернета.',
  },

  sheet: {
    heading: (game, ply, unit) => `${game}: ${reached(ply, unit)}`,
    key: (game, ply, unit) => `Ответы: ${game}, ${reached(ply, unit)}`,
    name: 'Имя:',
    paper: 'Бумага',
    papers: { a4: 'A4', letter: 'Letter' },
    withKey: 'С ответами',
    print: 'Печать',
    notDrawn: 'Не удалось нарисовать доску. Обновите страницу.',
  },
};
