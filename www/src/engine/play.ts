// One case in play: its positions, the line that is extended, and the evidence that grows.
import type { Explanation, IllegalMove, Line } from './boundary';
import type { EngineSession } from './engine-session';
import { isDone } from './evidence';
import type { Landing, Loaded, News, Opened, PositionRef, Snapshot, Source } from './protocol';
import { paced, SLICE } from './slices';
import { NEWS_EVERY, type Tasks } from './tasks';

/** Whether there is something to do for a line. */
const canGrow = ({ line }: Opened): boolean => !line.done && !line.waits;

export class Play {
  private opened: Opened | null = null;

  constructor(
    private readonly session: EngineSession,
    private readonly tasks: Tasks,
    private readonly tell: (news: News) => void,
  ) {}

  /** Reads a source and opens a case; one with an error leaves what stands. */
  load(id: number, source: Source, position: PositionRef): Loaded {
    const next = this.session.read(source);
    const parsed = next.parsed();
    if (parsed.error || parsed.cases === 0) {
      next.free();
      return { parsed, opened: null, snapshot: null };
    }
    this.session.put(next);
    return { parsed, ...this.open(id, { ...position, case: Math.min(position.case, parsed.cases - 1) }) };
  }

  open(id: number, position: PositionRef): Landing {
    const first = this.session.open.open(position.case);
    const line = position.moves === '' ? first : this.session.open.replay(position.moves);
    const opened = this.begin(id, position.case, line);
    const stands = position.ply <= opened.line.plies || opened.line.done;
    return { opened, snapshot: this.snapshotAt(stands ? position.ply : 0) };
  }

  snapshotAt(ply: number): Snapshot {
    if (!this.opened) throw new Error('no case is open');
    const at = Math.min(ply, this.opened.line.plies);
    const frame = this.session.open.frame(at);
    const previousExplanation = frame.person ? this.session.open.explain(at - 1) : null;
    const explanation = this.session.open.explain(at);
    this.growEvidence(this.opened.generation, at, explanation);
    return { generation: this.opened.generation, frame, explanation, previousExplanation };
  }

  step(id: number, generation: number, ply: number, move: string): Landing | IllegalMove {
    if (generation !== this.opened?.generation) throw new Error('stale');
    const line = this.session.open.step(ply, move);
    if (!('plies' in line)) return line;
    const opened = this.begin(id, this.opened.case, line);
    return { opened, snapshot: this.snapshotAt(ply + 1) };
  }

  /** No thinking until the next question. */
  stop(): null {
    this.tasks.end('explain');
    this.tasks.end('line');
    return null;
  }

  /** Goes on where `stop` ended it. */
  resume(ply: number): null {
    if (!this.opened) return null;
    if (canGrow(this.opened)) this.grow(this.opened);
    this.growEvidence(this.opened.generation, ply, this.session.open.explain(ply));
    return null;
  }

  /** More of the text has come for which a line waits. */
  goOn(): void {
    if (!this.opened?.line.waits) return;
    this.opened.line = this.session.open.solve(1);
    this.grow(this.opened);
  }

  /** Most lines are solved within this first slice, so their length arrives with their first frame. */
  private begin(generation: number, index: number, line: Line): Opened {
    const opened = { generation, case: index, place: this.session.open.place(index), line };
    this.opened = opened;
    this.tasks.end('explain');
    if (this.extend(opened, SLICE / 2)) this.grow(opened);
    else this.tasks.end('line');
    return opened;
  }

  /** Extends the open line for about `aim` milliseconds; false when there is no more to do. */
  private extend(at: Opened, aim: number): boolean {
    const until = performance.now() + aim;
    let count = 32;
    while (canGrow(at) && performance.now() < until) {
      const began = performance.now();
      at.line = this.session.open.solve(count);
      count = paced(count, performance.now() - began, aim / 2);
    }
    return canGrow(at);
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
    this.tasks.end('explain');
    if (isDone(first)) return;
    let told = performance.now();
    this.tasks.start('explain', () => {
      const explanation = this.session.open.explain(ply);
      if (isDone(explanation) || performance.now() - told > NEWS_EVERY) {
        told = performance.now();
        this.tell({ news: 'explained', generation, ply, explanation });
      }
      return !isDone(explanation);
    });
  }
}
