/** By then a new board has been drawn, also on a slow screen. */
const FRAMES = 40;

/** Runs a little later: what nobody waits for should not keep the board waiting. */
export const afterFrame = (run: () => void) => setTimeout(run, FRAMES);

/** Runs once the next frame has been drawn. */
export const afterDrawing = (run: () => void) => requestAnimationFrame(() => setTimeout(run));
