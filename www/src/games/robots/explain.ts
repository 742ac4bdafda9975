// What is said of a cell of the Robots board, of its position and of the step that led to it. It follows from the position
// and the explanation.
import * as w from 'words:robots';
import type { CellDescription, Descriptions } from '../../board/descriptions';
import { same } from '../../board/geometry';
import type { Cell, Glide, RobotsBoard, RobotsExplanation } from '../../engine/boundary';
import { toCell } from '../../game/cells';
import { cell as cellSign } from '../../i18n/format';
import { listed, paragraph } from '../../i18n/join';
import { entriesAt, jumpTo, robotsExplanation, unusedEntries, walkTo } from './moves';
import { directionOf, nameOf } from './names';
import { about } from './reasons';
import type { RobotsRule } from './rule-ids';
import { ruleOfJump, ruleOfWalk } from './rulings';

/** Sentences, and the ruling behind them. */
type Passage = { text: string[]; rule: RobotsRule | null };

const cellName = ([row, column]: Cell) => w.title({ row: row + 1, column: column + 1 });

function onCell(board: RobotsBoard, cell: Cell): Passage {
  const entries = entriesAt(board, cell);
  const text = [
    ...(same(board.you, cell) ? [w.youHere] : []),
    ...board.robots.filter(({ at }) => same(at, cell)).map(({ id }) => w.robotHere({ number: id + 1 })),
    ...(board.debris.some((at) => same(at, cell)) ? [w.debrisHere] : []),
    ...entries.map(({ number, used }) => (used ? w.usedHere({ number }) : w.teleportHere({ number }))),
  ];
  return { text: text.length ? text : [w.free], rule: null };
}

const numbered = (glides: readonly Glide[]) => ({
  count: glides.length,
  numbers: listed(...glides.map(({ id }) => `${id + 1}`)),
});

/** What the last step did in a cell. */
function happened({ step, you, end }: RobotsBoard, cell: Cell): Passage[] {
  const arrived = step?.glides.filter(({ to }) => same(to, cell)) ?? [];
  const of = (fate: Glide['fate']) => arrived.filter((glide) => glide.fate === fate);
  const [crushed, destroyed] = [of('crushed'), of('destroyed')];
  const walked = arrived.filter(({ fate }) => fate !== 'crushed');
  const passages: Passage[] = [];
  if (crushed.length) passages.push({ text: [w.crushed(numbered(crushed))], rule: 'crush' });
  if (end === 'lost' && same(you, cell)) passages.push({ text: [w.caught(numbered(walked))], rule: 'caught' });
  else if (end === 'won' && same(you, cell)) passages.push({ text: [w.over({ end })], rule: 'win' });
  else if (destroyed.length) passages.push({ text: [w.destroyed(numbered(destroyed))], rule: 'collide' });
  return passages;
}

const isThreatened = ({ threatened }: RobotsExplanation, [row, column]: Cell): boolean =>
  (((threatened[row] ?? 0) >>> column) & 1) === 1;

/** What a cell is to the next move, and the ruling behind it: that of the walk, even if a teleport leads there as well. */
function next(board: RobotsBoard, why: RobotsExplanation, cell: Cell): Passage {
  const [walk, jump] = [walkTo(why, cell), jumpTo(board, why, cell)];
  const jumping = jump ? about(jump, why) : [];
  if (walk) return { text: [...about(walk, why), ...jumping], rule: ruleOfWalk(walk, why) };
  const text = jump ? jumping : [w.tooFar];
  const threatened = isThreatened(why, cell);
  if (threatened) text.push(w.inReach);
  return { text, rule: jump ? ruleOfJump(jump, why) : threatened ? 'chase' : 'walk' };
}

/** The ruling of the next move, if there is one, else that of what happened last. */
function describeCell(board: RobotsBoard, why: RobotsExplanation | null, cell: Cell): CellDescription {
  const passages = [onCell(board, cell), ...happened(board, cell), ...(why ? [next(board, why, cell)] : [])];
  const rules = passages.map(({ rule }) => rule).filter((rule) => rule !== null);
  return {
    title: cellName(cell),
    text: paragraph(...passages.flatMap(({ text }) => text)),
    rule: rules.at(-1) ?? null,
  };
}

const signs = (cells: readonly Cell[]) => listed(...cells.map(cellSign));

function describePosition(board: RobotsBoard): string {
  const { you, robots, debris, end } = board;
  const entries = unusedEntries(board).map(({ number, at }) => `${w.entry({ number })} ${cellSign(at)}`);
  const count = robots.length;
  const sentences = [
    w.youAt({ cell: cellSign(you) }),
    ...(count ? [w.robotsAt({ count, cells: signs(robots.map(({ at }) => at)) })] : []),
    ...(debris.length ? [w.debrisAt({ cells: signs(debris) })] : []),
    ...(entries.length ? [w.teleportsAt({ entries: listed(...entries) })] : []),
    ...(end ? [w.over({ end })] : []),
  ];
  return paragraph(...sentences);
}

function went(from: Cell, { you, step, moves: nth }: RobotsBoard): string {
  const [direction, cell] = [directionOf(from, you), cellSign(you)];
  if (step?.teleported) return w.jumped({ nth, cell });
  return direction ? w.walked({ nth, direction, cell }) : w.stayed({ nth, cell });
}

export function describeStep(board: RobotsBoard): string {
  const { step, you, robots, end } = board;
  const left = w.remaining({ count: robots.length });
  if (!step) return paragraph(w.youAt({ cell: cellSign(you) }), left);
  const gone = step.glides.filter(({ fate }) => fate !== 'moved').length;
  const sentences = [
    went(step.from, board),
    ...(step.push ? [w.pushed({ cell: cellSign(step.push.to) })] : []),
    ...(gone ? [w.gone({ count: gone })] : []),
    ...(gone && end !== 'won' ? [left] : []),
    ...(end ? [w.over({ end })] : []),
  ];
  return paragraph(...sentences);
}

export const descriptions: Descriptions<RobotsBoard> = {
  describeCell: (board, explanation, _selected, cell) =>
    describeCell(board, robotsExplanation(explanation), toCell(cell)),
  cellName: (cell) => cellName(toCell(cell)),
  moveName: nameOf,
  describePosition,
};
