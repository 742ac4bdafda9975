// One renderer a game; a game without one does not compile.

import type { Board, GameName } from '../boundary';
import { knights } from './knights';
import type { Renderer } from './renderer';
import { robots } from './robots';

export type { Region, Renderer, Scene, Size, View } from './renderer';

export const RENDERERS: { [G in GameName]: Renderer<Extract<Board, { game: G }>> } = { robots, knights };
