// What a person prefers, whatever game is open.
import { type ReadonlySignals, type Signals, signalsOf } from '../lib/signals';

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

  setTheme(theme: ThemeChoice): void {
    this.own.theme.value = theme;
  }

  setSingleKeyShortcuts(on: boolean): void {
    this.own.singleKeyShortcuts.value = on;
  }

  setWelcome(isOpen: boolean): void {
    this.own.welcome.value = isOpen;
  }
}
