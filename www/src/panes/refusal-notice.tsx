// Why a move or a file was refused. Loaded when there is something to say.
import { badFileInWords, refusalInWords } from '../board/faults';
import { gameModuleOf } from '../board/game-modules';
import type { Notice } from '../game/notices';

export type Refusal = Extract<Notice, { kind: 'illegal' | 'badFile' }>;

export function RefusalNotice({ notice }: { notice: Refusal }) {
  if (notice.kind === 'badFile') return badFileInWords(notice.name, notice.diagnostic);
  const own = gameModuleOf(notice.game).value?.faults;
  return own ? refusalInWords(notice.illegal, own) : null;
}
