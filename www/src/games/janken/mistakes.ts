// What the known mistakes of Janken Tactics are called.
import * as w from 'words:janken-mistakes';
import type { MistakeWords } from '../../board/game-modules';

export const mistakes: MistakeWords<'janken'> = { name: w.mistake, cause: w.cause };
