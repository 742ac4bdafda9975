// An error that comes of taking one way to give a program its input for another.
import * as w from 'words:programs';
import type { Fault } from '../engine/programs/program';
import type { Lab, Protocol } from './lab';

const NO_FILE = /FileNotFoundError|ENOENT/;
const NO_ARGUMENT = /IndexError|undefined/;
const ARGUMENTS = /\bargv\b/;
const STDIN = /\binput\s*\(|\bstdin\b|\bopen\s*\(\s*0|readFileSync\s*\(\s*0|\/dev\/stdin/;

/** Whether an error smells of another protocol than the one of the task. `source`: the text of the program. */
export function isSlip({ cause, line }: Fault, source: string, protocol: Protocol): boolean {
  if (cause.kind !== 'threw' && cause.kind !== 'noFile') return false;
  if (protocol === 'files') return STDIN.test(source) && !ARGUMENTS.test(source);
  const where = line === null ? source : (source.split('\n')[line - 1] ?? '');
  return NO_FILE.test(cause.detail) || (NO_ARGUMENT.test(cause.detail) && ARGUMENTS.test(where));
}

/** Which protocol it is; '' where the error does not smell of another. */
export function slipInWords(fault: Fault | null, { draft, textIn, task }: Lab): string {
  const { language } = draft.value;
  if (!fault || language === 'wasm' || !isSlip(fault, textIn(language), task.protocol)) return '';
  return task.protocol === 'stdin' ? w.byStdin : w.byFiles({ language });
}
