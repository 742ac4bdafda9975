// An order's pictures: which positions they show, and how they are drawn with what is written under them.

import type { AnyDrawing, Scene, Size } from '../../board/drawing';
import { FONT } from '../../board/paint';
import { newCanvas, readTheme, type Theme } from '../../board/theme';
import type { Board } from '../../engine/boundary';
import type { Snapshot } from '../../engine/protocol';
import type { Tile, View } from '../../game/cells';
import { drawingOf } from './boards';
import { captionAt, type Moment, momentsOf, type Order, type Sheet, type Supplied, sheetOf, type Want } from './order';
import { drawing as ofPictures } from './pictures';

export type Ask = (want: Want) => Promise<Supplied>;
export type Ctx = CanvasRenderingContext2D;

/** Tells how many frames are done. */
export type Told = (done: number) => void;
/** Makes an order's file. */
export type Maker = (scenes: Scenes, order: Order, told: Told) => Promise<Blob>;

/** A map is painted a few tiles a drawing. */
const MOST_DRAWINGS = 60;

/** Positions that are asked for before they are drawn, and those that are kept: of most games each is asked for only once. */
const BOARDS = { ahead: 6, kept: 400 };
/** The same of positions that come with a picture: one may have millions of pixels. */
const PICTURES = { ahead: 2, kept: 12 };

type Position = Snapshot & { picture?: ImageBitmap };

/** Positions on their way. */
class Positions {
  private readonly known = new Map<number, Promise<Position>>();
  /** Until one has come, none is known to be without a picture. */
  room = PICTURES;

  constructor(
    private readonly order: Order,
    private readonly ask: Ask,
  ) {}

  at(ply: number): Promise<Position> {
    if (this.known.size > this.room.kept) for (const old of this.known.keys()) if (old < ply - 1) this.leave(old);
    const last = Math.min(this.order.to, ply + this.room.ahead);
    for (let next = Math.max(0, ply); next <= last; next++) this.want(next);
    return this.want(ply);
  }

  private leave(ply: number): void {
    this.known.get(ply)?.then(({ picture }) => picture?.close());
    this.known.delete(ply);
  }

  private want(ply: number): Promise<Position> {
    const { hints, theme, width } = this.order;
    const known = this.known.get(ply) ?? (this.ask({ ply, hints, theme, width }) as Promise<Position>);
    // One that nobody waits for any more may fail unheard.
    known.catch(() => {});
    this.known.set(ply, known);
    return known;
  }
}

/** The part that a person chose, on a canvas of another size. */
function scaled({ view, size }: { view: View; size: Size }, drawing: AnyDrawing, { width }: Size): View {
  const { left } = drawing.rim;
  return { ...view, cell: (view.cell * (width - left)) / Math.max(1, size.width - left) };
}

export class Scenes {
  readonly moments: Moment[];
  readonly sheet: Sheet;
  private readonly tiles = new Map<string, Uint8Array>();
  private overlay: Supplied | null = null;
  private view: View | null = null;

  private constructor(
    private readonly order: Order,
    private readonly ask: Ask,
    private readonly drawing: AnyDrawing,
    private readonly positions: Positions,
    private readonly theme: Theme,
    private readonly aspect: number,
  ) {
    this.sheet = sheetOf(order, aspect);
    this.moments = momentsOf(order);
  }

  static async of(order: Order, ask: Ask): Promise<Scenes> {
    const positions = new Positions(order, ask);
    const { frame, picture } = await positions.at(order.from);
    if (!picture) positions.room = BOARDS;
    const drawing = picture ? ofPictures : await drawingOf(order.game);
    const own = picture && picture.width / picture.height;
    const aspect = own ?? drawing.aspectRatio(frame.board) ?? order.aspect;
    // A worker has no screen: a pixel of its boards is one of the file.
    Object.assign(globalThis, { devicePixelRatio: sheetOf(order, aspect).ratio });
    const theme = readTheme((name) => order.palette[name] ?? '');
    const scenes = new Scenes(order, ask, drawing, positions, theme, aspect);
    if (drawing.pannable) scenes.overlay = await ask({ overlay: true });
    return scenes;
  }

