// What is said of the atlas' cases: their names, who wins, and how fast.
import * as p from 'words:pursuit';
import * as w from 'words:pursuit-atlas';
import { NO_BREAK } from '../../../i18n/format';
import { type Conjectured, type Entry, isSettled, type Row, type Sheet, type Spot, type Steps } from './atlas-data';

const stepsName = (steps: Steps): string => (steps === 'unlimited' ? w.unlimited : w.stepsAre({ steps }));

/** Short, because it stands above a part of the map. */
export const sheetName = ({ field, reading }: Sheet): string =>
  [p.kind({ kind: field }), w.passing({ reading })].join(', ');

export const rowName = ({ field, steps, reading }: Row): string =>
  [p.kind({ kind: field }), stepsName(steps), w.passing({ reading })].join(', ');

export const spotName = ({ field, n, steps, reading }: Spot): string =>
  [p.board({ kind: field, n }), stepsName(steps), w.passing({ reading })].join(', ');

/** `k`: what is conjectured; `isUp`: whether it surely needs more catchers than the cell before it. */
export function cellName({ n, steps, kind, ...entry }: Entry, k: number | null, isUp: boolean): string {
  const labels = [
    ...answerOf(entry),
    w.basis({ kind }),
    ...(k === null ? [] : [w.conjectured({ k })]),
    ...(isUp ? [w.up({ n: n - 1 })] : []),
  ];
  return `${w.cell({ n, steps: stepsName(steps) })} ${labels.join(', ')}`;
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
  return more === null ? said : `${said} ${w.more({ k: low + 1, turn: more })}`;
}

export const formulaOf = (formula: string): string => formula.replaceAll('*', `${NO_BREAK}×${NO_BREAK}`);

export const conjectureOf = ({ k, by: { formula, from, to } }: Conjectured): string =>
  w.conjecture({ k, formula: formulaOf(formula), from, to });
