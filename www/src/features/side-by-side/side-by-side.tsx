// Another game beside the one on the board, at the same move: the script beside a person's branch, with what happened there and how
// both end; the game of a known mistake beside the right one.
import * as w from 'words:panes';
import { solving } from 'words:timeline';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { fitToContainer } from '../../board/board';
import boardCss from '../../board/board.module.css';
import type { GameModule, Reason } from '../../board/game-modules';
import { Stage } from '../../board/stage';
import { placeAmong } from '../../board/timeline-unit';
import type { Board, Line } from '../../engine/boundary';
import type { Engine } from '../../engine/engine';
import { state } from '../../game';
import type { State } from '../../game/page';
import type { Mistaken } from '../../game/panes';
import { BETWEEN } from '../../i18n/join';
import { RuleLink } from '../../panes/rule';
import css from './beside.module.css';
import { Script } from './main-line';
import { MistakenGame } from './mistaken-game';

/** What a second board shows, and the engine that has what its drawing asks for. */
type Twin = { state: State; engine: Pick<Engine, 'askOf'> };

function TwinBoard({ gameModule, twin }: { gameModule: GameModule; twin: Twin }) {
  const room = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (!room.current || !canvas.current) return;
    const drawn = new Stage(canvas.current, twin.state, gameModule, twin.engine);
    const stop = fitToContainer(room.current, drawn, twin.state.shown);
    return () => {
      stop();
      drawn.dispose();
    };
  }, [gameModule, twin]);
  const board = twin.state.shown.value?.frame.board;
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

function WithScript({ gameModule }: { gameModule: GameModule }) {
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
      <TwinBoard gameModule={gameModule} twin={script} />
    </>
  );
}

type FiguresProps = {
  name: string;
  gameModule: GameModule;
  ply: number;
  plies: number;
  /** Null where no board can show it. */
  board: Board | null;
  /** What came of the move that led to it, where figures do not say it. */
  step: string;
  /** Why it was made. */
  reason?: Reason | null;
};

/** A position of one of two games in figures. */
function Figures({ name, gameModule, ply, plies, board, step, reason }: FiguresProps) {
  const Said = gameModule.Beside ?? gameModule.Facts;
  return (
    <div class={css.course}>
      <h2>
        {name}
        <br />
        <span class="muted">{placeAmong(ply, plies)}</span>
      </h2>
      {step && <p>{step}</p>}
      {reason && (
        <p>
          {reason.text}
          {BETWEEN}
          <RuleLink rule={reason.rule}>{w.toRule}</RuleLink>
        </p>
      )}
      {board ? <Said board={board} /> : <p>{w.notShown}</p>}
    </div>
  );
}

function WithMistake({ gameModule, of }: { gameModule: GameModule; of: Mistaken }) {
  const twin = useMemo(() => new MistakenGame(of, gameModule), [of, gameModule]);
  useEffect(() => () => twin.close(), [twin]);
  const [frame, shown] = [twin.frame.value, state.shown.value?.frame];
  const board = twin.state.shown.value?.frame.board ?? null;
  const plies = state.opened.value?.line.plies ?? 0;
  const { ply, plies: all } = frame ?? { ply: 0, plies: 0 };
  const said = gameModule.outputOf?.(of.output, ply) ?? '';
  return (
    <>
      <div class={css.courses} role="group" aria-label={w.courses} tabIndex={0}>
        {shown && (
          <Figures
            name={w.byRules}
            gameModule={gameModule}
            ply={shown.ply}
            plies={plies}
            board={shown.board}
            step={said && gameModule.describeStep(shown.board)}
            reason={shown.ply === of.move ? twin.reason.value : null}
          />
        )}
        {frame !== undefined && (
          <Figures name={w.withMistake} gameModule={gameModule} ply={ply} plies={all} board={board} step={said} />
        )}
      </div>
      <TwinBoard gameModule={gameModule} twin={twin} />
    </>
  );
}

export function SideBySide({ gameModule }: { gameModule: GameModule }) {
  const of = state.mistaken.value;
  return of ? <WithMistake gameModule={gameModule} of={of} /> : <WithScript gameModule={gameModule} />;
}
