// The words of the atlas.

import { count, LANGUAGE, NO_BREAK, number } from '../../../i18n/common-ru';
import type { Conjecture, Conjectured, Entry, FieldKind, Row, Sheet, Spot, Steps } from '../panels/atlas-data';
import { namedCase } from '../panels/atlas-data';
import type { atlasWords as English } from './atlas-en';
import { turnAt } from './board-ru';

const rounded = new Intl.NumberFormat(LANGUAGE, { maximumSignificantDigits: 2 });

const fields: Record<FieldKind, string> = { square: 'Квадрат', torus: 'Тор' };
const stepsIs = (steps: Steps) =>
  steps === 'unlimited' ? 'S не ограничено' : `S${NO_BREAK}=${NO_BREAK}${number(steps)}`;
const catchers = (k: number) => count(k, 'ловец', 'ловца', 'ловцов');
const ofCatchers = (k: number) => count(k, 'ловца', 'ловцов', 'ловцов');

const passing = ({ reading }: Sheet) => `беглец ${reading === 'blocked' ? 'не может' : 'может'} пройти через ловца`;
const row = (of: Row) => `${fields[of.field]}, ${stepsIs(of.steps)}, ${passing(of)}`;
/** Short, because it stands above a part of the map. */
const sheet = ({ field, reading }: Sheet) =>
  `${fields[field]}, через ловцов пройти ${reading === 'blocked' ? 'нельзя' : 'можно'}`;
const where = (at: Spot) =>
  `${fields[at.field]} ${at.n}${NO_BREAK}×${NO_BREAK}${at.n}, ${stepsIs(at.steps)}, ${passing(at)}`;

const range = (least: number, most: number) => `${number(least)}–${number(most)}`;

const UNITS = ['кБ', 'МБ', 'ГБ', 'ТБ'];

function bytes(value: number): string {
  const thousands = Math.min(UNITS.length, Math.floor(Math.log10(Math.max(1, value)) / 3));
  const unit = UNITS[thousands - 1];
  return unit
    ? `${rounded.format(value / 1000 ** thousands)}${NO_BREAK}${unit}`
    : count(value, 'байт', 'байта', 'байт');
}

const seconds = (value: number) => (value < 0.01 ? `меньше 0,01${NO_BREAK}с` : `${rounded.format(value)}${NO_BREAK}с`);

/** Who wins, as a sentence. */
function wins({ least: [low, high], time }: Entry): string {
  if (low !== high)
    return `Наименьшее K неизвестно. ${ofCatchers(high)} хватает всегда${low > 1 ? `, а меньше чем ${ofCatchers(low)} не хватает` : ''}.`;
  const fewer = low > 1 ? ' Меньшего числа не хватает.' : '';
  const fast = time === null ? 'за сколько ходов, неизвестно.' : `при лучшей игре поимка на ходу ${turnAt(time)}.`;
  return `Хватает ${ofCatchers(low)}: ${fast}${fewer}`;
}

const more = ({ more }: Entry) => (more === null ? '' : `С ещё одним ловцом поимка на ходу ${turnAt(more)}.`);

const formula = (said: string) => said.replaceAll('*', `${NO_BREAK}×${NO_BREAK}`);

const kinds = { theorem: 'теорема', computed: 'вычислено', bound: 'оценка', conjecture: 'гипотеза' };

/** A cell of the map in short. */
function told({ least: [low, high], time }: Entry): string {
  if (low !== high) return `от ${number(low)} до ${ofCatchers(high)}`;
  return `${catchers(low)}, ${time === null ? 'число ходов неизвестно' : turnAt(time)}`;
}

