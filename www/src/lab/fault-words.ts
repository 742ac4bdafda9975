// Why a program gave no output, in words.
import * as w from 'words:programs';
import type { Cause, Fault } from '../engine/programs/program';
import { megabytes } from '../lib/megabytes';

function causeInWords(cause: Cause): string {
  switch (cause.kind) {
    case 'broken':
    case 'threw':
      return cause.detail;
    case 'missing':
      return w.missing({ name: cause.detail });
    case 'noStart':
      return w.noStart({ name: cause.detail });
    case 'imports':
      return w.imports({ name: cause.detail });
    case 'noModule':
      return w.noNodeModule({ name: cause.detail });
    case 'notText':
      return w.notText({ kind: cause.detail });
    case 'noFile':
      return w.noFile({ name: cause.detail });
    case 'crashed':
      return w.crashed({ detail: cause.detail });
    case 'tooLong':
      return w.tooLong({ bytes: cause.bytes });
    case 'memory':
      return w.memory({ megabytes: megabytes(cause.bytes) });
    case 'late':
      return w.late({ seconds: cause.seconds });
    case 'exit':
      return w.exit({ status: cause.status });
    case 'notRun':
      return w.notRun;
    case 'recursion':
      return w.recursion;
    case 'flood':
      return w.flood;
    case 'notWasm':
      return w.notWasm;
    case 'component':
      return w.component;
  }
}

/** With the line of the program, where it is known; a part of a sentence. */
export function faultInWords({ line, cause }: Fault): string {
  const message = causeInWords(cause);
  return line === null ? message : w.atLine({ line, message });
}

/** The same, where it stands alone. */
export function faultAlone({ line, cause }: Fault): string {
  const message = causeInWords(cause);
  return line === null ? message : w.faultAt({ line, message });
}
