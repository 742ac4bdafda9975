// Reads a lesson file, and says where and what is wrong with one. jsonc-parser (MIT, of VS Code) knows the place of every value.
import { findNodeAtLocation, type JSONPath, type Node, type ParseError, parseTree } from 'jsonc-parser';
import * as v from 'valibot';
import type { Lesson, Question } from '../../../board/teaching';
import { DEEPEST } from '../../../lib/markdown-tokens';
import { digest } from '../../../links/packing';
import { asLesson, lessonSchema, MOST_STEPS, NOT_ASKABLE, VERSION } from './schema';

/** Characters of a lesson file. */
export const LARGEST_LESSON = 2_000_000;

/** What is wrong with a file. */
export type Fault =
  | { kind: 'large'; length: number; most: number }
  | { kind: 'syntax' }
  | { kind: 'noLesson' }
  | { kind: 'newer'; version: number }
  | { kind: 'steps'; found: number; most: number }
  | { kind: 'missing'; path: string }
  | { kind: 'unknown'; path: string }
  | { kind: 'nested'; path: string; most: number }
  /** A question about printed positions that only rules could answer. */
  | { kind: 'notAskable'; path: string }
  /** A string or a list is too long or too short, a number too large or too small. */
  | { kind: 'size'; path: string; expected: string; found: string }
  | { kind: 'value'; path: string; expected: string; found: string };

/** Line and column count from 1. */
export type LessonError = Fault & { line: number; column: number };

/** A lesson that was read. `digest` tells lessons apart. */
export type OpenLesson = { lesson: Lesson; text: string; digest: string };

function placeAt(text: string, offset: number): { line: number; column: number } {
  const before = text.slice(0, offset).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

/** `steps[2].question.kind` */
const pathName = (path: JSONPath): string =>
  path.map((key, at) => (typeof key === 'number' ? `[${key}]` : at > 0 ? `.${key}` : key)).join('');

/** The value at a path, or the nearest one around it. */
function nodeAt(root: Node, path: JSONPath): Node {
  for (let length = path.length; length > 0; length--) {
    const found = findNodeAtLocation(root, path.slice(0, length));
    if (found) return found;
  }
  return root;
}

const SIZES = ['min_length', 'max_length', 'min_value', 'max_value'];

function faultOf(issue: v.BaseIssue<unknown>, path: JSONPath): Fault {
  const expected = issue.expected ?? '';
  const named = pathName(path);
  if (issue.type === 'strict_object' && issue.expected === 'never') return { kind: 'unknown', path: named };
  if (issue.received === 'undefined') return { kind: 'missing', path: named };
  if (issue.message === NOT_ASKABLE) return { kind: 'notAskable', path: named };
  if (issue.type === 'check') return { kind: 'nested', path: named, most: DEEPEST };
  const kind = SIZES.includes(issue.type) ? 'size' : 'value';
  return { kind, path: named, expected, found: issue.received };
}

const valueAt = (root: Node, ...path: JSONPath): unknown => findNodeAtLocation(root, path)?.value;

/** What is wrong with the file as a whole. */
function wholeFault(root: Node): Fault | null {
  if (root.type !== 'object' || valueAt(root, 'boardlab') !== 'lesson') return { kind: 'noLesson' };
  const version = valueAt(root, 'version');
  if (typeof version === 'number' && version > VERSION) return { kind: 'newer', version };
  const found = findNodeAtLocation(root, ['steps'])?.children?.length ?? 0;
  return found > MOST_STEPS ? { kind: 'steps', found, most: MOST_STEPS } : null;
}

function treeOf(text: string): { root: Node } | LessonError {
  if (text.length > LARGEST_LESSON)
    return { kind: 'large', length: text.length, most: LARGEST_LESSON, line: 1, column: 1 };
  const errors: ParseError[] = [];
  try {
    const root = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
    const [first] = errors;
    if (root && !first) return { root };
    return { kind: 'syntax', ...placeAt(text, first?.offset ?? 0) };
  } catch (error) {
    // Values may be nested so deeply that the parser runs out of stack.
    if (!(error instanceof RangeError)) throw error;
    return { kind: 'syntax', line: 1, column: 1 };
  }
}

/** The lesson in a text, or the first thing that is wrong with it. */
export function readLesson(text: string): OpenLesson | LessonError {
  const tree = treeOf(text);
  if (!('root' in tree)) return tree;
  const fault = wholeFault(tree.root);
  if (fault) return { ...fault, line: 1, column: 1 };
  const read = v.safeParse(lessonSchema, JSON.parse(text), { abortEarly: true });
  if (read.success) return opened(asLesson(read.output), text);
  const [issue] = read.issues;
  const path = (issue.path ?? []).map(({ key }) => key as string | number);
  return { ...faultOf(issue, path), ...placeAt(text, nodeAt(tree.root, path).offset) };
}

export const isError = (read: OpenLesson | LessonError): read is LessonError => !('lesson' in read);

/** The digest does not depend on how the file is laid out: the schema has given every field its place. */
const opened = (lesson: Lesson, text: string): OpenLesson => ({ lesson, text, digest: digest(JSON.stringify(lesson)) });

/** A lesson that is being written, as its file would be opened. */
export const openedOf = (lesson: Lesson): OpenLesson | LessonError => readLesson(writeLesson(finished(lesson)));

/** The text of a lesson's file. */
export const writeLesson = (lesson: Lesson): string => `${JSON.stringify(lesson, null, 2)}\n`;

const isWritten = (line: string): boolean => line.trim() !== '';

function finishedQuestion(question: Question): Question {
  const answers = question.answers.filter(isWritten);
  return question.kind === 'choice'
    ? { ...question, answers, choices: question.choices.filter(isWritten) }
    : { ...question, answers };
}

/** The lesson as pupils and files get it: without lines that were begun and left empty. */
export function finished(lesson: Lesson): Lesson {
  const steps = lesson.steps.map((step) =>
    step.question ? { ...step, question: finishedQuestion(step.question) } : step,
  );
  return { ...lesson, steps };
}
