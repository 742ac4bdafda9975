// The map of Janken Tactics. Terrain has a shape and a letter as well as a colour. It is painted once for many frames.

import type { Scene, Size } from '../../../board/drawing';
import { clamp } from '../../../board/geometry';
import { type Ctx, haloText, inUnits, pathOf, text, withAlpha } from '../../../board/paint';
import { newCanvas, type Theme } from '../../../board/theme';
import type { Cell, JankenBoard } from '../../../engine/boundary';
import { rowLetter, TERRAIN_LETTERS } from '../format';
import { costAt } from '../position';
import { addHex, beside, CORNER, type Hexes, hexesOf, hexPath, middleOf, ROW } from './hexes';

/** The lines and areas that are drawn in a cell. */
type Glyph = { lines: string; areas: string };

/** By the points that entering a cell costs. */
const GLYPHS: readonly Glyph[] = [
  {
    lines:
      'M-.3 -.1 q.075 -.07 .15 0 t.15 0 t.15 0 t.15 0 M-.3 .04 q.075 -.07 .15 0 t.15 0 t.15 0 t.15 0' +
      'M-.15 .18 q.075 -.07 .15 0 t.15 0',
    areas: '',
  },
  {
    lines:
      'M-.19 -.02 v-.1 m-.06 .1 q0 -.05 -.03 -.07 m.15 .07 q0 -.05 .03 -.07' +
      'M.19 -.06 v-.1 m-.06 .1 q0 -.05 -.03 -.07 m.15 .07 q0 -.05 .03 -.07' +
      'M.04 .22 v-.1 m-.06 .1 q0 -.05 -.03 -.07 m.15 .07 q0 -.05 .03 -.07',
    areas: '',
  },
  {
    lines: 'M-.17 .1 v.08 M.05 .16 v.08 M.24 .08 v.08',
    areas: 'M-.17 -.22 l.13 .33 h-.26 Z M.05 -.16 l.13 .33 h-.26 Z M.24 -.2 l.1 .29 h-.08 l-.09 -.2 Z',
  },
  {
    lines: 'M-.34 .06 q.16 -.3 .33 -.02 M-.12 .2 q.2 -.38 .44 0 M.12 -.02 q.1 -.14 .22 .06',
    areas: '',
  },
  {
    lines: 'M-.35 .2 L-.1 -.22 L.04 .02 L.13 -.1 L.35 .2 Z',
    areas: 'M-.1 -.22 L-.185 -.075 L-.12 -.11 L-.085 -.04 L-.04 -.115 Z M.13 -.1 L.35 .2 H.1 L.16 .04 Z',
  },
];

const groundOf = ({ water, field, woods, hills, mountains }: Theme, cost: number) =>
  [water, field, woods, hills, mountains][cost] ?? field;

function drawGlyph(ctx: Ctx, { lines, areas }: Glyph): void {
  ctx.lineWidth = 0.035;
  ctx.lineCap = ctx.lineJoin = 'round';
  ctx.stroke(pathOf(lines));
  ctx.fill(pathOf(areas));
}

function drawGrounds(ctx: Ctx, theme: Theme, hexes: Hexes, { terrain }: JankenBoard): void {
  GLYPHS.forEach((_, cost) => {
    ctx.fillStyle = groundOf(theme, cost);
    const cells = terrain.filter((ground) => ground.cost === cost).map(({ at }) => at);
    ctx.fill(hexPath(hexes, cells));
  });
}

function drawEdges(ctx: Ctx, theme: Theme, hexes: Hexes, { terrain }: JankenBoard): void {
  const edges = new Path2D();
  for (const { at } of terrain) addHex(edges, hexes, at);
  ctx.strokeStyle = theme.hexLine;
  ctx.lineWidth = clamp(hexes.cell * 0.02, 1, 2);
  ctx.lineJoin = 'round';
  ctx.stroke(edges);
}

function drawTerrain(ctx: Ctx, theme: Theme, hexes: Hexes, at: Cell, cost: number): void {
  const glyph = GLYPHS[cost];
  ctx.strokeStyle = ctx.fillStyle = theme.text;
  const draw = () => inUnits(ctx, middleOf(hexes, at), hexes.cell, () => glyph && drawGlyph(ctx, glyph));
  withAlpha(ctx, theme.dark ? 0.34 : 0.3, draw);
  text(ctx, TERRAIN_LETTERS[cost] ?? '', cornerOf(hexes, at), letterSize(hexes), theme.muted, 600);
}

/** Where the letter of a cell stands: between a unit and the edges. */
const cornerOf = (hexes: Hexes, at: Cell) => beside(hexes, at, -0.35, 0.24);
const letterSize = ({ cell }: Hexes) => clamp(cell * 0.155, 8, 18);

