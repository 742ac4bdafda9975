// What is wrong in what a program printed, and with the module of a task, as sentences.
import * as w from 'words:own';
import type { Misprint } from '../../engine/own/printed';
import { paragraph } from '../../i18n/join';
import { SECONDS, type TaskFault } from './task';

/** Characters of an address that are said: it may hold a module. */
const LONGEST_ADDRESS = 200;

/** What is wrong in the output of a program, or in the input of a task. */
export function misprintInWords({ of, line, at, field, expected, found, fix = '', place, isLater }: Misprint): string {
  if (of === 'module') return w.moduleFailed({ detail: found });
  if (of === 'address') return w.noTask({ address: found.slice(0, LONGEST_ADDRESS) });
  if (of && place) return paragraph(w.wrongInput({ line: place.line, column: place.column, expected, found }), fix);
  if (line === 0) return w.nothing;
  return paragraph(wrongInWords(line, at + 1, { field, expected, found }), isLater ? w.before : '');
}

type Wrong = Pick<Misprint, 'field' | 'expected' | 'found'>;

function wrongInWords(line: number, column: number, { field, expected, found }: Wrong): string {
  if (expected === '') return w.wrongLine({ line, column, found });
  const what = { line, column, expected, found };
  return field === '' ? w.wrongText(what) : w.wrongField({ ...what, field });
}

export function taskFaultInWords(fault: TaskFault): string {
  if (fault.kind === 'late') return w.moduleLate({ seconds: SECONDS });
  return fault.kind === 'unknown' ? w.moduleUnknown : w.moduleFailed({ detail: fault.detail });
}
