// The picture on a worksheet, and the lines to write on.
import { loading } from 'words:page';
import { notDrawn } from 'words:teach';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Size } from '../../board/drawing';
import type { GameModule } from '../../board/game-modules';
import { redactShot } from '../../board/redact';
import type { Step } from '../../board/teaching';
import type { Board, Cell, GameName } from '../../engine/boundary';
import type { PositionRef, Snapshot, Source } from '../../engine/protocol';
import { state } from '../../game';
import { toBoardCell } from '../../game/cells';
import type { Showable } from '../../game/client';
import { currentPosition } from '../../game/moment';
import { useAsyncEffect } from '../../lib/async-effect';
import { Alert } from '../../ui/alert';
import { Studio } from '../export/client';
import type { Order, Supplied, Want } from '../export/order';
import { paletteOf } from '../export/palette';
import { Supply } from '../export/supply';
import css from './sheet.module.css';

/** Of the picture, in the pixels of a screen: the fewer, the larger its numbers are on paper. */
const WIDTH = 640;
const STEP_WIDTH = 400;
const ASPECT = 4 / 3;
/** No value: it has neither colour nor sign. */
const NO_VALUE = 255;

/** The position that a sheet is about, and how a step of a lesson shows it. */
export type Drawn = { source: Source; position: PositionRef; step?: Pick<Step, 'crop' | 'selected'> };

type Picture = { url: string; size: Size };
/** How large the board is, and which part of it is seen. */
type Part = Pick<Order, 'width' | 'aspect' | 'seen'>;

/** What a lesson's crop leaves of a board, as on the screen. */
function partOf({ drawing }: GameModule, board: Board, step: Drawn['step']): Part {
  const width = step ? STEP_WIDTH : WIDTH;
  const whole = { width, aspect: ASPECT, seen: null };
  if (step?.crop === undefined) return whole;
  const corner = drawing.cropped?.({ width, height: width / ASPECT }, step.crop);
  if (corner) return { width: corner.size.width, aspect: corner.size.width / corner.size.height, seen: corner };
  const size = { width, height: width / (drawing.aspectRatio(board) ?? ASPECT) };
  const view = drawing.closeUp?.(board, size, null, step.crop);
  return view ? { ...whole, seen: { view, size } } : whole;
}

const drawing = (game: GameName, ply: number, part: Part, selected: Cell | undefined, hints: boolean): Order => ({
  format: 'svg',
  game,
  case: 1,
  from: ply,
  to: ply,
  step: 500,
  rate: null,
  ...part,
  selected: selected && toBoardCell(selected),
  colours: 'values',
  hints,
  palette: paletteOf('paper'),
  unit: { plies: 1 },
  caption: '',
});

/** What a sheet is drawn from that does not show everything. */
function redacted({ redaction, valueRedaction }: GameModule, got: Supplied, hasValues: boolean): Supplied {
  if (got instanceof Uint8Array) return hasValues ? got : new Uint8Array(got.length).fill(NO_VALUE);
  return got && 'frame' in got ? redactShot(got, hasValues ? valueRedaction : redaction) : null;
}

type Told = (shot: Snapshot) => void;

async function drawn(what: Drawn, gameModule: GameModule, shows: readonly Showable[], told: Told): Promise<Picture> {
  const { source, position, step } = what;
  const [hints, hasValues] = [shows.includes('hints'), shows.includes('values')];
  const supply = new Supply(source, position, () => studio.end());
  const give = async (want: Want) =>
    hints ? supply.supply(want) : redacted(gameModule, await supply.supply(want), hasValues);
  const studio = new Studio(give);
  try {
    const shot = (await supply.supply({ ply: position.ply, hints: false })) as Snapshot;
    told(shot);
    const part = partOf(gameModule, shot.frame.board, step);
    const made = await studio.order(drawing(source.game, position.ply, part, step?.selected, hints), false, () => {});
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

type DrawingProps = {
  of?: Drawn;
  gameModule: GameModule;
  /** What it shows of what the solver knows. */
  shows: readonly Showable[];
  name: string;
  /** Hears what the engine tells of the position. */
  told?: Told;
};

/** The picture of a position; of the one that is shown if none is given. */
export function Drawing({ of, gameModule, shows, name, told = () => {} }: DrawingProps) {
  const picture = useSignal<Picture | null>(null);
  const failed = useSignal(false);
  const draw = () => {
    const position = of ?? shownNow();
    return position && drawn(position, gameModule, shows, told).catch(() => null);
  };
  const keep = (made: Picture | null) => {
    picture.value = made;
    failed.value = !made;
  };
  useAsyncEffect(draw, keep, [], forget);
  useEffect(() => () => forget(picture.peek()), []);
  if (failed.value) return <Alert>{notDrawn}</Alert>;
  if (!picture.value) return <p class="muted">{loading}</p>;
  const { url, size } = picture.value;
  return <img src={url} alt={name} width={size.width} height={size.height} />;
}

/** Lines to write on. */
export function Lines({ count }: { count: number }) {
  return (
    <>
      {Array.from({ length: count }, (_, line) => (
        <span key={line} class={css.line} aria-hidden="true" />
      ))}
    </>
  );
}
