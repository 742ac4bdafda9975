// What is said of a cell of the Robots board and of its position. It follows from the position and the explanation.

import type { CellDescription, Descriptions } from '../../board/descriptions';
import { same } from '../../board/geometry';
import type { Cell, Glide, Jump, RobotsBoard, RobotsExplanation, Walk } from '../../engine/boundary';
import { toCell } from '../../game/cells';
import { type Spoken, WORDS } from './messages/board-en';
import { entriesAt, jumpTo, robotsExplanation, walkTo } from './moves';
import type { RobotsRule } from './rule-ids';
import { behind, ruleOfJump, ruleOfWalk } from './rulings';

/** Sentences, and the ruling behind them. */
type Passage = { text: string[]; rule: RobotsRule | null };

const spoken = ([row, column]: Cell): Spoken => ({ row: row + 1, column: column + 1 });
const cellName = (cell: Cell) => WORDS.title(spoken(cell));
const numbers = (glides: readonly Glide[]) => glides.map(({ id }) => id + 1);

function onCell(board: RobotsBoard, cell: Cell): Passage {
  const here = WORDS.here;
  const entries = entriesAt(board, cell);
  const text = [
    ...(same(board.you, cell) ? [here.you] : []),
    ...board.robots.filter(({ at }) => same(at, cell)).map(({ id }) => here.robot(id + 1)),
    ...(board.debris.some((at) => same(at, cell)) ? [here.debris] : []),
    ...(entries.length ? [here.teleports(entries)] : []),
  ];
  return { text: text.length ? text : [here.free], rule: null };
}

/** What the last step did in a cell. */
function happened({ step, you, end }: RobotsBoard, cell: Cell): Passage[] {
  const arrived = step?.glides.filter(({ to }) => same(to, cell)) ?? [];
  const of = (fate: Glide['fate']) => numbers(arrived.filter((glide) => glide.fate === fate));
  const [crushed, destroyed] = [of('crushed'), of('destroyed')];
  const walked = numbers(arrived.filter(({ fate }) => fate !== 'crushed'));
  const passages: Passage[] = [];
  if (crushed.length) passages.push({ text: [WORDS.here.crushed(crushed)], rule: 'crush' });
  if (end === 'lost' && same(you, cell)) passages.push({ text: [WORDS.here.caught(walked)], rule: 'caught' });
  else if (end === 'won' && same(you, cell)) passages.push({ text: [WORDS.here.won], rule: 'win' });
  else if (destroyed.length) passages.push({ text: [WORDS.here.destroyed(destroyed)], rule: 'collide' });
  return passages;
}

function choice(walk: Walk, why: RobotsExplanation): string[] {
  if (walk.move === why.chosen) return [WORDS.walk.chosen[why.decided] ?? []].flat();
  const key = behind(walk, why);
  const best = why.walks.find(({ move }) => move === why.chosen);
  if (!key || best?.verdict.kind !== 'safe') return [];
  return [WORDS.walk.behind[key](why.chosen, best.verdict.robots, best.verdict.distance)];
}

function outcome({ move, push, verdict }: Walk): string {
  const way = push ? 'push' : move === 'stay' ? 'stay' : 'walk';
  if (verdict.kind === 'illegal') return WORDS.walk.barred[verdict.reason.kind] ?? '';
  if (verdict.kind === 'deadly') return WORDS.walk.deadly(way, verdict.killers);
  return WORDS.walk.safe(way, verdict.robots, verdict.distance);
}

const aboutWalk = (walk: Walk, why: RobotsExplanation): string[] => [
  ...(walk.push ? [WORDS.walk.push(spoken(walk.push.to), walk.crushes)] : []),
  outcome(walk),
  ...choice(walk, why),
];

function jumpOutcome({ verdict }: Jump): string {
  if (verdict.kind === 'illegal') return WORDS.jump.barred[verdict.reason.kind] ?? '';
  if (verdict.kind === 'deadly') return WORDS.jump.deadly(verdict.killers);
  return WORDS.jump.safe(verdict.robots, verdict.distance);
}

function jumpChoice({ move, tried }: Jump, { chosen, decided }: RobotsExplanation): string {
  if (move === chosen) return WORDS.jump.chosen;
  if (tried) return WORDS.jump.passed;
  return decided === 'teleport' ? WORDS.jump.unread.earlier : WORDS.jump.unread.walkLeft;
}

const isThreatened = ({ threatened }: RobotsExplanation, [row, column]: Cell): boolean =>
  (((threatened[row] ?? 0) >>> column) & 1) === 1;

/**
 * What a cell is to the next move, and the ruling behind it: that of the walk, even if a teleport leads there as well. That a robot is
 * crushed is told here alone, and is rare: its ruling goes first.
 */
function next(board: RobotsBoard, why: RobotsExplanation, cell: Cell): Passage {
  const [walk, jump] = [walkTo(why, cell), jumpTo(board, why, cell)];
  const jumping = jump ? [jumpOutcome(jump), jumpChoice(jump, why)] : [];
  if (walk)
    return { text: [...aboutWalk(walk, why), ...jumping], rule: walk.crushes ? 'crush' : ruleOfWalk(walk, why) };
  const text = jump ? jumping : [WORDS.tooFar];
  const threatened = isThreatened(why, cell);
  if (threatened) text.push(WORDS.threatened);
  return { text, rule: jump ? ruleOfJump(jump, why) : threatened ? 'chase' : 'walk' };
}

/** The ruling of the next move, if there is one, else that of what happened last. */
function describeCell(board: RobotsBoard, why: RobotsExplanation | null, cell: Cell): CellDescription {
  const passages = [onCell(board, cell), ...happened(board, cell), ...(why ? [next(board, why, cell)] : [])];
  const rules = passages.map(({ rule }) => rule).filter((rule) => rule !== null);
  return {
    title: cellName(cell),
    text: passages.flatMap(({ text }) => text).join(' '),
    rule: rules.at(-1) ?? null,
  };
}

function describePosition({ you, robots, debris, teleports, end }: RobotsBoard): string {
  const words = WORDS.position;
  const at = (cell: Cell) => words.cell(spoken(cell));
  const entries = teleports.map((entry, i) => words.teleport(i + 1, at(entry.at), entry.used));
  const sentences = [
    words.you(at(you)),
    words.robots(robots.length, words.list(robots.map((robot) => at(robot.at)))),
    words.debris(debris.length, words.list(debris.map(at))),
    ...(teleports.length ? [words.teleports(teleports.length, words.list(entries))] : []),
    ...(end ? [words.end[end]] : []),
  ];
  return sentences.join(' ');
}

export const descriptions: Descriptions<RobotsBoard> = {
  describeCell: (board, explanation, _selected, cell) =>
    describeCell(board, robotsExplanation(explanation), toCell(cell)),
  cellName: (cell) => cellName(toCell(cell)),
  moveName: WORDS.move,
  describePosition,
};
