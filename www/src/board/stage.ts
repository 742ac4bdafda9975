// The canvas: what is drawn follows from the state and the size; a drawing is asked for, never looped.

import { effect, untracked } from '@preact/signals';
import type { Board, Frame } from '../engine/boundary';
import type { Source } from '../engine/protocol';
import type { BoardCell, Tile, View } from '../store/cells';
import { selectedCellInfo } from '../store/selectors';
import { type Desk, hides, type Shown } from '../store/state';
import { update } from '../store/update';
import { paletteVersion, prefersReducedMotion } from './appearance';
import type { AnyDrawing, Box, Scene, Size } from './drawing';
import { type GameModule, gameModuleOf } from './game-modules';
import { ease, type Point, tweenOf } from './geometry';
import { redactScene } from './redact';
import { readTheme, type Theme } from './theme';
import { between, centredOn, near, panned, zoomed } from './travel';

const FLIGHT = 220;
/** Tiles that are kept when the view has left them. */
const KEPT = 160;

type Tween = { began: number; length: number; back: boolean };
type Flight = { from: View; began: number };
type Fetch = (tile: Tile) => Promise<Uint8Array>;
/** What a stage needs of a game. */
type Game = Pick<GameModule, 'drawing' | 'redaction' | 'overlay'>;

export class Stage {
  private size: Size = { width: 0, height: 0 };
  private theme!: Theme;
  private fitted: { view: View; key: string; source: Source | null } | null = null;
  private readonly tiles = new Map<string, Uint8Array>();
  private readonly pending = new Set<string>();
  private tween: Tween | null = null;
  private followed: Frame | null = null;
  private flight: Flight | null = null;
  private due = 0;
  private readonly ends: (() => void)[];
  private readonly drawing: AnyDrawing;

  constructor(
    private readonly canvas: HTMLCanvasElement,
    private readonly desk: Desk,
    private readonly game: Game,
    private readonly fetchTile: Fetch,
  ) {
    this.drawing = game.drawing;
    this.ends = [effect(() => this.follow()), effect(() => this.updateTheme()), effect(() => this.mark())];
  }

  end(): void {
    for (const end of this.ends) end();
    cancelAnimationFrame(this.due);
  }

  resize(room: Size): void {
    const board = this.mine()?.frame.board;
    const size = board ? fit(this.drawing, board, room) : room;
    const scale = window.devicePixelRatio;
    this.size = size;
    this.canvas.width = Math.round(size.width * scale);
    this.canvas.height = Math.round(size.height * scale);
    this.canvas.style.width = `${size.width}px`;
    this.canvas.style.height = `${size.height}px`;
    this.redraw();
  }

  /** The scene as it stands still. */
  now(): Scene<Board> | null {
    return this.scene(Number.POSITIVE_INFINITY);
  }

  /** Where a cell is on the canvas. */
  where(place: BoardCell): Box | null {
    const scene = this.now();
    return scene && this.drawing.cellBox(scene, place);
  }

  pan(right: number, down: number): void {
    const view = this.view();
    if (view) this.see(panned(view, right, down));
  }

  /** `around` in the canvas; its middle if none. */
  zoom(factor: number, around: Point | null, smoothly: boolean): void {
    const view = this.view();
    const { left, top } = this.drawing.rim;
    const middle = { x: (this.size.width + left) / 2, y: (this.size.height + top) / 2 };
    const { x, y } = around ?? middle;
    if (!view) return;
    const next = zoomed(view, factor, { x: x - left, y: y - top });
    if (smoothly) this.fly(next);
    else this.see(next);
  }

  /** Brings a cell into the middle. */
  goTo(place: BoardCell, cell: number): void {
    const { left, top } = this.drawing.rim;
    this.fly(centredOn(place, cell, { width: this.size.width - left, height: this.size.height - top }));
  }

  /** Back to the view that shows what matters. */
  refit(): void {
    this.fitted = null;
    const from = this.view(performance.now());
    update(this.desk, { kind: 'view', view: null });
    this.takeOff(from);
  }

