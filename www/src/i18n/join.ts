// Texts that stand one behind the other. What stands between them is a matter of the language: words/*/common.ftl has it.
import * as w from 'words:common';

/** What is not said is left out. */
type Said = string | false | null | undefined;
type Join = (d: { one: string; other: string }) => string;

const joinedBy =
  (join: Join) =>
  (...said: readonly Said[]): string => {
    const [first = '', ...others] = said.filter((one) => !!one) as string[];
    return others.reduce((one, other) => join({ one, other }), first);
  };

/** Whole sentences. */
export const paragraph = joinedBy(w.sentences);
/** Items of a list, where Intl.ListFormat would put an “and” before the last one. */
export const listed = joinedBy(w.listed);
/** Parts of a sentence, or of a label. */
export const apart = joinedBy(w.apart);

/** What stands between two sentences, where one of them is more than a text. */
export const BETWEEN = w.sentences({ one: '', other: '' });

/** What a sentence ends with. */
export const STOP = w.ended({ text: '' });

/** A sentence ends once, also where its last word has an end of its own. */
export const ended = (text: string): string => (/[.!?…。！？]$/.test(text) ? text : w.ended({ text }));

export const labelled = w.labelled;
export const bracketed = w.bracketed;
