// What a click does while a board is edited: the word that changes the text, as the core's editors read it.

import type { Board, GameName, JankenBoard, KnightsBoard, Piece, PursuitBoard, RobotsBoard } from '../engine/boundary';
import { columnOf, indexOf, rowOf } from '../games/pursuit/draw/ground';
import { hex } from '../i18n/marks';
import { ask } from '../session/workbench';
import { act } from '../store/act';
import { slice } from '../store/slice';
import { state } from '../store/state';
import { type Place, placeOf, samePlace } from './renderer';

/** The tool that takes a piece in hand. */
export const MOVE = 'move';
const REMOVE = 'remove';

type Edits<B> = {
  tools: readonly string[];
  /** What is on a cell can be moved, or is one of the tools' things. */
  takes(board: B, place: Place): boolean;
  /** The word that puts a tool's thing on a cell, or removes what is there; null = nothing is. */
  change(tool: string, place: Place, board: B): string | null;
  /** The word that moves what is on a cell. */
  moved(from: Place, to: Place, board: B): string;
};

const one = ({ x, y }: Place) => `${x + 1n} ${y + 1n}`;
const zero = ({ x, y }: Place) => `${x} ${y}`;
const name = ({ x, y }: Place) => hex([Number(x), Number(y)]);

const hasRobot = (board: RobotsBoard, place: Place) =>
  board.robots.some((robot) => samePlace(placeOf(robot.at), place));
const teleportAt = (board: RobotsBoard, place: Place) =>
  board.teleports.findLastIndex(({ at }) => samePlace(placeOf(at), place));

const robots: Edits<RobotsBoard> = {
  tools: [MOVE, 'robot', 'teleport', REMOVE],
  takes: (board, place) => hasRobot(board, place) || teleportAt(board, place) >= 0,
  change: (tool, place, board) => {
    if (tool !== REMOVE) return `${tool} ${one(place)}`;
    if (hasRobot(board, place)) return `remove ${one(place)}`;
    const teleport = teleportAt(board, place);
    return teleport < 0 ? null : `drop ${teleport + 1}`;
  },
  moved: (from, to, board) =>
    hasRobot(board, from) ? `move ${one(from)} ${one(to)}` : `teleport ${teleportAt(board, from) + 1} ${one(to)}`,
};

const janken: Edits<JankenBoard> = {
  tools: [MOVE, 'F', 'W', 'H', 'M', 'U', '1G', '1M', '1S', '2G', '2M', '2S', REMOVE],
  takes: (board, place) => board.units.some(({ at }) => samePlace(placeOf(at), place)),
  change: (tool, place) => {
    const [side, kind] = tool;
    if (tool === REMOVE) return `remove ${name(place)}`;
    return kind ? `unit ${name(place)} ${side} ${kind}` : `terrain ${name(place)} ${tool}`;
  },
  moved: (from, to) => `move ${name(from)} ${name(to)}`,
};

/** As the rules of Pursuit write a cell: x along a row, y down. */
const xy = (board: PursuitBoard, place: Place) => {
  const cell = indexOf(board, place);
  return `${columnOf(board.n, cell)} ${rowOf(board.n, cell)}`;
};
const catcherAt = (board: PursuitBoard, place: Place) => board.catchers.lastIndexOf(indexOf(board, place));

const pursuit: Edits<PursuitBoard> = {
  tools: [MOVE, 'catcher', 'fugitive', REMOVE],
  takes: (board, place) => catcherAt(board, place) >= 0 || board.fugitive === indexOf(board, place),
  change: (tool, place, board) => {
    if (tool === 'catcher') return `add ${xy(board, place)}`;
    if (tool === 'fugitive') return `fugitive ${xy(board, place)}`;
    const catcher = catcherAt(board, place);
    return catcher < 0 ? null : `remove ${catcher + 1}`;
  },
  moved: (from, to, board) => {
    const catcher = catcherAt(board, from);
    return catcher < 0 ? `fugitive ${xy(board, to)}` : `catcher ${catcher + 1} ${xy(board, to)}`;
  },
};

const PIECES: Record<Piece, string> = {
  one: '1',
  two: '2',
  three: '3',
  four: '4',
  torn: 'torn',
  lopare: 'lopare',
  dam: 'dam',
  springare: 'springare',
};

/** A board is full: a piece gives way to another one. */
const solitaire: Edits<Board> = {
  tools: Object.values(PIECES),
  takes: () => false,
  change: (tool, place) => `tile ${one(place)} ${tool}`,
  moved: () => '',
};

const knightAt = (board: KnightsBoard, place: Place) =>
  board.knights.some(({ x, y }) => samePlace({ x: BigInt(x), y: BigInt(y) }, place));

const knights: Edits<KnightsBoard> = {
  tools: [MOVE, 'knight', REMOVE],
  takes: knightAt,
  change: (tool, place, board) => {
    if (tool === 'knight') return `knight ${zero(place)}`;
    return knightAt(board, place) ? `remove ${zero(place)}` : null;
  },
  moved: (from, to) => `move ${zero(from)} ${zero(to)}`,
};

const EDITS: Record<GameName, unknown> = { robots, janken, pursuit, solitaire, knights };

export const editsOf = (game: GameName): Edits<Board> => EDITS[game] as Edits<Board>;

/** The texts before each change, the latest last. */
export const history = slice<{ texts: readonly string[] }, { kind: 'set'; texts: readonly string[] }>(
  { texts: [] },
  {
    set: (fields, { texts }) => {
      fields.texts.value = texts;
    },
  },
);

/** Changes the case that is open, and with it the text. */
export async function change(word: string): Promise<void> {
  const source = state.lastValid.peek();
  // Only what has been read can be changed.
  if (!source || source !== state.source.peek()) return;
  const reply = await ask('rework', { source, case: state.opened.peek()?.case ?? 0, change: word }).catch(() => null);
  if (reply === null || source !== state.source.peek()) return;
  if (typeof reply !== 'string') return act({ kind: 'notice', notice: { kind: 'illegal', illegal: reply } });
  history.act({ kind: 'set', texts: [...history.state.texts.peek(), source.text] });
  act({ kind: 'edit', text: reply, whole: false });
}

export function undo(): void {
  const texts = history.state.texts.peek();
  const text = texts.at(-1);
  if (text === undefined) return;
  history.act({ kind: 'set', texts: texts.slice(0, -1) });
  act({ kind: 'edit', text, whole: false });
}

/** A click on a cell while the board is edited. */
export function clicked(place: Place): void {
  const [tool, board, held] = [state.tool.peek(), state.shown.peek()?.frame.board, state.selected.peek()];
  if (tool === null || !board) return;
  const edits = editsOf(board.game);
  act({ kind: 'cursor', place });
  if (tool !== MOVE) {
    const word = edits.change(tool, place, board);
    if (word !== null) change(word);
    return;
  }
  act({ kind: 'select', place: held || !edits.takes(board, place) ? null : place });
  if (held && !samePlace(held, place)) change(edits.moved(held, place, board));
}

/** A drag begins on a cell. */
export function gripped(place: Place): void {
  const board = state.shown.peek()?.frame.board;
  if (state.tool.peek() === MOVE && board && editsOf(board.game).takes(board, place)) act({ kind: 'select', place });
}
