// What the page knows of a game that it draws by its scene.
import type { GameEntry } from '../../board/game-modules';
import type { MovesOf } from '../../board/scene/parts';

/**
 * `moves`: the legal moves with their cells, where the position or the evidence for the next move has them. `pieceName`: what the page calls
 * a piece of the core's scene; the core's own name if omitted.
 */
export type Known = Pick<GameEntry, 'name' | 'about' | 'samples' | 'rules'> &
  Partial<GameEntry> & {
    moves?: MovesOf;
    pieceName?: (name: string) => string;
  };
