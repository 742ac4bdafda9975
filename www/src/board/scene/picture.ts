// The picture of the position that is shown, in the theme that is on. The one before stays until it is there, so that nothing blinks. It is
// painted once, at the size of the board: the page draws a board at every frame of a step.
import { effect, type ReadonlySignal, signal } from '@preact/signals';
import { latest, unlessGone } from '../../engine/engine';
import type { PrintedBoard } from '../../engine/own/printed';
import { engines, state } from '../../game';
import { themeNow } from '../appearance';
import { stage } from '../board-input';
import { layoutOn, shownBoard } from './layout';
import { painted } from './paint-svg';

/** The width of a picture that is saved, in pixels, and the largest that is shown. */
const PIXELS = 1600;
const LARGEST = 4000;

/** A scene as SVG. `words`: with its score under the board. */
export const drawn = (text: string, theme: string, words: boolean, pixels = PIXELS): Promise<string> =>
  engines.session.askOf('printed', 'draw', {
    text,
    look: `theme=${theme} width=${pixels} values=${words ? 'yes' : 'no'}`,
  });

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
    if (svg) this.own.value = painted(svg);
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
