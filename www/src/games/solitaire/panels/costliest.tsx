// The costliest removals of a game, each with the way to its position.
import * as w from 'words:solitaire';
import { useSignal } from '@preact/signals';
import { game, state } from '../../../game';
import { cell } from '../../../i18n/format';
import evidence from '../../../panes/evidence.module.css';
import { Button } from '../../../ui/button';
import { points } from '../format';
import solitaireCss from '../solitaire.module.css';
import { type Cost, costs, hasRemovals } from './costs';

/** The number of removals that are listed at first. */
const FEW = 5;

function List({ all }: { all: readonly Cost[] }) {
  const every = useSignal(false);
  const sorted = all.filter(({ lost }) => lost > 0).sort((a, b) => b.lost - a.lost);
  const shown = every.value ? sorted : sorted.slice(0, FEW);
  return (
    <ul class={solitaireCss.games} aria-label={w.costs}>
      {shown.map(({ nth, at, lost }) => (
        <li key={nth}>
          <Button look="bare" class={evidence.move} run={() => game.go(2 * nth)}>
            {w.cost({ nth: nth + 1, at: cell(at), points: points(lost) })}
          </Button>
        </li>
      ))}
      {sorted.length > shown.length && (
        <li>
          <Button run={() => (every.value = true)}>{w.allCosts({ all: sorted.length })}</Button>
        </li>
      )}
    </ul>
  );
}

export function Costs() {
  const { of, costs: found, isBusy } = costs.state;
  const source = state.source.value;
  if (source.game !== 'solitaire' || !hasRemovals(source.text)) return null;
  const isThis = of.value?.text === source.text && of.value.options === source.options;
  const busy = isThis && isBusy.value;
  return (
    <section class={solitaireCss.worked}>
      <h3>{w.costs}</h3>
      <Button run={() => (busy ? costs.stop() : costs.find())}>{busy ? w.stop : w.findCosts}</Button>
      {isThis && (
        <p class="muted" role="status">
          {w.costsOf({ removals: found.value.length })}
        </p>
      )}
      {isThis && <List all={found.value} />}
    </section>
  );
}
