// What the window of the class and the teacher's notes say to each other, on one device.
import type { Lesson } from '../../../board/teaching';

/** What the class sees, and what the teacher sees of it. The notes get the answers; the window of the class never asks for them. */
export type Now = {
  kind: 'now';
  lesson: Lesson | null;
  digest: string;
  /** Of the lesson, from 0. */
  step: number;
  heading: string;
  question: string;
  answers: string[];
  reason: string;
  isRevealed: boolean;
  /** Whether nothing comes next. */
  isLast: boolean;
  guess: string | null;
  isDark: boolean;
};

/** What the teacher does in the notes. */
export type Command = { kind: 'next' | 'back' | 'dark' } | { kind: 'go'; step: number };

export type Said = Now | Command | { kind: 'ask' } | { kind: 'gone' };

/** What is sent: the same message may come by two ways. */
type Sent = { boardlab: string; from: string; nth: number; said: Said };

/** A page that is opened as a file has no origin to name. */
const origin = (): string => (location.protocol === 'file:' ? '*' : location.origin);

/** Any page may open this one and write to it. Browsers name the origin of a file in two ways. */
const isOwn = ({ origin }: MessageEvent): boolean =>
  origin === location.origin || (location.protocol === 'file:' && ['null', 'file://'].includes(origin));

const isSent = (data: unknown): data is Sent => typeof data === 'object' && data !== null && 'boardlab' in data;

/**
 * A way to the other window. `id` tells the pairs of windows on a device apart.
 *
 * Windows of one host hear each other by a BroadcastChannel. Where a page is a file, some browsers give each window an origin of its
 * own; there only the window that was opened and the one that opened it can speak to each other.
 */
export class Channel {
  /** The other window, once it is known. */
  other: Window | null = null;
  private readonly channel: BroadcastChannel;
  private readonly from = crypto.getRandomValues(new Uint32Array(2)).join('-');
  private nth = 0;
  private isClosed = false;
  /** The number of the last message of each sender. */
  private readonly last = new Map<string, number>();
  private readonly receive = (event: MessageEvent<unknown>) => {
    if (!isOwn(event) || (event.source !== null && event.source !== this.other)) return;
    if (!isSent(event.data) || event.data.boardlab !== this.id) return;
    const { from, nth, said } = event.data;
    if (nth <= (this.last.get(from) ?? 0)) return;
    this.last.set(from, nth);
    this.hear(said);
  };

  constructor(
    private readonly id: string,
    private readonly hear: (said: Said) => void,
  ) {
    this.channel = new BroadcastChannel(`boardlab ${id}`);
    this.channel.onmessage = this.receive;
    window.addEventListener('message', this.receive);
  }

  /** Of a channel that was closed, nobody hears it. */
  say(said: Said): void {
    if (this.isClosed) return;
    this.nth += 1;
    const sent: Sent = { boardlab: this.id, from: this.from, nth: this.nth, said };
    this.channel.postMessage(sent);
    this.other?.postMessage(sent, origin());
  }

  close(): void {
    this.isClosed = true;
    this.channel.close();
    window.removeEventListener('message', this.receive);
  }
}
