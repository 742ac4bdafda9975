// The points of the visitor's program by field and side; each leads to its match.

import * as p from 'words:pursuit';
import * as w from 'words:pursuit-robot';
import { Fragment } from 'preact';
import { number } from '../../../i18n/say';
import { cx } from '../../../lib/cx';
import evidence from '../../../panes/evidence.module.css';
import { Button } from '../../../ui/button';
import { kindOf } from '../position';
import { strategyName } from '../strategies';
import type { Pairing, Result } from './matches';
import css from './workshop.module.css';

/** F N K S L. All matches take seconds. On some fields the catchers can win, on some they cannot. */
export const FIELDS = ['0 5 2 1 20', '0 8 2 1 30', '1 6 3 1 30', '1 8 2 1 30', '0 12 4 2 30', '1 10 8 2 30'] as const;
export const RIVALS = ['random', 'chase', 'far', 'area'] as const;
export const SIDES = [0, 1] as const;
const NAMES = ['catchers', 'fugitive'] as const;
export const sideName = (side: (typeof SIDES)[number]): string => p.strategyOf({ side: NAMES[side] });

export const key = ({ field, side, rival }: Pairing): string => `${field} ${side} ${rival}`;

type Props = { results: ReadonlyMap<string, Result>; watch: (result: Result) => void };

function Cell({ result, watch }: { result: Result | undefined; watch: Props['watch'] }) {
  if (!result) return <td>·</td>;
  const { points, turns, forfeit } = result;
  const title = (forfeit ? w.watchForfeit : w.watch)({ points, most: turns });
  return (
    <td>
      <Button
        look="bare"
        class={cx(evidence.move, forfeit && css.lost)}
        title={title}
        aria-label={title}
        run={() => watch(result)}
      >
        {number(points)}
        {forfeit && '!'}
      </Button>
    </td>
  );
}

export function problemOf(field: string): string {
  const [torus = 0, n = 0, catchers = 0, steps = 0] = field.split(' ').map(Number);
  return p.problem({ kind: kindOf(torus === 1), n, catchers, steps });
}

function sum(results: Props['results'], of: (pairing: string) => boolean): number {
  return [...results].reduce((all, [name, { points }]) => all + (of(name) ? points : 0), 0);
}

export function Table({ results, watch }: Props) {
  if (results.size === 0) return null;
  return (
    <>
      <p class="muted">{w.legend}</p>
      <table class={css.matches} aria-label={w.table}>
        <thead>
          <tr>
            <th scope="col" rowSpan={2}>
              {w.plays}
            </th>
            <th scope="colgroup" colSpan={RIVALS.length}>
              {w.opponent}
            </th>
          </tr>
          <tr>
            {RIVALS.map((rival) => (
              <th key={rival} scope="col">
                {strategyName(rival)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {FIELDS.map((field) => (
            <Fragment key={field}>
              <tr>
                <th scope="rowgroup" colSpan={RIVALS.length + 1} class={css.group}>
                  {problemOf(field)}
                </th>
              </tr>
              {SIDES.map((side) => (
                <tr key={side}>
                  <th scope="row">{sideName(side)}</th>
                  {RIVALS.map((rival) => (
                    <Cell key={rival} result={results.get(key({ field, side, rival, blocked: false }))} watch={watch} />
                  ))}
                </tr>
              ))}
            </Fragment>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{w.all}</th>
            {RIVALS.map((rival) => (
              <td key={rival}>{number(sum(results, (name) => name.endsWith(` ${rival}`)))}</td>
            ))}
          </tr>
        </tfoot>
      </table>
    </>
  );
}
