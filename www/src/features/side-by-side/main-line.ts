// The solver's own line of the open case, in a worker of its own, at the move that a person's branch is shown at.
import { effect, type Signal, signal } from '@preact/signals';
import type { Board, Line } from '../../engine/boundary';
import { Engine, latest, unlessGone, unlessLost } from '../../engine/engine';
import type { News, Opened, PositionRef, Snapshot, Source } from '../../engine/protocol';
import type { State } from '../../game/page';
import type { Shown } from '../../game/shown';

/** `end`: the last position, once it is known. */
export type Script = {
  state: State;
  line: Signal<Line | null>;
  end: Signal<Board | null>;
  /** The last position of the branch, once it is known. */
  branchEnd: Signal<Board | null>;
  engine: Engine;
  close(): void;
};

/** Nothing is pointed at, held or hinted at on the script's board; where it is looked at is shared. */
function mainLineState(state: State, shown: Signal<Shown | null>, opened: Signal<Opened | null>): State {
  const nothing = signal(null);
  return {
    ...state,
    shown,
    opened,
    hovered: nothing,
    cursor: nothing,
    selected: nothing,
    previewMove: nothing,
    previewBoard: nothing,
    highlight: nothing,
    cellInfo: nothing,
    selectedInfo: nothing,
    plan: signal(new Map()),
    hints: signal(false),
  };
}

/** How the script's board came from the one before it. */
function shownAs({ generation, frame }: Snapshot, before: Shown | null): Shown {
  const stepped = before ? frame.ply - before.frame.ply : 0;
  const way = stepped === 1 ? 'on' : stepped === -1 ? 'back' : 'jump';
  return {
    generation,
    frame,
    explanation: null,
    previousExplanation: null,
    made: null,
    last: before?.frame.board ?? null,
    way,
  };
}

/** The last position of a line, played to its end in a worker that ends with the answer. */
function lastOf(source: Source, position: PositionRef): { board: Promise<Board | null>; end(): void } {
  let keep = (_: Line | null) => {};
  const played = new Promise<Line | null>((resolve) => {
    keep = resolve;
  });
  const hear = ({ line }: Opened) => line.done && keep(line);
  const end = () => {
    keep(null);
    engine.end();
  };
  const engine = new Engine((news: News) => news.news === 'grown' && hear(news.opened), end);
  const last = async () => {
    const { opened } = await engine.ask('load', { source, position });
    if (opened) hear(opened);
    const line = opened && (await played);
    return line && (await engine.ask('frame', { ply: line.plies })).frame.board;
  };
  return {
    board: unlessGone(last(), null).finally(end),
    end,
  };
}

export function openScript(state: State): Script {
  const shown = signal<Shown | null>(null);
  const opened = signal<Opened | null>(null);
  const line = signal<Line | null>(null);
  const [end, branchEnd] = [signal<Board | null>(null), signal<Board | null>(null)];
  const engine = new Engine(
    (news: News) => news.news === 'grown' && grown(news.opened),
    () => engine.end(),
  );

  function grown(now: Opened): void {
    opened.value = now;
    line.value = now.line;
    follow(state.ply.peek());
    if (now.line.done) finish(now);
  }

  async function finish(now: Opened): Promise<void> {
    const snapshot = await unlessGone(engine.ask('frame', { ply: now.line.plies }), null);
    if (snapshot?.generation === opened.peek()?.generation) end.value = snapshot?.frame.board ?? null;
  }

  const follow = latest(async (ply: number) => {
    const at = Math.min(ply, opened.peek()?.line.plies ?? 0);
    const before = shown.peek();
    if (before?.generation === opened.peek()?.generation && before?.frame.ply === at) return;
    const snapshot = await unlessGone(engine.ask('frame', { ply: at }), null);
    if (snapshot) shown.value = shownAs(snapshot, before);
  });

  const load = latest(async ({ source, index }: { source: Source; index: number }) => {
    end.value = null;
    const position = { case: index, moves: '', ply: state.ply.peek() };
    const loaded = await unlessLost(engine.ask('load', { source, position }), null);
    if (loaded?.opened) grown(loaded.opened);
  });

  let of: { source: Source; index: number } | null = null;
  function read(source: Source, index: number): void {
    if (of?.source === source && of.index === index) return;
    of = { source, index };
    load(of);
  }

  let weighed = '';
  let endOfBranch = () => {};
  async function weighBranch({ moves }: Line): Promise<void> {
    const [source, now] = [state.lastValid.peek(), state.opened.peek()];
    if (!source || !now || weighed === moves) return;
    weighed = moves;
    branchEnd.value = null;
    endOfBranch();
    const { board, end } = lastOf(source, { case: now.case, moves, ply: 0 });
    endOfBranch = end;
    const last = await board;
    if (weighed === moves) branchEnd.value = last;
  }

  const stops = [
    effect(() => {
      const [source, now] = [state.lastValid.value, state.opened.value];
      if (source && now) read(source, now.case);
    }),
    effect(() => follow(state.ply.value)),
    effect(() => {
      const now = state.opened.value?.line;
      if (now?.done) weighBranch(now);
    }),
  ];

  return {
    state: mainLineState(state, shown, opened),
    line,
    end,
    branchEnd,
    engine,
    close: () => {
      for (const stop of stops) stop();
      endOfBranch();
      engine.end();
    },
  };
}
