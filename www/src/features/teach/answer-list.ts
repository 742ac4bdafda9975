// Answers in a sentence.
import { LANGUAGE } from 'words:language';
import * as w from 'words:lesson';
import { ended } from '../../i18n/format';

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
