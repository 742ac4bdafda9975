// The Russian catalogue: every sentence has a twin, nouns go with their numbers, no English is left.
import { readdirSync, readFileSync } from 'node:fs';
import * as compare from 'words:compare';
import * as exporting from 'words:export';
import * as inputs from 'words:inputs';
import * as share from 'words:share';
import { expect, test } from 'vitest';
import { jankenTerms } from '../../www/src/games/janken/messages/terms-ru';
import { knightsTerms } from '../../www/src/games/knights/messages/terms-ru';
import { atlasWords } from '../../www/src/games/pursuit/messages/atlas-ru';
import { WORDS as chase } from '../../www/src/games/pursuit/messages/board-ru';
import { pursuitWords } from '../../www/src/games/pursuit/messages/messages-ru';
import { pursuitTerms } from '../../www/src/games/pursuit/messages/terms-ru';
import { theoryWords } from '../../www/src/games/pursuit/messages/theory-ru';
import { atlasOf } from '../../www/src/games/pursuit/panels/atlas-data';
import { robotsTerms } from '../../www/src/games/robots/messages/terms-ru';
import { solitaireWords } from '../../www/src/games/solitaire/messages/messages-ru';
import { solitaireTerms } from '../../www/src/games/solitaire/messages/terms-ru';
import { edition } from './atlas-edition';
import { plain } from './plain';

/** Words of the page, and of each game in its folder. */
const WORDS = 'www/src';
/** What stays Latin: names, formats, keys, words of inputs, outputs and programs. */
const LATIN =
  /^(Boardlab|JSON|Markdown|lesson|ECNA|South|Central|LightOJ|Page|Down|Johan|Mehrabian|JavaScript|WebCodecs|WebM|This|page|English|Enter|Home|Shift|Ctrl|console|Python|WebAssembly|Rust|Java|WASI|preview|wasm|wasi|wasip|main|boardlab|import|robot|solve|play|readLine|write|input|move|null|time|torn|lopare|springare|blank|bronze|random|chase|area|shadow|dominate|best|minimum|excluded|Case|Alice|Final|position|teleport)$/;

type Sentence = (value: number) => string;
type Forms = [one: string, few: string, many: string];

/** What is said of a number, and the noun that goes with 1, 2 and 5. */
const counted: [Sentence, Forms][] = [
  [(frames) => exporting.told({ frames, time: '' }), ['кадр', 'кадра', 'кадров']],
  [(all) => inputs.chosen({ chosen: 0, all }), ['теста', 'тестов', 'тестов']],
  [(inputs) => compare.noneFailing({ inputs }), ['случайном входе', 'случайных входах', 'случайных входах']],
  [(all) => compare.judging({ done: 0, all }), ['теста', 'тестов', 'тестов']],
  [(cases) => compare.cases({ cases }), ['тест', 'теста', 'тестов']],
  [robotsTerms.sizes.robot, ['робот', 'робота', 'роботов']],
  [robotsTerms.sizes.teleport, ['телепорт', 'телепорта', 'телепортов']],
  [jankenTerms.sizes.unit, ['боец', 'бойца', 'бойцов']],
  [jankenTerms.sizes.order, ['ход', 'хода', 'ходов']],
  [pursuitTerms.sizes.catcher, ['ловец', 'ловца', 'ловцов']],
  [pursuitTerms.sizes.cell, ['клетка', 'клетки', 'клеток']],
  [pursuitTerms.sizes.move, ['ход', 'хода', 'ходов']],
  [solitaireTerms.sizes.pieceType, ['вид фигур', 'вида фигур', 'видов фигур']],
  [solitaireTerms.sizes.removal, ['снятие', 'снятия', 'снятий']],
  [solitaireTerms.sizes.reply, ['ответ', 'ответа', 'ответов']],
  [knightsTerms.sizes.knight, ['конь', 'коня', 'коней']],
  [(width) => exporting.width({ width }), ['пиксель', 'пикселя', 'пикселей']],
  [(length) => share.characters({ length }), ['символ', 'символа', 'символов']],
  [chase.near, ['шаг', 'шага', 'шагов']],
  [pursuitWords.facts.cells, ['клетка', 'клетки', 'клеток']],
  [(n) => pursuitWords.plan.places(0, n), ['ловца', 'ловцов', 'ловцов']],
  [(n) => theoryWords.smaller(n), ['ловец', 'ловца', 'ловцов']],
  [chase.theory.from, ['ход', 'хода', 'ходов']],
  [(n) => theoryWords.best('fugitive', n), ['лучший ход', 'лучших хода', 'лучших ходов']],
  [(n) => solitaireWords.facts.chain(n), ['набора', 'наборов', 'наборов']],
  [(n) => solitaireWords.batch.open(1, n), ['очко', 'очка', 'очков']],
];

/** The school's rule: the last two figures decide. */
function formOf(n: number, [one, few, many]: Forms): string {
  if (n % 100 > 10 && n % 100 < 20) return many;
  return n % 10 === 1 ? one : n % 10 > 1 && n % 10 < 5 ? few : many;
}

test('a noun goes with its number, and stays in its line', () => {
  const wrong = counted.flatMap(([said, forms]) => {
    const goes = (n: number) => new RegExp(`(^|\\D)${n}\u00a0${formOf(n, forms)}(?![а-яё])`).test(said(n));
    return Array.from({ length: 131 }, (_, n) => n).flatMap((n) => (goes(n) ? [] : [said(n)]));
  });
  expect(wrong).toEqual([]);
});

