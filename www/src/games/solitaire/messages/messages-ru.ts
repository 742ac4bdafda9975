// The words of the Solitaire Chess panel next to the board.

import type {
  Ahead,
  BonusKind,
  Piece,
  Removal,
  SolitaireBoard,
  SolitaireCandidate,
  SolitaireExplanation,
  SolitaireFault,
} from '../../../engine/boundary';
import { cell, count, NO_BREAK, number } from '../../../i18n/common-ru';
import { stuck } from '../format';
import { tileAt } from '../position';
import type { SolitaireRule } from '../rule-ids';
import { RULE_OF_PIECE, ruleOfReply } from '../rulings';
import { ofColour, WORDS } from './board-ru';
import type { solitaireWords as English } from './messages-en';

type Sentence = { text: string; rule: SolitaireRule };

const { pieces, points, withColour } = WORDS;
const score = (value: number) => count(value, 'очко', 'очка', 'очков');
const ofSets = (sets: number) => count(sets, 'набора', 'наборов', 'наборов');
const ofPositions = (all: number) => count(all, 'позиция', 'позиции', 'позиций');
const last = ({ removals }: SolitaireBoard) => removals.at(-1) ?? null;

/** "3 4" as the cell it names; every other word stays. */
function place(move: string): string {
  const [, row, column] = /^(\d+) (\d+)$/.exec(move) ?? [];
  return row && column ? cell([Number(row) - 1, Number(column) - 1]) : move;
}

function appeared(board: SolitaireBoard, { at }: Removal): string {
  const piece = tileAt(board, at)?.piece;
  return piece ? `, а на её месте открылась фигура «${pieces[piece].name}»` : '';
}

const illegal = (board: SolitaireBoard, fault: Extract<SolitaireFault, { kind: 'illegal' }>): Sentence => {
  const from = last(board);
  const at = `(${fault.row},${NO_BREAK}${fault.column})`;
  switch (fault.refusal.kind) {
    case 'empty':
      return { text: `Снятие ${at}: эта клетка уже пуста.`, rule: 'taken' };
    case 'sameCell':
      return { text: `Снятие ${at}: с этой клетки снята предыдущая фигура.`, rule: 'last' };
    case 'offBoard':
      return { text: `Снятие ${at}: такой клетки нет, строки и столбцы идут от 1 до 6.`, rule: 'faults' };
    default:
      return from
        ? {
            text: `Снятие ${at} недопустимо. Последней снята фигура «${pieces[from.piece].name}» с ${cell(from.at)}${appeared(board, from)}. Снятая фигура ходит так: ${pieces[from.piece].rule}. Можно: ${board.next.map(cell).join(', ') || 'ничего'}.`,
            rule: RULE_OF_PIECE[from.piece],
          }
        : { text: `Снятие ${at} недопустимо.`, rule: 'faults' };
  }
};

function faulty(board: SolitaireBoard, fault: SolitaireFault): Sentence {
  switch (fault.kind) {
    case 'illegal':
      return illegal(board, fault);
    case 'reply':
      return fault.piece
        ? {
            text: `Ответ не может быть «${pieces[fault.piece].name}»: под золотом ничего нет, должно быть «blank».`,
            rule: 'layers',
          }
        : { text: 'Ответ не может быть «blank»: ничего нет только под золотом.', rule: 'layers' };
    case 'noEnd':
      return { text: 'Игра кончается без строки «0 0».', rule: 'end' };
  }
}

