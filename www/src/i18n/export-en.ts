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
  none: 'Nothing to export: the input has no case without errors.',
  format: 'Format',
  formats: { png: 'PNG', svg: 'SVG', gif: 'GIF', ...named },
  about: {
    png: 'A picture of one position, of pixels.',
    svg: 'A picture of one position, of shapes and text, sharp at any size.',
    gif: 'A moving picture that plays everywhere.',
    mp4: 'A video in H.264, for every player.',
    webm: 'A video in VP9 or VP8, for browsers and most players.',
  },
  /** Which kinds of video this browser writes. */
  videos: (written: readonly string[]): string => {
    if (written.length === 0)
      return 'This browser encodes no video: it has no WebCodecs with H.264, VP9 or VP8. A GIF plays everywhere.';
    if (!written.includes('mp4')) return 'This browser has no encoder for MP4 (H.264): it writes videos as WebM.';
    return written.includes('webm') ? '' : 'This browser has no encoder for WebM (VP9, VP8): it writes videos as MP4.';
  },
  move: 'Move',
  moves: 'Moves',
  from: 'First move',
  to: 'Last move',
  of: (plies: number) => `of ${number(plies)}`,
  marks: { all: 'The whole case', here: 'From here', past: 'Up to here' },
  speed: 'Time a move',
  seconds: (ms: number) => `${seconds.format(ms / 1000)} s`,
  fast: (ms: number) => `${number(ms)} ms`,
  motion: 'Motion',
  steps: 'One frame a move',
  rate: (rate: number) => `${number(rate)} frames a second`,
  size: 'Width of the board',
  width: (width: number) => `${number(width)} pixels`,
  scale: 'Scale',
  times: (scale: number) => `${number(scale)}×`,
  theme: 'Colours',
  themes: { page: 'As the page', light: 'Light', dark: 'Dark' },
  captionLabel: 'Caption',
  captionHint: '{move} becomes the number of the move. Leave it empty for none.',
  caption: (game: string, index: number) => `${game}, case ${number(index)}, move {move}`,
  hints: 'Show what the solver knows of the next move',
  preview: 'The first frame',
  pixels,
  told: (frames: number, ms: number) => `${count(frames, 'frame', 'frames')}, ${time(ms)}`,
  drawing: 'Drawing…',
  tooLong: (frames: number, most: number) =>
    `${number(frames)} frames are too many: at most ${number(most)}. Choose fewer moves, or fewer frames a second.`,
  run: 'Export',
  cancel: 'Cancel',
  progress: 'Frames done',
  done: (done: number, all: number) => `${number(done)} of ${count(all, 'frame', 'frames')}`,
  made: (name: string, bytes: number, width: number, height: number) =>
    `${name}: ${amount(bytes)}, ${pixels(width, height)}.`,
  download: 'Download',
  failed: (reason: string) => {
    if (reason === 'engine' || reason.includes('refused'))
      return 'The engine stopped before all moves were there. Try again, or choose fewer moves.';
    if (reason.includes('no encoder'))
      return 'This browser cannot encode a video of this size. Choose a smaller one, or a GIF.';
    return `The file could not be made: the browser says “${reason}”. Try a smaller size or fewer moves.`;
  },
};
