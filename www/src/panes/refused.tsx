// Why a move or a file was refused; loaded when it is first to be said.

import { faults as w } from '../i18n/faults-en';
import type { Notice } from '../store/state';

export type Refusal = Extract<Notice, { kind: 'illegal' | 'badFile' }>;

export function Refused({ notice }: { notice: Refusal }) {
  return <>{notice.kind === 'illegal' ? w.illegal(notice.illegal) : w.badFile(notice.name, notice.diagnostic)}</>;
}