/** The letter of a cell once more, above its unit. */
export function drawTerrainLetter(ctx: Ctx, theme: Theme, hexes: Hexes, board: JankenBoard, cell: Cell): void {
  const letter = TERRAIN_LETTERS[costAt(board, cell)] ?? '';
  haloText(ctx, letter, cornerOf(hexes, cell), letterSize(hexes), theme.text, theme.board);
}

function paintMap(ctx: Ctx, theme: Theme, hexes: Hexes, board: JankenBoard): void {
  ctx.textAlign = 'center';
  ctx.textBaseline = 'middle';
  drawGrounds(ctx, theme, hexes, board);
  drawEdges(ctx, theme, hexes, board);
  for (const { at, cost } of board.terrain) drawTerrain(ctx, theme, hexes, at, cost);
}

/** The map that was drawn last, kept by all that it shows. */
type Picture = { theme: Theme; key: string; canvas: HTMLCanvasElement };
let keptPicture: Picture | null = null;

function paint(theme: Theme, key: string, size: Size, ratio: number, board: JankenBoard): Picture | null {
  const canvas = newCanvas();
  canvas.width = Math.round(size.width * ratio);
  canvas.height = Math.round(size.height * ratio);
  const ctx = canvas.getContext('2d');
  if (!ctx) return null;
  ctx.scale(ratio, ratio);
  paintMap(ctx, theme, hexesOf(size), board);
  return { theme, key, canvas };
}

export function drawMap(ctx: Ctx, { theme, size, after }: Scene<JankenBoard>): void {
  const ratio = ctx.getTransform().a || 1;
  const key = [size.width, size.height, ratio, ...after.terrain.map(({ cost }) => cost)].join();
  if (keptPicture?.theme !== theme || keptPicture.key !== key) keptPicture = paint(theme, key, size, ratio, after);
  const canvas = keptPicture?.canvas;
  if (canvas) ctx.drawImage(canvas, 0, 0, canvas.width / ratio, canvas.height / ratio);
}

type Mark = { at: readonly [number, number]; words: string; marked: boolean };

/** The letter of a row is at its right end, the number of a column at its upper end. */
function marksOf({ terrain }: JankenBoard, active: Cell | null): Mark[] {
  const cells = terrain.map(({ at }) => at);
  const last = cells.filter(([row, column]) => !cells.some(([r, c]) => r === row && c > column));
  const first = cells.filter(([row, column]) => !cells.some(([r, c]) => c === column && r < row));
  return [
    ...last.map(([row, column]): Mark => {
      return { at: [row, column + 0.74], words: rowLetter(row), marked: row === active?.[0] };
    }),
    ...first.map(([row, column]): Mark => {
      return { at: [row - 0.8, column], words: `${column + 1}`, marked: column === active?.[1] };
    }),
  ];
}

function drawMark(ctx: Ctx, theme: Theme, hexes: Hexes, { at, words, marked }: Mark): void {
  const size = clamp(hexes.cell * 0.26, 10, 32);
  const middle = middleOf(hexes, at);
  if (marked) {
    ctx.fillStyle = theme.accent;
    ctx.beginPath();
    ctx.roundRect(middle.x - size * 0.7, middle.y - size * 0.72, size * 1.4, size * 1.35, 3);
    ctx.fill();
  }
  text(ctx, words, middle, size, marked ? theme.accentText : theme.muted, marked ? 700 : 500);
}

export function drawRim(ctx: Ctx, theme: Theme, hexes: Hexes, board: JankenBoard, active: Cell | null): void {
  for (const mark of marksOf(board, active)) drawMark(ctx, theme, hexes, mark);
}

/** A little inside the edge. */
const HATCHED = 0.94;

/** Half the length of a line across a hexagon, at a distance from its middle towards a corner. */
const halfAt = (far: number) => Math.min(0.5, (CORNER - Math.abs(far)) * 2 * ROW) * HATCHED;

/** Hatches cells; `slant` is 1 or -1. A tint alone could not be told without colours. */
export function hatch(ctx: Ctx, hexes: Hexes, cells: readonly Cell[], colour: string, slant: number): void {
  const lines = Math.round(clamp(hexes.cell / 7, 5, 10));
  const path = new Path2D();
  for (const at of cells)
    for (let i = 0; i < lines; i++) {
      const far = ((2 * i + 1) / lines - 1) * CORNER * HATCHED;
      const half = halfAt(far);
      const [right, down] = [slant * ROW * far, far / 2];
      const from = beside(hexes, at, right - (slant * half) / 2, down + half * ROW);
      const to = beside(hexes, at, right + (slant * half) / 2, down - half * ROW);
      path.moveTo(from.x, from.y);
      path.lineTo(to.x, to.y);
    }
  ctx.strokeStyle = colour;
  ctx.lineWidth = clamp(hexes.cell * 0.025, 1, 2);
  ctx.stroke(path);
}
