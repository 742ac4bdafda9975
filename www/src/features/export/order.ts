// What is exported: the order that the dialog writes and the studio carries out, and what follows from it alone.

import type { Size } from '../../board/drawing';
import { tweenOf } from '../../board/geometry';
import type { GameName } from '../../engine/boundary';
import { PRINTED } from '../../engine/printed-name';
import type { Snapshot } from '../../engine/protocol';
import type { Colours, Tile, View } from '../../game/cells';
import { type Count, countOf } from '../../i18n/format';

export const FORMATS = ['png', 'svg', 'gif', 'mp4', 'webm'] as const;
export type Format = (typeof FORMATS)[number];
export const moves = (format: Format) => format !== 'png' && format !== 'svg';

/** The part of a map that a person chose to see, and on how large a canvas. */
export type Seen = { view: View; size: Size };

export type Order = {
  format: Format;
  game: GameName;
  /** The case's number as people count. */
  case: number;
  /** The first and the last ply; of a picture they are the same. */
  from: number;
  to: number;
  /** Milliseconds a move. */
  step: number;
  /** Frames a second while something moves; null = a frame a move. */
  rate: number | null;
  /** The board's, in pixels of the file. */
  width: number;
  /** The width of a board over its height, where the board does not mind. */
  aspect: number;
  seen: Seen | null;
  colours: Colours;
  hints: boolean;
  theme: 'light' | 'dark';
  /** The stylesheet's own colours, by name. */
  palette: Record<string, string>;
  /** What the timeline counts. */
  unit: Count;
  /** Under the board, MOVE standing for the move's number; '' = none. */
  caption: string;
};

/** What the studio asks for. `theme`, `width`: of a picture that comes with the position. */
export type Want =
  | ({ ply: number; hints: boolean } & Partial<Pick<Order, 'theme' | 'width'>>)
  | { tile: Tile }
  | { overlay: true };
/** `picture`: of a position that the page draws. An overlay is of the game's own kind. */
export type Supplied = (Snapshot & { picture?: ImageBitmap }) | Uint8Array | object | null;

/** Once `preview` is made its picture comes as `shown`. */
export type ToStudio =
  | { kind: 'order'; order: Order; preview: boolean }
  | { kind: 'supplied'; id: number; value: Supplied }
  | { kind: 'refused'; id: number };

export type FromStudio =
  | { kind: 'want'; id: number; want: Want }
  | { kind: 'progress'; done: number }
  | { kind: 'shown'; picture: ImageBitmap; size: Size }
  | { kind: 'made'; file: Blob; size: Size }
  | { kind: 'failed'; reason: string };

/** The position at share `t` of the step that leads to a ply, and how long it stands. */
export type Moment = { ply: number; t: number; ms: number };

/** The last position stands at least so long before all begins again. */
const LAST = 1500;
/** No more frames than a browser's tab may well hold. */
export const MOST_FRAMES = 6000;

/** From rest to rest: what moves is shown at the rate, the rest as one frame. */
function step(ply: number, ms: number, rate: number): Moment[] {
  const frame = 1000 / rate;
  const tween = tweenOf(ms);
  const count = Math.max(1, Math.ceil(tween / frame));
  const share = (nth: number) => Math.min(1, (nth * frame) / tween);
  const rest = Math.max(frame, ms - (count - 1) * frame);
  return Array.from({ length: count }, (_, i) => {
    const last = i + 1 === count;
    return { ply, t: last ? 1 : share(i + 1), ms: last ? rest : frame };
  });
}

type Run = Pick<Order, 'format' | 'from' | 'to' | 'step' | 'rate'>;

export function momentsOf({ format, from, to, step: ms, rate }: Run): Moment[] {
  const first: Moment = { ply: from, t: 1, ms };
  if (!moves(format)) return [first];
  const rests = Array.from({ length: to - from }, (_, i) => from + 1 + i);
  const all = [first, ...rests.flatMap((ply) => (rate ? step(ply, ms, rate) : [{ ply, t: 1, ms }]))];
  const last = all.at(-1) ?? first;
  return [...all.slice(0, -1), { ...last, ms: Math.max(last.ms, LAST) }];
}

/** How many frames and milliseconds these are. */
export function lengthOf(run: Run): { frames: number; ms: number } {
  const { from, to, step: ms } = run;
  // Games may be very long: what is refused anyway is not counted to the last.
  if (to - from >= MOST_FRAMES) return { frames: to - from + 1, ms: (to - from + 1) * ms };
  const all = momentsOf(run);
  return { frames: all.length, ms: all.reduce((sum, moment) => sum + moment.ms, 0) };
}

/** Where a caption has the number on the timeline. */
export const MOVE = '{move}';
export const captionAt = ({ caption, unit }: Pick<Order, 'caption' | 'unit'>, ply: number) =>
  caption.replaceAll(MOVE, String(countOf(ply, unit)));

const pad = (format: Format) => (format === 'mp4' || format === 'webm' ? 2 : 1);

const WIDTHS = [480, 720, 1080] as const;
/** Those that a format can have: only a picture may be as large as for print. */
export const widthsOf = (format: Format): readonly number[] => (format === 'png' ? [...WIDTHS, 2160, 4320] : WIDTHS);

/** Details are drawn for boards of so many CSS pixels at most: larger pictures show them larger. */
const LARGEST = 720;

/** The sizes of a picture. `board` and `strip` (the caption's height) are in the board's own units, of `ratio` pixels. */
export type Sheet = { ratio: number; board: Size; strip: number; pixels: Size };

export function sheetOf({ width, caption, format }: Order, aspect: number): Sheet {
  const own = Math.min(width, LARGEST);
  const ratio = width / own;
  const board = { width: own, height: Math.round(own / aspect) };
  const strip = caption ? Math.round(Math.min(44, Math.max(28, own * 0.06))) : 0;
  const whole = (length: number) => Math.ceil(Math.round(length * ratio) / pad(format)) * pad(format);
  return { ratio, board, strip, pixels: { width: whole(board.width), height: whole(board.height + strip) } };
}

/** Such as robots-case3-moves0-114.gif. */
export function fileName({ format, game, case: index, from, to }: Order): string {
  const part = moves(format) ? `moves${from}-${to}` : `move${from}`;
  return game === PRINTED ? `board-${part}.${format}` : `${game}-case${index}-${part}.${format}`;
}