function step(board: SolitaireBoard): string {
  const { step: made, removals, score: now } = board;
  switch (made?.kind) {
    case undefined:
      return 'На доске 36 бронзовых фигур. Первую можно снять где угодно.';
    case 'removed': {
      const { piece, colour, at } = made.removal;
      return `Снятие ${number(removals.length)}: ${withColour(piece, colour)} на ${cell(at)}, ${score(made.points)}; всего ${number(now.total)}.`;
    }
    case 'replied': {
      const gone = last(board);
      const beneath = gone ? `Из-под ${ofColour(gone.piece, gone.colour)}` : 'Следующий слой';
      const colour = tileAt(board, made.at)?.colour ?? 'empty';
      const piece = made.piece ? `появляется ${withColour(made.piece, colour)}` : 'ничего не появляется (blank)';
      const over = stuck(board) && !board.scripted;
      return over
        ? `${beneath} на ${cell(made.at)} ${piece}. Снять больше ничего нельзя. Итог: ${score(now.total)}.`
        : `${beneath} на ${cell(made.at)} ${piece}. Пока ${score(now.total)}.`;
    }
    case 'stopped':
      return `Игра остановлена (0 0). Итог: ${score(now.total)}.`;
    case 'faulty':
      return `${faulty(board, made.fault).text} Вся игра: 0 очков.`;
  }
}

const drawn = (alphabet: readonly Piece[]) =>
  alphabet.length === 8
    ? 'со всеми восемью видами фигур'
    : `с видами фигур ${alphabet.map((piece) => pieces[piece].word).join(', ')}`;

function result({ score: { total }, measured, alphabet }: SolitaireBoard): string {
  const own = `Счёт: ${number(total)}.`;
  if (!measured)
    return `${own} Для этих видов фигур средний итог неизвестен. Чтобы измерить его, откройте «Позиция» и сыграйте 100 игр.`;
  const { boards, nodes, mean, low, high } = measured;
  const how = `просматривая на каждое снятие ${count(nodes, 'позицию', 'позиции', 'позиций')}`;
  if (low === high) return `${own} С этим видом фигур решатель набирает ${number(low)}, ${how}.`;
  return `${own} На ${count(boards, 'случайной доске', 'случайных досках', 'случайных досках')} ${drawn(alphabet)} решатель набирает в среднем ${points(mean)}, от ${number(low)} до ${number(high)}, ${how}.`;
}

/** A reply, the word of a piece or "blank", with what it means. */
function revealed(reply: string | null): string {
  const piece = Object.values(pieces).find(({ word }) => word === reply);
  return piece?.name ?? (reply === 'blank' ? 'ничего (blank)' : '?');
}

function replies(why: SolitaireExplanation): Sentence {
  return {
    text: `Открылось: ${revealed(why.chosen)}, ${why.replyScripted ? 'как во входе' : 'по зерну'}.`,
    rule: ruleOfReply(why),
  };
}

function chooses({ chosen, candidates, scripted }: SolitaireExplanation): Sentence {
  if (chosen === '0 0')
    return {
      text: scripted ? 'Здесь игра из входа останавливается (0 0).' : 'Здесь решатель останавливается (0 0).',
      rule: 'end',
    };
  const best = candidates.find(({ at }) => `${at[0] + 1} ${at[1] + 1}` === chosen);
  if (!chosen || !best) return { text: 'Решатель ещё думает. Лучшее из найденного стоит первым.', rule: 'draw' };
  const [piece, score] = [`${pieces[best.piece].name} на ${place(chosen)}`, points(best.expected)];
  const text = scripted
    ? `В игре из входа следующей снимается ${piece}. Если бы дальше играл решатель, ожидаемый итог был бы ${score} очка.`
    : `Снимается ${piece}: ожидаемый итог — ${score} очка.`;
  return { text, rule: 'draw' };
}

function explainMove(why: SolitaireExplanation, board: SolitaireBoard): Sentence {
  if (why.fault) {
    const { text, rule } = faulty(board, why.fault);
    return { text: `Здесь в игре ошибка. ${text} Вся игра: 0 очков.`, rule };
  }
  return board.waits ? replies(why) : chooses(why);
}

function advice(past: SolitaireExplanation, move: string): string {
  const of = (wanted: string | null) => past.candidates.find(({ at }) => `${at[0] + 1} ${at[1] + 1}` === wanted);
  const [yours, its] = [of(move), of(past.chosen) ?? past.candidates[0]];
  if (!yours || !its) return '';
  if (yours === its) return `Решатель снимает ту же фигуру. Ожидаемый итог — ${points(yours.expected)} очка.`;
  const other = past.scripted ? 'снятия из входа' : 'снятия решателя';
  return `Ожидаемый итог после вашего снятия на ${place(move)}: ${points(yours.expected)}; после ${other} на ${cell(its.at)}: ${points(its.expected)}.`;
}

