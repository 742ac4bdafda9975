// What is wrong with a lesson file, in words.
import { lessonWords } from '../../../i18n/lesson-en';
import type { Fault, LessonError } from './read';

const w = lessonWords.faults;

export function reason(fault: Fault): string {
  switch (fault.kind) {
    case 'large':
      return w.large(fault.length, fault.most);
    case 'newer':
      return w.newer(fault.version);
    case 'steps':
      return w.steps(fault.found, fault.most);
    case 'missing':
      return w.missing(fault.path);
    case 'unknown':
      return w.unknown(fault.path);
    case 'size':
      return w.size(fault.path, fault.expected, fault.found);
    case 'value':
      return w.value(fault.path, fault.expected, fault.found);
    default:
      return w[fault.kind];
  }
}

/** Faults of the file as a whole have no place. */
const WHOLE: readonly LessonError['kind'][] = ['large', 'newer', 'steps', 'noLesson'];

/** Why a lesson was not opened, with the place in its file. */
export function lessonFault(fault: LessonError | { kind: 'damaged' }): string {
  if (fault.kind === 'damaged') return w.damaged;
  const place = WHOLE.includes(fault.kind) ? '' : w.at(fault.line, fault.column);
  return place + reason(fault);
}
