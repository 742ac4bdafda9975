// The words of the exact theory of Pursuit.
import type { Side, TheoryOutlook } from '../../../engine/boundary';
import { big, count, NO_BREAK, number } from '../../../i18n/common-ru';
import { turnsLeft } from '../format';
import { turnAt } from './board-ru';
import type { theoryWords as English } from './theory-en';

type Capture = Pick<TheoryOutlook, 'capture' | 'orLater'>;
const orLater = ' или позже';
const captureAt = (at: Capture) => `${turnAt(at.capture ?? 0)}${at.orLater ? orLater : ''}`;
const turnOf = (at: Capture) => (at.capture === null ? 'никогда' : captureAt(at));

const UNITS = ['кБ', 'МБ', 'ГБ', 'ТБ', 'ПБ', 'ЭБ'];

/** Two significant digits are enough for a choice. */
function bytes(decimal: string): string {
  const thousands = Math.min(UNITS.length, Math.floor((decimal.length - 1) / 3));
  const amount = Number((Number(decimal) / 1000 ** thousands).toPrecision(2));
  const unit = UNITS[thousands - 1];
  return unit ? `${number(amount)}${NO_BREAK}${unit}` : count(amount, 'байт', 'байта', 'байт');
}

const sides: Record<Side, string> = { catchers: 'ловцы', fugitive: 'беглец' };
const ofSide: Record<Side, string> = { catchers: 'ловцов', fugitive: 'беглеца' };
const erred: Record<Side, string> = { catchers: 'ошиблись ловцы', fugitive: 'ошибся беглец' };
const inTurns = (turns: number) => count(turns, 'ход', 'хода', 'ходов');

/** After how many turns the fugitive is caught, where that is known. */
function ahead(at: TheoryOutlook): string {
  const left = turnsLeft(at);
  return at.orLater || left === 0 ? '' : `через ${inTurns(left)}, `;
}
const ofCatchers = (all: number) => count(all, 'ловца', 'ловцов', 'ловцов');

/** What a move cost its side, compared with best play. */
function loss(by: Side, { capture: from }: Capture, { capture: to }: Capture): string {
  if (by === 'catchers' && to === null) return 'победа упущена';
  if (by === 'fugitive' && from === null) return 'спасение упущено';
  return `потеря в ${inTurns(Math.abs((to ?? 0) - (from ?? 0)))}`;
}

const direction = (dx: number, dy: number) =>
  dx > 0 ? 'вправо' : dx < 0 ? 'влево' : dy > 0 ? 'вниз' : dy < 0 ? 'вверх' : 'на месте';

/** The last digits of a very large number do not matter. */
const large = (decimal: string) => (decimal.length > 15 ? `около 10^${number(decimal.length - 1)}` : big(decimal));

