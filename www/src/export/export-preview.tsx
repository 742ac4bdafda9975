// How the file begins, with its size and length, before it is made.
import { useEffect, useRef } from 'preact/hooks';
import { exportWords as w } from '../words/export-en';
import { choice, length, preview, type Preview as Shown } from './export-desk';
import { moves } from './export-order';

export function Preview() {
  const now = preview.value;
  return (
    <figure class="export-preview" aria-busy={!now}>
      <div class="export-picture">
        {now && (now.picture ? <Drawn {...now} /> : <img src={now.url} alt={w.preview} />)}
      </div>
      <figcaption class="muted">{now ? <Told {...now} /> : w.drawing}</figcaption>
    </figure>
  );
}

function Drawn({ picture, size }: Shown) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const ctx = canvas.current?.getContext('2d');
    if (picture) ctx?.drawImage(picture, 0, 0);
  }, [picture]);
  return <canvas ref={canvas} role="img" aria-label={w.preview} width={size.width} height={size.height} />;
}

function Told({ size: { width, height } }: Shown) {
  const { frames, ms } = length.value;
  return (
    <>
      {w.pixels(width, height)}
      {moves(choice.value.format) && <span>{w.told(frames, ms)}</span>}
    </>
  );
}
