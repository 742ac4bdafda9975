// What the page says to a class, in Russian.
import { count, number } from './common-ru';
import type { teachWords as English } from './teach-en';

export const teachWords: typeof English = {
  modes: 'Что видит класс',
  mode: {
    present: 'Показ',
    predict: 'Угадай ход',
    lesson: 'Урок',
    sheet: 'Листок',
    seed: 'Одна игра на всех',
  },
  leave: 'Назад к столу (Esc)',
  said: 'Позиция словами',
  move: (ply) => `Ход ${number(ply)}`,
  back: 'Назад (Page Up)',
  on: 'Дальше',
  reveal: 'Показать ответ',
  keys: 'Page Down, → или пульт; точка гасит экран',
  dark: 'Экран погашен. Нажмите точку, чтобы увидеть доску.',

  keyRows: [
    [['Page Down', '→', 'Пробел'], 'дальше: ответ, затем следующий ход или шаг'],
    [['Page Up', '←'], 'назад'],
    [['.'], 'погасить экран и зажечь'],
    [['Y', 'N'], 'догадка: да, нет'],
    [['B'], 'на доску: стрелки ходят по клеткам, Enter — догадка, Esc уводит'],
    [['F'], 'во весь экран'],
    [['T'], 'светло, темно'],
    [['?'], 'эта таблица'],
    [['Esc'], 'закрыть это, назад к столу'],
  ],

  yours: 'Ваша догадка',
  how: 'Угадайте: сделайте ход на доске.',
  guessed: (move) => `Ваша догадка: ${move}.`,
  plan: (pieces) => `Угадать этот ход: ${count(pieces, 'фигура', 'фигуры', 'фигур')}`,
  yes: 'Да (Y)',
  no: 'Нет (N)',
  right: 'Верно.',
  wrong: 'Неверно.',
  answer: 'Ответ',
  open: 'Верной догадки здесь нет.',
  isSo: 'Это так.',
  isNotSo: 'Это не так.',
  evidence: 'Обоснование',
  score: (right, asked) => `Верно ${number(right)} из ${number(asked)}`,

  steps: 'Шаги урока',
  step: (step, all) => `Шаг ${number(step)} из ${number(all)}`,
  playOn: 'Теперь играйте дальше отсюда: ваши ходы делаются на доске.',
  toDesk: 'Играть за столом',
  end: 'Это был последний шаг урока.',

  seed: {
    what: 'Кто введёт одни и те же слова, получит одну и ту же игру. Прописные буквы и лишние пробелы не важны.',
    words: 'Слова',
    example: '7б, понедельник',
    size: 'Размер',
    sizes: { 20: 'маленькая', 50: 'средняя', 80: 'большая' },
    deal: 'Создать игру',
    dealt: (seed) => `Игра с зерном ${seed} на доске.`,
    link: 'Скопировать ссылку',
  },

  sheet: {
    heading: (game, ply) => `${game}: позиция после хода ${number(ply)}`,
    key: (game, ply) => `Ответы. ${game}, после хода ${number(ply)}`,
    name: 'Имя:',
    paper: 'Бумага',
    papers: { a4: 'A4', letter: 'Letter' },
    withKey: 'С ответами',
    print: 'Печать',
    notDrawn: 'Не удалось нарисовать доску. Откройте эту страницу ещё раз.',
  },
};
