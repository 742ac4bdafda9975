// The game that is open: the case in play with its line of moves, and the position that is shown.
//
// Methods ask the engine, and signals show what it has answered. A line has the identity of the request that made it, its generation:
// what is answered for another one is dropped. Of the positions that are asked for while the engine is busy only the last is sent,
// and each that was sent is shown, so that the board follows a hand on the timeline.
import { batch } from '@preact/signals';
import type { Frame, IllegalMove } from '../engine/boundary';
import { type Engine, latest, unlessGone } from '../engine/engine';
import type { Landing, News, Opened, PositionRef, Snapshot } from '../engine/protocol';
import { Listeners } from '../lib/listeners';
import { assign, type ReadonlySignals, type Signals, signalsOf } from '../lib/signals';
import { Marks } from './marks';
import { BEGINNING, isOpeningCase, lastUserPly } from './moment';
import type { Notices } from './notices';
import { isSamePosition, type Shown, shownAfter } from './shown';
import { Timeline } from './timeline';

export type GameState = {
  /** Where the next reading or opening should land. */
  target: PositionRef;
  /** Whether the engine has answered the last opening asked for. */
  isCurrent: boolean;
  /** The open case of the last input without errors. */
  opened: Opened | null;
  /** The ply wanted; `shown` follows as the engine answers. */
  ply: number;
  shown: Shown | null;
  /** Whether a person's move is with the engine. */
  isMoving: boolean;
  /** Whether a person stopped the solver's thinking. */
  stopped: boolean;
};

const start: GameState = {
  target: BEGINNING,
  isCurrent: false,
  opened: null,
  ply: 0,
  shown: null,
  isMoving: false,
  stopped: false,
};

export class Game {
  private readonly own: Signals<GameState> = signalsOf(start);
  readonly state: ReadonlySignals<GameState> = this.own;
  readonly timeline = new Timeline(this);
  readonly marks: Marks;
  /** Count the moves and the steps that a person has asked for. */
  private moves = 0;
  private steps = 0;
  private readonly listeners = new Listeners();
  private readonly walkers = new Listeners();

  constructor(
    private readonly engine: Pick<Engine, 'ask'>,
    private readonly notices: Notices,
  ) {
    this.marks = new Marks(engine, this.own.shown);
  }

  /** Calls `run` when another line or position is there, or another ply is wanted. Returns what ends that. */
  onChange(run: () => void): () => void {
    return this.listeners.add(run);
  }

  /** Calls `run` when the board goes from one position of a line to another. Returns what ends that. */
  onStep(run: () => void): () => void {
    return this.walkers.add(run);
  }

  /**
   * Makes a move at the position that is shown. Not while another case or text is on its way, nor in the solver's turn. Resolves with
   * whether it was made; a refusal is said.
   */
  async move(move: string): Promise<boolean> {
    const shown = this.own.shown.peek();
    if (!shown || !this.own.isCurrent.peek() || this.timeline.state.awaitingReply.peek()) return false;
    const [nth, { steps }, { generation, frame }] = [++this.moves, this, shown];
    this.own.isMoving.value = true;
    const answer = await unlessGone(this.engine.ask('step', { generation, ply: frame.ply, move }), null);
    return batch(() => {
      if (nth === this.moves) this.own.isMoving.value = false;
      if (!answer || this.own.opened.peek()?.generation !== generation) return false;
      if (!('opened' in answer)) return this.refuse(answer, shown);
      this.moved(answer, frame, steps === this.steps);
      return true;
    });
  }

  /** Where a move would lead from the position that is shown; null if it is refused, which is said. */
  async tryMove(move: string): Promise<Frame | null> {
    const shown = this.own.shown.peek();
    if (!shown) return null;
    const answer = await unlessGone(this.engine.ask('peek', { ply: shown.frame.ply, move }), null);
    if (!answer || 'board' in answer) return answer;
    this.refuse(answer, shown);
    return null;
  }

  /** Goes to a ply; to one of the case that is wanted while that is still being opened. Nothing moves on by itself then. */
  go(ply: number): void {
    batch(() => {
      this.timeline.rest();
      if (isOpeningCase(this.own)) this.own.target.value = { ...this.own.target.peek(), ply: Math.max(0, ply) };
      else this.step(ply);
    });
  }

  /** Goes back to before a person's last move. */
  undo(): void {
    const to = lastUserPly(this.own.opened.peek()?.line, this.timeline.state.userPlies.peek(), this.own.ply.peek());
    if (to === null) return;
    batch(() => {
      this.timeline.rest();
      this.step(to);
    });
  }

