// What clickers and keyboards say to a class.
import { useEffect } from 'preact/hooks';
import { focusCells } from '../../board/focus';
import { state } from '../../game';
import { isSign, signOf, typing } from '../../panes/shortcuts';
import { isDialogOpen } from '../../ui/over';
import { classState } from './class-view';
import { classroom } from './classroom';
import { TRUE } from './question';
import { fit } from './sight';
import { isPupil } from './way-out';

const next = () => classroom.next();
const back = () => classroom.back();
const dark = () => classroom.toggleDark();

const KEYS: Record<string, () => unknown> = {
  PageDown: next,
  PageUp: back,
  ArrowRight: next,
  ArrowLeft: back,
  ArrowDown: next,
  ArrowUp: back,
  ' ': next,
  '.': dark,
  b: dark,
  y: () => classroom.guess(TRUE),
  n: () => classroom.guessNo(),
  g: focusCells,
  '0': fit,
  Home: fit,
  Escape: () => isPupil(classState.teach.peek()?.mode) || classroom.leave(),
};

/** Pages that scroll. */
const READING: readonly string[] = ['sheet', 'seed', 'edit', 'collect', 'notes'];
/** What has the arrows and the space bar for itself. */
const OWN = '[role=grid], [data-scrolls]';
const PRESSED = 'button, a, input';

/** A clicker's own keys, which no control keeps for itself. */
const CLICKER = ['PageDown', 'PageUp', '.', 'b'];

const keeps = (target: Element, key: string) =>
  !CLICKER.includes(key) && (target.closest(OWN) || (key === ' ' && target.closest(PRESSED)));

function onKey(event: KeyboardEvent): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const [target] = event.composedPath();
  if (!(target instanceof Element) || isDialogOpen()) return;
  const sign = event.code === 'Period' ? '.' : signOf(event);
  const key = sign in KEYS ? sign : sign.toLowerCase();
  const run = KEYS[key];
  const rests = isSign(key) && !CLICKER.includes(key) && !state.singleKeyShortcuts.peek();
  const reads = READING.includes(classState.teach.peek()?.mode ?? '') && key !== 'Escape';
  const writes = typing(target) && key !== 'Escape';
  // Esc leaves the board first, and closes a menu.
  const taken =
    key === 'Escape' ? target.closest('[role=grid]') || document.querySelector(':popover-open') : keeps(target, key);
  if (!run || rests || reads || writes || taken) return;
  event.preventDefault();
  event.stopPropagation();
  run();
}

/** Before the board's own keys: a clicker is not to be bent by what has the focus. */
export function useKeys(): void {
  useEffect(() => {
    window.addEventListener('keydown', onKey, true);
    return () => window.removeEventListener('keydown', onKey, true);
  }, []);
}
