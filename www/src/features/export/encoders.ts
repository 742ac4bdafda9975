// What this browser can encode, asked of it: the dialog offers nothing that would fail.
import { PRINTED } from '../../engine/printed-name';
import { FORMATS, type Format, moves } from './order';
import { exportDialog } from './state';

type Encoder = { format: 'mp4' | 'webm'; codec: string };

/** For boards of 1080 pixels at 60 frames a second. */
const ENCODERS: readonly Encoder[] = [
  { format: 'mp4', codec: 'avc1.64002a' },
  { format: 'webm', codec: 'vp09.00.41.08' },
  { format: 'webm', codec: 'vp8' },
];
const LARGEST = { width: 1080, height: 1080, framerate: 60 };

const { subject, videos } = exportDialog.state;

/** Single positions of one's own board are saved by its menu. */
const isOffered = (format: Format) => moves(format) || subject.value?.game !== PRINTED;

export const formats = (): Format[] =>
  FORMATS.filter(isOffered).filter((format) => !['mp4', 'webm'].includes(format) || videos.value?.includes(format));

async function encodes({ codec }: Encoder): Promise<boolean> {
  const answer = await VideoEncoder.isConfigSupported({ codec, ...LARGEST }).catch(() => null);
  return answer?.supported ?? false;
}

/**
 * WebKitGTK without GStreamer's further plugins has `VideoEncoder`, and its process ends when that is asked anything. It then
 * records no video either, and says so. Who encodes some video records some.
 */
const asks = (): boolean =>
  'VideoEncoder' in globalThis && ['video/webm', 'video/mp4'].some((type) => MediaRecorder.isTypeSupported(type));

export async function askEncoders(): Promise<void> {
  if (videos.peek()) return;
  const able = asks() ? await Promise.all(ENCODERS.map(encodes)) : [];
  exportDialog.setVideos(ENCODERS.filter((_, i) => able[i]).map(({ format }) => format));
}
