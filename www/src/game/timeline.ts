// Who moves on from the position that is shown, and when: playing, and the wait for the solver or for luck.
import { batch, effect } from '@preact/signals';
import type { Frame, Line } from '../engine/boundary';
import type { Opened } from '../engine/protocol';
import { assign, type ReadonlySignals, type Signals, setter, signalsOf } from '../lib/signals';
import { until } from '../lib/until';
import { nearestEvent } from './moment';
import type { Shown } from './shown';

/** Milliseconds a step. */
export const SPEEDS = [2000, 1500, 1000, 700, 500, 300, 200, 100, 50] as const;
/** Milliseconds that the dice take at most. */
const DICE = 250;

export type TimelineState = {
  playing: boolean;
  /** Milliseconds a step. */
  speed: number;
  /** The plies at which a person has moved by hand, rising. */
  userPlies: number[];
  /** Whether the solver answers a person's moves. */
  autoReply: boolean;
  /** The player that a person is, where the solver plays the other; null = none. */
  playerSide: number | null;
  /** Whether the answer to a person's last move is still to be shown. */
  awaitingReply: boolean;
};

const start: TimelineState = {
  playing: false,
  speed: 500,
  userPlies: [],
  autoReply: false,
  playerSide: null,
  awaitingReply: false,
};

/** The game whose time it is. */
type Walk = {
  state: ReadonlySignals<{ opened: Opened | null; ply: number; shown: Shown | null }>;
  walk(ply: number): void;
};

export class Timeline {
  private readonly own: Signals<TimelineState> = signalsOf(start);
  readonly state: ReadonlySignals<TimelineState> = this.own;
  private timer = 0;

  constructor(private readonly game: Walk) {}

  /** From now on time passes. */
  start(): void {
    effect(() => this.setClock());
  }

  /** From the end it begins anew. */
  play(): void {
    const line = this.line();
    const canPlay = !!line && !(line.done && line.plies === 0);
    if (canPlay && line.done && this.ply() >= line.plies) this.game.walk(0);
    this.own.playing.value = canPlay;
  }

  pause(): void {
    this.own.playing.value = false;
  }

  togglePlaying(): void {
    if (this.own.playing.peek()) this.pause();
    else this.play();
  }

  /** Nothing moves on by itself. */
  rest(): void {
    assign(this.own, { playing: false, awaitingReply: false });
  }

  /** A step of whoever moves on by himself. */
  tick(): void {
    const line = this.line();
    if (!line || !(this.own.playing.peek() || this.own.awaitingReply.peek())) return;
    batch(() => {
      this.own.awaitingReply.value = false;
      if (this.ply() < line.plies) this.game.walk(this.ply() + 1);
      if (line.done && this.ply() >= line.plies) this.own.playing.value = false;
    });
  }

  /** Goes to the next marked ply on one side. */
  toEvent(step: 1 | -1): void {
    this.own.playing.value = false;
    const found = nearestEvent(this.line()?.events ?? [], this.ply(), step);
    if (found) this.game.walk(found.ply);
  }

  readonly setSpeed = setter(this.own.speed);

  /** Faster or slower by one of the speeds. */
  changePace(step: 1 | -1): void {
    const speeds: readonly number[] = SPEEDS;
    const at = speeds.findIndex((speed) => speed <= this.own.speed.peek());
    this.own.speed.value = speeds[Math.min(speeds.length - 1, Math.max(0, at + step))] ?? 500;
  }

  setAutoReply(autoReply: boolean): void {
    assign(this.own, autoReply ? { autoReply } : { autoReply, awaitingReply: false });
  }

  setPlayerSide(playerSide: number | null): void {
    batch(() => {
      assign(this.own, { playerSide, playing: false });
      this.awaitOther();
    });
  }

  /** The dice fall at once, as a person's next move is already there. Whether their answer is what is shown next. */
  async skipChance(): Promise<boolean> {
    const { shown } = this.game.state;
    const before = shown.peek();
    if (this.own.awaitingReply.peek()) this.tick();
    await until(() => shown.value !== before);
    const after = shown.peek();
    return after?.generation === before?.generation && after?.frame.ply === Number(before?.frame.ply) + 1;
  }

  /** Lets the solver play if a person has the other seat. */
  awaitOther(): void {
    const [seat, turn] = [this.own.playerSide.peek(), this.game.state.shown.peek()?.frame.turn];
    this.own.awaitingReply.value = seat !== null && turn?.kind === 'player' && turn.player !== seat;
  }

  /** A person has moved at a position; `stays`: and has not gone elsewhere since. */
  moved({ ply, turn }: Frame, stays: boolean): void {
    const hasRival =
      this.own.autoReply.peek() || (turn.kind === 'player' && turn.player === this.own.playerSide.peek());
    const userPlies = [...this.own.userPlies.peek().filter((before) => before < ply), ply];
    assign(this.own, { playing: false, awaitingReply: stays && hasRival, userPlies });
  }

  /** A position is shown. The dice answer by themselves. */
  arrive({ way, frame }: Shown): void {
    if (way === 'jump') this.own.awaitingReply.value = false;
    else if (way === 'on' && this.own.userPlies.peek().at(-1) === frame.ply - 1 && frame.turn.kind === 'chance')
      this.own.awaitingReply.value = true;
  }

  /** Nobody has moved by hand on the line that comes. */
  forgetMoves(): void {
    this.own.userPlies.value = [];
  }

  /** Another board is played. */
  clear(): void {
    assign(this.own, { awaitingReply: false, userPlies: [] });
  }

  /** Another game has other players. */
  leaveGame(): void {
    assign(this.own, { playing: false, autoReply: false, playerSide: null });
  }

  private line(): Line | undefined {
    return this.game.state.opened.peek()?.line;
  }

  private ply(): number {
    return this.game.state.ply.peek();
  }

  /** The next tick comes a while after the wanted position is shown. */
  private setClock(): void {
    clearTimeout(this.timer);
    const { opened, ply, shown } = this.game.state;
    const now = shown.value;
    const runs = this.own.playing.value || this.own.awaitingReply.value;
    if (!runs || now?.frame.ply !== ply.value) return;
    // At the end of a line that still grows, the news that it grew starts the clock.
    if (now.frame.ply >= (opened.peek()?.line.plies ?? 0)) void opened.value;
    const speed = this.own.speed.value;
    const wait = now.frame.turn.kind === 'chance' ? Math.min(speed / 2, DICE) : speed;
    this.timer = window.setTimeout(() => this.tick(), wait);
  }
}
