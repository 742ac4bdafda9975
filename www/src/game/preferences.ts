// What a person prefers, whatever game is open.
import { type ReadonlySignals, type Signals, setter, signalsOf } from '../lib/signals';

export type ThemeChoice = 'light' | 'dark' | 'auto';

export type PreferencesState = {
  theme: ThemeChoice;
  /** Whether single letters and signs are shortcuts: speech and trembling hands type them unasked. */
  singleKeyShortcuts: boolean;
  /** Whether the page still says what it is. */
  welcome: boolean;
};

const start: PreferencesState = { theme: 'auto', singleKeyShortcuts: true, welcome: true };

export class Preferences {
  private readonly own: Signals<PreferencesState> = signalsOf(start);
  readonly state: ReadonlySignals<PreferencesState> = this.own;

  readonly setTheme = setter(this.own.theme);
  readonly setSingleKeyShortcuts = setter(this.own.singleKeyShortcuts);
  readonly setWelcome = setter(this.own.welcome);
}
