// What is said of a cell of the Robots board and of its position. It follows from the position and the explanation.

import type { CellDescription, Descriptions } from '../../board/descriptions';
import { same } from '../../board/geometry';
import type { Cell, Glide, Jump, RobotsBoard, RobotsExplanation, Walk } from '../../engine/boundary';
import { toCell } from '../../store/cells';
import { type Behind, type Spoken, WORDS } from './messages/board-en';
import { entriesAt, type Rule, robotsExplanation, walkTo } from './moves';

/** Sentences, and the ruling behind them. */
type Passage = { text: string[]; rule: Rule | null };

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

type Safe = Extract<Walk['verdict'], { kind: 'safe' }>;

/** The first key in which a safe walk differs from the chosen one. */
function behind(mine: Walk, own: Safe, best: Walk, chosen: Safe): Behind {
  if (own.robots !== chosen.robots) return 'robots';
  if (own.distance !== chosen.distance) return 'distance';
  return mine.to?.[0] === best.to?.[0] ? 'column' : 'row';
}

const KEY_RULES = { robots: 'fewest', distance: 'distance', row: 'row', column: 'column' } as const;
const CHOICE_RULES = {
  ...KEY_RULES,
  onlyOne: 'fewest',
  teleport: 'teleport',
  nothingFits: 'nothing',
} as const satisfies Record<RobotsExplanation['decided'], Rule>;

function choice(walk: Walk, explanation: RobotsExplanation): Passage[] {
  if (walk.move === explanation.chosen) {
    const text = WORDS.walk.chosen[explanation.decided];
    return text ? [{ text: [text], rule: CHOICE_RULES[explanation.decided] }] : [];
  }
  const best = explanation.walks.find(({ move }) => move === explanation.chosen);
  if (walk.verdict.kind !== 'safe' || best?.verdict.kind !== 'safe') return [];
  const { robots, distance } = best.verdict;
  const key = behind(walk, walk.verdict, best, best.verdict);
  // Staying is a walk to your own row and column: that needs saying only where they decide.
  const stays = walk.move === 'stay' && (key === 'row' || key === 'column');
  return [
    { text: [WORDS.walk.behind[key](explanation.chosen, robots, distance)], rule: stays ? 'stay' : KEY_RULES[key] },
  ];
}

function outcome({ move, push, verdict }: Walk): Passage {
  const way = push ? 'push' : move === 'stay' ? 'stay' : 'walk';
  if (verdict.kind === 'illegal') {
    const rule = verdict.reason === 'robotThere' ? 'walk' : 'push';
    return { text: [WORDS.walk.barred[verdict.reason] ?? ''], rule };
  }
  if (verdict.kind === 'deadly') return { text: [WORDS.walk.deadly(way, verdict.killers)], rule: 'caught' };
  const rule = verdict.robots === 0 ? 'win' : null;
  return { text: [WORDS.walk.safe(way, verdict.robots, verdict.distance)], rule };
}

function pushed({ push, crushes }: Walk): Passage[] {
  return push ? [{ text: [WORDS.walk.push(spoken(push.to), crushes)], rule: crushes ? 'crush' : 'push' }] : [];
}

const aboutWalk = (walk: Walk, explanation: RobotsExplanation): Passage[] => [
  ...pushed(walk),
  outcome(walk),
  ...choice(walk, explanation),
];

function jumpOutcome({ verdict }: Jump): string {
  if (verdict.kind === 'illegal') return WORDS.jump.barred[verdict.reason] ?? '';
  if (verdict.kind === 'deadly') return WORDS.jump.deadly(verdict.killers);
  return WORDS.jump.safe(verdict.robots, verdict.distance);
}

function jumpChoice({ move, tried }: Jump, { chosen, decided }: RobotsExplanation): Passage {
  if (move === chosen) return { text: [WORDS.jump.chosen], rule: 'teleport' };
  if (tried) return { text: [WORDS.jump.passed], rule: 'list' };
  if (decided === 'teleport') return { text: [WORDS.jump.unread.earlier], rule: 'list' };
  return { text: [WORDS.jump.unread.walkLeft], rule: 'teleport' };
}

/** The first unused entry that leads to a cell is the one that counts. A used entry is a cell like any other. */
function aboutJump(board: RobotsBoard, explanation: RobotsExplanation, cell: Cell): Passage[] {
  const next = entriesAt(board, cell).find(({ used }) => !used);
  const jump = next && explanation.teleports[next.number - 1];
  return jump ? [{ text: [jumpOutcome(jump)], rule: 'list' }, jumpChoice(jump, explanation)] : [];
}

const FAR: Passage = { text: [WORDS.tooFar], rule: 'walk' };
const THREATENED: Passage = { text: [WORDS.threatened], rule: 'chase' };

function threat({ threatened }: RobotsExplanation, [row, column]: Cell): Passage[] {
  return ((threatened[row] ?? 0) >>> column) & 1 ? [THREATENED] : [];
}

function evidence(board: RobotsBoard, explanation: RobotsExplanation, cell: Cell): Passage[] {
  const walk = walkTo(explanation, cell);
  const jump = aboutJump(board, explanation, cell);
  if (walk) return [...aboutWalk(walk, explanation), ...jump];
  return [...(jump.length ? jump : [FAR]), ...threat(explanation, cell)];
}

/** The last ruling, because a choice comes after its reasons. The crushing of a robot is rare, so it goes first. */
function ruling(passages: readonly Passage[]): Rule | null {
  const rules = passages.map(({ rule }) => rule).filter((rule) => rule !== null);
  return rules.includes('crush') ? 'crush' : (rules.at(-1) ?? null);
}

function describeCell(board: RobotsBoard, explanation: RobotsExplanation | null, cell: Cell): CellDescription {
  const walk = explanation && walkTo(explanation, cell);
  const past = [onCell(board, cell), ...happened(board, cell)];
  const next = explanation ? evidence(board, explanation, cell) : [];
  const text = [...past, ...next].flatMap((passage) => passage.text).join(' ');
  // For a cell beside you the ruling is that of the walk, even if a teleport leads there as well.
  const rule = ruling(explanation && walk ? aboutWalk(walk, explanation) : next) ?? ruling(past);
  return { title: cellName(cell), text, rule };
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
