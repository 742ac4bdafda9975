// What is said where another program's output stands beside the judge's.
import type { Comparison, RowKind } from '../engine/boundary';
import { count, number } from './common-ru';
import type { compare as English } from './compare-en';

const kinds: Record<RowKind, string> = {
  same: 'совпадает',
  blanks: 'отличаются только пробелы',
  changed: 'отличается',
  missing: 'не хватает',
  extra: 'лишняя',
  unjudged: 'после запрещённого хода: не проверяется',
};

const token = (text: string | null) =>
  text === null ? 'ничего больше' : `«${text.length > 40 ? `${text.slice(0, 40)}…` : text}»`;

function detail({ verdict, counts, points: all }: Comparison): string {
  if (verdict.kind === 'blanks') return `${count(counts.blanks, 'строка', 'строки', 'строк')}.`;
  if (verdict.kind === 'accepted') return all.length > 0 ? `Счёт: ${points(all)}.` : '';
  const { case: index, line, token: nth, expected, found } = verdict.first;
  const at = `Тест ${number(index)}, строка ${number(line)}, слово ${number(nth)}`;
  return `${at}. Ожидалось: ${token(expected)}; получено: ${token(found)}.`;
}

const points = (all: Comparison['points']) =>
  all.map(({ case: index, points: some }) => `${some.map(number).join(' : ')} (тест ${number(index)})`).join(', ');

export const compare: typeof English = {
  field: 'Вывод вашей программы',
  placeholder: 'Вставьте сюда вывод своей программы или перетащите на эту панель файл',
  open: 'Открыть вывод',
  openTitle: 'Открыть файл с выводом вашей программы; его можно и перетащить на эту панель',
  expected: 'Жюри',
  found: 'Ваш',
  verdicts: { accepted: 'Принято.', blanks: 'Принято, но отличаются пробелы:', wrong: 'Неверно.' },
  detail,
  kinds,
  go: ({ case: index, ply }, ours) =>
    ours
      ? `Показать момент этой строки: тест ${number(index)}, ход ${number(ply)}`
      : `Эта строка о вашей игре: тест ${number(index)}, ход ${number(ply)}`,
  watch: 'Посмотреть вашу игру',
  watchTitle: 'Берёт ваш вывод как вход; отмена во вводе (Ctrl+Z) возвращает прежний',
  there: (sentence) => `Это место на доске. ${sentence}`,
  judging: (done, all) => `Проверка… ${number(done)} из ${count(all, 'теста', 'тестов', 'тестов')}`,
  lost: 'Проверке не хватило памяти или она дала сбой. Возьмите вывод поменьше.',
  rows: 'Оба вывода, строка за строкой',
  next: 'Следующее различие',
  previous: 'Предыдущее различие',
  again: 'Другой вывод',
};
