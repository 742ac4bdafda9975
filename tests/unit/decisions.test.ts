// @vitest-environment happy-dom
// One decision, one ruling, in all games: the reason beside the board, the row of its table and the card of its cell lead to the same,
// and the rules have it. Asked at the positions of the samples, of the golden files and of random inputs.
import { readdirSync, readFileSync } from 'node:fs';
import { type ComponentChild, h, render } from 'preact';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { entryOf, type GameModule, gameModuleOf, startGames } from '../../www/src/board/game-modules';
import {
  type Board,
  type Cell,
  type CellInfo,
  type Explanation,
  GAME_NAMES,
  type GameName,
} from '../../www/src/engine/boundary';
import { page, panes } from '../../www/src/game';
import { type BoardCell, toBoardCell } from '../../www/src/game/cells';
import { workbench } from '../../www/src/game/workbench';
import { GAMES } from '../../www/src/games';
import { cellsOfOrder } from '../../www/src/games/janken/position';
import { moveOf } from '../../www/src/games/knights/moves';
import { cellOfIndex } from '../../www/src/games/pursuit/position';
import { candidateOf, moveTo } from '../../www/src/games/robots/moves';
import { cellOfMove, lastOf } from '../../www/src/games/solitaire/position';
import { boardOf } from '../../www/src/games/solitaire/seeds';
import { until } from './wait';

/** Rulings that no position decides: those of outputs, which `compare-form.test.ts` has, and those that are read alone. */
const READ: Record<GameName, string[]> = {
  robots: ['output'],
  janken: ['direct', 'open', 'output'],
  pursuit: [
    'axes',
    'edges',
    'open',
    'order',
    'output',
    'points',
    'program',
    'replay',
    'seeing',
    'through',
    'turns',
    'wrap',
  ],
  solitaire: ['apart', 'greedy', 'types'],
  // The law of values stands in their working alone.
  knights: ['grundy', 'output'],
};

/** More positions of one case repeat its decisions. */
const MOST_PLIES = 60;
const SEEDS = ['1', '2', '3'];
const RANDOM = { cases: 2, size: 30, adversarial: 60 };

type Position = { board: Board; why: Explanation | null; ply: number };
type Link = { rule: string; move: string | undefined };

const { session } = page.engines;
let clicked = '';

beforeAll(() => {
  startGames(GAMES);
  vi.spyOn(panes, 'openRule').mockImplementation((rule) => {
    clicked = rule;
  });
});

afterAll(() => vi.restoreAllMocks());

async function* inputsOf(game: GameName): AsyncGenerator<string> {
  yield* entryOf(game).samples.map(({ text }) => text);
  const folder = `tests/golden/${game}`;
  for (const file of readdirSync(folder)) if (file.endsWith('.in')) yield readFileSync(`${folder}/${file}`, 'utf8');
  if (game !== 'solitaire') {
    for (const seed of SEEDS) yield workbench.ask('generate', { game, seed, ...RANDOM });
    return;
  }
  for (const seed of SEEDS) {
    const board = await boardOf(seed, 'all');
    yield* [board, `${board}7 1\n0 0\n`];
  }
}

async function* positionsOf(game: GameName): AsyncGenerator<Position> {
  for await (const text of inputsOf(game)) {
    const source = { game, text, relaxed: false, options: '' };
    const { parsed } = await session.ask('load', { source, position: { case: 0, moves: '', ply: 0 } });
    for (let index = 0; index < parsed.cases; index++) {
      const { opened } = await session.ask('open', { position: { case: index, moves: '', ply: 0 } });
      for (let ply = 0; ply <= Math.min(opened.line.plies, MOST_PLIES); ply++) {
        const { frame, explanation } = await session.ask('frame', { ply });
        yield { board: frame.board, why: explanation, ply };
      }
    }
  }
}

/** The cell that the next move is about, and the piece that makes it. The strategies of Pursuit tell it of no cell. */
function placeOf(board: Board, why: Explanation): { hand: BoardCell | null; cell: BoardCell } | null {
  const at = (cell: Cell | null | undefined) => (cell ? { hand: null, cell: toBoardCell(cell) } : null);
  if (board.game === 'robots' && why.game === 'robots') return at(candidateOf(board, why, why.chosen)?.to);
  if (board.game === 'janken' && why.game === 'janken') return at(cellsOfOrder(board, why.chosen)?.[1]);
  if (board.game === 'solitaire' && why.game === 'solitaire') {
    if (board.waits) return at(lastOf(board)?.at);
    const { fault } = why;
    return at(fault?.kind === 'illegal' ? [fault.row - 1, fault.column - 1] : fault ? null : cellOfMove(why.chosen));
  }
  const move = board.game === 'knights' ? moveOf(why.chosen ?? '', board) : null;
  return move && { hand: move.from, cell: move.to };
}

const square = (side: number): BoardCell[] =>
  Array.from({ length: side * side }, (_, nth) => toBoardCell([Math.floor(nth / side), nth % side]));

