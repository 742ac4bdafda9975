// The judge of Solitaire Chess beside a program: it reads what the program writes, and has replied when the program reads on.
// They share a worker, and a read that waits is a call: a frame without an origin has no SharedArrayBuffer.
import { initSync, Referee } from '../../../../pkg/referee/engine_referee.js';
import type { GameOutcome, GameRequest, PlayedGame } from '../played-game';
import type { Dialogue, ErrorStream, Read, Write } from './streams';

/** Ends a program that reads when no reply can come any more: it has sent no removal, or has not flushed it. */
class NothingToRead extends Error {}

/** Ends a program that has broken a rule. */
class GameLost extends Error {}

/** Takes the judge's module. */
export function takeJudge(bytes: Uint8Array<ArrayBuffer> | null): void {
  if (bytes) initSync({ module: new WebAssembly.Module(bytes) });
}

/** One game. */
export class JudgedGame implements Dialogue {
  private readonly referee: Referee;
  private unread: Uint8Array;
  private isStuck = false;
  private readonly marks: number[] = [];

  /** `tell` takes the game as far as it is played, each time that it goes on: a program that is ended by a limit has played, too. */
  constructor(
    { seed, alphabet }: GameRequest,
    private readonly errors: ErrorStream,
    private readonly tell: (game: PlayedGame) => void,
  ) {
    this.referee = new Referee(seed, alphabet);
    this.unread = new TextEncoder().encode(this.referee.transcript());
    this.tell(this.played());
  }

  /**
   * # Throws
   *
   * An error that ends the program, if nothing can come any more. After `0 0` the input is at its end.
   */
  readonly read: Read = (most) => {
    const bytes = this.unread.subarray(0, most);
    this.unread = this.unread.subarray(bytes.length);
    if (bytes.length > 0 || this.isScored()) return bytes;
    this.isStuck = true;
    throw new NothingToRead('no reply can come');
  };

  /**
   * # Throws
   *
   * An error that ends the program, if a rule is broken.
   */
  readonly write: Write = (bytes) => {
    const replies = this.referee.receive(bytes);
    this.mark();
    this.unread = joined(this.unread, replies);
    const isOver = this.referee.outcome() !== undefined;
    if (isOver || replies.length > 0) this.tell(this.played());
    if (isOver && !this.isScored()) throw new GameLost('the game is lost');
  };

  /** The program has ended. */
  end(): void {
    this.referee.close();
    this.mark();
    this.tell(this.played());
    this.referee.free();
  }

  private mark(): void {
    while (this.marks.length < this.referee.removals()) this.marks.push(this.errors.length);
  }

  private isScored(): boolean {
    return this.referee.outcome() === 'scored';
  }

  private played(): PlayedGame {
    const { referee, marks } = this;
    const outcome = (referee.outcome() ?? null) as GameOutcome | null;
    return {
      transcript: referee.transcript(),
      total: referee.total(),
      outcome,
      line: referee.line(),
      found: referee.found(),
      isStuck: this.isStuck && outcome === null,
      marks: [...marks],
    };
  }
}

function joined(before: Uint8Array, after: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(before.length + after.length);
  bytes.set(before);
  bytes.set(after, before.length);
  return bytes;
}
