// How the file begins, with its size and length, before it is made.
import * as w from 'words:export';
import { useEffect, useRef } from 'preact/hooks';
import css from './export.module.css';
import { lengthInWords } from './in-words';
import { moves } from './order';
import { length } from './selectors';
import { exportDialog } from './state';

const { choice, preview } = exportDialog.state;

export function Preview() {
  const now = preview.value;
  return (
    <figure class={css.preview} aria-busy={!now}>
      <div class={css.picture}>
        {now?.picture && <Drawn picture={now.picture} />}
        {now?.url && <img src={now.url} alt={w.preview} />}
      </div>
      <figcaption class="muted">
        <span>{now ? w.pixels(now.size) : w.drawing}</span>
        <span>{moves(choice.value.format) ? lengthInWords(length.value) : ''}</span>
      </figcaption>
    </figure>
  );
}

function Drawn({ picture }: { picture: ImageBitmap }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    canvas.current?.getContext('2d')?.drawImage(picture, 0, 0);
  }, [picture]);
  return <canvas ref={canvas} role="img" aria-label={w.preview} width={picture.width} height={picture.height} />;
}