/** What the atlas itself names as proofs; its file is in English. */
const proofs: Record<string, string> = {
  'a fugitive that reaches every cell is caught by as many as dominate the board':
    'беглеца, который достаёт до любой клетки, ловит столько ловцов, сколько клеток в наименьшем доминирующем множестве доски',
  'this many can be on or next to every cell': 'столько клеток в доминирующем множестве доски',
  'the solver shows that fewer lose': 'вычислено, что меньшее число проигрывает',
  'the solver shows that this many win': 'вычислено, что столько побеждает',
  'only one cell is left free': 'заняты все клетки, кроме одной',
  'fewer leave it a cell within reach that none is next to':
    'при меньшем числе беглец достаёт до клетки, рядом с которой нет ловца',
  'fewer leave a cell that none is next to': 'при меньшем числе есть клетка, рядом с которой нет ловца',
  'fewer leave a cell that none is next to because each is next to five at most':
    'при меньшем числе есть клетка, рядом с которой нет ловца: рядом с каждым не больше пяти клеток',
  'this many can be on or next to every cell of the square':
    'столько клеток в доминирующем множестве квадрата с той же стороной',
};

/** Proofs with numbers in them. */
const walls: [RegExp, (first: number, second: number) => string][] = [
  [/^a column of (\d+) sweeps the board$/, (all) => `столбец из ${ofCatchers(all)} проходит всю доску`],
  [
    /^pairs on a diagonal push a wall of (\d+)$/,
    (all) => `пары с диагонали теснят беглеца стеной из ${ofCatchers(all)}`,
  ],
  [/^two columns of (\d+) close in$/, (each) => `сходятся два столбца, каждый из ${ofCatchers(each)}`],
  [/^a wall of (\d+) sweeps the board$/, (all) => `стена из ${ofCatchers(all)} проходит всю доску`],
  [
    /^a wall of (\d+) stands, and one of (\d+) sweeps the torus$/,
    (still, moving) => `стена из ${ofCatchers(still)} стоит, а другая, из ${ofCatchers(moving)}, обходит тор`,
  ],
];

function wall(said: string): string {
  for (const [form, words] of walls) {
    const [, first, second] = form.exec(said) ?? [];
    if (first) return words(Number(first), Number(second));
  }
  return said;
}

/** Such as "as in square-10-3-default"; a reference to a paper stays as it is. */
function proof(said: string): string {
  const other = said.startsWith('as in ') && namedCase(said.slice(6));
  return other ? `как в случае «${where(other)}»` : (proofs[said] ?? wall(said));
}

function because(source: string): string {
  const [, low, least, high, most] = /^at least (\d+): (.*); at most (\d+): (.*)$/.exec(source) ?? [];
  return least && most ? `не меньше ${low}: ${proof(least)}; не больше ${high}: ${proof(most)}` : proof(source);
}