export const theoryWords: typeof English = {
  heading: 'Точная теория',
  field: ({ torus, n }) => `${torus ? 'Тор' : 'Квадрат'} ${number(n)} × ${number(n)}`,
  problem: ({ catchers, steps, blocked }) => {
    const passing = blocked ? ', пройти через ловца не может' : ', пройти через ловца может';
    const moves = `беглец проходит за ход до ${count(steps, 'клетки', 'клеток', 'клеток')}`;
    return `${count(catchers, 'ловец', 'ловца', 'ловцов')}; ${moves}${steps > 1 ? passing : ''}`;
  },
  takes: (states, { bytes: needs }) =>
    `Позиций (расстановок ловцов и беглеца): ${large(states)}. Чтобы решить их, нужно памяти: ${bytes(needs)}.`,
  asking: 'Оценивается память…',
  solve: 'Решить',
  solveTitle: 'Решить все позиции этой доски, двигаясь назад от поимок',
  cancel: 'Отмена',
  cancelled: 'Отменено.',
  lost: 'Движок остановился. Решите ещё раз.',
  solving: 'Решается…',
  progress: ({ turn, lost, won }) =>
    `Готово: ${inTurns(turn)}. Последний ход добавил позиций, проигранных для беглеца: ${large(lost)}, расстановок, выигранных для ловцов: ${large(won)}.`,
  beyond: ([catchers, side]) =>
    `Эту доску решить нельзя: предел — ${ofCatchers(catchers)} и ${count(side, 'клетки', 'клеток', 'клеток')} на стороне.`,
  tooLarge: ({ bytes: needs }, most) =>
    `Для этой страницы слишком много: нужно ${bytes(needs)} памяти, а разрешено ${bytes(String(most))}.`,
  smaller: (catchers) =>
    catchers === null
      ? 'Подойдёт доска поменьше.'
      : `Подойдёт ${count(catchers, 'ловец', 'ловца', 'ловцов')} или доска поменьше.`,
  result: ({ captureTime }) => (captureTime === null ? 'Никогда не пойман' : `Пойман через ${inTurns(captureTime)}`),
  resultText: ({ captureTime, turns }) =>
    captureTime === null
      ? `При любой расстановке у беглеца есть клетка, с которой он никогда не будет пойман. Доказано просмотром: ${inTurns(turns)}.`
      : 'Из лучшей расстановки, что бы ни делал беглец. Более быстрой расстановки нет.',
  placements: (total) => `Лучших расстановок: ${number(total)}, не считая повёрнутых и отражённых`,
  playBest: 'Сыграть из лучшей расстановки',
  playBestTitle: 'Ставит ловцов туда, в этом матче или в новом',
  place: 'Сыграть из этой расстановки',
  against: 'Сыграть против безупречного соперника. Вы:',
  seats: { catchers: 'ловцы', fugitive: 'беглец' },
  seatTitle: 'Вы играете за эту сторону. Другая не ошибается.',
  show: 'Показать на доске',
  showTitle: 'Сколько ходов до поимки из каждой клетки и все лучшие ходы',
  legend: {
    soon: 'За сколько ходов беглец отсюда будет пойман, если ходят ловцы. Чем ярче цвет, тем скорее',
    never: 'Беглец отсюда никогда не будет пойман',
    step: 'Лучший шаг ловца с этим номером. Большой квадрат вокруг ловца: он остаётся на месте',
    end: 'Лучший ход беглеца',
  },
  here: 'Эта позиция',
  over: 'Игра окончена.',
  outlook: (at, turns) =>
    at.capture === null
      ? 'При лучшей игре беглец никогда не будет пойман.'
      : `При лучшей игре он будет пойман ${ahead(at)}на ходу ${captureAt(at)}.${at.capture >= turns ? ` Матч закончится раньше, после хода ${turnAt(turns - 1)}.` : ''}`,
  best: (who, total) => `${count(total, 'лучший ход', 'лучших хода', 'лучших ходов')} ${ofSide[who]}`,
  step: (nth, dx, dy) => `ловец ${number(nth)} ${direction(dx, dy)}`,
  nothing: 'Ловцы не могут добиться поимки.',
  more: (all) => `Показать все: ${number(all)}`,
  of: (shown, all) => `Показано ${number(shown)} из ${number(all)}.`,
  course: 'Матч ход за ходом',
  courseNote:
    'Круги — ходы ловцов, квадраты — ходы беглеца. Число: на каком ходу поимка при лучшей игре после этого хода; ∞ — никогда. Ошибка отмечена знаком «!».',
  stop: (turn, by, at) =>
    `Ход ${turnAt(turn)}, ${sides[by]}: ${at.capture === null ? 'поимки нет' : `поимка на ходу ${captureAt(at)}`}`,
  loss,
  slip: (turn, by, from, to) =>
    `Ход ${turnAt(turn)}, ${sides[by]}: ${loss(by, from, to)} (${turnOf(from)} → ${turnOf(to)}).`,
  justNow: (by, from, to) => `Здесь ${erred[by]}: ${loss(by, from, to)} (${turnOf(from)} → ${turnOf(to)}).`,
  perfect: 'В этом матче ошибок нет.',
};