const ofPieces = (piece: Piece) => (/^\d$/.test(pieces[piece].word) ? 'чисел' : 'шахматных фигур');

/** The effects of a removal, the most important first. */
function means(ahead: Ahead, piece: Piece): string[] {
  const { run, set, waiting, breaksSet, chain, breaksChain, next, dead } = ahead;
  const said: [boolean, string][] = [
    [next === 0, 'заканчивает игру'],
    [set > 0, `набор ${ofPieces(piece)}: +${number(set)}`],
    [set > 0 && chain > 1, `чередование из ${ofSets(chain)}`],
    [run > 1, `серия из ${number(run)}`],
    [set === 0 && waiting === 3, `для набора ${ofPieces(piece)} не хватает одной фигуры`],
    [breaksSet > 1, `бросает набор (${number(breaksSet)} из 4)`],
    [breaksChain === 1, 'не чередуется с последним набором'],
    [breaksChain > 1, `обрывает чередование из ${ofSets(breaksChain)}`],
    [next > 0 && dead === next, 'следующее снятие закончит игру'],
  ];
  return said.flatMap(([holds, words]) => (holds ? [words] : []));
}

const kinds: Record<BonusKind, string> = {
  run: 'Серия',
  ordered: '1 2 3 4 по порядку',
  numbers: 'Набор чисел',
  pieces: 'Набор фигур',
  alternation: 'Чередование',
};

const removal = ({ piece, colour, at }: Removal, index: number) =>
  `${number(index + 1)}. ${withColour(piece, colour)} на ${cell(at)}`;

const alphabets: Record<string, string> = {
  all: 'всех 8 видов',
  '1,2,3,4': '1, 2, 3, 4',
  'torn,lopare,dam': 'ладья, слон, ферзь',
  '1,2': '1, 2',
  '1': 'только 1',
  springare: 'только кони',
};

