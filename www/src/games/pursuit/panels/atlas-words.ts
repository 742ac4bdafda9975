// What is said of the atlas' cases: their names, who wins, and how fast.
import * as p from 'words:pursuit';
import * as w from 'words:pursuit-atlas';
import { NO_BREAK } from '../../../i18n/format';
import { apart, paragraph } from '../../../i18n/join';
import { type Case, conjectures, type Entry, isSettled, type Sheet, type Steps } from './atlas-data';

const stepsName = (steps: Steps): string => (steps === 'unlimited' ? w.unlimited : w.stepsAre({ steps }));

/** Short, because it stands above a part of the map. */
export const sheetName = ({ field, reading }: Sheet): string => apart(p.kind({ kind: field }), w.passing({ reading }));

export const rowName = ({ field, steps, reading }: Case): string =>
  apart(p.kind({ kind: field }), stepsName(steps), w.passing({ reading }));

export const caseName = ({ field, steps, reading }: Case, n: number): string =>
  apart(p.board({ kind: field, n }), stepsName(steps), w.passing({ reading }));

export function cellName(steps: Steps, { n, kind, conjectured, isUp, ...entry }: Entry): string {
  const labels = [
    ...answerOf(entry),
    w.basis({ kind }),
    ...(conjectured ? [w.conjectured(conjectured)] : []),
    ...(isUp ? [w.up({ n: n - 1 })] : []),
  ];
  return paragraph(w.cell({ n, steps: stepsName(steps) }), apart(...labels));
}

function answerOf({ least, time }: Pick<Entry, 'least' | 'time'>): string[] {
  const [low, high] = least;
  if (!isSettled({ least })) return [w.between({ low, high })];
  return [p.catchers({ catchers: low }), time === null ? w.noTurn : w.turn({ turn: time })];
}

/** Who wins and when, and when with one catcher more. */
export function wins({ least, time, more }: Entry): string {
  const [low, high] = least;
  if (!isSettled({ least })) return w.winsBetween({ low, high });
  const said = time === null ? w.winsAtLast({ k: low }) : w.wins({ k: low, turn: time });
  return paragraph(said, more !== null && w.more({ k: low + 1, turn: more }));
}

export const formulaOf = (formula: string): string => formula.replaceAll('*', `${NO_BREAK}×${NO_BREAK}`);

/** What is conjectured of an entry; '' if nothing is. */
export function conjectureOf({ conjectured }: Entry): string {
  const by = conjectured && conjectures[conjectured.by];
  return by ? w.conjecture({ ...by, k: conjectured.k, formula: formulaOf(by.formula) }) : '';
}