/** Cells of which something is to be said, the first with a piece that can be in hand. */
function cellsOf(board: Board): BoardCell[] {
  switch (board.game) {
    case 'robots': {
      const [row, column] = board.you;
      const near = square(5).map(({ x, y }): Cell => [row + Number(x) - 2, column + Number(y) - 2]);
      return [...board.robots.map(({ at }) => at), ...board.teleports.map(({ at }) => at), ...near].map(toBoardCell);
    }
    case 'janken':
      return [...board.units, ...board.terrain].map(({ at }) => toBoardCell(at));
    case 'pursuit':
      return [...board.catchers.slice(0, 2).map((cell) => cellOfIndex(board.n, cell)), ...square(3)];
    case 'solitaire':
      return square(6);
    case 'knights':
      return [...board.knights.slice(0, 1).map(({ x, y }) => ({ x: BigInt(x), y: BigInt(y) })), { x: 0n, y: 0n }];
  }
}

const infoAt = ({ x, y }: BoardCell, ply: number): Promise<CellInfo | null> =>
  session.ask('cellInfo', { ply, x: String(x), y: String(y) });

/** Where the links of a part lead, by the move of their row. */
function links(part: ComponentChild): Link[] {
  const room = document.createElement('div');
  render(part, room);
  const found = [...room.querySelectorAll<HTMLElement>('.evidence_reason')].map((link) => {
    link.click();
    return { rule: clicked, move: link.closest<HTMLElement>('[data-move]')?.dataset.move };
  });
  render(null, room);
  return found;
}

/** What the cards of cells lead to: with nothing in hand, with the first piece, and while the solver is silent. */
async function cardsOf(module: GameModule, { board, why, ply }: Position): Promise<(string | null)[]> {
  const cells = cellsOf(board);
  const [hand = null] = cells;
  const tells = board.game === 'pursuit' || board.game === 'knights';
  const infos = await Promise.all(cells.map((cell) => (tells ? infoAt(cell, ply) : null)));
  const { describeCell, usesSelectedInfo } = module.descriptions;
  return cells.flatMap((cell, nth) => {
    const info = infos[nth] ?? null;
    const ofHand = usesSelectedInfo ? (infos[0] ?? null) : info;
    const cards = [describeCell(board, why, null, cell, info), describeCell(board, why, hand, cell, ofHand)];
    return [...cards, describeCell(board, null, null, cell, null)].map(({ rule }) => rule);
  });
}

/** What the card of a move's cell leads to; null where it is about something else. */
async function cardOf(module: GameModule, { board, why, ply }: Position): Promise<string | null> {
  const place = why && placeOf(board, why);
  if (!place) return null;
  const info = place.hand && (await infoAt(place.cell, ply));
  return module.descriptions.describeCell(board, why, place.hand, place.cell, info).rule;
}

/** What the card of another move's cell leads to. */
function cardOfRow(module: GameModule, { board, why }: Position, move: string): string | null {
  const to = board.game === 'robots' && why?.game === 'robots' ? candidateOf(board, why, move)?.to : null;
  if (!to || board.game !== 'robots' || why?.game !== 'robots' || moveTo(board, why, to) !== move) return null;
  return module.descriptions.describeCell(board, why, null, toBoardCell(to), null).rule;
}

/** Whether a list of the table has the ruling of the reason: what cuts a unit off, and whether a move wins. */
function lists({ why }: Position): boolean {
  if (why?.game === 'knights') return true;
  return why?.game === 'janken' && why.verdict.kind === 'unsuccessful' && why.verdict.reason.kind === 'cutOff';
}

/** What leads elsewhere than the reason does, or than the card of the row's cell. */
async function splitsOf(module: GameModule, position: Position, table: Link[]): Promise<string[]> {
  const { board, why } = position;
  if (!why) return [];
  const reason = module.explainMove(why, board).rule;
  const card = await cardOf(module, position);
  const rows = table.flatMap(({ move, rule }) => {
    const other = move === undefined ? null : move === why.chosen ? reason : cardOfRow(module, position, move);
    return other === null || other === rule ? [] : [`the row of ${move}: ${rule}, not ${other}`];
  });
  const isListed = !lists(position) || table.some(({ rule }) => rule === reason);
  return [
    ...rows,
    ...(card === null || card === reason ? [] : [`the card of ${why.chosen}: ${card}, not ${reason}`]),
    ...(isListed ? [] : [`the table lacks ${reason}`]),
  ];
}

const anchorsOf = (text: string) => [...text.matchAll(/\{#(\w+)\}$/gm)].map(([, anchor = '']) => anchor);

test.each(
  GAME_NAMES,
)('%s: a decision leads to one ruling, which the rules have, and each ruling is reached', async (game) => {
  const module = (await until(gameModuleOf(game), (found) => found !== null)) as GameModule;
  const [reached, splits] = [new Set<string | null>(), new Set<string>()];
  for await (const position of positionsOf(game)) {
    const { board, why } = position;
    const table = why ? links(h(module.Evidence, { board, why })) : [];
    const told = [...module.errata(board), ...table, ...links(h(module.Facts, { board }))].map(({ rule }) => rule);
    if (why) told.push(module.explainMove(why, board).rule);
    for (const rule of [...told, ...(await cardsOf(module, position))]) reached.add(rule);
    for (const split of await splitsOf(module, position, table)) splits.add(split);
  }
  reached.delete(null);
  const anchors = anchorsOf(await entryOf(game).rules());
  expect([...splits]).toEqual([]);
  expect([...reached, ...READ[game]].sort()).toEqual(anchors.sort());
});
