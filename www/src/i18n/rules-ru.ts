// What the rules panel says, in Russian; loaded when it is first opened.
import type { RulesWords } from './rules-common';

export const rules: RulesWords = {
  grounds: {
    data: 'Это видно из программы жюри или из её данных.',
    accepted: 'Так ведут себя программы, которые жюри приняло.',
    sample: 'Это видно из примера в самом условии.',
    text: 'Так прямо написано в условии.',
    house: 'Это соглашение нашей страницы.',
    theory: 'Это доказывается; толковать нечего.',
    open: 'Неизвестно; действует первое прочтение, если переключатель не говорит иначе.',
  },
  headings: {
    task: 'Задача',
    input: 'Вход',
    exampleInput: 'Вход с разбором',
    exampleOutput: 'Его выход',
    rulings: 'По пунктам',
    open: 'Открытые вопросы',
    slip: 'Ошибка или пробел',
    statement: 'Условие',
    ground: 'Основание',
  },
};
