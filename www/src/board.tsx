import { effect, useSignalEffect } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { act, session } from './act';
import { dressed } from './look';
import { describe, fit, Stage } from './stage';
import { state } from './state';
import { words } from './words';

const spot = (event: { offsetX: number; offsetY: number }) => ({ x: event.offsetX, y: event.offsetY });

function watch(room: HTMLElement, stage: Stage): () => void {
  const measure = () => {
    const board = state.shown.peek()?.frame.board;
    const { clientWidth: width, clientHeight: height } = room;
    if (board && width > 0) stage.resize(fit(board, { width, height }));
  };
  const observer = new ResizeObserver(measure);
  observer.observe(room);
  // Another game may want another shape of the same room.
  const stop = state.shown.subscribe((now) => now && now.frame.board.game !== room.dataset.game && measure());
  return () => {
    observer.disconnect();
    stop();
  };
}

/** A hook's effect would wait for the frame after next: a plain one asks for the next. */
function follow(stage: Stage): () => void {
  return effect(() => {
    const shown = state.shown.value;
    if (shown) stage.show(shown, `${shown.frame.board.game} ${state.opened.peek()?.case}`, state.speed.peek());
  });
}

function Canvas() {
  const room = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const stage = useRef<Stage | null>(null);
  useEffect(() => {
    if (!room.current || !canvas.current) return;
    const drawn = new Stage(canvas.current, (region) => session.region(region));
    stage.current = drawn;
    const stop = [watch(room.current, drawn), follow(drawn)];
    return () => {
      for (const end of stop) end();
    };
  }, []);
  useSignalEffect(() => {
    void dressed.value;
    stage.current?.recolour();
  });
  const board = state.shown.value?.frame.board;
  const click = (event: MouseEvent) => {
    const move = stage.current?.click(spot(event));
    if (move) session.move(move);
  };
  return (
    <div class="room" ref={room} data-game={board?.game}>
      <canvas
        ref={canvas}
        role="img"
        aria-label={board ? describe(board) : words.board.reading}
        onPointerMove={(event) => stage.current?.point(spot(event))}
        onPointerLeave={() => stage.current?.point(null)}
        onClick={click}
      />
    </div>
  );
}

/** Why the board is not of the text as it stands. */
function Veil() {
  const broken = state.parsed.value?.error;
  if (state.shown.value) return broken ? <p class="veil">{words.error.lastGood}</p> : null;
  return <p class="veil empty">{broken ? words.board.none : words.board.reading}</p>;
}

export function BoardPane() {
  const broken = !!state.parsed.value?.error;
  return (
    <section class="stage" id="board" tabIndex={-1} aria-label={words.board.region} data-stale={broken}>
      <Canvas />
      <Veil />
    </section>
  );
}

/** A person's own moves, and the way back to the solver's. */
export function Branch() {
  const branch = state.opened.value?.line.branch ?? null;
  if (branch === null) return null;
  return (
    <p class="branch">
      <span>{words.board.branch(branch)}</span>
      <button type="button" class="button" onClick={() => act({ kind: 'solversLine' })}>
        {words.board.solversLine}
      </button>
    </p>
  );
}
