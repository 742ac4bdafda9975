// What a class sees of a board: the part that matters, with every piece in it, whatever a hand does.
import { effect, untracked } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { isNarrow } from '../../board/appearance';
import { stage } from '../../board/board-input';
import { gameModuleOf } from '../../board/game-modules';
import type { Board } from '../../engine/boundary';
import { marks, state } from '../../game';
import type { BoardCell, View } from '../../game/cells';
import { classState } from './class-view';
import { classroom } from './classroom';
import type { ClassMode } from './modes';

/** A step of a lesson says itself what it shows. */
const CROPPED: readonly ClassMode[] = ['present', 'predict', 'seed', 'play'];
/** Of a crowd only so many are watched. */
const MOST_PIECES = 200;

const boardNow = (): Board | null => state.shown.value?.frame.board ?? null;

/** The crop that stands, as long as it serves: a board that grows and shrinks at every move cannot be followed. */
function cropFor(needed: number | null, stands: number | null): number | null {
  if (needed === null || stands === null) return needed;
  return needed <= stands && 2 * needed > stands ? stands : needed;
}

/** The game that the crop was chosen for. */
let croppedCase = '';

function crop(): void {
  const [board, mode, now] = [boardNow(), classState.teach.value?.mode, state.crop.value];
  if (!mode || !board || mode === 'lesson') return;
  const key = `${board.game} ${state.opened.value?.case} ${state.lastValid.value?.text}`;
  const stands = key === croppedCase ? now : null;
  croppedCase = key;
  const { crop: cropOf } = classroom.teaching.value ?? {};
  const hasCloseUp = !!gameModuleOf(board.game).value?.drawing.closeUp;
  // A narrow screen has a close-up of its own.
  const isOwn = !CROPPED.includes(mode) || (hasCloseUp && isNarrow.value);
  const wanted = isOwn ? null : cropFor(cropOf?.(board) ?? null, stands);
  if (wanted !== now) marks.setCrop(wanted);
}

/** The cells that must stay in sight; none where the board has an end. */
function pieces(): readonly BoardCell[] {
  const board = boardNow();
  return (board && classroom.teaching.value?.pieces?.(board).slice(0, MOST_PIECES)) || [];
}

/** How many of some cells a view shows as a whole. */
function countIn(view: View, cells: readonly BoardCell[]): number {
  const scene = stage.value?.currentScene();
  const drawing = scene && gameModuleOf(scene.after.game).value?.drawing;
  if (!drawing) return 0;
  const { left, top } = drawing.rim;
  return cells.filter((cell) => {
    const box = drawing.cellBox({ ...scene, view }, cell);
    const isBehind = box.left < left - 1 || box.top < top - 1;
    return !isBehind && box.left + box.width <= scene.size.width + 1 && box.top + box.height <= scene.size.height + 1;
  }).length;
}

/** Watches the view that a hand has chosen: it shows no fewer pieces than the one before. Returns what ends that. */
function keepInSight(): () => void {
  let last: View | null = null;
  let stood: View | null = null;
  const viewNow = () => untracked(() => stage.value?.currentScene()?.view ?? null);
  const onView = () => {
    const view = state.view.value;
    untracked(() => {
      const cells = view && stood ? pieces() : [];
      if (view && stood && countIn(view, cells) < countIn(stood, cells)) marks.setView(last);
      else [last, stood] = [view, viewNow()];
    });
  };
  const onBoard = () => {
    const cells = pieces();
    untracked(() => {
      const view = state.view.value;
      if (view && countIn(view, cells) < cells.length) marks.setView(null);
      [last, stood] = [state.view.value, viewNow()];
    });
  };
  const stops = [effect(onView), effect(onBoard)];
  return () => {
    for (const stop of stops) stop();
  };
}

/** All that matters is in sight again. */
export function fit(): void {
  marks.setCloseUp(true);
  stage.peek()?.refit();
}

export function useSight(): void {
  useEffect(() => {
    const stops = [effect(crop), keepInSight()];
    return () => {
      for (const stop of stops) stop();
      marks.setCrop(null);
    };
  }, []);
}
