// The words of the comparison of a program's output with the expected output.
import type { Claim, Comparison, FormFault, RowKind } from '../engine/boundary';
import { count, number } from './common-ru';
import type { compare as English } from './compare-en';

const kinds: Record<RowKind, string> = {
  same: 'совпадает',
  blanks: 'отличаются только пробелы',
  changed: 'отличается',
  missing: 'не хватает',
  extra: 'лишняя',
  unjudged: 'после недопустимого хода: не проверяется',
};

const form: Record<FormFault, string> = {
  empty: 'Вывод пуст.',
  echo: 'Вывод повторяет вход.',
  ends: 'Вывод обрывается слишком рано.',
  missing: 'Здесь не хватает строки. Всё остальное в этом тесте верно.',
  extra: 'Этой строки здесь быть не должно.',
  line: 'В правильном выводе таких строк не бывает.',
  label: 'Отличается номер теста или хода.',
  punctuation: 'Здесь отличаются только знаки препинания.',
  letterCase: 'Здесь отличаются только заглавные и строчные буквы.',
  blanks: 'Здесь отличаются только пробелы.',
};

const token = (text: string | null) =>
  text === null ? 'конец вывода' : `«${text.length > 40 ? `${text.slice(0, 40)}…` : text}»`;

function verdict({ verdict: { kind, ...rest }, multipleAnswers }: Comparison): string {
  if (kind !== 'wrong')
    return multipleAnswers
      ? 'Все ходы по правилам.'
      : { accepted: 'Принято.', blanks: 'Принято, но отличаются пробелы:' }[kind];
  return multipleAnswers && 'first' in rest && rest.first.refusal ? 'Недопустимый ход.' : 'Неверный ответ.';
}

function detail({ verdict, counts, points: all, multipleAnswers }: Comparison): string {
  const worth = all.length > 0 ? `Счёт: ${points(all)}.` : '';
  if (verdict.kind === 'blanks' && !multipleAnswers) return `${count(counts.blanks, 'строка', 'строки', 'строк')}.`;
  if (verdict.kind !== 'wrong') return worth;
  const { case: index, line, token: nth, expected, found, refusal } = verdict.first;
  const at = `Строка ${number(line)} (тест ${number(index)}), слово ${number(nth)}`;
  return refusal ? `${at}: ${token(found)}. ${worth}` : `${at}: ${token(found)} вместо ${token(expected)}.`;
}

function told(claim: Claim | null): string {
  if (claim?.kind === 'move') return `назван ход ${number(claim.number)}, но не все ходы до него`;
  if (claim?.kind === 'end')
    return `игра заканчивается после ${count(claim.moves, 'хода', 'ходов', 'ходов')}, но названы не все ходы`;
  return 'ходы не названы';
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
  check: 'Проверить этот вывод',
  open: 'Открыть файл вывода',
  openTitle: 'Открыть файл с выводом вашей программы; его можно и перетащить на эту панель',
  expected: 'Правильный вывод',
  legal: 'Ходы по правилам',
  found: 'Ваш вывод',
  verdict,
  detail,
  form,
  kinds,
  go: (index, ply) => `Показать тест ${number(index)} после хода ${number(ply)}`,
  goToYours: (index, at) => `Показать вашу игру, тест ${number(index)}, ${at}`,
  watch: 'Посмотреть вашу игру',
  watchTitle: 'Использует ваш вывод как вход. Чтобы вернуть этот вход, отмените изменение во вводе (Ctrl+Z).',
  beforeMove: (move) => `На доске позиция перед ходом ${number(move)}.`,
  position: 'На доске позиция, которая определяет ответ.',
  parted: (claim) => `В вашем выводе ${told(claim)}: ваша игра могла разойтись с этой раньше.`,
  yourGame: (at) => `На доске ${at} вашей игры.`,
  why: ({ expected }) => (expected === null ? 'Почему' : `Почему ${token(expected)}`),
  end: 'В конце',
  other: 'Этот вывод относится к прежнему входу.',
  otherWhy: {
    paste: 'После того как вы его вставили, вход изменился.',
    program: 'После запуска вашей программы вход изменился.',
  },
  bringBack: 'Вернуться к тому входу',
  detailLabel: 'Выбранная строка целиком',
  input: 'Показать вход',
  judging: (done, all) => `Проверка… ${number(done)} из ${count(all, 'теста', 'тестов', 'тестов')}`,
  lost: 'Сравнение не удалось, возможно, из-за нехватки памяти. Попробуйте вывод поменьше.',
  rows: 'Оба вывода, строка за строкой',
  next: 'Следующее различие',
  previous: 'Предыдущее различие',
  again: { paste: 'Проверить другой вывод', program: 'Изменить программу' },
  originLabel: 'Как проверить',
  origins: { paste: 'Проверить мой вывод', program: 'Запустить мою программу' },
  run: 'Запустить на этом входе',
  search: 'Найти тест с ошибкой',
  searchTitle: 'Перебирает до 1000 случайных входов, начиная с малых, пока вывод вашей программы не окажется неверным',
  shrink: 'Уменьшить этот вход',
  shrinkTitle: 'Убирает и упрощает части входа, пока вывод вашей программы остаётся неверным',
  stop: 'Остановить',
  running: 'Выполняется…',
  tried: (inputs) => `Проверено: ${count(inputs, 'вход', 'входа', 'входов')}`,
  shrinking: (runs, size) => `${count(runs, 'запуск', 'запуска', 'запусков')}, осталось: ${size}`,
  failed: (why) => `Сбой вашей программы: ${why}`,
  failingFound: (seed) => `Ваша программа ошибается на случайном входе с зерном ${seed}. Теперь этот вход в редакторе.`,
  noneFailing: (inputs) =>
    `Ваша программа верна на ${count(inputs, 'случайном входе', 'случайных входах', 'случайных входах')}.`,
  notWrong: 'На этом входе ваша программа не ошибается, уменьшать нечего.',
  sizes: { case: (all) => count(all, 'тест', 'теста', 'тестов') },
  smallest: (size, runs) =>
    `Наименьший вход с ошибкой: ${size} (найден за ${count(runs, 'запуск', 'запуска', 'запусков')}).`,
  smallestLabel: 'Наименьший вход с ошибкой',
  use: 'Взять как вход',
  keepFirst: 'Свести вход к этому тесту',
  whole: 'Непонятно, где начинается и где кончается вывод этого теста, поэтому вход остался прежним.',
};
