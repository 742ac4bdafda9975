// What the known mistakes of Solitaire Chess are called.
import * as w from 'words:solitaire-mistakes';
import type { MistakeWords } from '../../board/game-modules';

export const mistakes: MistakeWords<'solitaire'> = { name: w.mistake, cause: w.cause };
