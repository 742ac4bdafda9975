import { games } from 'words:page';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { entryOf } from '../board/game-modules';
import { GAME_NAMES, type GameName } from '../engine/boundary';
import { state } from '../game';
import { focusElement, leaveKeys, showElement } from '../lib/focus';
import { visits } from '../links/visits';

function choose(tab: GameName): void {
  if (tab !== state.tab.peek()) visits.openGame(tab);
}

function beside(key: string, from: GameName): GameName | null {
  const at = GAME_NAMES.indexOf(from);
  const to = { ArrowRight: at + 1, ArrowLeft: at - 1 + GAME_NAMES.length, Home: 0, End: GAME_NAMES.length - 1 }[key];
  return to === undefined ? null : (GAME_NAMES[to % GAME_NAMES.length] ?? null);
}

/** Arrows move the focus alone, and Enter or Space chooses: each game that is passed would fetch its part and its engine. */
function onKey(event: KeyboardEvent, from: GameName): void {
  const to = beside(event.key, from);
  if (!to) return;
  event.preventDefault();
  focusElement(`tab-${to}`);
}

/** On a phone the row of tabs scrolls. */
function reveal(tab: GameName): void {
  showElement(`tab-${tab}`);
}

export function Tabs() {
  const now = state.tab.value;
  const focused = useSignal<GameName | null>(null);
  const at = focused.value ?? now;
  useEffect(() => reveal(now), [now]);
  return (
    <div class="tabs" role="tablist" aria-label={games} onKeyDown={(event) => onKey(event, at)}>
      {GAME_NAMES.map((tab) => (
        <button
          key={tab}
          type="button"
          role="tab"
          id={`tab-${tab}`}
          class="tab"
          aria-selected={tab === now}
          aria-controls="panel"
          tabIndex={tab === at ? 0 : -1}
          onFocus={() => {
            focused.value = tab;
          }}
          onBlur={() => {
            focused.value = null;
          }}
          onClick={(event) => {
            choose(tab);
            leaveKeys(event);
          }}
        >
          {entryOf(tab).name}
        </button>
      ))}
    </div>
  );
}
