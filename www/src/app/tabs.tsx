import { useEffect } from 'preact/hooks';
import type { GameName } from '../engine/boundary';
import { words } from '../i18n';
import { focusElement, showElement } from '../lib/focus';
import { firstDraft } from '../links/first-draft';
import { act } from '../store/act';
import { GAMES, state } from '../store/state';

function choose(tab: GameName): void {
  if (tab !== state.tab.peek()) act({ kind: 'tab', tab, first: firstDraft });
}

function moved(key: string, from: GameName): GameName | null {
  const at = GAMES.indexOf(from);
  const to = { ArrowRight: at + 1, ArrowLeft: at - 1 + GAMES.length, Home: 0, End: GAMES.length - 1 }[key];
  return to === undefined ? null : (GAMES[to % GAMES.length] ?? null);
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
      {GAMES.map((tab) => (
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
          {words.tabs[tab]}
        </button>
      ))}
    </div>
  );
}
