// The picture of the position that is shown, in the theme that is on. The one before stays until it is there, so that nothing blinks. It is
// rasterised once, at the size of the board: the page draws a board at every frame of a step, and an SVG of a large board takes tens of
// milliseconds each time.
import { effect, type ReadonlySignal, signal } from '@preact/signals';
import { latest, unlessGone } from '../../engine/engine';
import type { PrintedBoard } from '../../engine/own/printed';
import { engines, state } from '../../game';
import { themeNow } from '../appearance';
import { stage } from '../board-input';
import { layoutOn, shownBoard } from './layout';

/** The width of a picture that is saved, in pixels, and the largest that is shown. */
const PIXELS = 1600;
const LARGEST = 4000;

/** A scene as SVG. `words`: with its score under the board. */
export const drawn = (text: string, theme: string, words: boolean, pixels = PIXELS): Promise<string> =>
  engines.session.askOf('printed', 'draw', {
    text,
    look: `theme=${theme} width=${pixels} values=${words ? 'yes' : 'no'}`,
  });

/** An SVG as an image. */
async function imageOf(svg: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  try {
    await image.decode();
    return image;
  } finally {
    URL.revokeObjectURL(image.src);
  }
}

/** An SVG as pixels. */
export async function rasterised(svg: string): Promise<HTMLCanvasElement> {
  const image = await imageOf(svg);
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: image.naturalWidth, height: image.naturalHeight });
  canvas.getContext('2d')?.drawImage(image, 0, 0);
  return canvas;
}

/** How wide the picture is on the screen, in its pixels. */
function widthNow(board: PrintedBoard): number {
  const size = stage.peek()?.currentScene()?.size;
  const width = size ? layoutOn(board, size).width * devicePixelRatio : 0;
  return width > 0 ? Math.min(LARGEST, Math.ceil(width)) : PIXELS;
}

class Picture {
  private readonly own = signal<HTMLCanvasElement | null>(null);
  readonly image: ReadonlySignal<HTMLCanvasElement | null> = this.own;
  /** Counts the sizes that the window has had. */
  private readonly sizes = signal(0);

  private readonly draw = latest(async (board: PrintedBoard, theme: string) => {
    const svg = await unlessGone(drawn(board.text, theme, false, widthNow(board)), null);
    if (svg) this.own.value = await rasterised(svg);
  });

  /** Draws what is shown from now on; returns what ends that. */
  follow(): () => void {
    const resized = () => void this.sizes.value++;
    addEventListener('resize', resized);
    const stop = effect(() => {
      const [board, theme] = [shownBoard(), themeNow(state)];
      void this.sizes.value;
      void stage.value;
      if (board) this.draw(board, theme);
    });
    return () => {
      removeEventListener('resize', resized);
      stop();
    };
  }
}

export const picture = new Picture();
