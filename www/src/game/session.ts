// Joins the state to the two engines: what the state asks for goes out, what comes back is an intent.
import { batch, effect } from '@preact/signals';
import type { GameName, IllegalMove } from '../engine/boundary';
import { Engine, EngineLost, latest, type StartWorker, startWorker } from '../engine/engine';
import type { News, PositionRef, Source } from '../engine/protocol';
import { runLater } from '../lib/scheduler';
import { type BoardCell, sameCell, type Tile } from './cells';
import { currentPosition } from './moment';
import { type Attempt, guesses, type ReadonlyState, type SeededGame } from './state';
import { update } from './update';

const MOST_LOSSES = 2;
/** Milliseconds that the dice take at most. */
const DICE = 250;

type Want = { requestId: number; source: Source; position: PositionRef; rebuilt: boolean };

export class Session {
  private worker: StartWorker | undefined;
  private readonly session = this.engine(() => this.sessionLost());
  private readonly thinker = this.engine(() => this.thinkerLost());
  /** What the session's worker has read last; null: nothing, or an ended worker did. */
  private read: Source | null = null;
  /** Engines lost since a person last asked for something: an input that ends every engine must not do so for ever. */
  private losses = 0;
  private answering = { id: 0, begun: false, busy: false, source: null as Source | null };

  constructor(private readonly state: ReadonlyState) {}

  private engine(onLost: () => void): Engine {
    return new Engine(
      (news) => this.hear(news),
      onLost,
      (name) => (this.worker ?? startWorker)(name),
    );
  }

  /** From now on the engines do what the state asks for. `worker` starts one; else it is the page's own script. */
  start(worker?: StartWorker): void {
    this.worker = worker;
    effect(() => this.requestOpen());
    effect(() => this.requestMove());
    effect(() => this.requestGame());
    effect(() => this.requestFrame());
    effect(() => this.requestCellInfo());
    effect(() => this.requestSelectedInfo());
    effect(() => this.requestPreview());
    effect(() => this.scheduleTick());
    effect(() => this.stopOrResume());
  }

  /** Has the engine fetched, before there is a text for it. */
  preloadEngine(): void {
    this.session.ask('ready', { game: this.state.tab.peek() }).catch(() => {});
  }

  /** From now on the judge's output of what has been read is kept in the state. */
  keepOutput(): void {
    effect(() => this.requestOutput());
  }

  /** The dice fall at once, as a person's next move is already there. Whether their answer is what is shown next. */
  skipChance(): Promise<boolean> {
    const before = this.state.shown.peek();
    if (this.state.awaitingReply.peek()) update(this.state, { kind: 'tick' });
    return new Promise((resolve) => {
      const stop = effect(() => {
        const after = this.state.shown.value;
        if (after === before) return;
        resolve(after?.generation === before?.generation && after?.frame.ply === Number(before?.frame.ply) + 1);
        stop();
      });
    });
  }

  private requestMove(): void {
    const attempt = this.state.attempt.value;
    if (!attempt) return;
    const made = guesses(this.state.teach.peek()) ? this.guess(attempt) : this.move(attempt);
    made.finally(() => update(this.state, { kind: 'attempted', attempt }));
  }

  private async move({ move, generation, ply }: Attempt): Promise<void> {
    const { game } = this.state.source.peek();
    const reply = await this.session.ask('step', { generation, ply, move }).catch(() => null);
    if (!reply) return;
    if ('opened' in reply)
      batch(() => {
        update(this.state, { kind: 'stepped', opened: reply.opened, ply: ply + 1 });
        update(this.state, { kind: 'snapshot', snapshot: reply.snapshot });
      });
    else this.refuse(game, reply);
  }

  private refuse(game: GameName, illegal: IllegalMove): void {
    update(this.state, { kind: 'notice', notice: { kind: 'illegal', game, illegal } });
  }

  /** A class's guess is kept, not played. */
  private async guess({ move, ply }: Attempt): Promise<void> {
    const { game } = this.state.source.peek();
    const reply = await this.session.ask('peek', { ply, move }).catch(() => null);
    const teach = this.state.teach.peek();
    if (!reply || !teach || !guesses(teach)) return;
    if ('board' in reply) update(this.state, { kind: 'teach', teach: { ...teach, guess: reply.move } });
    else this.refuse(game, reply);
  }

  decode(bytes: Uint8Array) {
    return this.session.ask('decode', { bytes }, [bytes.buffer]);
  }

  tile({ x, y, side, stride }: Tile) {
    return this.session.ask('region', { x: String(x), y: String(y), side, stride });
  }

  /** Whether a move of Pursuit leads where one of some others does from the position that is shown. */
  same(move: string, others: string[]) {
    const ply = this.state.shown.peek()?.frame.ply ?? 0;
    return this.session.ask('equivalent', { ply, move, others }).catch(() => false);
  }

