// What a cell of the Hyper Knights map is, in words, and what the position is.

import { type BoardCell, type CellDescription, sameCell } from '../../../board/renderer';
import type { CellInfo, Explanation, KnightsBoard, KnightsCellInfo } from '../../../engine/boundary';
import { WORDS } from '../messages/board-en';
import type { KnightsRule } from '../rule-ids';
import { handMoves, type Move, winningMoves } from './moves';
import { placesOf } from './view';

/** A thousand knights read aloud are of no help. */
const SPOKEN = 50;

type Said = { text: string; rule: KnightsRule };

const nameOf = (player: number) => WORDS.players[player === 0 ? 0 : 1];

export function describe({ knights, nimSum, mover, winner }: KnightsBoard): string {
  const entries = knights.slice(0, SPOKEN).map(({ x, y, grundy }, i) => WORDS.knight(i + 1, x, y, grundy));
  const rest = knights.length - SPOKEN;
  return [
    WORDS.knights(knights.length, rest > 0 ? [...entries, WORDS.more(rest)] : entries),
    WORDS.outcome(nimSum, mover === null ? null : nameOf(mover), nameOf(winner)),
  ].join(' ');
}

function standing(board: KnightsBoard, place: BoardCell): number[] {
  const found: number[] = [];
  placesOf(board).forEach((at, index) => {
    if (sameCell(at, place)) found.push(index);
  });
  return found;
}

/** Whether the knight in hand should go there. */
function hop(why: Explanation | null, move: Move | undefined, look: KnightsCellInfo | null): Said | null {
  if (!move || !look || why?.game !== 'knights') return null;
  const wanted = why.wanted[move.knight];
  if (wanted === undefined) return null;
  if (wanted === look.grundy) return { text: WORDS.wins(move.knight), rule: 'winning' };
  const rule = why.winning.length ? 'nimSum' : 'loser';
  return { text: WORDS.fails(move.knight, wanted, look.grundy), rule };
}

function winning(board: KnightsBoard, why: Explanation | null, place: BoardCell): Said | null {
  const move = winningMoves(board, why).find(({ to }) => sameCell(to, place));
  return move ? { text: WORDS.leads(move.knight), rule: 'winning' } : null;
}

function cut(board: KnightsBoard, here: readonly number[]): Said | null {
  const value = board.knights[here[0] ?? -1]?.cut ?? null;
  return value === null ? null : { text: WORDS.cut(value), rule: 'board' };
}

function crowd(here: readonly number[]): Said | null {
  return here.length ? { text: WORDS.standing(here), rule: here.length > 1 ? 'sharing' : 'mex' } : null;
}

function value({ grundy, moves, law }: KnightsCellInfo): Said {
  const reached = moves.map((move) => move.grundy).filter((there) => there !== null);
  reached.sort((a, b) => a - b);
  const parts = [WORDS.value(grundy, reached, moves.length), WORDS.rare(grundy), WORDS.laws[law]];
  return { text: parts.filter(Boolean).join(' '), rule: reached.length === 0 ? 'moves' : 'mex' };
}

/** The most particular thing comes first, and its rule is the one that is linked. */
export function tell(
  board: KnightsBoard,
  why: Explanation | null,
  selected: BoardCell | null,
  place: BoardCell,
  look: CellInfo | null,
): CellDescription {
  const found = look?.game === 'knights' ? look : null;
  const here = standing(board, place);
  const hand = handMoves(board, selected).find(({ to }) => sameCell(to, place));
  const said = [
    selected ? hop(why, hand, found) : winning(board, why, place),
    cut(board, here),
    crowd(here),
    found && value(found),
  ].filter((part) => part !== null);
  const text = said.map((part) => part.text).join(' ');
  return { title: WORDS.title(place.x, place.y), text, rule: said[0]?.rule ?? 'axes' };
}