  /** Goes to a ply of the line, at most to its last one, as time passes. */
  walk(ply: number): void {
    const line = this.own.opened.peek()?.line;
    if (!line) return;
    this.own.ply.value = Math.max(0, line.done ? Math.min(ply, line.plies) : ply);
    this.listeners.tell();
    this.look();
  }

  /** Stops the solver's thinking, or goes on with it. */
  think(on: boolean): void {
    this.own.stopped.value = !on;
    const ply = this.own.shown.peek()?.frame.ply ?? 0;
    unlessGone(on ? this.engine.ask('resume', { ply }) : this.engine.ask('stop', null), null);
  }

  /** The engine tells more of the line, or more evidence for the position that is shown. */
  hear(news: News): void {
    if (news.news === 'grown' && this.own.opened.peek()?.generation === news.opened.generation)
      batch(() => this.land(news.opened, this.own.ply.peek()));
    else if (news.news === 'explained') {
      const { generation, ply, explanation } = news;
      const shown = this.own.shown.peek();
      if (shown?.generation === generation && shown.frame.ply === ply) this.own.shown.value = { ...shown, explanation };
    }
  }

  /** Another opening is asked for, which will land at `target`. */
  expect(target: PositionRef): void {
    assign(this.own, { target, isCurrent: false, stopped: false });
    this.timeline.pause();
  }

  /** An opening was answered; `isCurrent`: the last one that was asked for. Its line lands at a ply, if it has one. */
  answered(isCurrent: boolean, landing: Landing | null, ply: number): void {
    this.own.isCurrent.value = isCurrent;
    if (!landing) return;
    this.show(landing.snapshot);
    this.land(landing.opened, ply);
    // A case beyond the last was asked for before the text was read.
    if (isCurrent) this.own.target.value = { ...this.own.target.peek(), case: landing.opened.case };
  }

  /** Another board is another place to look at. */
  clearMarks(): void {
    this.marks.clear();
    this.timeline.clear();
  }

  /** Nothing is open. An answer that is still to come belongs to the game that was left. */
  leave(): void {
    assign(this.own, { opened: null, shown: null, isMoving: false });
    this.marks.setTool(null);
    this.timeline.leaveGame();
    this.clearMarks();
    this.listeners.tell();
  }

  /** A step of a person. */
  private step(ply: number): void {
    this.steps += 1;
    this.walk(ply);
  }

  /** Has the wanted position shown, as far as the line has come. */
  private readonly look = latest(async () => {
    const [opened, ply, shown] = [this.own.opened.peek(), this.own.ply.peek(), this.own.shown.peek()];
    const isThere = shown?.generation === opened?.generation && shown?.frame.ply === ply;
    if (!opened || ply > opened.line.plies || isThere) return;
    const snapshot = await unlessGone(this.engine.ask('frame', { ply }), null);
    if (snapshot && snapshot.generation === this.own.opened.peek()?.generation) this.show(snapshot);
  });

  /** The line goes on from a person's move at a position. `stays`: the person has not gone elsewhere since. */
  private moved({ opened, snapshot }: Landing, from: Frame, stays: boolean): void {
    this.notices.clear();
    this.marks.preview(null);
    this.timeline.moved(from, stays);
    // A position up to the move is on both lines, so the step is drawn as one. A later one is of the line before.
    const shown = this.own.shown.peek();
    if (shown && shown.frame.ply <= from.ply) this.own.shown.value = { ...shown, generation: opened.generation };
    if (stays) this.show(snapshot);
    this.land(opened, stays ? from.ply + 1 : this.own.ply.peek());
  }

  private refuse(illegal: IllegalMove, { frame }: Shown): false {
    this.notices.say({ kind: 'illegal', game: frame.board.game, illegal });
    return false;
  }

  private land(opened: Opened, ply: number): void {
    this.own.opened.value = opened;
    this.walk(ply);
  }

  private show(snapshot: Snapshot): void {
    batch(() => {
      const before = this.own.shown.peek();
      const now = shownAfter(before, snapshot);
      this.own.shown.value = now;
      this.marks.arrive(!isSamePosition(before, now));
      if (before?.generation === now.generation && before.frame.ply !== now.frame.ply) this.walkers.tell();
      this.timeline.arrive(now);
    });
    this.listeners.tell();
  }
}
