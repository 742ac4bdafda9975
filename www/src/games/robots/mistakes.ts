// What the known mistakes of Robots are called.
import * as w from 'words:robots-mistakes';
import type { MistakeWords } from '../../board/game-modules';

export const mistakes: MistakeWords<'robots'> = { name: w.mistake, cause: w.cause };
