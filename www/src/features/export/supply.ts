// What the studio asks of the game, answered by an engine of the dialog's own: the page's goes on undisturbed.
import { gameModuleOf } from '../../board/game-modules';
import type { Board, Line } from '../../engine/boundary';
import { Engine } from '../../engine/engine';
import { isDone } from '../../engine/evidence';
import type { PrintedBoard } from '../../engine/own/printed';
import { PRINTED } from '../../engine/printed-name';
import type { News, PositionRef, Snapshot, Source } from '../../engine/protocol';
import { type Look, lookWords, type Said } from './look';
import type { Supplied, Want } from './order';

export class Supply {
  private readonly engine: Engine;
  private line: Line | null = null;
  private queue: Promise<unknown>;
  private heard: ((news: News) => void) | null = null;

  constructor(
    private readonly source: Source,
    private readonly position: PositionRef,
    onLost: () => void,
  ) {
    this.engine = new Engine((news) => this.hear(news), onLost);
    this.queue = this.engine.ask('load', { source, position }).then(({ opened }) => {
      this.line ??= opened?.line ?? null;
    });
    // Told to those who ask for something; there may be none.
    this.queue.catch(() => {});
  }

  /** In the order of asking: evidence that takes a search is waited for. */
  supply(want: Want): Promise<Supplied> {
    return this.inTurn(() => this.answer(want));
  }

  /** A position as the text of an SVG. */
  picture(ply: number, look: Look, said: Said): Promise<string> {
    return this.inTurn(() => this.drawn(ply, look, said));
  }

  end(): void {
    this.engine.end();
  }

  private inTurn<T>(run: () => Promise<T>): Promise<T> {
    const answer = this.queue.then(run);
    this.queue = answer.catch(() => {});
    return answer;
  }

  private async drawn(ply: number, look: Look, said: Said): Promise<string> {
    await this.reach(ply);
    if (this.source.game === PRINTED) return this.drawnAsPrinted(ply, look);
    const moves = await this.engine.ask('transcript', null);
    const { source, position } = this;
    return this.engine.askOf('scenes', 'picture', {
      source,
      case: position.case,
      moves,
      ply: Math.min(ply, this.line?.plies ?? 0),
      look: lookWords(look),
      ...said,
    });
  }

  private async drawnAsPrinted(ply: number, look: Look): Promise<string> {
    const { frame } = await this.engine.ask('frame', { ply });
    const { text } = frame.board as Board & PrintedBoard;
    return this.engine.askOf('printed', 'draw', { text, look: lookWords(look) });
  }

  private async answer(want: Want): Promise<Supplied> {
    const gameModule = gameModuleOf(this.source.game).peek();
    // What the game adds to each scene, whatever the page shows.
    if ('overlay' in want) return (await gameModule?.loadOverlay?.(this.engine)) ?? null;
    if ('tile' in want) return (await gameModule?.loadTile?.(this.engine, want.tile)) ?? null;
    await this.reach(want.ply);
    const snapshot = await this.engine.ask('frame', { ply: want.ply });
    if (gameModule?.pictures && want.width) {
      const { withPicture } = await import('../../board/scene/picture');
      return withPicture(this.engine, snapshot, want);
    }
    return want.hints ? this.weighed(snapshot) : snapshot;
  }

  /** The solver may still be on its way there. */
  private async reach(ply: number): Promise<void> {
    while (this.line && this.line.plies < ply && !this.line.done) await this.next((news) => news.news === 'grown');
  }

  private async weighed(snapshot: Snapshot): Promise<Snapshot> {
    if (isDone(snapshot.explanation)) return snapshot;
    const { ply } = snapshot.frame;
    const last = await this.next((news) => news.news === 'explained' && news.ply === ply && isDone(news.explanation));
    return last.news === 'explained' ? { ...snapshot, explanation: last.explanation } : snapshot;
  }

  private next(wanted: (news: News) => boolean): Promise<News> {
    return new Promise((keep) => {
      this.heard = (news) => {
        if (!wanted(news)) return;
        this.heard = null;
        keep(news);
      };
    });
  }

  private hear(news: News): void {
    if (news.news === 'grown') this.line = news.opened.line;
    this.heard?.(news);
  }
}
