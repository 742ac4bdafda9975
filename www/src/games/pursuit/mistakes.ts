// What the known mistakes of Pursuit are called.
import * as w from 'words:pursuit-mistakes';
import type { MistakeWords } from '../../board/game-modules';

export const mistakes: MistakeWords<'pursuit'> = { name: w.mistake, cause: w.cause };
