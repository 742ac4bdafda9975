// The studio behind promises: one order at a time; to cancel is to end it.
import type { Size } from '../../board/drawing';
import type { FromStudio, Order, Supplied, ToStudio, Want } from './order';
import StudioWorker from './studio?worker';

/** A preview is a picture to show, or the file itself where that can be shown. */
export type Made = { file: Blob; size: Size } | { picture: ImageBitmap; size: Size };
type Job = { keep: (made: Made) => void; fail: (error: Error) => void; told: (done: number) => void };

const picturesIn = (value: Supplied): ImageBitmap[] =>
  value && 'picture' in value && value.picture instanceof ImageBitmap ? [value.picture] : [];

export class Studio {
  private readonly worker = new StudioWorker();
  private job: Job | null = null;
  private turn: Promise<unknown> = Promise.resolve();
  private ended = false;

  constructor(private readonly supply: (want: Want) => Promise<Supplied>) {
    this.worker.onmessage = ({ data }: MessageEvent<FromStudio>) => this.hear(data);
    this.worker.onerror = (event) => {
      event.preventDefault();
      this.job?.fail(new Error(event.message));
    };
  }

  /** Orders wait for those before them. */
  order(order: Order, preview: boolean, told: (done: number) => void): Promise<Made> {
    const made = this.turn.then(() => this.begin(order, preview, told));
    this.turn = made.catch(() => {});
    return made;
  }

  end(): void {
    this.ended = true;
    this.worker.terminate();
    this.job?.fail(new Error('ended'));
  }

  private begin(order: Order, preview: boolean, told: (done: number) => void): Promise<Made> {
    if (this.ended) return Promise.reject(new Error('ended'));
    this.post({ kind: 'order', order, preview });
    return new Promise((keep, fail) => {
      this.job = { keep, fail, told };
    });
  }

  private post(message: ToStudio, transfer: Transferable[] = []): void {
    this.worker.postMessage(message, transfer);
  }

  private hear(message: FromStudio): void {
    if (message.kind === 'want') this.answer(message.id, message.want);
    else if (message.kind === 'progress') this.job?.told(message.done);
    else if (message.kind === 'failed') this.job?.fail(new Error(message.reason));
    else this.job?.keep(message);
  }

  private answer(id: number, want: Want): void {
    this.supply(want).then(
      (value) => this.post({ kind: 'supplied', id, value }, picturesIn(value)),
      () => this.post({ kind: 'refused', id }),
    );
  }
}
