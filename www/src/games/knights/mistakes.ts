// What the known mistakes of Hyper Knights are called.
import * as w from 'words:knights-mistakes';
import type { MistakeWords } from '../../board/game-modules';

export const mistakes: MistakeWords<'knights'> = { name: w.mistake, cause: w.cause };
