// Many inputs and their answers in one file.
// client-zip leaves files unpacked, as texts of contests are small; a library that packs them was twice its size.
import { downloadZip } from 'client-zip';
import { Engine, EngineLost } from '../../engine/engine';
import type { News, Source } from '../../engine/protocol';
import { notices } from '../../game';

export type Files = Record<string, string>;

const NEW_YEAR = new Date('1980-01-01T12:00:00');

/** A zip file with these texts in it, as they are; the same texts give the same bytes. */
export function zipped(files: Files): Promise<Blob> {
  const entries = Object.entries(files).map(([name, input]) => ({ name, input, lastModified: NEW_YEAR }));
  return downloadZip(entries).blob();
}

/** Workers that write the judge's output of one source after the other. */
export class Answerer {
  private parts: string[] = [];
  private wanted = 0;
  private keep: ((text: string) => void) | null = null;
  private fail: ((error: Error) => void) | null = null;
  private readonly engine = new Engine(
    (news) => this.hear(news),
    (reason) => {
      notices.say({ kind: 'engineReplaced' });
      this.fail?.(new EngineLost(reason));
    },
  );

  answer(source: Source): Promise<string> {
    this.parts = [];
    return new Promise((keep, fail) => {
      this.keep = keep;
      this.fail = fail;
      this.engine.ask('answer', { source }).catch(fail);
      this.wanted = this.engine.latest;
    });
  }

  end(): void {
    this.engine.end();
  }

  private hear(news: News): void {
    if (news.news !== 'answered' || news.id !== this.wanted) return;
    this.parts.push(...news.chunks);
    if (news.done) this.keep?.(this.parts.join(''));
  }
}
