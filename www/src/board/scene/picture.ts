// The picture of the position on a board. It is painted once, at the size of the board. The one before stays until it is there, so that
// nothing blinks.
import { type Engine, latest, unlessGone } from '../../engine/engine';
import type { PrintedBoard } from '../../engine/own/printed';
import type { Snapshot } from '../../engine/protocol';
import { engines } from '../../game';
import type { Scene } from '../drawing';
import { layoutOn } from './layout';
import { painted } from './paint-svg';

/** The width of a picture that is saved, in pixels, and the largest that is shown. */
const PIXELS = 1600;
const LARGEST = 4000;

type Engines = Pick<Engine, 'askOf'>;

/** A scene as SVG. `words`: with its score under the board. */
export const drawn = (
  text: string,
  theme: string,
  words: boolean,
  pixels = PIXELS,
  engine: Engines = engines.session,
) =>
  engine.askOf('printed', 'draw', {
    text,
    look: `theme=${theme} width=${pixels} values=${words ? 'yes' : 'no'}`,
  });

/** A position with its picture, which a worker could not draw. */
export async function withPicture(engine: Engines, snapshot: Snapshot, { theme = 'light', width }: Partial<Wanted>) {
  const { text } = snapshot.frame.board as unknown as PrintedBoard;
  return { ...snapshot, picture: await createImageBitmap(painted(await drawn(text, theme, true, width, engine))) };
}

type Wanted = { text: string; theme: string; width: number };

function wantedOf({ after, size, theme }: Scene<PrintedBoard>): Wanted {
  const width = Math.min(LARGEST, Math.ceil(layoutOn(after, size).width * devicePixelRatio));
  return { text: after.text, theme: theme.dark ? 'dark' : 'light', width };
}

/** What a board draws, asked for when it draws. */
export function pictures(engine: Engines, redraw: () => void) {
  let overlay: HTMLCanvasElement | null = null;
  let asked: Wanted | null = null;
  const draw = latest(async ({ text, theme, width }: Wanted) => {
    const svg = await unlessGone(drawn(text, theme, false, width, engine), null);
    if (!svg) {
      asked = null;
      return;
    }
    overlay = painted(svg);
    redraw();
  });
  return (scene: Scene<PrintedBoard>) => {
    const now = wantedOf(scene);
    if (now.text === asked?.text && now.theme === asked.theme && now.width === asked.width) return { overlay };
    asked = now;
    draw(now);
    return { overlay };
  };
}
