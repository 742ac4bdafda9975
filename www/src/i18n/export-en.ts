// What the export dialog says.
import { count, LANGUAGE, number } from './common';

const seconds = new Intl.NumberFormat(LANGUAGE, { maximumFractionDigits: 1 });
const kilo = new Intl.NumberFormat(LANGUAGE, { maximumFractionDigits: 0 });
const mega = new Intl.NumberFormat(LANGUAGE, { maximumFractionDigits: 1 });

const amount = (bytes: number) =>
  bytes < 1000
    ? count(bytes, 'byte', 'bytes')
    : bytes < 1e6
      ? `${kilo.format(bytes / 1000)} kB`
      : `${mega.format(bytes / 1e6)} MB`;
const time = (ms: number) =>
  ms < 60_000
    ? `${seconds.format(ms / 1000)} s`
    : `${number(Math.floor(ms / 60_000))} min ${number(Math.round((ms % 60_000) / 1000))} s`;
const pixels = (width: number, height: number) => `${number(width)} × ${number(height)} pixels`;

const named = { mp4: 'MP4', webm: 'WebM' };

export const exportWords = {
  heading: 'Export',
  none: 'Nothing to export: the input has no valid case.',
  format: 'Format',
  formats: { png: 'PNG', svg: 'SVG', gif: 'GIF', ...named },
  about: {
    png: 'An image of one position.',
    svg: 'A vector image of one position, sharp at any size.',
    gif: 'An animation that plays everywhere.',
    mp4: 'An H.264 video that plays everywhere.',
    webm: 'A VP9 or VP8 video for browsers and most players.',
  },
  /** Which video formats this browser can encode. */
  videos: (written: readonly string[]): string => {
    if (written.length === 0)
      return 'This browser cannot encode video: it has no WebCodecs with H.264, VP9 or VP8. A GIF plays everywhere.';
    if (!written.includes('mp4')) return 'This browser has no encoder for MP4 (H.264), so videos are saved as WebM.';
    return written.includes('webm')
      ? ''
      : 'This browser has no encoder for WebM (VP9, VP8), so videos are saved as MP4.';
  },
  move: 'Position',
  from: 'From',
  to: 'To',
  of: (all: number) => `of ${number(all)}`,
  marks: {
    all: 'Whole case',
    here: 'From this position',
    past: 'Up to this position',
  },
  speed: 'Time per move',
  seconds: (ms: number) => `${seconds.format(ms / 1000)} s`,
  fast: (ms: number) => `${number(ms)} ms`,
  motion: 'Frame rate',
  steps: 'One frame per move',
  rate: (rate: number) => `${number(rate)} frames per second`,
  size: 'Width of the picture',
  width: (width: number) => `${number(width)} pixels`,
  scale: 'Scale',
  times: (scale: number) => `${number(scale)}×`,
  theme: 'Colours',
  themes: { page: 'Same as page', light: 'Light', dark: 'Dark' },
  captionLabel: 'Caption',
  captionHint: '{move} is replaced by the number of the move. If the caption is empty, the picture has none.',
  caption: (game: string, index: number, at: string) => `${game}, case ${number(index)}, ${at}`,
  hints: 'Show hints about the next move',
  preview: 'First frame',
  pixels,
  told: (frames: number, ms: number) => `${count(frames, 'frame', 'frames')}, ${time(ms)}. The last one stays longer.`,
  drawing: 'Drawing…',
  tooLong: (frames: number, most: number) =>
    `${number(frames)} frames are too many. The limit is ${number(most)}. Choose fewer moves or a lower frame rate.`,
  run: 'Create file',
  again: 'Create again',
  cancel: 'Cancel',
  progress: 'Frames done',
  done: (done: number, all: number) => `${number(done)} of ${count(all, 'frame', 'frames')}`,
  made: (name: string, bytes: number, width: number, height: number) =>
    `${name}: ${amount(bytes)}, ${pixels(width, height)}.`,
  download: 'Download',
  failed: (reason: string) => {
    if (reason === 'engine' || reason.includes('refused'))
      return 'The engine stopped before all moves were computed. Try again, or choose fewer moves.';
    if (reason.includes('no encoder'))
      return 'This browser cannot encode a video of this size. Choose a smaller one, or a GIF.';
    return `The file could not be created. The browser reports “${reason}”. Try a smaller size or fewer moves.`;
  },
};
