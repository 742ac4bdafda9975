// Why a move or a file was refused; loaded when it is first to be said.
import type { Notice } from './state';
import { faults as w } from './words/faults-en';

export type Refusal = Extract<Notice, { kind: 'illegal' | 'badFile' }>;

export function Refused({ notice }: { notice: Refusal }) {
  return <>{notice.kind === 'illegal' ? w.illegal(notice.illegal) : w.badFile(notice.name, notice.diagnostic)}</>;
}