  /** How a cell comes by its value at the position that is shown. */
  cellInfo({ x, y }: BoardCell) {
    const ply = this.state.shown.peek()?.frame.ply ?? 0;
    return this.session.ask('cellInfo', { ply, x: String(x), y: String(y) }).catch(() => null);
  }

  /** The line up to the position that is shown, as a text that plays it again. */
  record() {
    const ply = this.state.shown.peek()?.frame.ply ?? 0;
    return this.session.ask('toReplay', { ply }).catch(() => null);
  }

  /** What programs are given at some plies of the line. */
  prompts(from: number, to: number) {
    return this.session.ask('programInputs', { from, to }).catch(() => null);
  }

  /** The move that a program's output stands for at a ply of the line. */
  programMove(ply: number, output: string) {
    return this.session.ask('programMove', { ply, output }).catch(() => null);
  }

  /** The board that the game of a seed begins with. */
  board(game: GameName, seed: string, alphabet: string) {
    return this.session.ask('board', { game, seed, alphabet });
  }

  private requestGame(): void {
    const game = this.state.newGame.value;
    if (game) this.openGame(game).catch(() => {});
  }

  private async openGame(game: SeededGame): Promise<void> {
    const { seed, alphabet, nodes } = game;
    const text = await this.board(this.state.source.peek().game, seed, alphabet);
    if (this.state.newGame.peek() !== game) return;
    update(this.state, { kind: 'game', text, options: `alphabet=${alphabet} seed=${seed} nodes=${nodes}` });
  }

  landmarks() {
    return this.session.ask('landmarks', null);
  }

  /** Traps an engine; the tests see that nothing is lost. */
  trap(which: 'session' | 'thinker'): void {
    this[which].ask('trap', null).catch(() => {});
  }

  /** Ends a worker without a word. */
  close(which: 'session' | 'thinker'): void {
    this[which].ask('close', null).catch(() => {});
  }

  private requestOpen(): void {
    const requestId = this.state.requestId.value;
    this.losses = 0;
    if (requestId > 0)
      this.open({ requestId, source: this.state.source.peek(), position: this.state.target.peek(), rebuilt: false });
  }

  private readonly open = latest(async (want: Want) => {
    try {
      if (this.read === want.source) await this.openCase(want);
      else await this.load(want);
    } catch (error) {
      if (!(error instanceof EngineLost)) this.refused(want, error);
    }
  });

  /** A text is read as it is, with its mistakes; a link's options and moves may belong to no game. */
  private refused({ requestId, source, position }: Want, error: unknown): void {
    if (source.options === '' && position.moves === '') throw error;
    if (requestId !== this.state.requestId.peek()) return;
    const draft = { source: { ...source, options: '' }, position: { case: position.case, moves: '', ply: 0 } };
    update(this.state, { kind: 'visit', tab: source.game, draft });
    update(this.state, { kind: 'notice', notice: { kind: 'withoutOptions' } });
  }

  private async openCase(want: Want): Promise<void> {
    const reply = await this.session.ask('open', { position: want.position });
    update(this.state, { kind: 'opened', requestId: want.requestId, ply: this.landing(want), ...reply });
  }

  private async load(want: Want): Promise<void> {
    const { requestId, source, position } = want;
    const loaded = await this.session.ask('load', { source, position });
    if (loaded.opened) this.read = source;
    update(this.state, { kind: 'loaded', requestId, source, ply: this.landing(want), loaded });
  }

  /** A person may have gone on while a case was opened, or a lost engine replaced. */
  private landing({ requestId, rebuilt, position }: Want): number {
    if (rebuilt) return this.state.ply.peek();
    return requestId === this.state.requestId.peek() ? this.state.target.peek().ply : position.ply;
  }

  private wanted = '';

  private requestFrame(): void {
    const opened = this.state.opened.value;
    const ply = this.state.ply.value;
    const shown = this.state.shown.value;
    if (!opened || ply > opened.line.plies) return;
    if (shown?.generation === opened.generation && shown.frame.ply === ply) return;
    const key = `${opened.generation} ${ply}`;
    if (key !== this.wanted) this.frame(ply);
    this.wanted = key;
  }

  private readonly frame = latest(async (ply: number) => {
    const snapshot = await this.session.ask('frame', { ply }).catch(() => null);
    this.wanted = '';
    if (snapshot) update(this.state, { kind: 'snapshot', snapshot });
  });

  private requestCellInfo(): void {
    const cell = this.state.hovered.value ?? this.state.cursor.value;
    const shown = this.state.shown.value;
    if (cell && shown) this.look({ cell, generation: shown.generation, ply: shown.frame.ply });
  }

