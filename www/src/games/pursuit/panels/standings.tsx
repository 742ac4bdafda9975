// The standings of a tournament, and its matches: a cell for each pair of robots, which opens their match on the board.
import * as w from 'words:pursuit-standings';
import { signal } from '@preact/signals';
import { input, panes, state } from '../../../game';
import { paragraph } from '../../../i18n/join';
import { number } from '../../../i18n/say';
import { cx } from '../../../lib/cx';
import { visits } from '../../../links/visits';
import evidence from '../../../panes/evidence.module.css';
import { Button } from '../../../ui/button';
import { optionsOf, Select } from '../../../ui/select';
import { strategyName } from '../strategies';
import css from './standings.module.css';
import { key, type Played, read, type Tournament, tournament } from './standings-data';
import { problemOf } from './table';

/** The field whose matches are shown, and the match that was opened last. */
const field = signal('');
const watched = signal<Played | null>(null);

/** Shows the results of a tournament; false if the text is none. */
export async function open(text: string, side: string): Promise<boolean> {
  const found = read(text);
  if (!found) return false;
  if (state.tab.peek() !== 'pursuit') await visits.openGame('pursuit');
  tournament.value = found;
  field.value = found.fields[0] ?? '';
  watched.value = null;
  panes.openSide(side);
  return true;
}

const endOf = ({ end, forfeit }: Played): 'caught' | 'forfeit' | 'escaped' =>
  forfeit ? 'forfeit' : end === 'caught' ? 'caught' : 'escaped';

function titleOf(played: Played): string {
  const { catchers, fugitive, turn, score, forfeit, replay } = played;
  const [caught, escaped] = score;
  const result = { catchers: strategyName(catchers), fugitive: strategyName(fugitive), caught, escaped };
  const end = w.result({ ...result, end: endOf(played), turn });
  return paragraph(end, forfeit?.reason, replay === undefined && w.noReplay);
}

function watch(played: Played, options: string): void {
  if (played.replay === undefined) return;
  watched.value = played;
  input.replace(played.replay, options);
}

function Cell({ played, options }: { played: Played | undefined; options: string }) {
  if (!played) return <td>·</td>;
  const [end, title] = [endOf(played), titleOf(played)];
  return (
    <td>
      <Button
        look="bare"
        class={cx(evidence.move, end === 'forfeit' && css.lost)}
        title={title}
        aria-label={title}
        off={played.replay === undefined}
        run={() => watch(played, options)}
      >
        {end === 'escaped' ? '–' : number(played.turn)}
        {end === 'forfeit' && '!'}
      </Button>
    </td>
  );
}

function Ranks({ standings }: Tournament) {
  return (
    <table class={css.table} aria-label={w.standings}>
      <thead>
        <tr>
          <th scope="col">{w.rank}</th>
          <th scope="col" class={css.name}>
            {w.robot}
          </th>
          {[w.asCatchers, w.asFugitive, w.points, w.forfeits].map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {standings.map(({ name, rank, catchers, fugitive, total, forfeits }) => (
          <tr key={name}>
            <td>{number(rank)}</td>
            <th scope="row">{strategyName(name)}</th>
            <td>{number(catchers)}</td>
            <td>{number(fugitive)}</td>
            <td>{number(total)}</td>
            <td>{number(forfeits)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Matches({ players, matches, options }: Tournament) {
  return (
    <table class={css.table} aria-label={w.matches}>
      <thead>
        <tr>
          <th scope="col">{w.corner}</th>
          {players.map((name) => (
            <th key={name} scope="col">
              {strategyName(name)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {players.map((catchers) => (
          <tr key={catchers}>
            <th scope="row">{strategyName(catchers)}</th>
            {players.map((fugitive) => (
              <Cell key={fugitive} played={matches.get(key(field.value, catchers, fugitive))} options={options} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function Standings() {
  const now = tournament.value;
  if (!now) return <p class="muted">{w.none}</p>;
  const hasAll = [...now.matches.values()].every(({ replay }) => replay !== undefined);
  const set = (chosen: string) => {
    field.value = chosen;
  };
  return (
    <div class={css.standings}>
      <Ranks {...now} />
      <label>
        {w.field} <Select value={field.value} options={optionsOf(now.fields, problemOf)} set={set} />
      </label>
      <p class="muted">{paragraph(w.legend, !hasAll && w.keep)}</p>
      <Matches {...now} />
      <p aria-live="polite">{watched.value && w.watching({ match: titleOf(watched.value) })}</p>
    </div>
  );
}
