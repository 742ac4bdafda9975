// What the export dialog shows: what is exported, what is chosen, what was made.
import type { Size } from '../../board/drawing';
import type { GameName } from '../../engine/boundary';
import type { PositionRef, Source } from '../../engine/protocol';
import { assign, type ReadonlySignals, setter, signalsOf } from '../../lib/signals';
import type { Format, Seen } from './order';

/** Frames a second; a GIF's delays are hundredths of a second. */
export const RATES = { gif: [10, 20, 25], video: [15, 30, 60] } as const;

/** The case that is exported, as it was when the dialog was opened. */
export type Subject = { game: GameName; source: Source; position: PositionRef; aspect: number; seen: Seen | null };

export type Choice = {
  format: Format;
  move: number;
  from: number;
  to: number;
  step: number;
  gifRate: number | null;
  videoRate: number | null;
  width: number;
  theme: 'page' | 'light' | 'dark';
  caption: string;
  hints: boolean;
};

export type Phase =
  | { kind: 'idle' }
  | { kind: 'busy'; done: number }
  | { kind: 'made'; url: string; name: string; bytes: number; size: Size }
  | { kind: 'failed'; reason: string };

export type Preview = { picture: ImageBitmap | null; url: string; size: Size };

type State = {
  isOpen: boolean;
  subject: Subject | null;
  phase: Phase;
  preview: Preview | null;
  choice: Choice;
  /** Formats of video that this browser writes; null while it is asked. */
  videos: readonly Format[] | null;
};

const start: State = {
  isOpen: false,
  subject: null,
  phase: { kind: 'idle' },
  preview: null,
  choice: {
    format: 'png',
    move: 0,
    from: 0,
    to: 0,
    step: 500,
    gifRate: null,
    videoRate: 30,
    width: 480,
    theme: 'page',
    caption: '',
    hints: true,
  },
  videos: null,
};

class ExportDialog {
  private readonly own = signalsOf(start);
  readonly state: ReadonlySignals<State> = this.own;

  open(subject: Subject | null): void {
    assign(this.own, { isOpen: true, subject });
  }

  close(): void {
    assign(this.own, { isOpen: false, phase: { kind: 'idle' }, preview: null });
  }

  /** What was made was made of other choices. */
  choose(change: Partial<Choice>): void {
    assign(this.own, { phase: { kind: 'idle' }, choice: { ...this.own.choice.peek(), ...change } });
  }

  readonly setPhase = setter(this.own.phase);
  readonly setPreview = setter(this.own.preview);
  readonly setVideos = setter(this.own.videos);
}

export const exportDialog = new ExportDialog();
