// The options of a match as a case holds them: "catchers=area fugitive=far".
import { act } from '../../../game/act';
import { changed } from '../../../game/options';
import { state } from '../../../game/state';

export type Term = 'catchers' | 'fugitive';

export const setTerm = (key: Term, value: string) =>
  act({ kind: 'options', options: changed(state.source.peek().options, key, value || null) });
