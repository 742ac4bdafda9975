// What the main page and that of a class have in common.
import { render, type VNode } from 'preact';
import { gameModuleOf } from '../board/game-modules';
import { input, state } from '../game';
import { browserStorage } from '../lib/browser-storage';
import { visits } from '../links/visits';
import { workOffline } from '../platform/served';
import { coverBy } from '../ui/over';
import { listenForFiles } from './drop';
import { keepPreferences } from './preferences';
import { startPage } from './start-page';

/** Starts a page's listeners. `take`: what becomes of files that are dropped; `hasKeys`: whether the board has keys of its own. */
export function beginPage(take: (files: readonly File[], target: Element) => void, hasKeys = true): void {
  keepPreferences(state, browserStorage());
  startPage(hasKeys);
  listenForFiles(take);
  coverBy((close) => visits.cover(close));
}

/** Shows it, once its address is on the way. */
export function openPage(view: VNode): void {
  input.preload();
  gameModuleOf(state.tab.peek());
  // In a task of its own, so that a slow processor handles events in between.
  setTimeout(() => render(view, document.getElementById('page') as HTMLElement));
  workOffline();
}
