// The solver's own line of the open case, in a worker of its own, at the move that a person's branch is shown at.
import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Board, Line } from '../../engine/boundary';
import { Engine, latest, unlessGone, unlessLost } from '../../engine/engine';
import type { News, Opened, PositionRef, Source } from '../../engine/protocol';
import { game, state } from '../../game';
import type { State } from '../../game/page';
import { type Shown, shownAfter } from '../../game/shown';

/** Nothing is pointed at, held or hinted at on the second board; where it is looked at is shared. */
export function twinState(state: State, shown: Signal<Shown | null>, opened: Signal<Opened | null>): State {
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

/** The solution beside the page's own line. */
export class Script {
  private readonly shown = signal<Shown | null>(null);
  private readonly opened = signal<Opened | null>(null);
  private readonly ends = { main: signal<Board | null>(null), branch: signal<Board | null>(null) };
  /** What its board shows. */
  readonly state = twinState(state, this.shown, this.opened);
  readonly line = computed(() => this.opened.value?.line ?? null);
  /** The last position, once it is known. */
  readonly end: ReadonlySignal<Board | null> = this.ends.main;
  /** The last position of the branch, once it is known. */
  readonly branchEnd: ReadonlySignal<Board | null> = this.ends.branch;
  readonly engine = new Engine(
    (news: News) => news.news === 'grown' && this.grown(news.opened),
    () => this.engine.end(),
  );
  private of: { source: Source; index: number } | null = null;
  /** The branch whose end is known, or on its way. */
  private weighed = '';
  private endWeighing = () => {};
  private readonly unfollow = game.onChange(() => this.follow());

  constructor() {
    this.follow();
  }

  close(): void {
    this.unfollow();
    this.endWeighing();
    this.engine.end();
  }

  /** Follows the page: another case, another ply, another branch. */
  private follow(): void {
    const [source, now] = [state.lastValid.peek(), state.opened.peek()];
    if (source && now) this.read(source, now.case);
    this.look();
    if (source && now?.line.done) this.weighBranch(source, now);
  }

  private read(source: Source, index: number): void {
    if (this.of?.source === source && this.of.index === index) return;
    this.of = { source, index };
    this.load(this.of);
  }

  private readonly load = latest(async ({ source, index }: { source: Source; index: number }) => {
    this.ends.main.value = null;
    const position = { case: index, moves: '', ply: state.ply.peek() };
    const loaded = await unlessLost(this.engine.ask('load', { source, position }), null);
    if (loaded?.opened) this.grown(loaded.opened);
  });

  private grown(now: Opened): void {
    this.opened.value = now;
    this.look();
    if (now.line.done) this.finish(now);
  }

  private async finish(now: Opened): Promise<void> {
    const snapshot = await unlessGone(this.engine.ask('frame', { ply: now.line.plies }), null);
    if (snapshot?.generation === this.opened.peek()?.generation) this.ends.main.value = snapshot?.frame.board ?? null;
  }

  private readonly look = latest(async () => {
    const [opened, before] = [this.opened.peek(), this.shown.peek()];
    if (!opened) return;
    const ply = Math.min(state.ply.peek(), opened.line.plies);
    if (before?.generation === opened.generation && before.frame.ply === ply) return;
    const snapshot = await unlessGone(this.engine.ask('frame', { ply }), null);
    if (snapshot) this.shown.value = { ...shownAfter(before, snapshot), explanation: null };
  });

  private async weighBranch(source: Source, { case: index, line: { moves } }: Opened): Promise<void> {
    if (this.weighed === moves) return;
    this.weighed = moves;
    this.ends.branch.value = null;
    this.endWeighing();
    const { board, end } = lastOf(source, { case: index, moves, ply: 0 });
    this.endWeighing = end;
    const last = await board;
    if (this.weighed === moves) this.ends.branch.value = last;
  }
}
