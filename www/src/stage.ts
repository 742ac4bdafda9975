// The canvas: what is drawn follows from the frame, the pointer and the size; a drawing is asked for, never looped.

import { RENDERERS, type Region, type Renderer, type Scene, type Size, type View } from './boards';
import type { Board, Cell, Why } from './boundary';
import { latest } from './engine';
import { stillness } from './look';
import type { Shown } from './state';
import { readTheme } from './theme';

const LONGEST_TWEEN = 420;

type Painted = Region & { bytes: Uint8Array };
type Tween = { began: number; length: number; back: boolean };

const rendererOf = (board: Board) => RENDERERS[board.game] as unknown as Renderer<Board>;

const covers = (has: Region, wanted: Region) =>
  has.x <= wanted.x &&
  has.y <= wanted.y &&
  has.x + BigInt(has.height) >= wanted.x + BigInt(wanted.height) &&
  has.y + BigInt(has.width) >= wanted.y + BigInt(wanted.width);

export class Stage {
  private size: Size = { width: 0, height: 0 };
  private theme = readTheme();
  private shown: Shown | null = null;
  private view: View | null = null;
  private viewOf = '';
  private region: Painted | null = null;
  private hover: Cell | null = null;
  private focus: Cell | null = null;
  private tween: Tween | null = null;
  private due = 0;

  constructor(
    private readonly canvas: HTMLCanvasElement,
    private readonly fetchRegion: (region: Region) => Promise<Uint8Array>,
  ) {}

  resize(size: Size): void {
    const scale = window.devicePixelRatio;
    this.size = size;
    this.canvas.width = Math.round(size.width * scale);
    this.canvas.height = Math.round(size.height * scale);
    this.canvas.style.width = `${size.width}px`;
    this.canvas.style.height = `${size.height}px`;
    this.viewOf = '';
    this.redraw();
  }

  recolour(): void {
    this.theme = readTheme();
    this.redraw();
  }

  /** `opening` names the case: another one gets a view of its own. */
  show(shown: Shown, opening: string, speed: number): void {
    if (opening !== this.opening) this.viewOf = '';
    this.opening = opening;
    this.shown = shown;
    this.focus = null;
    const still = shown.way === 'jump' || stillness.matches || !shown.last;
    const length = Math.min(LONGEST_TWEEN, speed * 0.85);
    this.tween = still ? null : { began: performance.now(), length, back: shown.way === 'back' };
    this.redraw();
  }

  private opening = '';

  point(at: { x: number; y: number } | null): void {
    const scene = this.scene(performance.now());
    const cell = scene && at ? rendererOf(scene.after).cell(scene, at.x, at.y) : null;
    if (String(cell) === String(this.hover)) return;
    this.hover = cell;
    this.redraw();
  }

  /** The move that a click makes; a click that makes none takes the cell as the one looked at. */
  click(at: { x: number; y: number }): string | null {
    const scene = this.scene(Number.POSITIVE_INFINITY);
    if (!scene) return null;
    const renderer = rendererOf(scene.after);
    const move = renderer.pick(scene, at.x, at.y);
    this.focus = move ? null : renderer.cell(scene, at.x, at.y);
    this.redraw();
    return move;
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
    ctx.setTransform(scale, 0, 0, scale, 0, 0);
    rendererOf(scene.after).draw(ctx, scene);
    this.want(scene);
    if (this.tween) this.redraw();
  }

  private want(scene: Scene<Board>): void {
    const wanted = rendererOf(scene.after).needs(scene.after, scene.view, scene.size);
    if (wanted && !(this.region && covers(this.region, wanted))) this.fetch(wanted);
  }

  private readonly fetch = latest(async (wanted: Region) => {
    const bytes = await this.fetchRegion(wanted).catch(() => null);
    if (!bytes) return;
    this.region = { ...wanted, bytes };
    this.redraw();
  });

  /** 0..1 through the step; the tween ends itself. */
  private progress(now: number): number {
    if (!this.tween) return 1;
    const { began, length, back } = this.tween;
    const t = Math.min(1, Math.max(0, (now - began) / length));
    if (t === 1) this.tween = null;
    return back && t < 1 ? 1 - t : t;
  }

  private scene(now: number): Scene<Board> | null {
    if (!this.shown || this.size.width === 0) return null;
    const { frame, last, way, why } = this.shown;
    const t = this.progress(now);
    const back = way === 'back' && t < 1;
    const [before, after] = back ? [frame.board, last ?? frame.board] : [way === 'on' ? last : null, frame.board];
    return { ...this.surroundings(frame.board), before, after, t, why: back ? null : (why as Why | null) };
  }

  private surroundings(board: Board) {
    const { size, theme, region, hover, focus } = this;
    return { size, theme, region, hover, focus, view: this.viewFor(board) };
  }

  private viewFor(board: Board): View {
    const { width, height } = this.size;
    const key = `${this.opening} ${width} ${height}`;
    if (!this.view || key !== this.viewOf || this.strayed(board, this.view)) {
      this.view = rendererOf(board).view(board, this.size);
      this.viewOf = key;
    }
    return this.view;
  }

  /** Whether the piece that moved last has left the view. */
  private strayed(board: Board, view: View): boolean {
    const moved = board.game === 'knights' && board.step ? board.knights[board.step.knight] : null;
    if (!moved) return false;
    const row = BigInt(moved.x) - view.x;
    const column = BigInt(moved.y) - view.y;
    return (
      row < 0n ||
      column < 0n ||
      row * BigInt(Math.ceil(view.cell)) > this.size.height ||
      column * BigInt(Math.ceil(view.cell)) > this.size.width
    );
  }
}

/** The largest size within a room that has a board's aspect. */
export function fit(board: Board, room: Size): Size {
  const aspect = rendererOf(board).aspect(board);
  if (aspect === null) return room;
  const width = Math.floor(Math.min(room.width, room.height * aspect));
  return { width, height: Math.floor(width / aspect) };
}

export const describe = (board: Board): string => rendererOf(board).describe(board);
