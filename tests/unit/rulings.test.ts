// @vitest-environment happy-dom
// One decision, one ruling: the reason beside the board, the table of moves and the card of a cell lead to the same.
// What a decision can name are the anchors of the rules, by their type.
import { readFileSync } from 'node:fs';
import { h, render } from 'preact';
import { beforeAll, expect, test } from 'vitest';
import { entryOf, type GameModule } from '../../www/src/board/game-modules';
import {
  type Explanation,
  GAME_NAMES,
  type Jump,
  type RobotsBoard,
  type RobotsExplanation,
  type Walk,
} from '../../www/src/engine/boundary';
import type { Shown } from '../../www/src/game/shown';
import { moveTo } from '../../www/src/games/robots/moves';
import { pack } from '../../www/src/links/packing';
import { hover } from './board';
import { gameModule } from './hands';
import { type Boardlab, open, shown, until, waitFor } from './page';

type Position = { board: RobotsBoard; why: RobotsExplanation };

/** Games in which all that can decide decides somewhere. */
const GAMES = ['sample', 'no-debris-chain', 'teleport-skips-occupied-and-keeps-it', 'win-by-push'];
const inputOf = (name: string) => readFileSync(`tests/golden/robots/${name}.in`, 'utf8');
/** Their cases in one input: each of theirs ends with the line 0 0. */
const INPUT = `${GAMES.map((name) => inputOf(name).trimEnd().slice(0, -'0 0'.length)).join('')}0 0\n`;

let robots: GameModule;
let lab: Boardlab;
const positions: Position[] = [];

async function gather(index: number): Promise<void> {
  lab.input.toCase(index);
  const opened = await until(lab.state.opened, (now) => !!now?.line.done && now.case === index);
  for (let ply = 0; ply < (opened?.line.plies ?? 0); ply++) {
    lab.game.go(ply);
    const here = (now: Shown | null) => now?.generation === opened?.generation && now?.frame.ply === ply;
    const { frame, explanation } = (await until(lab.state.shown, here)) as Shown;
    positions.push({ board: frame.board as RobotsBoard, why: explanation as RobotsExplanation });
  }
}

/** The ruling that each link of the table of moves leads to, by move. */
function rulingsOfTable({ board, why }: Position): Map<string, string> {
  const room = document.createElement('div');
  render(h(robots.Evidence, { board, why: why as Explanation }), room);
  const links = [...room.querySelectorAll<HTMLElement>('[data-move] .reason')];
  const found = links.map((link) => {
    link.click();
    return [link.closest<HTMLElement>('[data-move]')?.dataset.move ?? '', lab.state.rule.peek()?.id ?? ''] as const;
  });
  render(null, room);
  return new Map(found);
}

/** The cells around you, and those of the teleports. */
const cellsOf = ({ board, why }: Position) =>
  [...why.walks.map(({ to }) => to), ...board.teleports.map(({ at }) => at)].filter((cell) => cell !== null);

const cardAt = ({ board, why }: Position, [row, column]: readonly [number, number]) =>
  robots.descriptions.describeCell(board, why, null, { x: BigInt(row), y: BigInt(column) }, null).rule;

/** The ruling on the card of each move that has a cell. */
const rulingsOfCards = (position: Position): Map<string, string | null> =>
  new Map(
    cellsOf(position).map(
      (cell) => [moveTo(position.board, position.why, cell) ?? '', cardAt(position, cell)] as const,
    ),
  );

const crushing = ({ why }: Position) => new Set(why.walks.filter(({ crushes }) => crushes).map(({ move }) => move));

beforeAll(async () => {
  lab = await open(`#v=2&game=robots&text=${(await pack(INPUT, 32_000)).value}&case=1&ply=0`);
  for (let index = 0; index < lab.state.cases.peek(); index++) await gather(index);
  robots = await gameModule();
});

test('the games of these tests have every decision of Robots', () => {
  const found = (of: (position: Position) => string[]) => [...new Set(positions.flatMap(of))].sort();
  const named = ({ verdict }: Walk | Jump) => (verdict.kind === 'illegal' ? verdict.reason.kind : verdict.kind);
  const decided = ['column', 'distance', 'nothingFits', 'onlyOne', 'robots', 'row', 'teleport'];
  expect(found(({ why }) => [why.decided])).toEqual(decided);
  const walks = ['deadly', 'offBoard', 'pushOffBoard', 'pushOntoDebris', 'robotThere', 'safe'];
  expect(found(({ why }) => why.walks.map(named))).toEqual(walks);
  const jumps = ['deadly', 'debrisThere', 'robotThere', 'safe', 'used', 'youThere'];
  expect(found(({ why }) => why.teleports.map(named))).toEqual(jumps);
  expect(positions.some((position) => crushing(position).size > 0)).toBe(true);
});

