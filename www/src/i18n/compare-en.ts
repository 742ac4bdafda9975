// What is said where another program's output stands beside the judge's.
import type { AlignedRow, Comparison, RowKind } from '../engine/boundary';
import { count, number } from './common';

const kinds: Record<RowKind, string> = {
  same: 'same',
  blanks: 'only blanks differ',
  changed: 'differs',
  missing: 'missing',
  extra: 'not expected',
  unjudged: 'behind a forbidden move: not judged',
};

const token = (text: string | null) =>
  text === null ? 'nothing more' : `“${text.length > 40 ? `${text.slice(0, 40)}…` : text}”`;

function detail({ verdict, counts, points: all }: Comparison): string {
  if (verdict.kind === 'blanks') return `${count(counts.blanks, 'line', 'lines')}.`;
  if (verdict.kind === 'accepted') return all.length > 0 ? `Worth ${points(all)}.` : '';
  const { case: index, line, token: nth, expected, found } = verdict.first;
  const at = `Case ${number(index)}, line ${number(line)}, word ${number(nth)}`;
  return `${at}: expected ${token(expected)}, found ${token(found)}.`;
}

const points = (all: Comparison['points']) =>
  all.map(({ case: index, points: some }) => `${some.map(number).join(' : ')} (case ${number(index)})`).join(', ');

export const compare = {
  field: 'Your program’s output',
  placeholder: 'Paste your program’s output here, or drop its file on this pane',
  open: 'Open output',
  openTitle: 'Open a file with your program’s output, or drop it on this pane',
  expected: 'Judge',
  found: 'Yours',
  verdicts: { accepted: 'Accepted.', blanks: 'Accepted, but blanks differ:', wrong: 'Wrong.' },
  detail,
  kinds,
  go: ({ case: index, ply }: AlignedRow, ours: boolean) =>
    ours
      ? `Show the moment of this line: case ${number(index)}, move ${number(ply)}`
      : `This line tells of case ${number(index)}, move ${number(ply)}, of your game`,
  watch: 'Watch your game',
  watchTitle: 'Takes your output for the input; undo in the input (Ctrl+Z) brings this one back',
  there: (sentence: string) => `The board shows it. ${sentence}`,
  judging: (done: number, all: number) => `Judging… ${number(done)} of ${count(all, 'case', 'cases')}`,
  lost: 'The judge ran out of memory or failed. Take a smaller output.',
  rows: 'The two outputs, line by line',
  next: 'Next difference',
  previous: 'Previous difference',
  again: 'Another output',
};