export const atlasWords: typeof English = {
  heading: 'Кто побеждает и как быстро',
  intro:
    'Ячейка — доска N × N и беглец, который делает до S шагов за ход (∞: без предела). Верхнее число: K, наименьшее число ловцов, которое всегда побеждает. Нижнее: ход поимки при лучшей игре. Виды ячеек объяснены под таблицей. Числа на доске объяснены в разделе «Этот матч».',
  map: 'Наименьшее K по доске, S и N',
  sheet,
  row,
  corner: 'S\\N',
  steps: (steps) => (steps === 'unlimited' ? '∞' : number(steps)),
  stepsIs,
  range,
  cell: (entry, conjectured, up) =>
    [
      `N ${entry.n}, ${stepsIs(entry.steps)}: ${told(entry)}`,
      kinds[entry.kind],
      conjectured !== null && `гипотеза: ${number(conjectured)}`,
      up && `ловцов больше, чем при N ${entry.n - 1}`,
    ]
      .filter(Boolean)
      .join(', '),
  nothing: 'нет данных',
  kinds,
  legend: {
    theorem: 'Доказано на бумаге (отмечен угол)',
    computed: 'Вычислено: решены все позиции',
    settled: 'K известно, ход поимки — нет',
    bound: 'K неизвестно: не меньше 4, не больше 6',
    conjecture: 'K неизвестно. По формуле 5; никто этого не доказал',
  },
  shades: 'Чем темнее, тем меньше нужно ловцов',
  passing:
    'Если пройти через ловцов нельзя, беглец пойман, как только входит в клетку ловца, даже посреди своего хода.',
  legendStep: 'Толстая черта: доске справа от неё нужно больше ловцов, чем доске слева',
  where,
  wins,
  more,
  sources: {
    theorem: (source) => `Теорема${source ? `: ${because(source)}` : ''}.`,
    computed: (source) => `Вычислено решением всех позиций${source ? ` (${because(source)})` : ''}.`,
    bound: (source) => `Оценка${source ? `: ${because(source)}` : ''}.`,
  },
  cost: ({ seconds: took, bytes: memory }) =>
    [took === null ? '' : seconds(took), memory ? `${bytes(memory)} памяти` : ''].filter(Boolean).join(', '),
  command: (cost) => `Вычислить это в командной строке${cost && ` (${cost})`}:`,
  copy: 'Скопировать',
  copied: 'Скопировано',
  notCopied: 'Не удалось. Выделите текст и скопируйте его сами.',
  placement: 'Лучшая расстановка',
  placed: (xy) => `Ловцы начинают в ${xy}`,
  watch: 'Посмотреть лучшую игру',
  watchTitle: 'Открывает этот случай на доске с этой расстановкой. Обе стороны играют безошибочно.',
  watchLarge: 'Открыть на доске',
  large:
    'Этот случай слишком велик, чтобы решить его на странице. Ловцы начинают с лучшей расстановки, но дальше обе стороны играют по простым правилам, и итог может быть другим.',
  noPlacement: 'Лучшая расстановка неизвестна, поэтому лучшей игры посмотреть нельзя.',
  noPlay: 'Лучшей игры посмотреть нельзя: наименьшее K неизвестно.',
  conjectures: 'Гипотезы',
  conjecturesIntro:
    'Формулы наименьшего K, которые верны для всех точных значений, но никем не доказаны. Здесь “floor(x)” — x, округлённое вниз, “ceil(x)” — вверх.',
  conjecture: ({ formula: said, from, to, next }: Conjecture) =>
    `Для сторон от ${number(from)} до ${number(to)} наименьшее число ловцов — ${formula(said)}. Не доказано. Первая сторона, при которой это может быть неверно: ${number(next)}.`,
  conjectured: ({ k, by: { formula: said, from, to, next } }: Conjectured) =>
    `Гипотеза: наименьшее K равно ${number(k)}. Формула ${formula(said)} верна для сторон от ${number(from)} до ${number(to)}. Она не доказана. Первая сторона, при которой она может быть неверна: ${number(next)}.`,
  chart: (of) => `Ходы до поимки в зависимости от N. ${sheet(of)}`,
  chartSteps: 'S',
  chartCatchers: 'K',
  chartLabel: (of, k) => `Ходы до поимки в зависимости от N: ${row(of)}, K${NO_BREAK}=${NO_BREAK}${k}`,
  marks: '◆ теорема, ● вычислено, × беглец никогда не пойман (∞).',
  never: '∞',
  unknown: 'неизвестно',
  atMost: (turns) => `не больше ${number(turns)}`,
  turns: (value) => count(value, 'ход', 'хода', 'ходов'),
  formulas: {
    mehrabian: () => 'Пунктир: N − 1, теорема (Mehrabian, 2011).',
    threeQuarters: (misses) =>
      `Пунктир: 3N/4, округлённое вниз. Это не теорема. Она верна для значений, вычисленных при N от 16 до 24.${
        misses.length > 0 ? ` Для N = ${misses.map(number).join(', ')} она неверна.` : ''
      }`,
  },
  table: 'В виде таблицы',
  columns: { n: 'N', turns: 'Ходы', kind: 'Основание' },
  loading: 'Загружается…',
  failed: 'Атлас не удалось загрузить. Обновите страницу, когда появится сеть.',
};
