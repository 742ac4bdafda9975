// The picture of the position that is shown, in the theme that is on. The one before stays until it is there, so that nothing blinks.
import { effect, signal } from '@preact/signals';
import { themeNow } from '../../board/appearance';
import { latest, unlessGone } from '../../engine/engine';
import { engines, state } from '../../game';
import { type PrintedBoard, shownBoard } from './board';

/** Pixels: an SVG has no grain, but browsers rasterise it at the size that it names. */
const PIXELS = 1600;

/** A scene as SVG. `words`: with its score under the board. */
export const drawn = (text: string, theme: string, words: boolean, pixels = PIXELS): Promise<string> =>
  engines.session.askOf('printed', 'draw', {
    text,
    look: `theme=${theme} width=${pixels} values=${words ? 'yes' : 'no'}`,
  });

/** An SVG as an image. */
export async function imageOf(svg: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  try {
    await image.decode();
    return image;
  } finally {
    URL.revokeObjectURL(image.src);
  }
}

class Picture {
  private readonly own = signal<HTMLImageElement | null>(null);
  readonly image = this.own;

  private readonly draw = latest(async (board: PrintedBoard, theme: string) => {
    const svg = await unlessGone(drawn(board.text, theme, false), null);
    if (svg) this.own.value = await imageOf(svg);
  });

  /** Draws what is shown from now on; returns what ends that. */
  follow(): () => void {
    return effect(() => {
      const [board, theme] = [shownBoard(), themeNow(state)];
      if (board) this.draw(board, theme);
    });
  }
}

export const picture = new Picture();
