// The board for the keyboard and for screen readers: a grid over the canvas that holds the cells around the cursor.
// It does not hold all cells, because some boards have no end.

import { grid } from 'words:panes';
import { marks, state } from '../game';
import type { BoardCell } from '../game/cells';
import { ended, paragraph } from '../i18n/join';
import css from './board.module.css';
import { chooseCell, goToCell, stage } from './board-input';
import { focusBoard } from './focus';
import type { GameModule } from './game-modules';
import { describeCell } from './selectors';

const STEPS: Record<string, readonly [number, number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};
const ZOOM = 1.5;

type Bounds = { rows: number; columns: number } | null;

/** The cell that many rows and columns further: at most the last one, or round the board if it wraps. */
function moved(from: BoardCell, rows: number, columns: number, bounds: Bounds, wraps: boolean): BoardCell {
  const limited = (value: bigint, count: number | undefined) => {
    if (wraps && count !== undefined) return (value + BigInt(count)) % BigInt(count);
    const last = count === undefined ? 1n << 62n : BigInt(count - 1);
    return value < 0n ? 0n : value > last ? last : value;
  };
  return { x: limited(from.x + BigInt(rows), bounds?.rows), y: limited(from.y + BigInt(columns), bounds?.columns) };
}

/** The number of rows that are in sight. Page Up and Page Down move by so many. */
function page(gameModule: GameModule): number {
  const scene = stage.peek()?.currentScene();
  if (!scene) return 1;
  return Math.max(1, Math.floor(scene.size.height / gameModule.drawing.cellBox(scene, { x: 0n, y: 0n }).height) - 1);
}

function zoom(gameModule: GameModule, key: string): boolean {
  if (!gameModule.drawing.pannable) return false;
  if (key === '+' || key === '=') stage.peek()?.zoom(ZOOM, null, true);
  else if (key === '-') stage.peek()?.zoom(1 / ZOOM, null, true);
  else if (key === '0') stage.peek()?.refit();
  else return false;
  return true;
}

/** Handles a key; false if it means nothing to the grid. */
function onKey(gameModule: GameModule, from: BoardCell, bounds: Bounds, { key, shiftKey }: KeyboardEvent): boolean {
  const [rows, columns] = STEPS[key] ?? [];
  const stride = shiftKey ? 5 : 1;
  const board = state.shown.peek()?.frame.board;
  const wraps = (board && gameModule.interaction.wraps?.(board)) ?? false;
  if (rows !== undefined && columns !== undefined)
    goToCell(moved(from, rows * stride, columns * stride, bounds, wraps));
  else if (key === 'PageUp' || key === 'PageDown')
    goToCell(moved(from, page(gameModule) * (key === 'PageUp' ? -1 : 1), 0, bounds, false));
  else if (key === 'Home') goToCell({ ...from, y: 0n });
  else if (key === 'End' && bounds) goToCell({ ...from, y: BigInt(bounds.columns - 1) });
  else if (key === 'Enter' || key === ' ') chooseCell(gameModule, from);
  else if (key === 'Escape') leave();
  else return zoom(gameModule, key);
  return true;
}

/** Deselects the piece; if none is selected, leaves the board. */
function leave(): void {
  if (state.selected.peek()) marks.select(null);
  else {
    marks.putCursor(null);
    focusBoard();
  }
}

const id = ({ x, y }: BoardCell) => `cell-${x}-${y}`;
const NEAR = [-1, 0, 1];

function Cell({
  gameModule,
  cell,
  isCurrent,
  bounds,
}: {
  gameModule: GameModule;
  cell: BoardCell;
  isCurrent: boolean;
  bounds: Bounds;
}) {
  const description = describeCell(gameModule, cell);
  // The neighbours of the cursor have only their title.
  const { title, text } = description ?? { title: '', text: '' };
  const label = description && (isCurrent ? paragraph(ended(title), text) : title);
  return (
    <div
      role="gridcell"
      id={id(cell)}
      aria-selected={isCurrent}
      aria-rowindex={bounds ? Number(cell.x) + 1 : undefined}
      aria-colindex={bounds ? Number(cell.y) + 1 : undefined}
    >
      {label}
    </div>
  );
}

function Around({ gameModule, at, bounds }: { gameModule: GameModule; at: BoardCell; bounds: Bounds }) {
  const inside = ({ x, y }: BoardCell) =>
    x >= 0n && y >= 0n && (!bounds || (x < BigInt(bounds.rows) && y < BigInt(bounds.columns)));
  const rows = NEAR.map((down) => NEAR.map((right) => ({ x: at.x + BigInt(down), y: at.y + BigInt(right) })));
  return (
    <>
      {rows
        .map((row) => row.filter(inside))
        .filter((row) => row.length > 0)
        .map((row) => (
          <div role="row" key={`${row[0]?.x}`}>
            {row.map((cell) => (
              <Cell
                key={id(cell)}
                gameModule={gameModule}
                cell={cell}
                isCurrent={cell.x === at.x && cell.y === at.y}
                bounds={bounds}
              />
            ))}
          </div>
        ))}
    </>
  );
}

export function Grid({ gameModule }: { gameModule: GameModule }) {
  const board = state.shown.value?.frame.board;
  if (!board) return null;
  const bounds = gameModule.interaction.bounds(board);
  const at = state.cursor.value ?? gameModule.interaction.firstCell(board);
  const enter = () => state.cursor.peek() ?? goToCell(at);
  return (
    <div
      class={css.grid}
      role="grid"
      tabIndex={0}
      aria-label={grid}
      aria-rowcount={bounds?.rows ?? -1}
      aria-colcount={bounds?.columns ?? -1}
      aria-activedescendant={id(at)}
      onFocus={enter}
      onKeyDown={(event) => {
        if (event.ctrlKey || event.metaKey || event.altKey || !onKey(gameModule, at, bounds, event)) return;
        event.preventDefault();
        event.stopPropagation();
      }}
    >
      <Around gameModule={gameModule} at={at} bounds={bounds} />
    </div>
  );
}
