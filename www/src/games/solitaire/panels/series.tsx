// The games of a visitor's program on many seeds: what they score, and the solver's on the same seeds beside them.
import * as w from 'words:solitaire';
import { paragraph } from '../../../i18n/join';
import { cx } from '../../../lib/cx';
import { Button } from '../../../ui/button';
import { points } from '../format';
import css from '../solitaire.module.css';
import { Histogram, Progress, span } from './batch';
import { type Batch, batches } from './games';
import { termsNow } from './options';
import { playOne } from './player-acts';
import { type Series as Games, player } from './player-state';
import { spreadOf } from './totals';

const signed = (tenths: number) => `${tenths > 0 ? '+' : ''}${points(tenths).replace('-', '−')}`;

/** Those of the solver in as many of the same games; null if it has played others. */
function rivalOf({ from, alphabet }: Games): Batch | null {
  const batch = batches.last.value;
  return batch?.from === from && batch.alphabet === alphabet && batch.totals.length > 0 ? batch : null;
}

/** The scores; where the solver has played, too, beside its own and with the difference, game by game. */
function Scores({ totals, rival }: { totals: readonly number[]; rival: readonly number[] }) {
  const count = Math.min(totals.length, rival.length);
  const columns = count > 0 ? [totals, rival] : [totals];
  const spreads = columns.map(spreadOf);
  const difference = count > 0 ? spreadOf(rival.slice(0, count).map((total, nth) => (totals[nth] ?? 0) - total)) : null;
  return (
    <table class={css.scores}>
      {difference && (
        <thead>
          <tr>
            <td />
            <th scope="col">{w.mine}</th>
            <th scope="col">{w.solver}</th>
            <th scope="col">{w.difference}</th>
          </tr>
        </thead>
      )}
      <tbody>
        <tr>
          <th scope="row">{w.mean}</th>
          {spreads.map(({ mean }, nth) => (
            <td key={nth}>{points(10 * mean)}</td>
          ))}
          {difference && <td>{signed(10 * difference.mean)}</td>}
        </tr>
        <tr>
          <th scope="row">{w.error}</th>
          {[...spreads, ...(difference ? [difference] : [])].map(({ error }, nth) => (
            <td key={nth}>{points(10 * error)}</td>
          ))}
        </tr>
        <tr>
          <th scope="row">{w.range}</th>
          {spreads.map(({ low, high }, nth) => (
            <td key={nth}>{span(low, high)}</td>
          ))}
          {difference && <td />}
        </tr>
      </tbody>
    </table>
  );
}

function Rival({ series, rival }: { series: Games; rival: Batch | null }) {
  const { from, count, alphabet } = series;
  if (rival?.busy) return <Button run={() => batches.stop()}>{w.stopSolver}</Button>;
  if (rival && rival.totals.length >= series.totals.length) return null;
  const run = () => batches.start({ alphabet, nodes: termsNow().nodes, from, count });
  return <Button run={run}>{w.solverToo}</Button>;
}

export function Series() {
  const series = player.state.series.value;
  if (!series) return null;
  const { from, count, totals, faults } = series;
  const rival = rivalOf(series);
  return (
    <section class={cx(css.worked, css.batch)} aria-label={w.series}>
      <p class="muted">
        {paragraph(w.playedOf({ games: totals.length, all: count }), faults > 0 && w.failed({ games: faults }))}
      </p>
      <Scores totals={totals} rival={rival?.totals ?? []} />
      <Rival series={series} rival={rival} />
      {rival && <Progress {...rival} />}
      <Histogram totals={totals} from={from} open={(seed) => playOne(String(seed))} />
    </section>
  );
}