test('Robots: the reason of a move and the card of its cell lead to the same ruling', () => {
  const split = positions.flatMap((position) => {
    const { chosen, decided } = position.why;
    const [reason, card] = [
      robots.explainMove(position.why, position.board).rule,
      rulingsOfCards(position).get(chosen),
    ];
    return reason === card || crushing(position).has(chosen) ? [] : [{ decided, reason, card }];
  });
  expect(split).toEqual([]);
});

test('Robots: the row of a move and the card of its cell lead to the same ruling', () => {
  const split = positions.flatMap((position) => {
    const cards = rulingsOfCards(position);
    const crushes = crushing(position);
    return [...rulingsOfTable(position)].flatMap(([move, row]) => {
      const card = cards.get(move);
      return card === undefined || card === row || crushes.has(move) ? [] : [{ move, row, card }];
    });
  });
  expect(split).toEqual([]);
});

/** What the reason for the next move of a sample leads to, and the card of a cell. */
async function rulingsAt(game: string, sample: string, ply: number, [row, column]: readonly [number, number]) {
  lab = await open(`#v=1&game=${game}&sample=${sample}&case=1&ply=${ply}`);
  const module = await gameModule();
  const { frame, explanation } = await shown(lab, ply);
  if (!explanation) throw new Error('nothing to explain');
  const at = { x: BigInt(row), y: BigInt(column) };
  const card = module.descriptions.describeCell(frame.board, explanation, null, at, null).rule;
  return { reason: module.explainMove(explanation, frame.board).rule, card };
}

test('Janken: that water cuts a move off leads to the same from the reason and from a cell of water', async () => {
  expect(await rulingsAt('janken', 'zones', 1, [3, 4])).toEqual({ reason: 'costs', card: 'costs' });
});

test('Janken: a move to the unit’s own cell leads to the same from the reason and from the slip of the statement', async () => {
  expect(await rulingsAt('janken', 'zones', 6, [2, 6])).toEqual({ reason: 'same', card: 'same' });
  lab.game.go(7);
  const { frame } = await shown(lab, 7);
  expect((await gameModule()).errata(frame.board).map(({ rule }) => rule)).toContain('same');
});

test('Solitaire: that a reply is of the input leads to the same from the reason and from its tile', async () => {
  expect(await rulingsAt('solitaire', 'statement', 1, [5, 5])).toEqual({ reason: 'paste', card: 'paste' });
});

const anchorsOf = (text: string) => [...text.matchAll(/\{#(\w+)\}$/gm)].map(([, anchor = '']) => anchor);

test.each(
  GAME_NAMES,
)('%s: a reason leads to its ruling in the rules, which is marked and has the focus', async (game) => {
  lab = await open(`#v=1&game=${game}&sample=statement&case=1&ply=0`);
  const anchors = anchorsOf(await entryOf(game).rules());
  expect(anchors.length).toBeGreaterThan(9);
  for (const anchor of anchors) {
    lab.panes.openRule(anchor);
    await waitFor(() => expect(document.activeElement?.id).toBe(`rule-${anchor}`));
    expect([...document.querySelectorAll('.rules .asked')]).toEqual([document.activeElement]);
  }
});

/** The heading, the reading, the statement's line, what is not clear in it, and the basis: `rules.css` tells them by their place. */
const RULING = /^## .+ \{#\w+\}\n\n(?![>#]).+(\n\n> .+)?(\n\n(?![>#]).+: .+)?\n\n[\p{L}]+: .+$/u;

test.each(['en', 'ru'])('each ruling has its parts in their places: %s', (language) => {
  for (const game of GAME_NAMES) {
    const text = readFileSync(`www/words/${language}/${game}.rules.md`, 'utf8');
    const rulings = text.split(/\n\n(?=#)/).filter((part) => /^## .*\{#/.test(part));
    expect(rulings.length, game).toBe(anchorsOf(text).filter((anchor) => anchor !== 'open').length);
    for (const ruling of rulings) expect(ruling).toMatch(RULING);
  }
});

test('Solitaire: that the last piece does not lead to a tile leads to the same from a fault and from the tile', async () => {
  expect(await rulingsAt('solitaire', 'illegal', 6, [3, 0])).toEqual({ reason: 'edges', card: 'edges' });
});

test('Hyper Knights: the value of a cell without moves leads to the same from its card and from its working', async () => {
  lab = await open('#v=1&game=knights&sample=statement&case=2&ply=0');
  lab.panes.openSide('why');
  lab.marks.setHints(true);
  const corner = { x: 0n, y: 0n };
  const [{ frame }, cellInfo] = [await shown(lab, 0), await lab.marks.cellInfo(corner)];
  const card = (await gameModule()).descriptions.describeCell(frame.board, null, null, corner, cellInfo);
  await hover(0, 0);
  await waitFor(() => expect(document.querySelectorAll('.mex .muted')).toHaveLength(6));
  document.querySelector<HTMLElement>('.mex + p .reason')?.click();
  expect([card.rule, lab.state.rule.peek()?.id]).toEqual(['moves', 'moves']);
});
