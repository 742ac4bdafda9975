// What a lesson file may hold. valibot (MIT, a few kilobytes of what is used) checks it: its issues say where and what.
import * as v from 'valibot';
import { HAND_INS, type Lesson } from '../../../board/teaching';
import { GAME_NAMES } from '../../../engine/boundary';
import { PRINTED } from '../../../engine/printed-name';
import { SHOWABLE } from '../../../game/client';
import { isShowable } from '../../../lib/markdown-tokens';
import { isAskable } from '../question';

/** The newest. A file is of the least version that can say it. */
export const VERSION = 3;
/** Steps of a lesson. */
export const MOST_STEPS = 100;
/** Characters of a title, of an answer, and of a text. */
const TITLE = 200;
const ANSWER = 500;
const TEXT = 10_000;
/** Characters of an input, and of a branch of moves. */
export const LONGEST_INPUT = 200_000;
/** Of an address, which may hold the module itself. */
const LONGEST_TASK = 1_000_000;
const MOST_ANSWERS = 100;
const MOST_CHOICES = 12;

const title = v.pipe(v.string(), v.maxLength(TITLE));
/** Markdown. What is refused here would end the page that shows it. */
const prose = v.pipe(v.string(), v.maxLength(TEXT), v.check(isShowable));
const answer = v.pipe(v.string(), v.maxLength(ANSWER));
const answers = v.pipe(v.array(answer), v.maxLength(MOST_ANSWERS));
const count = (least: number) => v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(0xffff_ffff));
const coordinate = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(Number.MAX_SAFE_INTEGER));
const cell = v.tuple([coordinate, coordinate]);
const showable = v.array(v.picklist(SHOWABLE));

const position = v.variant('game', [
  v.strictObject({
    game: v.picklist(GAME_NAMES),
    text: v.pipe(v.string(), v.maxLength(LONGEST_INPUT)),
    options: v.optional(answer),
    relaxed: v.optional(v.boolean()),
    case: v.optional(count(1)),
    moves: v.optional(v.pipe(v.string(), v.maxLength(LONGEST_INPUT))),
    ply: v.optional(count(0)),
  }),
  v.strictObject({
    game: v.literal(PRINTED),
    text: v.pipe(v.string(), v.maxLength(LONGEST_INPUT)),
    case: v.optional(v.literal(1)),
    moves: v.optional(v.pipe(v.string(), v.maxLength(LONGEST_INPUT))),
    ply: v.optional(count(0)),
    task: v.optional(
      v.pipe(v.string(), v.maxLength(LONGEST_TASK), v.regex(/^(https?:\/\/|data:application\/wasm;base64,)/)),
    ),
    output: v.optional(v.pipe(v.string(), v.maxLength(LONGEST_INPUT))),
  }),
]);

const question = v.variant('kind', [
  v.strictObject({ kind: v.literal('move'), ask: v.optional(prose), answers }),
  v.strictObject({ kind: v.literal('truth'), ask: v.optional(prose), about: v.optional(cell), answers }),
  v.strictObject({ kind: v.literal('cell'), ask: prose, fact: v.optional(title), answers }),
  v.strictObject({ kind: v.literal('number'), ask: prose, fact: v.optional(title), answers }),
  v.strictObject({
    kind: v.literal('choice'),
    ask: prose,
    choices: v.pipe(v.array(answer), v.maxLength(MOST_CHOICES)),
    answers,
  }),
  v.strictObject({ kind: v.literal('text'), ask: prose, answers }),
  v.strictObject({ kind: v.literal('output'), ask: prose, answers: v.pipe(v.array(answer), v.maxLength(0)) }),
]);

const feedback = v.strictObject({
  right: v.optional(prose),
  wrong: v.optional(v.pipe(v.array(v.strictObject({ answer, text: prose })), v.maxLength(MOST_ANSWERS))),
  other: v.optional(prose),
});

const stepFields = v.strictObject({
  title,
  text: prose,
  position,
  before: v.optional(showable),
  after: v.optional(showable),
  crop: v.optional(v.pipe(count(1), v.maxValue(100))),
  selected: v.optional(cell),
  question: v.optional(question),
  explanation: v.optional(prose),
  feedback: v.optional(feedback),
});

/** What a question is refused with that only rules could answer. */
export const NOT_ASKABLE = 'not askable';
const step = v.pipe(
  stepFields,
  v.forward(
    v.check(({ position, question }) => !question || isAskable(question.kind, position), NOT_ASKABLE),
    ['question'],
  ),
);

export const lessonSchema = v.strictObject({
  boardlab: v.literal('lesson'),
  version: v.picklist([1, 2, VERSION]),
  title,
  language: v.pipe(v.string(), v.maxLength(35)),
  handIn: v.picklist(HAND_INS),
  test: v.optional(v.literal(true)),
  steps: v.pipe(v.array(step), v.minLength(1), v.maxLength(MOST_STEPS)),
});

type Read = v.InferOutput<typeof lessonSchema>;
/** Neither compiles if the schema and the type differ. */
export const asLesson = (read: Read): Lesson => read;
export const asRead = (lesson: Lesson): Read => lesson;
