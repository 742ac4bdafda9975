import './board.css';
import './terms.css';
import type { FunctionComponent } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { words } from '../i18n';
import { session } from '../session';
import { act } from '../store/act';
import { type BoardCell, sameCell } from '../store/cells';
import { hides, state } from '../store/state';
import { beginDrag, chooseCell, stage } from './board-input';
import type { Box } from './drawing';
import { entryOf, type GameModule, gameModuleOf } from './game-modules';
import { gestures } from './gestures';
import { Grid } from './grid';
import { describeCell, visibleBoard } from './selectors';
import { Stage } from './stage';

/** Keeps a board the size of its room. */
export function fitToContainer(room: HTMLElement, drawn: Stage, shown = state.shown): () => void {
  const measure = () => {
    const { clientWidth: width, clientHeight: height } = room;
    if (width > 0) drawn.resize({ width, height });
  };
  const observer = new ResizeObserver(measure);
  observer.observe(room);
  // The first frame tells which shape of the room the board wants.
  const stop = shown.subscribe((now) => now && now.last === null && measure());
  return () => {
    observer.disconnect();
    stop();
  };
}

/** What a candidate would lead to is shown only while hints are. */
function candidateAt(gameModule: GameModule, place: BoardCell): string | null {
  const shown = state.shown.peek();
  if (!shown || !state.hints.peek() || hides(state.teach.peek())) return null;
  return gameModule.interaction.candidateAt(shown.frame.board, shown.why, state.selected.peek(), place);
}

function pointerHandlers(gameModule: GameModule, drawn: Stage) {
  const at = (point: { x: number; y: number } | null): BoardCell | null => {
    const scene = point && drawn.now();
    return scene ? gameModule.interaction.cellAt(scene, point.x, point.y) : null;
  };
  return {
    point: (point: { x: number; y: number } | null) => {
      const cell = at(point);
      if (cell === state.hovered.peek() || sameCell(cell, state.hovered.peek())) return;
      act({ kind: 'point', cell });
      act({ kind: 'preview', move: cell && candidateAt(gameModule, cell) });
    },
    click: (point: { x: number; y: number }, from?: { x: number; y: number }) => {
      const [place, start] = [at(point), at(from ?? null)];
      if (place && start && !sameCell(place, start)) beginDrag(gameModule, start);
      if (place) chooseCell(gameModule, place);
    },
  };
}

function Canvas({ gameModule }: { gameModule: GameModule }) {
  const room = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (!room.current || !canvas.current) return;
    const drawn = new Stage(canvas.current, state, gameModule, (tile) => session.tile(tile));
    stage.value = drawn;
    const stop = [
      fitToContainer(room.current, drawn),
      gestures(canvas.current, drawn, gameModule.drawing.pannable, pointerHandlers(gameModule, drawn)),
      () => drawn.end(),
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
    <div class="room" ref={room} data-game={board?.game}>
      <canvas
        ref={canvas}
        role="img"
        aria-label={
          board ? gameModule.descriptions.describePosition(visibleBoard(state, gameModule, board)) : words.board.reading
        }
        aria-busy={!board || !state.isCurrent.value}
      />
      <Grid gameModule={gameModule} />
      <Bubble gameModule={gameModule} />
    </div>
  );
}

/** With room for the ring around a cell. */
function wider({ left, top, width, height }: Box): Box {
  const more = Math.min(width * 0.45, 12);
  return { left: left - more, top, width: width + 2 * more, height };
}

/** Beside the cell that is looked at; the panel says the same for readers. */
function Bubble({ gameModule }: { gameModule: GameModule }) {
  const place = state.hovered.value;
  const told = place && describeCell(gameModule, place);
  // Another view moves the cell.
  void state.view.value;
  const scene = told ? stage.value?.now() : null;
  if (!place || !told || !scene) return null;
  const { width, height } = scene.size;
  const box = wider(gameModule.drawing.cellBox(scene, place));
  // The canvas stands in the middle of its room; the bubble on the side of the cell that has more of it.
  const right = box.left + box.width / 2 > width / 2;
  const low = box.top + box.height / 2 > height / 2;
  const aside = right ? width - box.left : box.left + box.width;
  const style = {
    [right ? 'right' : 'left']: `calc(50% - ${width / 2 - aside}px)`,
    ...(low ? { bottom: `calc(100% - ${box.top + box.height}px)` } : { top: `${box.top}px` }),
  };
  return (
    <p class="bubble" aria-hidden="true" style={style}>
      <b>{told.title}</b> {told.text}
    </p>
  );
}

/** Why the board is not of the text as it stands. */
function Veil() {
  const broken = state.parsed.value?.error;
  if (state.shown.value) return broken ? <p class="veil">{words.board.lastGood}</p> : null;
  return <p class="veil empty">{broken ? words.board.none : words.board.reading}</p>;
}

/** What features bring to the board, where the page has them. */
export type BoardParts = {
  /** The bar of one who edits the board. */
  EditBar?: FunctionComponent;
  /** The solver's board beside a person's. */
  SideBySide?: FunctionComponent<{ gameModule: GameModule }>;
};

export function BoardPane({ EditBar, SideBySide }: BoardParts) {
  const broken = !!state.parsed.value?.error;
  const game = state.shown.value?.frame.board.game ?? state.source.value.game;
  const gameModule = gameModuleOf(game).value;
  return (
    <section class="stage" id="board" aria-label={words.board.region} data-stale={broken}>
      <div class="boards" style={{ '--height': entryOf(game).height }}>
        {gameModule && <Canvas gameModule={gameModule} />}
        {SideBySide && gameModule && state.sideBySide.value && state.opened.value?.line.branch != null && (
          <SideBySide gameModule={gameModule} />
        )}
      </div>
      {entryOf(game).height && !state.teach.value && !state.shown.value && <div class="terms" />}
      {gameModule?.Controls && !state.teach.value && state.shown.value && state.tool.value === null && (
        <gameModule.Controls />
      )}
      {EditBar && gameModule && state.shown.value && state.tool.value !== null && <EditBar />}
      <Veil />
    </section>
  );
}
