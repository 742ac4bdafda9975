// Why a move or a file was refused. Loaded when there is something to say.
import { gameModuleOf } from '../board/game-modules';
import type { Notice } from '../game/notices';
import { faults as w } from '../i18n/faults-en';

export type Refusal = Extract<Notice, { kind: 'illegal' | 'badFile' }>;

export function RefusalNotice({ notice }: { notice: Refusal }) {
  if (notice.kind === 'badFile') return w.badFile(notice.name, notice.diagnostic);
  const own = gameModuleOf(notice.game).value?.faults;
  return own ? w.illegal(notice.illegal, own) : null;
}
