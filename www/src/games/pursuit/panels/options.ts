// The options of a match as a case holds them: "catchers=area fugitive=far".
import { input, state } from '../../../game';
import { changed } from '../../../game/options';

export type Term = 'catchers' | 'fugitive';

export const setTerm = (key: Term, value: string) =>
  input.setOptions(changed(state.source.peek().options, key, value || null));
