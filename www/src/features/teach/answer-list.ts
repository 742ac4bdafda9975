// Answers in a sentence.
import { LANGUAGE } from 'words:language';
import * as w from 'words:lesson';
import { ended } from '../../i18n/join';

/** Answers that are named one by one on the page. */
export const NAMED = 6;

const either = new Intl.ListFormat(LANGUAGE, { type: 'disjunction' });

/** One or the other of some answers; of no more than `most` the words. */
export function anyOf(answers: readonly string[], most = NAMED): string {
  const named = either.format(answers.slice(0, most));
  const rest = answers.length - most;
  return rest > 0 ? w.andMore({ answers: named, rest }) : named;
}

export const rightAnswers = (answers: readonly string[], most = NAMED): string =>
  ended(w.rightAnswer({ answers: anyOf(answers, most) }));

/** What the judge says of a program's output. `wrong`: the first wrong case, from 1; null: it is right. `causes`: the mistakes that make it. */
export type JudgedOutput = { wrong: number | null; causes: readonly string[] };

/** What is wrong with an output; '' if nothing is. */
export function faultOfOutput({ wrong, causes }: JudgedOutput): string {
  if (wrong === null) return '';
  return causes.length > 0 ? anyOf(causes) : w.wrongCase({ nth: wrong });
}
