/** By then a new board has been drawn, also on a slow screen. */
const DELAY = 40;

/** Runs a little later, so that the board is drawn first. */
export const runLater = (run: () => void) => setTimeout(run, DELAY);

/** Runs once the next frame has been drawn. */
export const afterPaint = (run: () => void) => requestAnimationFrame(() => setTimeout(run));
