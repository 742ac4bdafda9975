import { useEffect } from 'preact/hooks';
import { entryOf } from '../board/game-modules';
import { GAME_NAMES, type GameName } from '../engine/boundary';
import { words } from '../i18n';
import { focusElement, showElement } from '../lib/focus';
import { firstDraft } from '../links/first-draft';
import { act } from '../store/act';
import { state } from '../store/state';
import { playOnce } from './play-once';

/** A game that was not open yet plays its sample once. */
function choose(tab: GameName): void {
  if (tab === state.tab.peek()) return;
  const isNew = !state.drafts.peek()[tab];
  act({ kind: 'tab', tab, first: firstDraft });
  if (isNew) playOnce();
}

function moved(key: string, from: GameName): GameName | null {
  const at = GAME_NAMES.indexOf(from);
  const to = { ArrowRight: at + 1, ArrowLeft: at - 1 + GAME_NAMES.length, Home: 0, End: GAME_NAMES.length - 1 }[key];
  return to === undefined ? null : (GAME_NAMES[to % GAME_NAMES.length] ?? null);
}

function onKey(event: KeyboardEvent): void {
  const to = moved(event.key, state.tab.peek());
  if (!to) return;
  event.preventDefault();
  choose(to);
  focusElement(`tab-${to}`);
}

/** On a phone the row of tabs scrolls. */
function reveal(tab: GameName): void {
  showElement(`tab-${tab}`);
}

export function Tabs() {
  const now = state.tab.value;
  useEffect(() => reveal(now), [now]);
  return (
    <div class="tabs" role="tablist" aria-label={words.tabs.label} onKeyDown={onKey}>
      {GAME_NAMES.map((tab) => (
        <button
          key={tab}
          type="button"
          role="tab"
          id={`tab-${tab}`}
          class="tab"
          aria-selected={tab === now}
          aria-controls="panel"
          tabIndex={tab === now ? 0 : -1}
          onClick={() => choose(tab)}
        >
          {entryOf(tab).name}
        </button>
      ))}
    </div>
  );
}
