// A worker of the dialog's own: draws an order's pictures and writes its file. What it needs of the game it asks for.
import type { FromStudio, Order, Supplied, ToStudio, Want } from './order';
import { canvasFor, type Maker, Scenes, type Told } from './scenes';

/** Milliseconds between two words of how far it is. */
const OFTEN = 60;

/** Formats of pixels. */
type Drawn = Exclude<Order['format'], 'svg'>;

const film = async (): Promise<Maker> => (await import('./video')).video;

const makers: Record<Drawn, () => Promise<Maker>> = {
  png: async () => png,
  gif: () => import('./gif').then(({ gif }) => gif),
  mp4: film,
  webm: film,
};

async function picture(scenes: Scenes): Promise<OffscreenCanvas> {
  const { canvas, ctx } = canvasFor(scenes);
  for (const first of scenes.moments.slice(0, 1)) await scenes.draw(ctx, first);
  return canvas;
}

const png: Maker = async (scenes) => (await picture(scenes)).convertToBlob({ type: 'image/png' });

const post = (message: FromStudio, transfer: Transferable[] = []) => self.postMessage(message, { transfer });

type Waiting = { keep: (value: Supplied) => void; fail: (error: Error) => void };
const waiting = new Map<number, Waiting>();
let asked = 0;

function ask(want: Want): Promise<Supplied> {
  asked += 1;
  post({ kind: 'want', id: asked, want });
  return new Promise((keep, fail) => waiting.set(asked, { keep, fail }));
}

function teller(): Told {
  let last = performance.now();
  return (done) => {
    if (performance.now() - last < OFTEN) return;
    last = performance.now();
    post({ kind: 'progress', done });
  };
}

/** The widest preview. */
const SCREEN = 1080;

/** A preview needs no more pixels than the screen has; its size is that of the file. */
async function show(order: Order): Promise<void> {
  const scenes = await Scenes.of({ ...order, width: Math.min(order.width, SCREEN) }, ask);
  const drawn = (await picture(scenes)).transferToImageBitmap();
  post({ kind: 'shown', picture: drawn, size: scenes.pixelsOf(order) }, [drawn]);
}

async function write(order: Order): Promise<void> {
  const scenes = await Scenes.of(order, ask);
  const make = await makers[order.format as Drawn]();
  post({ kind: 'made', file: await make(scenes, order, teller()), size: scenes.sheet.pixels });
}

self.onmessage = ({ data }: MessageEvent<ToStudio>) => {
  if (data.kind === 'order')
    (data.preview ? show : write)(data.order).catch((error) => post({ kind: 'failed', reason: String(error) }));
  else if (data.kind === 'supplied') waiting.get(data.id)?.keep(data.value);
  else waiting.get(data.id)?.fail(new Error('refused'));
  if (data.kind !== 'order') waiting.delete(data.id);
};