  /** Moves the view as little as shows a cell whole. */
  reveal(place: BoardCell): void {
    const scene = this.now();
    if (!scene || !this.drawing.pannable) return;
    const { left, top, width, height } = this.drawing.cellBox(scene, place);
    const { rim } = this.drawing;
    const over = (low: number, high: number, from: number, to: number) =>
      low < from ? low - from : high > to ? high - to : 0;
    const right = over(left, left + width, rim.left, this.size.width);
    const down = over(top, top + height, rim.top, this.size.height);
    const far = Math.abs(right) > this.size.width || Math.abs(down) > this.size.height;
    // Pixels are exact only near the view.
    if (far) this.goTo(place, scene.view.cell);
    else if (right || down) this.fly(panned(scene.view, right, down));
  }

  private see(view: View): void {
    this.flight = null;
    update(this.desk, { kind: 'view', view });
  }

  private fly(to: View): void {
    const from = this.view(performance.now());
    update(this.desk, { kind: 'view', view: to });
    this.takeOff(from);
  }

  private takeOff(from: View | null): void {
    const to = this.target();
    const follows = from && to && !prefersReducedMotion() && near(from, to, this.size);
    this.flight = follows ? { from, began: performance.now() } : null;
    this.redraw();
  }

  /** A plain effect asks for the next frame; a hook's would wait for the one after. */
  private follow(): void {
    const shown = this.desk.shown.value;
    if (!shown) return;
    this.redraw();
    // Evidence that grows comes with the frame that stands.
    if (shown.frame === this.followed) return;
    this.followed = shown.frame;
    const still = shown.way === 'jump' || prefersReducedMotion() || !shown.last;
    const length = tweenOf(this.desk.speed.peek());
    this.tween = still ? null : { began: performance.now(), length, back: shown.way === 'back' };
  }

  private updateTheme(): void {
    void paletteVersion.value;
    this.theme = readTheme();
    this.redraw();
  }

  private mark(): void {
    const { plan, view, hovered, cursor, selected, previewMove, previewBoard, highlight, hints, teach } = this.desk;
    const { colours, cellInfo, selectedInfo } = this.desk;
    const marks = [plan, view, hovered, cursor, selected, previewMove, previewBoard, highlight, hints, teach];
    for (const part of [...marks, colours, cellInfo, selectedInfo]) void part.value;
    this.game.overlay?.(this.desk);
    this.redraw();
  }

  private redraw(): void {
    this.due ||= requestAnimationFrame((now) => {
      this.due = 0;
      this.draw(now);
    });
  }

  private draw(now: number): void {
    const ctx = this.canvas.getContext('2d');
    const scene = this.scene(now);
    if (!ctx || !scene) return;
    const scale = window.devicePixelRatio;
    // Every picture begins with the same pens, whatever the one before has left.
    ctx.save();
    ctx.setTransform(scale, 0, 0, scale, 0, 0);
    const unfinished = this.drawing.draw(ctx, scene);
    ctx.restore();
    if (!hides(this.desk.teach.peek())) this.want(this.drawing.wantedTiles(scene.view, scene.size));
    if (unfinished || this.tween || this.flight) this.redraw();
  }

  private want(wanted: Tile[]): void {
    const missing = wanted.filter(({ key }) => !this.tiles.has(key) && !this.pending.has(key));
    for (const tile of missing) this.fetch(tile);
    if (this.tiles.size <= KEPT + wanted.length) return;
    const keep = new Set(wanted.map(({ key }) => key));
    for (const key of this.tiles.keys()) if (this.tiles.size > KEPT && !keep.has(key)) this.tiles.delete(key);
  }

  private async fetch(tile: Tile): Promise<void> {
    this.pending.add(tile.key);
    const bytes = await this.fetchTile(tile).catch(() => null);
    this.pending.delete(tile.key);
    if (bytes) this.tiles.set(tile.key, bytes);
    if (bytes) this.redraw();
  }

