// A GIF of few bytes: the pictures of an order, drawn and handed to the film.
import { type Pixels, Tally } from './colours';
import { Film, ticker } from './film';
import type { Moment } from './order';
import { canvasFor, type Maker, type Scenes } from './scenes';

/** Frames whose colours are counted, spread over all. */
const SAMPLES = 6;

const spread = <T>(all: readonly T[], count: number): T[] =>
  all.filter((_, i) => Math.floor((i * count) / all.length) !== Math.floor(((i - 1) * count) / all.length));

type Shots = (moment: Moment) => Promise<Pixels>;

function shotsOf(scenes: Scenes): Shots {
  const { canvas, ctx } = canvasFor(scenes);
  return async (moment) => {
    await scenes.draw(ctx, moment);
    return new Uint32Array(ctx.getImageData(0, 0, canvas.width, canvas.height).data.buffer);
  };
}

async function paletteOf(moments: Moment[], shot: Shots) {
  const tally = new Tally();
  for (const moment of spread(moments, SAMPLES)) tally.add(await shot(moment));
  const last = moments.at(-1);
  if (last) tally.add(await shot(last));
  return tally.palette();
}

export const gif: Maker = async (scenes, _order, told) => {
  const { moments, sheet } = scenes;
  const shot = shotsOf(scenes);
  const film = new Film(await paletteOf(moments, shot), sheet.pixels.width, sheet.pixels.height);
  const delay = ticker();
  for (const [done, moment] of moments.entries()) {
    film.add(await shot(moment), delay(moment.ms));
    told(done + 1);
  }
  return film.file();
};
