// What is wrong with a lesson file, in words.
import * as w from 'words:lesson';
import type { Fault, LessonError } from './read';

export function reason(fault: Fault): string {
  switch (fault.kind) {
    case 'large':
      return w.large(fault);
    case 'syntax':
      return w.syntax;
    case 'noLesson':
      return w.noLesson;
    case 'newer':
      return w.newer(fault);
    case 'steps':
      return w.tooManySteps(fault);
    case 'missing':
      return w.missing(fault);
    case 'unknown':
      return w.unknown(fault);
    case 'nested':
      return w.nested(fault);
    case 'notAskable':
      return w.notAskable(fault);
    case 'size':
      return w.size(fault);
    case 'value':
      return w.value(fault);
  }
}

/** Faults of the file as a whole have no place. */
const WHOLE: readonly LessonError['kind'][] = ['large', 'newer', 'steps', 'noLesson'];

/** Why a lesson was not opened, with the place in its file. */
export function lessonFault(fault: LessonError): string {
  const { line, column } = fault;
  return WHOLE.includes(fault.kind) ? reason(fault) : w.faultAt({ line, column, fault: reason(fault) });
}

/** Why a file was not opened. */
export const notOpened = (name: string, fault: LessonError): string =>
  w.notOpened({ name, reason: lessonFault(fault) });
