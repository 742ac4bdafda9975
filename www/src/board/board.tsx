import * as w from 'words:panes';
import type { FunctionComponent } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { boardClient, engines, marks, state } from '../game';
import { type BoardCell, sameCell } from '../game/cells';
import { cx } from '../lib/cx';
import { isNarrow, isPhone, isWide } from './appearance';
import css from './board.module.css';
import { beginDrag, chooseCell, stage } from './board-input';
import type { Box, Size } from './drawing';
import { entryOf, type GameModule, gameModuleOf } from './game-modules';
import { gestures } from './gestures';
import { Grid } from './grid';
import { describeCell, visibleBoard } from './selectors';
import { Stage } from './stage';
import termsCss from './terms.module.css';

/** Keeps a board as large as its container; returns what ends that. */
export function fitToContainer(container: HTMLElement, drawn: Stage, shown = state.shown): () => void {
  let fitted: Size | null = null;
  const measure = () => {
    const { clientWidth: width, clientHeight: height } = container;
    fitted = { width, height };
    if (width > 0) drawn.resize(fitted);
  };
  const measureAgain = () => {
    if (fitted?.width !== container.clientWidth || fitted.height !== container.clientHeight) measure();
  };
  const observer = new ResizeObserver(measure);
  observer.observe(container);
  let asked = 0;
  // The aspect ratio of the board is known once the first frame has come. Its controls come after it, and before the next frame: if the
  // container is then as it was before the board, the observer is silent.
  const stop = shown.subscribe((now) => {
    if (!now || now.last !== null) return;
    measure();
    asked = requestAnimationFrame(measureAgain);
  });
  return () => {
    observer.disconnect();
    cancelAnimationFrame(asked);
    stop();
  };
}

/** The move that a cell stands for. It is previewed only while hints are shown. */
function candidateAt(gameModule: GameModule, cell: BoardCell): string | null {
  const shown = state.shown.peek();
  if (!shown || !state.hints.peek() || !boardClient.peek().shows.includes('hints')) return null;
  return gameModule.interaction.candidateAt(shown.frame.board, shown.explanation, state.selected.peek(), cell);
}

function pointerHandlers(gameModule: GameModule, drawn: Stage) {
  const at = (point: { x: number; y: number } | null): BoardCell | null => {
    const scene = point && drawn.currentScene();
    return scene ? gameModule.interaction.cellAt(scene, point.x, point.y) : null;
  };
  return {
    point: (point: { x: number; y: number } | null) => {
      const cell = at(point);
      if (cell === state.hovered.peek() || sameCell(cell, state.hovered.peek())) return;
      marks.point(cell);
      marks.preview(cell && candidateAt(gameModule, cell));
    },
    click: (point: { x: number; y: number }, from?: { x: number; y: number }) => {
      const [cell, start] = [at(point), at(from ?? null)];
      if (cell && start && !sameCell(cell, start)) beginDrag(gameModule, start);
      if (cell) chooseCell(gameModule, cell);
    },
  };
}

/** On which screens a board shows a close-up. */
type CloseUp = 'phone' | 'narrow';

/** Whether a board of many cells is too small to read and to click. */
const isSmall = (closeUp: CloseUp) =>
  (closeUp === 'narrow' ? isNarrow : isPhone).value || (state.outputRoom.value === 'most' && !isWide.value);

/** Two boards beside each other are compared as wholes. */
const isCloseUp = (closeUp: CloseUp) =>
  isSmall(closeUp) && state.closeUp.value && !state.sideBySide.value && !state.mistaken.value;

/** Whether another game stands beside the one on the board: that of a mistake, or the solution of a person's own line. */
function hasTwinNow(): boolean {
  const [mistaken, opened] = [state.mistaken.value, state.opened.value];
  const isOwn = opened?.line.branch != null;
  if (mistaken?.case === (opened?.case ?? -1) + 1) return mistaken.isForbidden || !isOwn;
  return state.sideBySide.value && isOwn;
}

type CanvasProps = Pick<BoardParts, 'closeUp' | 'Over' | 'empty'> & { gameModule: GameModule };

function Canvas({ gameModule, closeUp, Over, empty }: CanvasProps) {
  const container = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (!container.current || !canvas.current) return;
    const isClose = closeUp && (() => isCloseUp(closeUp));
    const drawn = new Stage(canvas.current, state, gameModule, engines.session, isClose);
    stage.value = drawn;
    const stop = [
      fitToContainer(container.current, drawn),
      gestures(canvas.current, drawn, gameModule.drawing.pannable, pointerHandlers(gameModule, drawn)),
      () => drawn.dispose(),
    ];
    return () => {
      for (const end of stop) end();
      // The board of the next tab may have come before this one is gone.
      if (stage.peek() === drawn) stage.value = null;
    };
  }, [gameModule]);
  useEffect(() => gameModule.start?.(), [gameModule]);
  const board = state.shown.value?.frame.board;
  return (
    <div class={css.container} ref={container} data-game={board?.game}>
      <canvas
        ref={canvas}
        role="img"
        aria-label={
          board ? gameModule.descriptions.describePosition(visibleBoard(gameModule, board)) : empty || w.reading
        }
        aria-busy={board ? !state.isCurrent.value : !empty}
      />
      <Grid gameModule={gameModule} />
      <Bubble gameModule={gameModule} />
      {Over && <Over />}
    </div>
  );
}