  /** 0..1 through the step; the tween ends itself. */
  private progress(now: number): number {
    if (!this.tween || now === Number.POSITIVE_INFINITY) return 1;
    const { began, length, back } = this.tween;
    const t = Math.min(1, Math.max(0, (now - began) / length));
    if (t === 1) this.tween = null;
    return back && t < 1 ? 1 - t : t;
  }

  private scene(now: number): Scene<Board> | null {
    const shown = this.mine();
    const view = this.view(now);
    if (!shown || !view) return null;
    const { frame, last, way, why } = shown;
    const progress = this.progress(now);
    const back = way === 'back' && progress < 1;
    const [before, after] = back ? [frame.board, last ?? frame.board] : [way === 'on' ? last : null, frame.board];
    const scene = { ...this.surroundings(), view, before, after, progress, explanation: back ? null : why };
    return hides(this.desk.teach.peek()) ? redactScene(scene, this.game.redaction) : scene;
  }

  /** What is shown, if it is of this stage's game: another tab may have come before this stage is gone. */
  private mine(): Shown | null {
    const shown = this.desk.shown.peek();
    return shown && gameModuleOf(shown.frame.board.game).peek()?.drawing === this.drawing ? shown : null;
  }

  private surroundings() {
    const { size, theme, tiles, desk } = this;
    const [hovered, cursor, selected] = [desk.hovered.peek(), desk.cursor.peek(), desk.selected.peek()];
    const [previewMove, previewBoard] = [desk.previewMove.peek(), previewBoardOf(desk)];
    const [hints, colours] = [desk.hints.peek(), desk.colours.peek()];
    const cellInfo = untracked(() => selectedCellInfo(desk)) ?? desk.cellInfo.peek()?.info ?? null;
    const [highlight, plan] = [desk.highlight.peek(), desk.plan.peek()];
    const overlay = untracked(() => this.game.overlay?.(desk) ?? null);
    const cells = { hovered, cursor, selected, cellInfo, previewMove, previewBoard };
    return { size, theme, tiles, ...cells, highlight, hints, colours, plan, overlay };
  }

  /** The view at a moment: on the way to the target while it flies. */
  private view(now = Number.POSITIVE_INFINITY): View | null {
    const target = this.target();
    if (!this.flight || !target || now === Number.POSITIVE_INFINITY) return target;
    const t = Math.min(1, Math.max(0, (now - this.flight.began) / FLIGHT));
    const view = between(this.flight.from, target, ease(t));
    if (t === 1) this.flight = null;
    return view;
  }

  private target(): View | null {
    const board = this.mine()?.frame.board;
    if (!board || this.size.width === 0) return null;
    return this.desk.view.peek() ?? this.fit(board);
  }

  /** Another text, case, size, or a piece that has left the view: then the view that shows what matters is another. */
  private fit(board: Board): View {
    const { width, height } = this.size;
    const key = `${this.desk.opened.peek()?.case} ${width} ${height}`;
    const source = this.desk.lastValid.peek();
    const stands = this.fitted?.key === key && this.fitted.source === source;
    if (!this.fitted || !stands || this.drawing.needsNewView(board, this.fitted.view, this.size))
      this.fitted = { key, source, view: this.drawing.defaultView(board, this.size) };
    return this.fitted.view;
  }
}

/** The position that the candidate looked at leads to, if it is that of the frame that is shown. */
function previewBoardOf(desk: Desk): Board | null {
  const preview = desk.previewBoard.peek();
  const shown = desk.shown.peek();
  const fits = preview && shown && preview.generation === shown.generation && preview.ply === shown.frame.ply;
  return fits && preview.move === desk.previewMove.peek() ? preview.board : null;
}

/** The largest size within a room that has a board's aspect. */
function fit(drawing: AnyDrawing, board: Board, room: Size): Size {
  const aspect = drawing.aspectRatio(board);
  if (aspect === null) return room;
  const width = Math.floor(Math.min(room.width, room.height * aspect));
  return { width, height: Math.floor(width / aspect) };
}
