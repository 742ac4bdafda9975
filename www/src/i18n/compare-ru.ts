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

function verdict({ verdict: { kind, ...rest }, many }: Comparison): string {
  if (kind !== 'wrong')
    return many ? 'По правилам.' : { accepted: 'Принято.', blanks: 'Принято, но отличаются пробелы:' }[kind];
  return many && 'first' in rest && rest.first.why ? 'Ход против правил.' : 'Неверно.';
}

function detail({ verdict, counts, points: all, many }: Comparison): string {
  const worth = all.length > 0 ? `Счёт: ${points(all)}.` : '';
  if (verdict.kind === 'blanks' && !many) return `${count(counts.blanks, 'строка', 'строки', 'строк')}.`;
  if (verdict.kind !== 'wrong') return worth;
  const { case: index, line, token: nth, expected, found, why } = verdict.first;
  const at = `Тест ${number(index)}, строка ${number(line)}, слово ${number(nth)}`;
  return why ? `${at}: ${token(found)}. ${worth}` : `${at}. Ожидалось: ${token(expected)}; получено: ${token(found)}.`;
}

const scores = (some: number[]) =>
  some.length === 1 ? count(some[0] ?? 0, 'очко', 'очка', 'очков') : some.map(number).join(' : ');

const points = (all: Comparison['points']) =>
  all
    .map(({ case: index, points: some }) => scores(some) + (all.length > 1 ? ` (тест ${number(index)})` : ''))
    .join(', ');

export const compare: typeof English = {
  field: 'Вывод вашей программы',
  placeholder: 'Вставьте сюда вывод своей программы или перетащите на эту панель файл',
  open: 'Открыть вывод',
  openTitle: 'Открыть файл с выводом вашей программы; его можно и перетащить на эту панель',
  expected: 'Жюри',
  legal: 'По правилам',
  found: 'Ваш',
  verdict,
  detail,
  kinds,
  go: ({ case: index, ply }, ours) =>
    ours
      ? `Показать тест ${number(index)}, сделано ходов: ${number(ply)}`
      : `Показать вашу игру, тест ${number(index)}, сделано ходов: ${number(ply)}`,
  watch: 'Посмотреть вашу игру',
  watchTitle: 'Берёт ваш вывод как вход; отмена во вводе (Ctrl+Z) возвращает прежний',
  beforeMove: (move) => `На доске положение перед ходом ${number(move)}.`,
  position: 'На доске положение, из которого это следует.',
  yourGame: (ply) => (ply === 0 ? 'На доске начало вашей игры.' : `На доске ваша игра, сделано ходов: ${number(ply)}.`),
  yours: ({ expected, found }) => (expected === null ? token(found) : `${token(found)} вместо ${token(expected)}`),
  other: 'Вставлен для другого входа.',
  otherWhy: 'С тех пор, как этот вывод вставили, вход изменился.',
  adopt: 'Сравнить с этим входом',
  detailLabel: 'Выбранная строка целиком',
  showInput: 'Показать вход',
  hideInput: 'Скрыть вход',
  judging: (done, all) => `Проверка… ${number(done)} из ${count(all, 'теста', 'тестов', 'тестов')}`,
  lost: 'Проверке не хватило памяти или она дала сбой. Возьмите вывод поменьше.',
  rows: 'Оба вывода, строка за строкой',
  next: 'Следующее различие',
  previous: 'Предыдущее различие',
  again: 'Другой вывод',
};
