// A row of tabs, and the panel that they turn to.
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { cx } from '../lib/cx';
import { focusElement, leaveKeys } from './focus';
import style from './tabs.module.css';

type TabsProps<T extends string> = {
  /** What all of them are. */
  label: string;
  /** Begins the ids of the tabs: `tab-robots`. */
  prefix: string;
  /** The id of the panel. */
  panel: string;
  tabs: readonly { id: T; name: string }[];
  now: T;
  choose: (tab: T) => void;
  class?: string;
};

/** Where a key leads from a tab; undefined where it leads nowhere. */
function along(key: string, at: number, count: number): number | undefined {
  const to = { ArrowRight: at + 1, ArrowLeft: at - 1 + count, Home: 0, End: count - 1 }[key];
  return to === undefined ? undefined : to % count;
}

/** Brings a tab into the middle of a row that is wider than its room. The page stays where it is. */
function reveal(tab: HTMLElement | null): void {
  const row = tab?.parentElement;
  if (row) row.scrollLeft = tab.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2;
}

/** Arrows move the focus alone, and Enter or Space chooses: what is passed may have to be fetched first. */
export function Tabs<T extends string>({ label, prefix, panel, tabs, now, choose, class: own }: TabsProps<T>) {
  const focused = useSignal<T | null>(null);
  const at = focused.value ?? now;
  useEffect(() => reveal(document.getElementById(`${prefix}-${now}`)), [now]);
  const move = (event: KeyboardEvent) => {
    const from = tabs.findIndex(({ id }) => id === at);
    const to = tabs[along(event.key, from, tabs.length) ?? -1];
    if (!to) return;
    event.preventDefault();
    event.stopPropagation();
    focusElement(`${prefix}-${to.id}`);
  };
  return (
    <div class={cx('more-right', style.tabs, own)} role="tablist" aria-label={label} onKeyDown={move}>
      {tabs.map(({ id, name }) => (
        <button
          key={id}
          type="button"
          role="tab"
          id={`${prefix}-${id}`}
          class={style.tab}
          aria-selected={id === now}
          aria-controls={panel}
          tabIndex={id === at ? 0 : -1}
          onFocus={() => (focused.value = id)}
          onBlur={() => (focused.value = null)}
          onClick={(event) => {
            choose(id);
            leaveKeys(event);
          }}
        >
          {name}
        </button>
      ))}
    </div>
  );
}

/** `tab`: the id of the tab that is chosen. */
type PanelProps = { id: string; tab: string; class?: string; isReached?: boolean; children: ComponentChildren };

/** `isReached`: where it may scroll and has nothing else that takes the focus, the keyboard must reach it. */
export const TabPanel = ({ id, tab, class: own, isReached = false, children }: PanelProps) => (
  <div id={id} class={own} role="tabpanel" aria-labelledby={tab} tabIndex={isReached ? 0 : undefined}>
    {children}
  </div>
);