  /** Draws a moment, its ground and its caption; `ctx` of the size that `sheet` tells. */
  async draw(ctx: Ctx, moment: Moment): Promise<void> {
    const scene = await this.scene(moment);
    const { ratio } = this.sheet;
    ctx.setTransform(ratio, 0, 0, ratio, 0, 0);
    for (let left = MOST_DRAWINGS; this.drawing.draw(ctx, scene) && left > 0; left--);
    ctx.setLineDash([]);
    this.write(ctx, captionAt(this.order, moment.ply));
  }

  /** How large the same pictures are at another scale. */
  pixelsOf = (order: Order): Size => sheetOf(order, this.aspect).pixels;

  /** What is behind board and caption. */
  get ground(): string {
    return this.theme.bg;
  }

  private async scene({ ply, t: progress }: Moment): Promise<Scene<Board>> {
    const { frame, explanation, picture } = await this.positions.at(ply);
    const before = progress < 1 && ply > 0 ? (await this.positions.at(ply - 1)).frame.board : null;
    const { board: size } = this.sheet;
    const view = this.viewOf(frame.board, size);
    await this.fetch(this.drawing.wantedTiles(view, size));
    const { theme, tiles, overlay } = this;
    const { hints, colours } = this.order;
    const nothing = { hovered: null, cursor: null, selected: null, previewMove: null, previewBoard: null };
    const seen = hints ? explanation : null;
    return {
      before,
      after: frame.board,
      progress,
      size,
      theme,
      view,
      tiles,
      overlay: picture ?? overlay,
      colours,
      hints,
      explanation: seen,
      ...nothing,
    };
  }

  /** The view moves on only when the piece that moved has left it. */
  private viewOf(board: Board, size: Size): View {
    const { seen } = this.order;
    this.view ??= seen ? scaled(seen, this.drawing, size) : this.drawing.defaultView(board, size);
    if (!seen && this.drawing.needsNewView(board, this.view, size)) this.view = this.drawing.defaultView(board, size);
    return this.view;
  }

  private async fetch(tiles: Tile[]): Promise<void> {
    const missing = tiles.filter(({ key }) => !this.tiles.has(key));
    const fetched = missing.map(async (tile) => {
      this.tiles.set(tile.key, (await this.ask({ tile })) as Uint8Array);
    });
    await Promise.all(fetched);
  }

  private write(ctx: Ctx, caption: string): void {
    const { board, strip } = this.sheet;
    if (!caption) return;
    ctx.clearRect(0, board.height, board.width, strip + 1);
    ctx.textAlign = 'center';
    ctx.textBaseline = 'middle';
    ctx.fillStyle = this.theme.text;
    const size = fitted(ctx, caption, strip * 0.5, board.width - 16);
    ctx.font = `500 ${size}px ${FONT}`;
    ctx.fillText(caption, board.width / 2, board.height + strip * 0.46);
  }
}

/** The font's size at which a line has room. */
function fitted(ctx: Ctx, words: string, size: number, room: number): number {
  ctx.font = `500 ${size}px ${FONT}`;
  return Math.min(size, (size * room) / Math.max(1, ctx.measureText(words).width));
}

/** A canvas for an order's pictures: what is wiped shows the ground. Laying it under each picture would take longer. */
export function canvasFor({ sheet, ground }: Scenes) {
  const canvas = newCanvas() as unknown as OffscreenCanvas;
  Object.assign(canvas, sheet.pixels);
  const ctx = canvas.getContext('2d') as unknown as Ctx;
  ctx.clearRect = (...area) => {
    const { fillStyle } = ctx;
    ctx.fillStyle = ground;
    ctx.fillRect(...area);
    ctx.fillStyle = fillStyle;
  };
  ctx.clearRect(0, 0, canvas.width, canvas.height);
  return { canvas, ctx };
}
