// A canvas with a board. What it shows follows from the state and its size. It draws when one of them changes, not in a loop.

import { effect, untracked } from '@preact/signals';
import type { Board, Frame } from '../engine/boundary';
import { type Engine, unlessGone } from '../engine/engine';
import type { Source } from '../engine/protocol';
import { boardClient, marks } from '../game';
import type { BoardCell, Tile, View } from '../game/cells';
import type { State } from '../game/page';
import { selectedCellInfo } from '../game/selectors';
import type { Shown } from '../game/shown';
import { paletteVersion, prefersReducedMotion } from './appearance';
import type { AnyDrawing, Box, Scene, Size } from './drawing';
import { type GameModule, gameModuleOf, type Pictures } from './game-modules';
import { ease, type Point, tweenOf } from './geometry';
import { redactHints, redactScene } from './redact';
import { type Redacted, redacted } from './selectors';
import { readTheme, type Theme } from './theme';
import { between, centredOn, near, panned, zoomed } from './travel';

/** How long the view takes to move, in milliseconds. */
const FLIGHT_TIME = 220;
/** How many tiles outside the view are kept. */
const KEPT_TILES = 160;

/** The motion between two positions; `back`: from the later one to the earlier. Times are in milliseconds. */
type Tween = { began: number; length: number; back: boolean };
/** The motion of the view to another. */
type Flight = { from: View; began: number };
/** `board`: the position that it was chosen for, or that it was found to fit. */
type Fitted = { view: View; key: string; source: Source | null; board: Board };
/** The parts of a game's module that a stage uses. */
type Game = Pick<
  GameModule,
  'drawing' | 'redaction' | 'valueRedaction' | 'overlay' | 'pictures' | 'loadTile' | 'valuesAreHints'
>;

export class Stage {
  private container: Size = { width: 0, height: 0 };
  private size: Size = { width: 0, height: 0 };
  private theme!: Theme;
  /** The default view or the close-up, and what it was chosen for. */
  private fitted: Fitted | null = null;
  private readonly tiles = new Map<string, Uint8Array>();
  private readonly pending = new Set<string>();
  private tween: Tween | null = null;
  private lastFrame: Frame | null = null;
  private flight: Flight | null = null;
  private requestedFrame = 0;
  /** The scale of the last frame, in pixels a cell. */
  private drawnScale: number | null = null;
  private readonly disposers: (() => void)[];
  private readonly drawing: AnyDrawing;
  private readonly picture: Pictures<Board> | undefined;

  constructor(
    private readonly canvas: HTMLCanvasElement,
    private readonly state: State,
    private readonly game: Game,
    private readonly engine: Pick<Engine, 'askOf'>,
    /** Whether the board is shown in a close-up, if it has one. It reads signals. */
    private readonly closeUp: () => boolean = () => false,
  ) {
    this.drawing = game.drawing;
    this.picture = game.pictures?.(engine, () => this.redraw());
    const reactions = [() => this.onFrame(), () => this.onTheme(), () => this.onMarks(), () => this.onCrop()];
    this.disposers = reactions.map((reaction) => effect(reaction));
  }

  dispose(): void {
    for (const dispose of this.disposers) dispose();
    cancelAnimationFrame(this.requestedFrame);
  }

  /** Makes the canvas as large as the board can be in its container. */
  resize(container: Size): void {
    this.container = container;
    const board = this.shown()?.frame.board;
    const size = this.crop(board)?.size ?? (board ? fit(this.drawing, board, container) : container);
    const scale = window.devicePixelRatio;
    this.size = size;
    this.canvas.width = Math.round(size.width * scale);
    this.canvas.height = Math.round(size.height * scale);
    this.canvas.style.width = `${size.width}px`;
    this.canvas.style.height = `${size.height}px`;
    this.redraw();
  }

  /** The scene with every motion at its end; null while nothing is shown. */
  currentScene(): Scene<Board> | null {
    return this.scene(Number.POSITIVE_INFINITY);
  }