  private readonly look = latest(async (want: { cell: BoardCell; generation: number; ply: number }) => {
    const seen = this.state.cellInfo.peek();
    if (seen && sameCell(seen.cell, want.cell) && seen.generation === want.generation && seen.ply === want.ply) return;
    const info = await this.cellInfo(want.cell);
    update(this.state, { kind: 'cellInfo', answer: { ...want, info } });
  });

  private requestSelectedInfo(): void {
    const cell = this.state.selected.value;
    const shown = this.state.shown.value;
    if (cell && shown) this.hand({ cell, generation: shown.generation, ply: shown.frame.ply });
  }

  private readonly hand = latest(async (want: { cell: BoardCell; generation: number; ply: number }) => {
    const info = await this.cellInfo(want.cell);
    update(this.state, { kind: 'selectedInfo', answer: { ...want, info } });
  });

  private requestPreview(): void {
    const move = this.state.previewMove.value;
    const shown = this.state.shown.value;
    if (move !== null && shown) this.peek({ move, generation: shown.generation, ply: shown.frame.ply });
  }

  private readonly peek = latest(async (want: { move: string; generation: number; ply: number }) => {
    const reply = await this.session.ask('peek', { ply: want.ply, move: want.move }).catch(() => null);
    if (reply && 'board' in reply)
      update(this.state, { kind: 'previewBoard', preview: { ...want, board: reply.board } });
  });

  private requestOutput(): void {
    const source = this.state.lastValid.value;
    if (source === this.answering.source) return;
    this.stopThinker();
    this.answering = { id: 0, begun: false, busy: false, source };
    if (source) runLater(() => this.answering.source === source && this.answer(source));
  }

  /** The thinker drops what it is at: a long game would keep the next text waiting. */
  private stopThinker(): void {
    if (this.answering.busy) this.thinker.renew();
  }

  private answer(source: Source): void {
    this.thinker.ask('answer', { source }).catch(() => {});
    this.answering = { id: this.thinker.latest, begun: false, busy: true, source };
  }

  private hear(news: News): void {
    if (news.news === 'grown') update(this.state, { kind: 'grown', opened: news.opened });
    else if (news.news === 'explained') {
      const { generation, ply, explanation } = news;
      update(this.state, { kind: 'explained', generation, ply, explanation });
    } else if (news.news === 'answered' && news.id === this.answering.id) {
      const { chunks, cases, done } = news;
      const { source, begun } = this.answering;
      if (source) update(this.state, { kind: 'answered', source, first: !begun, chunks, cases, done });
      this.answering.begun = true;
      this.answering.busy = !done;
    }
  }

  private timer = 0;

  private scheduleTick(): void {
    clearTimeout(this.timer);
    const shown = this.state.shown.value;
    const runs = this.state.playing.value || this.state.awaitingReply.value;
    if (!runs || shown?.frame.ply !== this.state.ply.value) return;
    // At the end of a line that still grows, the news that it grew starts the clock.
    if (shown.frame.ply >= (this.state.opened.peek()?.line.plies ?? 0)) void this.state.opened.value;
    const speed = this.state.speed.value;
    const wait = shown.frame.turn.kind === 'chance' ? Math.min(speed / 2, DICE) : speed;
    this.timer = window.setTimeout(() => update(this.state, { kind: 'tick' }), wait);
  }

  private wasStopped = false;

  private stopOrResume(): void {
    const stopped = this.state.stopped.value;
    if (stopped === this.wasStopped) return;
    this.wasStopped = stopped;
    const ply = this.state.shown.peek()?.frame.ply ?? 0;
    const reply = stopped ? this.session.ask('stop', null) : this.session.ask('resume', { ply });
    reply.catch(() => {});
  }

  /** False, and said, when engines end again and again. */
  private mayReplace(): boolean {
    this.losses += 1;
    const kind = this.losses > MOST_LOSSES ? 'engineGone' : 'engineReplaced';
    update(this.state, { kind: 'notice', notice: { kind } });
    return kind === 'engineReplaced';
  }

  private sessionLost(): void {
    this.read = null;
    if (this.mayReplace()) this.rebuild();
  }

  /** First the board that is shown, then the text as it stands, which may not be readable just now. */
  private async rebuild(): Promise<void> {
    const last = this.state.lastValid.peek();
    const requestId = this.state.requestId.peek();
    const position = currentPosition(this.state);
    const source = this.state.source.peek();
    if (last && last !== source)
      await this.load({ requestId: -1, source: last, position, rebuilt: true }).catch(() => {});
    this.open({ requestId, source, position, rebuilt: true });
  }

  private thinkerLost(): void {
    const { source } = this.answering;
    if (source && this.mayReplace()) this.answer(source);
  }
}
