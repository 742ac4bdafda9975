// QR codes before the camera. `qr` (MIT or Apache-2.0, no dependencies, kept up, 15 kB) decodes them; it is loaded with this part.
import * as w from 'words:lesson';
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import decode from 'qr/decode.js';
import { ended, paragraph } from '../../../i18n/join';
import { Alert } from '../../../ui/alert';
import css from './collect.module.css';

/** Pixels of the longer side of the picture that is searched. */
const WIDTH = 640;

/** The text of the code in a picture of the camera; null if none is found. */
function read(video: HTMLVideoElement, canvas: HTMLCanvasElement): string | null {
  const scale = WIDTH / Math.max(video.videoWidth, video.videoHeight, 1);
  const [width, height] = [Math.round(video.videoWidth * scale), Math.round(video.videoHeight * scale)];
  if (width < 1 || height < 1) return null;
  canvas.width = width;
  canvas.height = height;
  const ctx = canvas.getContext('2d', { willReadFrequently: true });
  if (!ctx) return null;
  ctx.drawImage(video, 0, 0, width, height);
  const { data } = ctx.getImageData(0, 0, width, height);
  try {
    const found = decode({ width, height, data });
    return typeof found === 'string' ? found : null;
  } catch {
    // No code is in sight.
    return null;
  }
}

/** Shows pictures of the camera and hands on each code once. Returns what ends that. */
async function watch(video: HTMLVideoElement, found: (text: string) => void): Promise<() => void> {
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
  video.srcObject = stream;
  await video.play();
  const canvas = document.createElement('canvas');
  let last = '';
  let frame = 0;
  const next = () => {
    const text = read(video, canvas);
    if (text !== null && text !== last) found(text);
    last = text ?? last;
    frame = requestAnimationFrame(next);
  };
  next();
  return () => {
    cancelAnimationFrame(frame);
    for (const track of stream.getTracks()) track.stop();
  };
}

export function Scan({ found }: { found: (text: string) => void }) {
  const video = useRef<HTMLVideoElement>(null);
  const failed = useSignal(false);
  useEffect(() => {
    let end: (() => void) | null = null;
    let isGone = false;
    const begin = async () => {
      if (!video.current) return;
      end = await watch(video.current, found);
      if (isGone) end();
    };
    begin().catch(() => (failed.value = true));
    return () => {
      isGone = true;
      end?.();
    };
  }, []);
  // The other ways stand beside it, in the same words.
  if (failed.value) return <Alert>{paragraph(w.noCamera, ended(w.paste), ended(w.files))}</Alert>;
  return (
    <div class={css.scan}>
      <video ref={video} muted playsInline />
    </div>
  );
}
