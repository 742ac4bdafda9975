// The picture on a worksheet, and the lines to write on.
import { loading } from 'words:page';
import { notDrawn } from 'words:teach';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Size } from '../../board/drawing';
import { entryOf, type GameModule } from '../../board/game-modules';
import type { QuestionKind, Step, Teaching } from '../../board/teaching';
import type { Board, Cell } from '../../engine/boundary';
import type { PositionRef, Snapshot, Source } from '../../engine/protocol';
import { state } from '../../game';
import { type BoardCell, toBoardCell } from '../../game/cells';
import type { Showable } from '../../game/client';
import { currentPosition } from '../../game/moment';
import { useAsyncEffect } from '../../lib/async-effect';
import { Alert } from '../../ui/alert';
import { fileOf } from '../export/engraver';
import type { Look, Window } from '../export/look';
import { Supply } from '../export/supply';
import { cellOfAnswer } from './answer-name';
import { cellAsked } from './question';
import css from './sheet.module.css';

/** Of the picture, in the pixels of a screen: the fewer, the larger its numbers are on paper. */
const WIDTH = 640;
const STEP_WIDTH = 400;

/** The position that a sheet is about, and how a step of a lesson shows it. */
export type Drawn = { source: Source; position: PositionRef; step?: Step };

export type Picture = { url: string; size: Size; board: Board };

/** The cells that a step asks about, and that its answers name or lead to. */
function cellsNamed({ question }: Step, { frame: { board }, explanation }: Snapshot, teaching: Teaching): BoardCell[] {
  const asked = cellAsked(question, board, explanation, teaching);
  const { kind, answers = [] } = question ?? {};
  const ends = (move: string) => (teaching.arrows?.(board, explanation, move) ?? []).map(({ to }) => to);
  const named = (answer: string) => (kind === 'move' ? ends(answer) : (cellOfAnswer(answer) ?? []));
  return [
    ...(asked ? [toBoardCell(asked)] : []),
    ...(kind === 'move' || kind === 'cell' ? answers.flatMap(named) : []),
  ];
}

const isIn = ({ row, column, rows, columns }: Window, { x, y }: BoardCell): boolean =>
  x >= row && y >= column && x < row + BigInt(rows) && y < column + BigInt(columns);

/** The part of a board that a step needs: what it says itself, else what is around the pieces, if that has all that is asked. */
function partOf(gameModule: GameModule, step: Step, shot: Snapshot, teaching: Teaching): Window | null {
  const { board } = shot.frame;
  if (step.crop !== undefined) return windowOf(gameModule, board, step.crop);
  const part = windowOf(gameModule, board, teaching.crop?.(board) ?? undefined);
  return part && cellsNamed(step, shot, teaching).every((cell) => isIn(part, cell)) ? part : null;
}

/** What a lesson's crop leaves of a board, as on the screen. */
function windowOf({ drawing }: GameModule, board: Board, crop: number | undefined): Window | null {
  if (crop === undefined) return null;
  const room = { width: STEP_WIDTH, height: STEP_WIDTH };
  const view = drawing.cropped?.(room, crop, board).view ?? drawing.closeUp?.(board, room, null, crop);
  return view ? { row: view.x, column: view.y, rows: crop, columns: crop } : null;
}

/** What a picture shows is said here alone: without values it has the position, and nothing that the solver knows. */
function lookOf(step: Drawn['step'], shows: readonly Showable[], part: Window | null, asked: Cell | null): Look {
  return {
    theme: 'print',
    width: step ? STEP_WIDTH : WIDTH,
    values: shows.includes('values'),
    window: part,
    chosen: step?.selected && toBoardCell(step.selected),
    asked: asked ? toBoardCell(asked) : undefined,
  };
}

type Told = (shot: Snapshot) => void;

/** The words of a picture stand beside it. */
const UNSAID = { title: '', sentence: '', caption: '' };

async function drawn(what: Drawn, gameModule: GameModule, shows: readonly Showable[], told: Told): Promise<Picture> {
  const { source, position, step } = what;
  const supply = new Supply(source, position, () => {});
  try {
    const shot = (await supply.supply({ ply: position.ply, hints: false })) as Snapshot;
    told(shot);
    const { board } = shot.frame;
    const teaching = step && ((await entryOf(board.game).teaching()) as Teaching);
    const asked = teaching ? cellAsked(step.question, board, shot.explanation, teaching) : null;
    const part = teaching ? partOf(gameModule, step, shot, teaching) : null;
    const look = lookOf(step, shows, part, asked);
    const { file, size } = fileOf(
      await supply.picture(position.ply, look, { ...UNSAID, caption: teaching?.axes ?? '' }),
    );
    return { url: URL.createObjectURL(file), size, board };
  } finally {
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
  /** Hears of the picture, which can be shown once more. */
  made?: (picture: Picture) => void;
};

/** The picture of a position; of the one that is shown if none is given. */
export function Drawing({ of, gameModule, shows, name, told = () => {}, made = () => {} }: DrawingProps) {
  const picture = useSignal<Picture | null>(null);
  const failed = useSignal(false);
  const draw = () => {
    const position = of ?? shownNow();
    return position && drawn(position, gameModule, shows, told).catch(() => null);
  };
  const keep = (drawing: Picture | null) => {
    picture.value = drawing;
    failed.value = !drawing;
    if (drawing) made(drawing);
  };
  useAsyncEffect(draw, keep, [], forget);
  useEffect(() => () => forget(picture.peek()), []);
  if (failed.value) return <Alert>{notDrawn}</Alert>;
  if (!picture.value) return <p class="muted">{loading}</p>;
  const { url, size } = picture.value;
  return <img src={url} alt={name} width={size.width} height={size.height} />;
}

/** Lines to write an answer on. */
export function Lines({ of }: { of: QuestionKind }) {
  return (
    <>
      {Array.from({ length: of === 'text' || of === 'output' ? 4 : 1 }, (_, line) => (
        <span key={line} class={css.line} aria-hidden="true" />
      ))}
    </>
  );
}