  /** The rectangle of a cell on the canvas. */
  cellBox(cell: BoardCell): Box | null {
    const scene = this.currentScene();
    return scene && this.drawing.cellBox(scene, cell);
  }

  /** Moves the view, in CSS pixels. */
  pan(right: number, down: number): void {
    const view = this.view();
    if (view) this.setView(panned(view, right, down));
  }

  /** Scales the view around a point of the canvas, or around its middle. */
  zoom(factor: number, around: Point | null, smoothly: boolean): void {
    const view = this.view();
    const { left, top } = this.drawing.rim;
    const middle = { x: (this.size.width + left) / 2, y: (this.size.height + top) / 2 };
    const { x, y } = around ?? middle;
    if (!view) return;
    const next = zoomed(view, factor, { x: x - left, y: y - top });
    if (smoothly) this.flyTo(next);
    else this.setView(next);
  }

  /** Moves a cell into the middle; `scale`: pixels a cell. */
  goTo(cell: BoardCell, scale: number): void {
    const { left, top } = this.drawing.rim;
    this.flyTo(centredOn(cell, scale, { width: this.size.width - left, height: this.size.height - top }));
  }

  /** Goes back to the default view. */
  refit(): void {
    this.fitted = null;
    const from = this.view(performance.now());
    marks.setView(null);
    this.startFlight(from);
  }

  /** Moves the view just as far as needed to show the whole cell. */
  reveal(cell: BoardCell): void {
    const scene = this.currentScene();
    if (!scene || !(this.drawing.pannable || this.isCloseUp())) return;
    const { left, top, width, height } = this.drawing.cellBox(scene, cell);
    const { rim } = this.drawing;
    const overflow = (low: number, high: number, from: number, to: number) =>
      low < from ? low - from : high > to ? high - to : 0;
    const right = overflow(left, left + width, rim.left, this.size.width);
    const down = overflow(top, top + height, rim.top, this.size.height);
    const far = Math.abs(right) > this.size.width || Math.abs(down) > this.size.height;
    if (!right && !down) return;
    // Offsets in pixels are exact only near the view.
    if (this.isCloseUp()) this.refitTo(panned(scene.view, right, down));
    else if (far) this.goTo(cell, scene.view.cell);
    else this.flyTo(panned(scene.view, right, down));
  }

  /** Moves the close-up until the next move, when it follows the piece again. */
  private refitTo(view: View): void {
    const from = this.view(performance.now());
    if (this.fitted) this.fitted = { ...this.fitted, view };
    this.startFlight(from);
  }

  private setView(view: View): void {
    this.flight = null;
    marks.setView(view);
  }

  private flyTo(to: View): void {
    const from = this.view(performance.now());
    marks.setView(to);
    this.startFlight(from);
  }

  private startFlight(from: View | null): void {
    const to = this.targetView();
    const follows = from && to && !prefersReducedMotion() && near(from, to, this.size);
    this.flight = follows ? { from, began: performance.now() } : null;
    this.redraw();
  }

  /**
   * Another position is shown. This is an effect of signals, not a hook: a hook runs after the next frame, and the
   * drawing would be one frame late.
   */
  private onFrame(): void {
    const shown = this.state.shown.value;
    if (!shown) return;
    this.redraw();
    // The same frame may come again, with more of its explanation.
    if (shown.frame === this.lastFrame) return;
    this.lastFrame = shown.frame;
    const still = this.picture || shown.way === 'jump' || prefersReducedMotion() || !shown.last;
    const length = tweenOf(this.state.speed.peek());
    this.tween = still ? null : { began: performance.now(), length, back: shown.way === 'back' };
  }

  private onTheme(): void {
    void paletteVersion.value;
    this.theme = readTheme();
    this.redraw();
  }

  private onCrop(): void {
    void this.state.crop.value;
    if (this.container.width > 0) untracked(() => this.resize(this.container));
  }

