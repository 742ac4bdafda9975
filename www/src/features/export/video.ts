// MP4 and WebM, by the browser's own encoders.
// mediabunny (MPL-2.0, used unchanged) is the kept successor of the muxers that served for this.
import {
  BufferTarget,
  CanvasSource,
  getFirstEncodableVideoCodec,
  Mp4OutputFormat,
  Output,
  QUALITY_HIGH,
  type VideoCodec,
  WebMOutputFormat,
} from 'mediabunny';
import type { Order } from './order';
import { canvasFor, type Maker } from './scenes';

/** The codecs that players expect in a container, the better first. */
const CODECS: Record<'mp4' | 'webm', VideoCodec[]> = { mp4: ['avc'], webm: ['vp9', 'vp8'] };

const kindOf = ({ format }: Order) => (format === 'mp4' ? 'mp4' : 'webm');
const containerOf = (order: Order) =>
  kindOf(order) === 'mp4' ? new Mp4OutputFormat({ fastStart: 'in-memory' }) : new WebMOutputFormat();

export const video: Maker = async (scenes, order, told) => {
  const kind = kindOf(order);
  const { canvas, ctx } = canvasFor(scenes);
  const codec = await getFirstEncodableVideoCodec(CODECS[kind], scenes.sheet.pixels);
  if (!codec) throw new Error(`no encoder for ${kind}`);
  const target = new BufferTarget();
  const output = new Output({ format: containerOf(order), target });
  const source = new CanvasSource(canvas, { codec, quality: QUALITY_HIGH });
  output.addVideoTrack(source);
  await output.start();
  let at = 0;
  for (const [done, moment] of scenes.moments.entries()) {
    await scenes.draw(ctx, moment);
    await source.add(at / 1000, moment.ms / 1000);
    at += moment.ms;
    told(done + 1);
  }
  await output.finalize();
  return new Blob([target.buffer ?? new ArrayBuffer(0)], { type: `video/${kind}` });
};
