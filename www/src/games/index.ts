// The games of the page: one line each.
import type { GameEntries } from '../board/game-modules';
import { janken } from './janken/entry';
import { knights } from './knights/entry';
import { pursuit } from './pursuit/entry';
import { robots } from './robots/entry';
import { solitaire } from './solitaire/entry';

export const GAMES: GameEntries = { robots, janken, pursuit, solitaire, knights };