  /** What a lesson shows of a board without end. Of one that ends it shows a close-up. */
  private crop(board?: Board) {
    const cells = this.state.crop.peek();
    return board && cells !== null ? this.drawing.cropped?.(this.container, cells, board) : null;
  }

  /** Reads everything else that a scene shows, so that the effect runs again when it changes. */
  private onMarks(): void {
    const { state } = this;
    const chosen = [state.plan, state.view, state.hovered, state.cursor, state.selected, state.cellInfo];
    const shown = [state.previewMove, state.previewBoard, state.highlight, state.hints, state.colours];
    for (const part of [...chosen, ...shown, state.selectedInfo, state.closeUp, boardClient]) void part.value;
    this.game.overlay?.(this.state);
    this.closeUp();
    this.redraw();
  }

  private redraw(): void {
    this.requestedFrame ||= requestAnimationFrame((now) => {
      this.requestedFrame = 0;
      this.draw(now);
    });
  }

  private draw(now: number): void {
    const ctx = this.canvas.getContext('2d');
    const scene = this.scene(now);
    if (!ctx || !scene) return;
    const scale = window.devicePixelRatio;
    const zooming = this.drawnScale !== null && this.drawnScale !== scene.view.cell;
    this.drawnScale = scene.view.cell;
    // Restores the settings of the context afterwards, so that every drawing begins with the same ones.
    ctx.save();
    ctx.setTransform(scale, 0, 0, scale, 0, 0);
    const unfinished = this.drawing.draw(ctx, { ...scene, zooming, ...this.picture?.(scene) });
    ctx.restore();
    if (this.redacted() !== 'all') this.fetchMissing(this.drawing.wantedTiles(scene.view, scene.size));
    if (unfinished || zooming || this.tween || this.flight) this.redraw();
  }

  private fetchMissing(wanted: Tile[]): void {
    const missing = wanted.filter(({ key }) => !this.tiles.has(key) && !this.pending.has(key));
    for (const tile of missing) this.fetch(tile);
    if (this.tiles.size <= KEPT_TILES + wanted.length) return;
    const keep = new Set(wanted.map(({ key }) => key));
    for (const key of this.tiles.keys()) if (this.tiles.size > KEPT_TILES && !keep.has(key)) this.tiles.delete(key);
  }

  private async fetch(tile: Tile): Promise<void> {
    const { key } = tile;
    this.pending.add(key);
    const asked = this.game.loadTile?.(this.engine, tile);
    const bytes = asked ? await unlessGone(asked, null) : null;
    this.pending.delete(key);
    if (bytes) this.tiles.set(key, bytes);
    if (bytes) this.redraw();
  }

  /** How far the step has come, 0..1. Ends the tween when it is over. */
  private progress(now: number): number {
    if (!this.tween || now === Number.POSITIVE_INFINITY) return 1;
    const { began, length, back } = this.tween;
    const t = Math.min(1, Math.max(0, (now - began) / length));
    if (t === 1) this.tween = null;
    return back && t < 1 ? 1 - t : t;
  }

  private scene(now: number): Scene<Board> | null {
    const shown = this.shown();
    const view = this.view(now);
    if (!shown || !view) return null;
    const { frame, last, way, explanation } = shown;
    const progress = this.progress(now);
    const back = way === 'back' && progress < 1;
    const [before, after] = back ? [frame.board, last ?? frame.board] : [way === 'on' ? last : null, frame.board];
    const scene = { ...this.marks(), view, before, after, progress, explanation: back ? null : explanation };
    return this.seen(scene);
  }

  private seen(scene: Scene<Board>): Scene<Board> {
    const redacted = this.redacted();
    if (redacted === 'hints') return redactHints(scene, this.game.valueRedaction);
    return redacted ? redactScene(scene, this.game.redaction) : scene;
  }

  private redacted(): Redacted {
    return untracked(() => redacted(this.game));
  }