/** Leaves space for the ring around a cell. */
function wider({ left, top, width, height }: Box): Box {
  const more = Math.min(width * 0.45, 12);
  return { left: left - more, top, width: width + 2 * more, height };
}

/** The description of the hovered cell, beside it. Screen readers get it from the panel. */
function Bubble({ gameModule }: { gameModule: GameModule }) {
  const cell = state.hovered.value;
  const description = cell && describeCell(gameModule, cell);
  // A change of the view moves the cell.
  void state.view.value;
  const scene = description ? stage.value?.currentScene() : null;
  if (!cell || !description || !scene) return null;
  const { width, height } = scene.size;
  const box = wider(gameModule.drawing.cellBox(scene, cell));
  // The canvas is centred in its container. The bubble is on the side of the cell where there is more space.
  const right = box.left + box.width / 2 > width / 2;
  const low = box.top + box.height / 2 > height / 2;
  const aside = right ? width - box.left : box.left + box.width;
  const style = {
    [right ? 'right' : 'left']: `calc(50% - ${width / 2 - aside}px)`,
    ...(low ? { bottom: `calc(100% - ${box.top + box.height}px)` } : { top: `${box.top}px` }),
  };
  return (
    <p class={css.bubble} aria-hidden="true" style={style}>
      <b>{description.title}</b> <span>{description.text}</span>
    </p>
  );
}

/** Of a text that has an error: the input and the case that are shown instead. */
export function whatIsShown(): string {
  const [index, all] = [(state.opened.value?.case ?? 0) + 1, state.cases.value];
  return all > 1 ? w.lastGoodCase({ index, all }) : w.lastGood;
}

/** Says why the board does not show the text: it has an error, or is still being read. */
function BoardStatus({ empty }: Pick<BoardParts, 'empty'>) {
  const broken = state.parsed.value?.error;
  if (state.shown.value) return broken ? <p class={css.status}>{whatIsShown()}</p> : null;
  return <p class={cx(css.status, css.empty)}>{broken ? w.noBoard : empty || w.reading}</p>;
}

/** What the controls of a game will need, so that the board does not move when they have been loaded. */
const ControlRoom = ({ narrow = 1, wide = 1 }) => (
  <div class={termsCss.terms} style={{ '--narrow': narrow, '--wide': wide }} />
);

/** Parts of the board that features provide. The embedded page leaves some out. */
export type BoardParts = {
  class?: string | undefined;
  /** The bar with the tools for editing the board. */
  EditBar?: FunctionComponent;
  /** On which screens a small board shows a close-up, with the moves as buttons under it, where a game has them; on none if omitted. */
  closeUp?: CloseUp;
  /** Whether the moves are shown as buttons then; true if omitted. */
  hasPad?: boolean;
  /** Whether the controls of the game are shown; true if omitted. */
  hasControls?: boolean;
  /** A second board: with the solution, beside a person's own line; with the game of a mistake, beside the right one. */
  SideBySide?: FunctionComponent<{ gameModule: GameModule }>;
  /** What lies over the board, such as a class's guess. */
  Over?: FunctionComponent;
  /** On a phone: how a person's game ended. Elsewhere it stands beside the board. */
  Ended?: FunctionComponent;
  /** Why there is no board yet; that it is being read if it is omitted or ''. */
  empty?: string;
};

export function BoardPane({
  class: own,
  EditBar,
  SideBySide,
  Ended,
  Over,
  empty,
  closeUp,
  hasPad = true,
  hasControls = true,
}: BoardParts) {
  const broken = !!state.parsed.value?.error;
  const game = state.shown.value?.frame.board.game ?? state.source.value.game;
  const gameModule = gameModuleOf(game).value;
  const hasTwin = !!SideBySide && hasTwinNow();
  const Pad = closeUp && hasPad && isSmall(closeUp) && state.tool.value === null ? gameModule?.Pad : undefined;
  const tellsEnd = Ended && isPhone.value && !Pad;
  return (
    <div
      class={cx(css.stage, own)}
      data-stale={broken}
      data-twin={hasTwin}
      data-editing={state.tool.value !== null}
      data-pad={!!Pad}
      style={{ '--height': entryOf(game).height }}
    >
      <section class={css.boards} id="board" aria-label={w.board}>
        {gameModule && <Canvas gameModule={gameModule} closeUp={closeUp} Over={Over} empty={empty} />}
        {SideBySide && gameModule && hasTwin && <SideBySide gameModule={gameModule} />}
        {tellsEnd && <Ended />}
      </section>
      {hasControls && entryOf(game).height && !state.shown.value && <ControlRoom {...entryOf(game).controlRows} />}
      {hasControls && gameModule?.Controls && state.shown.value && state.tool.value === null && <gameModule.Controls />}
      {EditBar && gameModule && state.shown.value && state.tool.value !== null && <EditBar />}
      {Pad && (
        <div>
          <Pad hasControls={hasControls} />
        </div>
      )}
      <BoardStatus empty={empty} />
    </div>
  );
}
