// The words of the rules panel, in Russian, loaded when it is first opened.
import type { RulesWords } from './rules-common';

export const rules: RulesWords = {
  grounds: {
    data: 'Подтверждено программой жюри или её данными.',
    accepted: 'Так ведут себя принятые программы.',
    sample: 'Подтверждено примером из условия.',
    text: 'Так сказано в условии.',
    textElsewhere: 'Всё остальное сказано в условии.',
    house: 'Соглашение этой страницы.',
    theory: 'Доказано; толкования не нужны.',
    open: 'Неизвестно. Толкование можно выбрать в разделе «Открытые вопросы».',
  },
  headings: {
    task: 'Задача',
    input: 'Входные данные',
    exampleInput: 'Пример входа',
    exampleOutput: 'Пример вывода',
    rulings: 'Правила подробно',
    open: 'Открытые вопросы',
    followed: 'Решатель следует такому ответу:',
    slip: 'Неясно в условии',
    statement: 'Условие',
    ground: 'Основание',
  },
};