  /** What is shown, if it is of this stage's game. Another tab may open before this stage is removed. */
  private shown(): Shown | null {
    const shown = this.state.shown.peek();
    return shown && gameModuleOf(shown.frame.board.game).peek()?.drawing === this.drawing ? shown : null;
  }

  /** The parts of a scene that are not of the position. */
  private marks() {
    const { size, theme, tiles, state } = this;
    return {
      size,
      theme,
      tiles,
      hovered: state.hovered.peek(),
      cursor: state.cursor.peek(),
      selected: state.selected.peek(),
      cellInfo: untracked(() => selectedCellInfo(state)) ?? state.cellInfo.peek()?.info ?? null,
      previewMove: state.previewMove.peek(),
      previewBoard: previewBoardOf(state),
      highlight: state.highlight.peek(),
      hints: state.hints.peek(),
      colours: state.colours.peek(),
      plan: state.plan.peek(),
      overlay: untracked(() => this.game.overlay?.(state) ?? null),
    };
  }

  /** The view at a time: between two views while it moves. */
  private view(now = Number.POSITIVE_INFINITY): View | null {
    const target = this.targetView();
    if (!this.flight || !target || now === Number.POSITIVE_INFINITY) return target;
    const t = Math.min(1, Math.max(0, (now - this.flight.began) / FLIGHT_TIME));
    const view = between(this.flight.from, target, ease(t));
    if (t === 1) this.flight = null;
    return view;
  }

  private targetView(): View | null {
    const board = this.shown()?.frame.board;
    if (!board || this.size.width === 0) return null;
    return this.state.view.peek() ?? this.fittedView(board);
  }

  private isCloseUp(): boolean {
    const { crop, closeUp } = this.state;
    return !!this.drawing.closeUp && ((crop.peek() !== null && closeUp.peek()) || untracked(this.closeUp));
  }

  /** The default view or the close-up. It changes with the text, the case and the size, and when the piece that moved has left it. */
  private fittedView(board: Board): View {
    const { width, height } = this.size;
    const isCloseUp = this.isCloseUp();
    const key = `${this.state.opened.peek()?.case} ${width} ${height} ${isCloseUp} ${this.state.crop.peek()}`;
    const source = this.state.lastValid.peek();
    const last = this.fitted?.key === key && this.fitted.source === source ? this.fitted : null;
    const view = isCloseUp ? this.closeView(board, last) : this.defaultView(board, last?.view ?? null);
    this.fitted = { key, source, view, board };
    return view;
  }

  private defaultView(board: Board, last: View | null): View {
    if (last && !this.drawing.needsNewView(board, last, this.size)) return last;
    return this.crop(board)?.view ?? this.drawing.defaultView(board, this.size);
  }

  /** It glides after the piece. */
  private closeView(board: Board, last: Fitted | null): View {
    if (last?.board === board) return last.view;
    const view =
      this.drawing.closeUp?.(board, this.size, last?.view ?? null, this.state.crop.peek()) ??
      this.drawing.defaultView(board, this.size);
    const moves = last && (last.view.x !== view.x || last.view.y !== view.y);
    if (moves && !prefersReducedMotion()) this.flight = { from: last.view, began: performance.now() };
    return view;
  }
}

/** The position that the previewed move leads to, if it belongs to the frame that is shown. */
function previewBoardOf(state: State): Board | null {
  const preview = state.previewBoard.peek();
  const shown = state.shown.peek();
  const fits = preview && shown && preview.generation === shown.generation && preview.ply === shown.frame.ply;
  return fits && preview.move === state.previewMove.peek() ? preview.board : null;
}

/** The largest size within a container that has the board's aspect ratio. */
function fit(drawing: AnyDrawing, board: Board, container: Size): Size {
  const aspect = drawing.aspectRatio(board);
  if (aspect === null) return container;
  const width = Math.floor(Math.min(container.width, container.height * aspect));
  return { width, height: Math.floor(width / aspect) };
}
