// What the judge says, in words: which sentences, and with what.
import * as w from 'words:compare';
import type { Comparison, Difference } from '../../engine/boundary';
import { listed, paragraph } from '../../i18n/join';
import { number } from '../../i18n/say';

/** Of a word that an output has. */
const LONGEST = 40;

/** A word of an output, or its end. */
export function token(text: string | null): string {
  if (text === null) return w.endOfOutput;
  return w.quoted({ text: text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text });
}

const refused = ({ verdict }: Comparison): boolean => verdict.kind === 'wrong' && verdict.first.refusal !== null;

export function verdict(of: Comparison): string {
  if (of.verdict.kind === 'wrong') return of.multipleAnswers && refused(of) ? w.illegal : w.wrong;
  if (of.multipleAnswers) return w.legal;
  return of.verdict.kind === 'blanks' ? w.blanks : w.accepted;
}

/** What is said behind the verdict; may be ''. */
export function detail({ verdict, counts, points, multipleAnswers }: Comparison): string {
  const score = points.length > 0 ? w.score({ points: pointsOf(points) }) : '';
  if (verdict.kind === 'blanks' && !multipleAnswers) return w.blankLines({ lines: counts.blanks });
  if (verdict.kind !== 'wrong') return score;
  const { case: index, line, token: word, expected, found, refusal } = verdict.first;
  const at = { line, index, word, found: token(found) };
  return refusal ? paragraph(w.illegalAt(at), score) : w.instead({ ...at, expected: token(expected) });
}

function pointsOf(all: Comparison['points']): string {
  const said = all.map(({ case: index, points: [one = 0, ...others] }) => {
    const sides = [one, ...others].map(number).join(' : ');
    const points = others.length > 0 ? w.pointsOfSides({ points: sides }) : w.points({ points: one });
    return all.length > 1 ? w.ofCase({ points, index }) : points;
  });
  return listed(...said);
}

export const why = ({ expected }: Difference): string =>
  expected === null ? w.why : w.whyThis({ token: token(expected) });