export const solitaireWords: typeof English = {
  step,
  result,
  explainMove,
  advice,
  place,
  points,
  means,
  kinds,
  removal,
  hint: 'Нажмите на подсвеченную клетку, чтобы снять фигуру. Следующий слой откроется сам.',
  cellHint: {
    see: 'что на ней и можно ли это снять',
    play: () => 'Если можно, нажатие снимает фигуру.',
  },
  slips: {
    bronze:
      'По английскому условию снятая серебряная фигура заменяется бронзовой. Это ошибка: она заменяется золотой, как в шведском оригинале и в тестах.',
  },
  why: {
    label: 'Возможные снятия, лучшие первыми',
    tile: 'Клетка',
    expected: 'Ожидание',
    expectedTitle: 'Средний итог пробных игр после этого снятия и его стандартное отклонение',
    now: 'Сразу',
    nowTitle: 'Очки за это снятие со всеми бонусами',
    choice: 'выбрано',
    script: 'из входа',
    spread: (value) => (value > 0 ? `± ${points(value)}` : ''),
    worlds: ({ worlds }: SolitaireCandidate) => `по ${count(worlds, 'игре', 'играм', 'играм')}`,
    dropped: (at, worlds, of) =>
      worlds === 0
        ? `Снятие ${at} в пробных играх не проверялось. Его ожидаемый итог — первая оценка.`
        : `Все снятия проверяются в одних и тех же пробных играх, всего ${number(of)}. После первых ${number(worlds)} снятие ${at} оказалось явно хуже, и решатель его отбросил. Его среднее — только по этим играм.`,
    gain: (value) => `+${number(value)}`,
    line: 'Вероятное продолжение',
    legal: 'Здесь можно',
    stop: 'Остановиться здесь (0 0)',
  },
  thought: {
    label: 'Ход работы решателя',
    going: (nodes, of) => `${number(nodes)} из ${count(of, 'позиции', 'позиций', 'позиций')}…`,
    done: (nodes) => `Просмотрено: ${ofPositions(nodes)}`,
  },
  facts: {
    total: 'Счёт',
    removals: 'Очки за снятия, по одному',
    runs: 'Очки за серии',
    numbers: 'Очки за наборы чисел',
    pieces: 'Очки за наборы фигур',
    alternation: 'Очки за чередование',
    ledger: 'Бонусы',
    none: 'Пока нет.',
    steps: (first, end) => `снятия ${number(first + 1)}–${number(end + 1)}`,
    sequence: 'Уже снято',
    nothing: 'Пока ничего.',
    waiting: (pieces) => `Последние снятые фигуры, которые ещё могут войти в набор (подчёркнуты): ${number(pieces)}.`,
    run: (length) => `Текущая серия: ${number(length)}.`,
    chain: (sets) => `Чередование сейчас: ${ofSets(sets)}.`,
    waits: 'Начатых наборов нет.',
  },
  signs: {
    bronze: 'Бронза: круг, под ней два слоя',
    silver: 'Серебро: шестиугольник, под ним один слой',
    gold: 'Золото: печать, под ним ничего',
    target: 'Можно снять следующей',
    choice: 'Снятие решателя',
    script: 'Следующее снятие во входе',
    ahead: 'Можно снять после этого',
    values: 'Ожидаемый итог: чем светлее, тем больше',
  },
  controls: {
    region: 'Игра',
    alphabet: 'Новые фигуры — из:',
    alphabetShort: 'Из:',
    alphabetTitle: 'Из этих видов берутся случайные фигуры, все равновероятны: на новой доске и под снятой фигурой',
    fromInput: 'как во входе',
    alphabets,
    seed: 'Зерно доски',
    seedShort: 'Зерно',
    noSeed: 'нет',
    seedTitle: 'То же зерно даёт ту же игру. Пусто, если доска получена не из зерна',
    game: 'Открыть доску',
    nextGame: 'Следующая доска',
    gameShort: 'Взять',
    nextGameShort: 'Далее',
    gameTitle: 'Открывает игру с этим зерном, а если она уже на доске, то со следующим',
    strength: 'Сила решателя:',
    strengthShort: 'Решатель:',
    strengthTitle: 'Сколько позиций решатель просматривает на снятие',
    strengths: { 1000: 'быстрый', 20000: 'хороший', 200000: 'сильный', 2000000: 'лучший' } as Record<number, string>,
    nodes: (nodes) => `${number(nodes)} на снятие`,
    stop: 'Остановить решателя',
    stopShort: 'Стоп',
    stopTitle: 'Остановить решателя и сохранить найденное',
    go: 'Думать ещё',
    goShort: 'Ещё',
  },
  player: 'Играть программой',
  playerTitle: 'Дать своей программе сыграть с проверяющим',
  noPage: 'Страницу не удалось загрузить. Попробуйте снова, когда появится сеть.',
  batch: {
    heading: 'Среднее по многим играм',
    run: (games) => `Сыграть ${count(games, 'игру', 'игры', 'игр')}`,
    from: 'начиная с зерна',
    stop: 'Остановить',
    label: 'Сыгранные игры',
    done: (games, of) => `${number(games)} из ${count(of, 'игры', 'игр', 'игр')}`,
    mean: 'Средний итог',
    error: 'Стандартная ошибка среднего',
    range: 'Наименьший и наибольший',
    between: (low, high) => `${number(low)} – ${number(high)}`,
    terms: (alphabet, nodes, from) =>
      `Фигуры: ${alphabets[alphabet] ?? alphabet.replaceAll(',', ' ')}; ${ofPositions(nodes)} на снятие; зёрна начиная с ${number(from)}.`,
    totals: 'Итоги',
    games: 'Игры',
    tenths: (value) => points(Math.round(value * 10)),
    listed: (low, high) => `Игры с итогом от ${number(low)} до ${count(high, 'очка', 'очков', 'очков')}`,
    open: (seed, total) => `Зерно ${number(seed)}: ${score(total)}`,
  },
};
