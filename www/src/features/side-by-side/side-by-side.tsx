// The script beside a person's branch: its board at the same move, what happened there, how both end.
import * as w from 'words:panes';
import { solving } from 'words:timeline';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { fitToContainer } from '../../board/board';
import boardCss from '../../board/board.module.css';
import type { GameModule } from '../../board/game-modules';
import { Stage } from '../../board/stage';
import { placeAmong } from '../../board/timeline-unit';
import type { Board, Line } from '../../engine/boundary';
import { state } from '../../game';
import css from './beside.module.css';
import { Script } from './main-line';

function ScriptBoard({ gameModule, script }: { gameModule: GameModule; script: Script }) {
  const room = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (!room.current || !canvas.current) return;
    const drawn = new Stage(canvas.current, script.state, gameModule, script.engine);
    const stop = fitToContainer(room.current, drawn, script.state.shown);
    return () => {
      stop();
      drawn.dispose();
    };
  }, [gameModule, script]);
  const board = script.state.shown.value?.frame.board;
  return (
    <div class={boardCss.container} ref={room} data-game={board?.game}>
      <canvas
        ref={canvas}
        role="img"
        aria-label={board ? gameModule.descriptions.describePosition(board) : w.reading}
      />
    </div>
  );
}

/** What a line has come to at the move that is shown, and where it ends. */
function Course(props: {
  name: string;
  gameModule: GameModule;
  line: Line | null;
  board: Board | undefined;
  end: Board | null;
  /** Says what the end is. */
  ends: (sentence: string) => string;
}) {
  const { name, gameModule, line, board, end, ends } = props;
  const ply = Math.min(state.ply.value, line?.plies ?? 0);
  const over = line?.done && ply === line.plies;
  return (
    <div class={css.course}>
      <h2>
        {name}
        <br />
        <span class="muted">{line ? placeAmong(ply, line.plies) + (line.done ? '' : ` ${solving}`) : w.reading}</span>
      </h2>
      <p>{board && gameModule.describeStep(board)}</p>
      {!over && end && <p class="muted">{ends(gameModule.describeStep(end))}</p>}
    </div>
  );
}

export function SideBySide({ gameModule }: { gameModule: GameModule }) {
  const script = useMemo(() => new Script(), []);
  useEffect(() => () => script.close(), [script]);
  const branch = state.opened.value?.line ?? null;
  return (
    <>
      {/* It scrolls where the screen is low, so the keyboard must reach it. */}
      <div class={css.courses} role="group" aria-label={w.courses} tabIndex={0}>
        <Course
          name={w.yourGame}
          gameModule={gameModule}
          line={branch}
          board={state.shown.value?.frame.board}
          end={script.branchEnd.value}
          ends={(sentence) => w.endsSo({ sentence })}
        />
        <Course
          name={w.solversGame}
          gameModule={gameModule}
          line={script.line.value}
          board={script.state.shown.value?.frame.board}
          end={script.end.value}
          ends={(sentence) => w.ends({ sentence })}
        />
      </div>
      <ScriptBoard gameModule={gameModule} script={script} />
    </>
  );
}
