// Why a move or a file was refused. Loaded when there is something to say.

import { faults as w } from '../i18n/faults-en';
import type { Notice } from '../store/state';

export type Refusal = Extract<Notice, { kind: 'illegal' | 'badFile' }>;

export function RefusalNotice({ notice }: { notice: Refusal }) {
  return <>{notice.kind === 'illegal' ? w.illegal(notice.illegal) : w.badFile(notice.name, notice.diagnostic)}</>;
}
