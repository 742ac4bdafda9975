// One case in play: its positions, the line that is extended, and the evidence that grows.
import type { Explanation, Line } from './boundary';
import type { EngineDesk } from './desk';
import type { Calls, Loaded, News, Opened, PositionRef, Snapshot, Source } from './protocol';
import { paced, SLICE } from './slices';
import { NEWS_EVERY, type Tasks } from './tasks';

const isDone = (why: Explanation | null) => !why || !('thought' in why) || why.thought.done;

export class Play {
  private opened: Opened | null = null;

  constructor(
    private readonly desk: EngineDesk,
    private readonly tasks: Tasks,
    private readonly tell: (news: News) => void,
  ) {}

  /** Reads a source and opens a case; one with an error leaves what stands. */
  load(id: number, source: Source, position: PositionRef): Loaded {
    const next = this.desk.read(source);
    const parsed = next.parsed();
    if (parsed.error || parsed.cases === 0) {
      next.free();
      return { parsed, opened: null, snapshot: null };
    }
    this.desk.put(next);
    return { parsed, ...this.open(id, { ...position, case: Math.min(position.case, parsed.cases - 1) }) };
  }

  open(id: number, position: PositionRef): { opened: Opened; snapshot: Snapshot } {
    const first = this.desk.open.open(position.case);
    const line = position.moves === '' ? first : this.desk.open.replay(position.moves);
    const opened = this.begin(id, position.case, line);
    const stands = position.ply <= opened.line.plies || opened.line.done;
    return { opened, snapshot: this.snapshotAt(stands ? position.ply : 0) };
  }

  snapshotAt(ply: number): Snapshot {
    if (!this.opened) throw new Error('no case is open');
    const at = Math.min(ply, this.opened.line.plies);
    const frame = this.desk.open.frame(at);
    const past = frame.person ? this.desk.open.explain(at - 1) : null;
    const why = this.desk.open.explain(at);
    this.growEvidence(this.opened.generation, at, why);
    return { generation: this.opened.generation, frame, why, past };
  }

  step(id: number, generation: number, ply: number, move: string): Calls['step']['reply'] {
    if (generation !== this.opened?.generation) throw new Error('stale');
    const line = this.desk.open.step(ply, move);
    const isLine = 'plies' in line && this.opened;
    return isLine ? this.begin(id, this.opened.case, line) : (line as Calls['step']['reply']);
  }

  /** No thinking until the next question. */
  stop(): null {
    this.tasks.end('weigh');
    this.tasks.end('line');
    return null;
  }

  /** Goes on where `stop` ended it. */
  resume(ply: number): null {
    if (!this.opened) return null;
    if (!this.opened.line.done) this.grow(this.opened);
    this.growEvidence(this.opened.generation, ply, this.desk.open.explain(ply));
    return null;
  }

  /** Most lines are solved within this first slice, so their length arrives with their first frame. */
  private begin(generation: number, index: number, line: Line): Opened {
    const opened = { generation, case: index, place: this.desk.open.place(index), line };
    this.opened = opened;
    this.tasks.end('weigh');
    if (this.extend(opened, SLICE / 2)) this.grow(opened);
    else this.tasks.end('line');
    return opened;
  }

  /** Extends the open line for about `aim` milliseconds; false when the game is over. */
  private extend(at: Opened, aim: number): boolean {
    const until = performance.now() + aim;
    let count = 32;
    while (!at.line.done && performance.now() < until) {
      const began = performance.now();
      at.line = this.desk.open.solve(count);
      count = paced(count, performance.now() - began, aim / 2);
    }
    return !at.line.done;
  }

  private grow(at: Opened): void {
    let told = performance.now();
    this.tasks.start('line', () => {
      const more = this.extend(at, SLICE);
      if (!more || performance.now() - told > NEWS_EVERY) {
        told = performance.now();
        this.tell({ news: 'grown', opened: at });
      }
      return more;
    });
  }

  /** Evidence that a search has not finished comes again as it grows. */
  private growEvidence(generation: number, ply: number, first: Explanation | null): void {
    this.tasks.end('weigh');
    if (isDone(first)) return;
    let told = performance.now();
    this.tasks.start('weigh', () => {
      const why = this.desk.open.explain(ply);
      if (isDone(why) || performance.now() - told > NEWS_EVERY) {
        told = performance.now();
        this.tell({ news: 'weighed', generation, ply, why });
      }
      return !isDone(why);
    });
  }
}
