// What a person prefers, whatever game is open.
import { computed, type ReadonlySignal } from '@preact/signals';
import { type ReadonlySignals, type Signals, setter, signalsOf } from '../lib/signals';

/** What the page says to whoever is new to it, once the welcome is gone: one at a time, each until it was used once. */
export const TIPS = ['task', 'cell', 'meaning'] as const;
export type Tip = (typeof TIPS)[number];

export type ThemeChoice = 'light' | 'dark' | 'auto';

export type PreferencesState = {
  theme: ThemeChoice;
  /** Whether single letters and signs are shortcuts: speech and trembling hands type them unasked. */
  singleKeyShortcuts: boolean;
  /** Whether the page still says what it is. */
  welcome: boolean;
  usedTips: readonly Tip[];
};

const start: PreferencesState = { theme: 'auto', singleKeyShortcuts: true, welcome: true, usedTips: [] };

export class Preferences {
  private readonly own: Signals<PreferencesState> = signalsOf(start);
  readonly state: ReadonlySignals<PreferencesState> & { tip: ReadonlySignal<Tip | null> } = {
    ...this.own,
    tip: computed(() => (this.own.welcome.value ? null : (TIPS.find((tip) => !this.isUsed(tip)) ?? null))),
  };

  readonly setTheme = setter(this.own.theme);
  readonly setSingleKeyShortcuts = setter(this.own.singleKeyShortcuts);
  readonly setWelcome = setter(this.own.welcome);
  readonly setUsedTips = setter(this.own.usedTips);

  /** A person has done what a tip is about, or closed it. */
  useTip(tip: Tip): void {
    if (!this.own.usedTips.peek().includes(tip)) this.own.usedTips.value = [...this.own.usedTips.peek(), tip];
  }

  private isUsed(tip: Tip): boolean {
    return this.own.usedTips.value.includes(tip);
  }
}
