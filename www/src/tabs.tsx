import { useEffect } from 'preact/hooks';
import { act } from './act';
import { SAMPLES } from './samples';
import { type Draft, GAMES, isGame, state, TABS, type Tab } from './state';
import { words } from './words';

/** What a game's tab opens with. */
export function firstDraft(tab: Tab): Draft | null {
  if (!isGame(tab)) return null;
  const source = { game: tab, text: SAMPLES[tab][0].text, relaxed: false, options: '' };
  return { source, spot: { case: 0, moves: '', ply: 0 } };
}

function choose(tab: Tab): void {
  if (tab !== state.tab.peek()) act({ kind: 'tab', tab, first: firstDraft });
}

function moved(key: string, from: Tab): Tab | null {
  const at = TABS.indexOf(from);
  const to = { ArrowRight: at + 1, ArrowLeft: at - 1 + TABS.length, Home: 0, End: TABS.length - 1 }[key];
  return to === undefined ? null : (TABS[to % TABS.length] ?? null);
}

function onKey(event: KeyboardEvent): void {
  const to = moved(event.key, state.tab.peek());
  if (!to) return;
  event.preventDefault();
  choose(to);
  document.getElementById(`tab-${to}`)?.focus();
}

/** On a phone the row of tabs scrolls. */
function reveal(tab: Tab): void {
  document.getElementById(`tab-${tab}`)?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

export function Tabs() {
  const now = state.tab.value;
  useEffect(() => reveal(now), [now]);
  return (
    <div class="tabs" role="tablist" aria-label={words.tabs.label} onKeyDown={onKey}>
      {TABS.map((tab) => (
        <button
          key={tab}
          type="button"
          role="tab"
          id={`tab-${tab}`}
          class={isGame(tab) ? 'tab' : 'tab later'}
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

export function Coming({ tab }: { tab: 'pursuit' }) {
  return (
    <section class="card coming">
      <h2>{words.coming.heading(words.tabs[tab])}</h2>
      {words.coming[tab].map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <p class="ready">
        {words.coming.now}
        {GAMES.map((game) => (
          <button key={game} type="button" class="button" onClick={() => choose(game)}>
            {words.tabs[game]}
          </button>
        ))}
      </p>
    </section>
  );
}
