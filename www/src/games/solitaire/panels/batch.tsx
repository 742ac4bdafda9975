// The player in many games: its average score, and links that open each game.

import * as w from 'words:solitaire';
import { useSignal } from '@preact/signals';
import type { SolitaireBoard } from '../../../engine/boundary';
import { labelled } from '../../../i18n/join';
import { number } from '../../../i18n/say';
import { cx } from '../../../lib/cx';
import evidence from '../../../panes/evidence.module.css';
import { Button } from '../../../ui/button';
import { points } from '../format';
import { openSeed } from '../seeds';
import css from '../solitaire.module.css';
import { batches, type Batch as Games } from './games';
import { alphabetName, termsNow, written } from './options';
import { type Bin, binsOf, spreadOf } from './totals';

const COUNT = 100;

export const span = (low: number, high: number) => `${number(low)} – ${number(high)}`;

function start(board: SolitaireBoard): void {
  const { alphabet, nodes } = termsNow();
  batches.start({ alphabet: alphabet ?? written(board), nodes, from: 1, count: COUNT });
}

export function Progress({ totals, count, busy }: Games) {
  if (!busy) return null;
  return (
    <p class={css.thought}>
      <progress aria-label={w.played} value={totals.length} max={count} />
      <span class="muted">{w.playedOf({ games: totals.length, all: count })}</span>
    </p>
  );
}

function Figures({ totals }: { totals: readonly number[] }) {
  const { mean, error, low, high } = spreadOf(totals);
  return (
    <dl class={evidence.facts}>
      <dt>{w.mean}</dt>
      <dd>{points(10 * mean)}</dd>
      <dt>{w.error}</dt>
      <dd>{points(10 * error)}</dd>
      <dt>{w.range}</dt>
      <dd>{span(low, high)}</dd>
    </dl>
  );
}

/** `open`: opens the game of a seed. */
type GamesShown = { totals: readonly number[]; from: number; open(seed: number): void };

function GamesOf({ bin, from, open }: { bin: Bin } & GamesShown) {
  return (
    <>
      <h3 id="games-listed">{w.between({ low: bin.low, high: bin.high })}</h3>
      <ul class={css.games} aria-labelledby="games-listed">
        {bin.games.map(({ nth, total }) => (
          <li key={nth}>
            <Button look="bare" class={evidence.move} run={() => open(from + nth)}>
              {w.gameOf({ seed: from + nth, points: total })}
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}

type RowOf = { bin: Bin; most: number; isOpen: boolean; toggle: () => void; games: GamesShown };

/** A row of the table, and below it the games that it counts. */
function Row({ bin, most, isOpen, toggle, games }: RowOf) {
  return (
    <>
      <Count bin={bin} most={most} isOpen={isOpen} toggle={toggle} />
      {isOpen && (
        <tr>
          <td colSpan={2}>
            <GamesOf bin={bin} {...games} />
          </td>
        </tr>
      )}
    </>
  );
}

function Count({ bin, most, isOpen, toggle }: Omit<RowOf, 'games'>) {
  const games = bin.games.length;
  return (
    <tr>
      <th scope="row">{span(bin.low, bin.high)}</th>
      <td>
        <Button
          look="bare"
          class={css.tally}
          aria-expanded={isOpen}
          off={games === 0}
          aria-label={labelled({ name: w.between({ low: bin.low, high: bin.high }), value: number(games) })}
          run={() => games > 0 && toggle()}
        >
          <span class={css.bar} style={{ '--share': String(games / Math.max(1, most)) }} />
          {number(games)}
        </Button>
      </td>
    </tr>
  );
}

export function Histogram(games: GamesShown) {
  const open = useSignal<number | null>(null);
  const bins = binsOf(games.totals);
  const most = Math.max(...bins.map(({ games }) => games.length));
  return (
    <table class={css.histogram}>
      <thead>
        <tr>
          <th scope="col">{w.scores}</th>
          <th scope="col">{w.games}</th>
        </tr>
      </thead>
      <tbody>
        {bins.map((bin) => (
          <Row
            key={bin.low}
            bin={bin}
            most={most}
            games={games}
            isOpen={bin.low === open.value}
            toggle={() => {
              open.value = bin.low === open.value ? null : bin.low;
            }}
          />
        ))}
      </tbody>
    </table>
  );
}

export function Batch({ board }: { board: SolitaireBoard }) {
  const batch = batches.last.value;
  const busy = batch?.busy ?? false;
  return (
    <section class={cx(css.worked, css.batch)}>
      <h3>{w.average}</h3>
      <Button run={() => (busy ? batches.stop() : start(board))}>{busy ? w.stop : w.runGames({ games: COUNT })}</Button>
      {batch && (
        <p class="muted">{w.terms({ types: alphabetName(batch.alphabet), nodes: batch.nodes, from: batch.from })}</p>
      )}
      {batch && <Progress {...batch} />}
      {batch && batch.totals.length > 0 && <Figures {...batch} />}
      {batch && batch.totals.length > 0 && (
        <Histogram {...batch} open={(seed) => openSeed({ ...batch, seed: String(seed) })} />
      )}
    </section>
  );
}
