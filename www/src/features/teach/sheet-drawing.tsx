// The picture on a worksheet, and the lines to write on.
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Size } from '../../board/drawing';
import type { GameModule } from '../../board/game-modules';
import { redactShot } from '../../board/redact';
import type { GameName, Landmarks } from '../../engine/boundary';
import type { PositionRef, Source } from '../../engine/protocol';
import { words } from '../../i18n';
import { teachWords as w } from '../../i18n/teach-en';
import { useAsyncEffect } from '../../lib/async-effect';
import { currentPosition } from '../../store/moment';
import { state } from '../../store/state';
import { Studio } from '../export/client';
import type { Order, Supplied, Want } from '../export/order';
import { paletteOf } from '../export/palette';
import { Supply } from '../export/supply';

const WIDTH = 640;
const ASPECT = 4 / 3;
/** No value: it has neither colour nor sign. */
const NO_VALUE = 255;

/** The position that a sheet is about. */
export type Drawn = { source: Source; position: PositionRef };

type Picture = { url: string; size: Size };

const drawing = (game: GameName, ply: number, hints: boolean): Order => ({
  format: 'svg',
  game,
  case: 1,
  from: ply,
  to: ply,
  step: 500,
  rate: null,
  width: WIDTH,
  scale: 1,
  aspect: ASPECT,
  seen: null,
  colours: 'values',
  hints,
  palette: paletteOf('light'),
  unit: 'move',
  caption: '',
});

const NO_LANDMARKS: Landmarks = { bands: [], peaks: [], highest: 0 };

/** What the class's sheet is drawn from. */
function redacted({ redaction }: GameModule, got: Supplied): Supplied {
  if (got instanceof Uint8Array) return new Uint8Array(got.length).fill(NO_VALUE);
  return 'frame' in got ? redactShot(got, redaction) : NO_LANDMARKS;
}

async function drawn({ source, position }: Drawn, gameModule: GameModule, hints: boolean): Promise<Picture> {
  const supply = new Supply(source, position, () => studio.end());
  const give = async (want: Want) => (hints ? supply.supply(want) : redacted(gameModule, await supply.supply(want)));
  const studio = new Studio(give);
  try {
    const made = await studio.order(drawing(source.game, position.ply, hints), false, () => {});
    if (!('file' in made)) throw new Error('no file');
    return { url: URL.createObjectURL(made.file), size: made.size };
  } finally {
    studio.end();
    supply.end();
  }
}

/** Frees the memory of a picture. */
function forget(picture: Picture | null): void {
  if (picture) URL.revokeObjectURL(picture.url);
}

/** What the page shows, as a sheet draws it; null while it shows nothing. */
function shownNow(): Drawn | null {
  const source = state.lastValid.peek();
  return source && { source, position: currentPosition(state) };
}

type DrawingProps = { of?: Drawn; gameModule: GameModule; hints: boolean; name: string };

/** The picture of a position; of the one that is shown if none is given. */
export function Drawing({ of, gameModule, hints, name }: DrawingProps) {
  const picture = useSignal<Picture | null>(null);
  const failed = useSignal(false);
  const draw = () => {
    const position = of ?? shownNow();
    return position && drawn(position, gameModule, hints).catch(() => null);
  };
  const keep = (made: Picture | null) => {
    picture.value = made;
    failed.value = !made;
  };
  useAsyncEffect(draw, keep, [], forget);
  useEffect(() => () => forget(picture.peek()), []);
  if (failed.value) return <p class="bad">{w.sheet.notDrawn}</p>;
  if (!picture.value) return <p class="muted">{words.side.loading}</p>;
  const { url, size } = picture.value;
  return <img src={url} alt={name} width={size.width} height={size.height} />;
}

/** Lines to write on. */
export function Lines({ count }: { count: number }) {
  return (
    <>
      {Array.from({ length: count }, (_, line) => (
        <span key={line} class="sheet-line" aria-hidden="true" />
      ))}
    </>
  );
}
