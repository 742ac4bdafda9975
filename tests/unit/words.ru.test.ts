// The Russian catalogue: nouns go with their numbers. That no English is left: languages.test.ts.

import * as compare from 'words:compare';
import * as exporting from 'words:export';
import * as inputs from 'words:inputs';
import * as janken from 'words:janken';
import * as knights from 'words:knights';
import * as pursuit from 'words:pursuit';
import * as atlas from 'words:pursuit-atlas';
import * as theory from 'words:pursuit-theory';
import * as robots from 'words:robots';
import * as share from 'words:share';
import * as solitaire from 'words:solitaire';
import { expect, test } from 'vitest';
import { rows } from '../../www/src/games/pursuit/panels/atlas-data';
import { caseName, wins } from '../../www/src/games/pursuit/panels/atlas-words';
import { points } from '../../www/src/games/solitaire/format';

type Sentence = (value: number) => string;
type Forms = [one: string, few: string, many: string];

/** What is said of a number, and the noun that goes with 1, 2 and 5. */
const counted: [Sentence, Forms][] = [
  [(frames) => exporting.told({ frames, time: '' }), ['кадр', 'кадра', 'кадров']],
  [(all) => inputs.chosen({ chosen: 0, all }), ['теста', 'тестов', 'тестов']],
  [(inputs) => compare.noneFailing({ inputs }), ['случайном входе', 'случайных входах', 'случайных входах']],
  [(all) => compare.judging({ done: 0, all }), ['теста', 'тестов', 'тестов']],
  [(cases) => compare.cases({ cases }), ['тест', 'теста', 'тестов']],
  [(count) => robots.robots({ count }), ['робот', 'робота', 'роботов']],
  [(count) => robots.teleports({ count }), ['телепорт', 'телепорта', 'телепортов']],
  [(units) => janken.units({ units }), ['боец', 'бойца', 'бойцов']],
  [(moves) => janken.moves({ moves }), ['ход', 'хода', 'ходов']],
  [(count) => solitaire.pieceTypes({ count }), ['вид фигур', 'вида фигур', 'видов фигур']],
  [(count) => solitaire.removalCount({ count }), ['снятие', 'снятия', 'снятий']],
  [(count) => solitaire.replies({ count }), ['ответ', 'ответа', 'ответов']],
  [(n) => knights.knights({ knights: n }), ['конь', 'коня', 'коней']],
  [(width) => exporting.width({ width }), ['пиксель', 'пикселя', 'пикселей']],
  [(length) => share.characters({ length }), ['символ', 'символа', 'символов']],
  [(sets) => solitaire.chain({ sets }), ['набора', 'наборов', 'наборов']],
  [(n) => solitaire.gameOf({ seed: 1, points: n }), ['очко', 'очка', 'очков']],
  [(catchers) => pursuit.catchers({ catchers }), ['ловец', 'ловца', 'ловцов']],
  [(cells) => pursuit.cells({ cells }), ['клетка', 'клетки', 'клеток']],
  [(moves) => pursuit.moves({ moves }), ['ход', 'хода', 'ходов']],
  [(steps) => pursuit.near({ steps }), ['шаг', 'шага', 'шагов']],
  [(catchers) => pursuit.planPlaces({ count: 0, catchers }), ['ловца', 'ловцов', 'ловцов']],
  [(catchers) => theory.fewer({ catchers }), ['ловец', 'ловца', 'ловцов']],
  [(turns) => pursuit.caughtFrom({ turns }), ['ход', 'хода', 'ходов']],
  [(total) => theory.best({ total, side: 'fugitive' }), ['лучший ход', 'лучших хода', 'лучших ходов']],
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
  expect(points(2969)).toBe('296,9');
});

test('a case of the atlas is told in Russian', () => {
  for (const row of rows)
    for (const entry of row.entries) {
      const told = [caseName(row, entry.n), wins(entry), atlas.basis({ kind: entry.kind })];
      expect(told.join(' ')).not.toMatch(/[A-Za-z]{2,}/);
    }
});
