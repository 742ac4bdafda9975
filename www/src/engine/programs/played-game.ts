// A game of Solitaire Chess that a program plays, with the judge beside it in its worker.

/** The game of a seed, which is in decimal text; the alphabet is written as an option is. */
export type GameRequest = { seed: string; alphabet: string };

/** `illegal`: the removal on the transcript's last line breaks a rule. The others say why a line of the program cannot be read. */
const OUTCOMES = ['scored', 'illegal', 'longOutput', 'longLine', 'notUtf8', 'notTwoNumbers'] as const;
export type GameOutcome = (typeof OUTCOMES)[number];

/**
 * A game as far as it was played. `outcome`: null if the program ended it neither by `0 0` nor by a fault. `line`: the number of the line
 * that cannot be read, in the program's output, and `found` its text. `isStuck`: the program read when no reply could come any more.
 * `marks`: for each removal, how many characters the program had written to standard error before it.
 */
export type PlayedGame = {
  transcript: string;
  total: number;
  outcome: GameOutcome | null;
  line: number;
  found: string;
  isStuck: boolean;
  marks: readonly number[];
};

type Unchecked = { [K in keyof PlayedGame]?: unknown };

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const whole = (value: unknown): number => (Number.isSafeInteger(value) ? Number(value) : 0);

/** Converts what a worker says of a game. Each value's type is checked. */
export function playedGameOf(said: unknown): PlayedGame | null {
  if (typeof said !== 'object' || said === null) return null;
  const { transcript, total, outcome, line, found, isStuck, marks } = said as Unchecked;
  return {
    transcript: text(transcript),
    total: whole(total),
    outcome: OUTCOMES.find((one) => one === outcome) ?? null,
    line: whole(line),
    found: text(found),
    isStuck: isStuck === true,
    marks: Array.isArray(marks) ? marks.map(whole) : [],
  };
}

/** What was written to standard error before each removal, and after the last one. */
export const errorsByRemoval = ({ marks }: PlayedGame, errors: string): string[] =>
  [...marks, errors.length].map((mark, nth) => errors.slice(marks[nth - 1] ?? 0, mark));
