// The words of the comparison of a program's output with the expected output.
import type { Claim, Comparison, Difference, FormFault, RowKind } from '../engine/boundary';
import { count, number } from './common';

const kinds: Record<RowKind, string> = {
  same: 'same',
  blanks: 'only whitespace differs',
  changed: 'differs',
  missing: 'missing',
  extra: 'unexpected',
  unjudged: 'after an illegal move: not judged',
};

const form: Record<FormFault, string> = {
  empty: 'The output is empty.',
  echo: 'The output repeats the input.',
  ends: 'The output ends too early.',
  missing: 'A line is missing here. Everything else in this case is correct.',
  extra: 'This line does not belong here.',
  line: 'Correct outputs never have a line like this.',
  label: 'The number of the case or move differs.',
  punctuation: 'Only the punctuation differs here.',
  letterCase: 'Only uppercase and lowercase differ here.',
  blanks: 'Only the spaces differ here.',
};

const token = (text: string | null) =>
  text === null ? 'the end of the output' : `“${text.length > 40 ? `${text.slice(0, 40)}…` : text}”`;

function verdict({ verdict: { kind, ...rest }, multipleAnswers }: Comparison): string {
  if (kind !== 'wrong')
    return multipleAnswers
      ? 'All moves are legal.'
      : { accepted: 'Accepted.', blanks: 'Accepted, but whitespace differs:' }[kind];
  return multipleAnswers && 'first' in rest && rest.first.refusal ? 'Illegal move.' : 'Wrong answer.';
}

function detail({ verdict, counts, points: all, multipleAnswers }: Comparison): string {
  const worth = all.length > 0 ? `Score: ${points(all)}.` : '';
  if (verdict.kind === 'blanks' && !multipleAnswers) return `${count(counts.blanks, 'line', 'lines')}.`;
  if (verdict.kind !== 'wrong') return worth;
  const { case: index, line, token: nth, expected, found, refusal } = verdict.first;
  const at = `Line ${number(line)} (case ${number(index)}), word ${number(nth)}`;
  return refusal ? `${at}: ${token(found)}. ${worth}` : `${at}: ${token(found)} instead of ${token(expected)}.`;
}

/** What an output tells of its own game, which is not every move. */
function told(claim: Claim | null): string {
  if (claim?.kind === 'move') return `tells of its move ${number(claim.number)}, but not of all before it`;
  if (claim?.kind === 'end')
    return `ends its game after ${count(claim.moves, 'move', 'moves')}, but does not tell all of them`;
  return 'does not tell its moves';
}

const scores = (some: number[]) =>
  some.length === 1 ? count(some[0] ?? 0, 'point', 'points') : `${some.map(number).join(' : ')} points`;

const points = (all: Comparison['points']) =>
  all
    .map(({ case: index, points: some }) => scores(some) + (all.length > 1 ? ` (case ${number(index)})` : ''))
    .join(', ');

export const compare = {
  field: 'Your program’s output',
  placeholder: 'Paste your program’s output here, or drop its file on this pane',
  check: 'Check this output',
  open: 'Open output file',
  openTitle: 'Open a file with your program’s output, or drop it on this pane',
  expected: 'Correct output',
  legal: 'Legal moves',
  found: 'Your output',
  verdict,
  detail,
  form,
  kinds,
  go: (index: number, ply: number) => `Show case ${number(index)} after ${count(ply, 'move', 'moves')}`,
  goToYours: (index: number, at: string) => `Show your game of case ${number(index)}, ${at}`,
  watch: 'Watch your game',
  watchTitle: 'Uses your output as the input. To get this input back, undo in the input (Ctrl+Z).',
  beforeMove: (move: number) => `The board shows the position before move ${number(move)}.`,
  position: 'The board shows the position that decides the answer.',
  /** Where the game of the output may have left the board's. */
  parted: (claim: Claim | null) => `Your output ${told(claim)}: your game may have parted from this one earlier.`,
  yourGame: (at: string) => `The board shows ${at} of your game.`,
  /** Before the reason for what the judge expects. */
  why: ({ expected }: Difference) => (expected === null ? 'Why' : `Why ${token(expected)}`),
  /** The same where the game is over. */
  end: 'At the end',
  other: 'This output belongs to an earlier input.',
  otherWhy: {
    paste: 'The input has changed since you pasted it.',
    program: 'The input has changed since your program ran.',
  },
  bringBack: 'Back to that input',
  detailLabel: 'The selected line in full',
  /** A switch: whether the input is shown over the comparison. */
  input: 'Show input',
  judging: (done: number, all: number) => `Judging… ${number(done)} of ${count(all, 'case', 'cases')}`,
  lost: 'The comparison failed, perhaps for lack of memory. Try a smaller output.',
  rows: 'The two outputs, line by line',
  next: 'Next difference',
  previous: 'Previous difference',
  again: { paste: 'Check another output', program: 'Edit the program' },
  originLabel: 'How to test',
  origins: { paste: 'Check my output', program: 'Run my program' },
  run: 'Run on this input',
  search: 'Find a failing test',
  searchTitle: 'Tries up to 1,000 random inputs, small ones first, until your program’s output is wrong',
  shrink: 'Shrink this input',
  shrinkTitle: 'Removes and simplifies parts of the input as long as your program’s output stays wrong',
  stop: 'Stop',
  running: 'Running…',
  tried: (inputs: number) => `${count(inputs, 'input', 'inputs')} tried`,
  shrinking: (runs: number, size: string) => `${count(runs, 'run', 'runs')}, left: ${size}`,
  failed: (why: string) => `Your program failed: ${why}`,
  failingFound: (seed: string) =>
    `Your program is wrong on the random input with seed ${seed}. That input is now in the editor.`,
  noneFailing: (inputs: number) => `Your program is right on all ${count(inputs, 'random input', 'random inputs')}.`,
  notWrong: 'Your program is right on this input, so there is nothing to shrink.',
  /** The size of an input, where no game has words of its own. */
  sizes: { case: (all: number) => count(all, 'case', 'cases') },
  smallest: (size: string, runs: number) =>
    `Smallest failing input: ${size} (found in ${count(runs, 'run', 'runs')}). The buttons above and the rest of the page still use the original input.`,
  smallestLabel: 'Smallest failing input',
  use: 'Use as input',
  keepFirst: 'Reduce the input to this case',
  whole: 'It is not clear where the output of this case begins and ends, so the input stays as it is.',
};
