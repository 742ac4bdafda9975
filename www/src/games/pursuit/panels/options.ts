// The options of a match as a case holds them: "catchers=area fugitive=far".
import { act } from '../../../store/act';
import { changed } from '../../../store/options';
import { state } from '../../../store/state';

export type Term = 'catchers' | 'fugitive';

export const setTerm = (key: Term, value: string) =>
  act({ kind: 'options', options: changed(state.source.peek().options, key, value || null) });
