// The keys that people bring from other boards. They rest while a person types and never take a key that a focused
// control needs.

import { themeNow } from '../board/appearance';
import { enterBoard } from '../board/board-input';
import { game, input, marks, panes, preferences, state, timeline } from '../game';
import { isOpeningCase } from '../game/moment';
import { isDialogOpen } from '../ui/over';

/** While another case is being opened, steps are of that case. */
const ply = () => (isOpeningCase(state) ? state.target.peek().ply : state.ply.peek());
const end = () => state.opened.peek()?.line.plies ?? 0;
/** Beyond what has come of a line a position is wanted only where one stood before: a lost engine is being replaced. */
const next = () => (isOpeningCase(state) || ply() > end() ? ply() + 1 : Math.min(ply() + 1, end()));
const wanted = () => state.target.peek().case;

export function toggleTheme(): void {
  preferences.setTheme(themeNow(state) === 'dark' ? 'light' : 'dark');
}

/** A browser may not allow it here. */
function refusedByBrowser(error: unknown): void {
  if (!(error instanceof TypeError)) throw error;
}

export function toggleFullScreen(): void {
  if (document.fullscreenElement) document.exitFullscreen();
  else document.documentElement.requestFullscreen?.().catch(refusedByBrowser);
}

const anywhere: Record<string, () => void> = {
  '?': () => panes.setHelp(!state.help.peek()),
  f: toggleFullScreen,
  t: toggleTheme,
};

const atBoard: Record<string, () => void> = {
  ' ': () => timeline.togglePlaying(),
  ArrowLeft: () => game.go(ply() - 1),
  ArrowRight: () => game.go(next()),
  Home: () => game.go(0),
  End: () => game.go(end()),
  '<': () => timeline.changePace(-1),
  '>': () => timeline.changePace(1),
  n: () => input.toCase(wanted() + 1),
  p: () => input.toCase(wanted() - 1),
  h: () => marks.setHints(!state.hints.peek()),
  u: () => game.undo(),
  b: enterBoard,
  e: () => timeline.toEvent(1),
  E: () => timeline.toEvent(-1),
};

export const isSign = (key: string) => key.length === 1 && key !== ' ';

export function typing(target: Element): boolean {
  if (target instanceof HTMLInputElement)
    return !['range', 'checkbox', 'radio', 'button', 'file'].includes(target.type);
  return (
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement ||
    !!target.closest('[contenteditable]')
  );
}

/** Whether the focused control has its own use for a key. */
function taken(target: Element, key: string): boolean {
  if (key === ' ')
    return target instanceof HTMLButtonElement || (target instanceof HTMLInputElement && target.type !== 'range');
  const moves = key.startsWith('Arrow') || key === 'Home' || key === 'End';
  return moves && (target instanceof HTMLInputElement || !!target.closest('pre, [data-scrolls], [role=tablist]'));
}

/** What a key writes where the alphabet is Latin: a shortcut is found by its place on any other keyboard. */
export function signOf({ key, code, shiftKey }: KeyboardEvent): string {
  // Chinese keyboards write signs of full width, or leave a key to what composes words.
  const sign = key.normalize('NFKC');
  if (sign.charCodeAt(0) < 128 && key !== 'Process') return sign;
  if (code.startsWith('Key')) return shiftKey ? code.slice(3) : code.slice(3).toLowerCase();
  return (shiftKey && { Comma: '<', Period: '>' }[code]) || key;
}

/** `hasBoard`: whether the board has keys of its own. */
function onKey(event: KeyboardEvent, hasBoard: boolean): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  const target = event.composedPath()[0];
  if (!(target instanceof Element) || typing(target) || taken(target, event.key)) return;
  if (isSign(event.key) && !state.singleKeyShortcuts.peek()) return;
  const modal = isDialogOpen();
  const usual = { ...(modal || !hasBoard ? {} : atBoard), ...(modal && !state.help.peek() ? {} : anywhere) };
  const key = signOf(event);
  const run = usual[key] ?? usual[key.length === 1 && !event.shiftKey ? key.toLowerCase() : ''];
  if (!run) return;
  event.preventDefault();
  run();
}

export const listenForKeys = (hasBoard: boolean): void =>
  window.addEventListener('keydown', (event) => onKey(event, hasBoard));