test('thousands stand apart by a narrow blank, a comma begins the fraction', () => {
  expect(share.characters({ length: 1_234_567 })).toBe('1\u202f234\u202f567\u00a0символов');
  expect(exporting.seconds({ seconds: 1.5 })).toBe('1,5\u00a0с');
  expect(solitaireWords.points(2969)).toBe('296,9');
});

test('the atlas says in Russian what its file says in English', () => {
  const { entries = [] } = atlasOf(JSON.parse(readFileSync('www/public/atlas.json', 'utf8'))) ?? {};
  expect(entries.length).toBeGreaterThan(0);
  for (const entry of entries) {
    const { where, wins, more, sources } = atlasWords;
    const reference = entry.kind === 'theorem' && /^[A-Z]\. /.test(entry.source ?? '');
    const told = [where(entry), wins(entry), more(entry), sources[entry.kind](reference ? null : entry.source)];
    expect(told.join(' ')).not.toMatch(/[A-Za-z]{2,}/);
  }
});

test('a conjecture is told in Russian, its formula in signs', () => {
  const [first, second] = atlasOf(edition)?.conjectures ?? [];
  if (!first || !second) throw new Error('no conjectures');
  expect(plain(`${atlasWords.row(first)}. ${atlasWords.conjecture(first)}`)).toBe(
    'Квадрат, S не ограничено, беглец не может пройти через ловца. Для сторон от 4 до 7 наименьшее число ловцов — 2 × floor(N/2). Не доказано. Первая сторона, при которой это может быть неверно: 8.',
  );
  expect(plain(atlasWords.conjectured({ k: 5, by: second }))).toBe(
    'Гипотеза: наименьшее K равно 5. Формула floor(N/3) + 2 верна для сторон от 6 до 16. Она не доказана. Первая сторона, при которой она может быть неверна: 17.',
  );
});

/** Reads code up to a sign; keeps the texts of its strings, of templates without what is put into them. */
function scan(code: string, from: number, end: string, texts: string[]): number {
  let at = from;
  for (; at < code.length && code[at] !== end; at++) {
    const sign = code[at];
    if (sign === '{') at = scan(code, at + 1, '}', texts);
    else if (sign === "'" || sign === '`') at = read(code, at + 1, sign, texts);
    else if (code.startsWith('//', at)) at = code.indexOf('\n', at);
    else if (code.startsWith('/**', at)) at = code.indexOf('*/', at);
  }
  return at;
}

function read(code: string, from: number, quote: string, texts: string[]): number {
  let [at, said] = [from, ''];
  for (; code[at] !== quote; at++) {
    if (code.startsWith('${', at)) at = scan(code, at + 2, '}', texts);
    else said += code[at] === '\\' ? code[++at] : code[at];
  }
  texts.push(said);
  return at;
}

/** What a file says to people: a word alone may be a name in its code. */
function said(code: string): string[] {
  const texts: string[] = [];
  scan(code, 0, '', texts);
  return texts.filter((text) => !text.startsWith('function ') && /[а-яё]|[a-z]{2,} [a-z]{2,}/i.test(text));
}

/** What a file of messages says, a line each, without arguments and keys. */
const messages = (text: string): string[] =>
  text
    .split('\n')
    .filter((line) => !line.startsWith('#'))
    .map((line) => line.replace(/^[\w-]+ =|^\s+\*?\[[^\]]*\]|\{[^}]*(\}|->|$)/g, ''));

for (const name of readdirSync('www/words/ru').filter((name) => name.endsWith('.ftl')))
  test(`${name}: no English is left, and quotation marks are Russian`, () => {
    const bare = messages(readFileSync(`www/words/ru/${name}`, 'utf8')).map((text) => text.replace(/“[^”]*”/g, ''));
    const latin = bare.flatMap((text) => text.match(/[A-Za-z]{4,}/g) ?? []).filter((word) => !LATIN.test(word));
    expect(latin).toEqual([]);
    expect(bare.filter((text) => text.includes('"'))).toEqual([]);
  });

const files = readdirSync(WORDS, { recursive: true, encoding: 'utf8' });

test('each file of English words has a Russian twin', () => {
  const twins = files.filter((name) => /[-/]en\.ts$/.test(name)).map((name) => name.replace(/en\.ts$/, 'ru.ts'));
  expect(files).toEqual(expect.arrayContaining([...twins, 'i18n/common-ru.ts']));
});

for (const name of files.filter((name) => /[-/]ru\.ts$/.test(name)))
  test(`${name}: no English is left, and quotation marks are Russian`, () => {
    const code = readFileSync(`${WORDS}/${name}`, 'utf8')
      // Lines of inputs and outputs, and what a file of data says in English.
      .replace(/line: '[^'а-яё]*'|'[a-z ]+':|'no encoder'|«boardlab [^»]*»|boardlab\.html|<boardlab-board[^>]*>/g, '');
    const bare = said(code).map((text) => text.replace(/“[^”]*”|„[^“]*“/g, ''));
    const latin = bare.flatMap((text) => text.match(/[A-Za-z]{4,}/g) ?? []).filter((word) => !LATIN.test(word));
    expect(latin).toEqual([]);
    expect(bare.filter((text) => text.includes('"'))).toEqual([]);
  });
