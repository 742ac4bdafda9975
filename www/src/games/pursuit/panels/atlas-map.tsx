// The map: a row for each S, a column for each N; in a cell the least K and the turn of the capture.
import { number } from '../../../i18n/common';
import { focusElement } from '../../../lib/focus';
import { atlasWords as w } from '../messages/atlas-en';
import { type Entry, entryAt, isSettled, type Sheet, type Spot, type Steps } from './atlas-data';

type Props = {
  sheet: Sheet;
  entries: readonly Entry[];
  rows: readonly Steps[];
  sides: readonly number[];
  chosen: Spot;
  choose: (spot: Spot) => void;
};

/** The least K of each colour but the first. */
const SHADES = [3, 4, 5, 6, 7, 10];

/** A bound has no colour; it has a border. */
const shadeOf = ({ least: [k], kind }: Entry) =>
  kind === 'bound' ? '' : `g${SHADES.filter((from) => k >= from).length}`;
const idOf = ({ steps, n }: Spot) => `atlas-${steps}-${n}`;
const isAt = (one: Spot, { steps, n }: Spot) => one.steps === steps && one.n === n;

/** The cell that a key leads to; null for other keys. */
function moved(key: string, { steps, n }: Spot, rows: readonly Steps[], sides: readonly number[]): Spot | null {
  const [row, column] = [rows.indexOf(steps), sides.indexOf(n)];
  const to = {
    ArrowUp: [row - 1, column],
    ArrowDown: [row + 1, column],
    ArrowLeft: [row, column - 1],
    ArrowRight: [row, column + 1],
    Home: [row, 0],
    End: [row, sides.length - 1],
  }[key];
  if (!to) return null;
  const [y = 0, x = 0] = to;
  return { steps: rows[y] ?? steps, n: sides[x] ?? n };
}

/** A theorem has a marked corner, a bound a dashed border. */
function Inside({ entry }: { entry: Entry }) {
  const { least, time, kind } = entry;
  if (!isSettled(entry)) return <b class="range">{w.range(...(least as [number, number]))}</b>;
  return (
    <>
      <b>{number(least[0])}</b>
      <small>{time === null ? '?' : number(time)}</small>
      {kind === 'theorem' && (
        <svg viewBox="0 0 8 8" aria-hidden="true">
          <path d="M0 0h8L0 8z" />
        </svg>
      )}
    </>
  );
}

type CellProps = {
  spot: Spot;
  entry?: Entry;
  on: boolean;
  choose: Props['choose'];
  onKey: (event: KeyboardEvent) => void;
};

function Cell({ spot, entry, on, choose, onKey }: CellProps) {
  return (
    <span
      id={idOf(spot)}
      role="gridcell"
      class={`cell ${entry ? `${entry.kind} ${shadeOf(entry)}` : ''}`}
      aria-selected={on}
      aria-label={entry ? w.cell(entry, w.kinds[entry.kind]) : w.nothing}
      tabIndex={on ? 0 : -1}
      onClick={() => choose(spot)}
      onKeyDown={onKey}
    >
      {entry && <Inside entry={entry} />}
    </span>
  );
}

export function WorldMap({ sheet, entries, rows, sides, chosen, choose }: Props) {
  const onKey = (event: KeyboardEvent) => {
    const to = moved(event.key, chosen, rows, sides);
    if (!to) return;
    event.preventDefault();
    choose(to);
    focusElement(idOf(to));
  };
  return (
    <div class="map">
      <div role="grid" aria-label={w.map(sheet)}>
        <div role="row">
          <span role="columnheader">{w.corner}</span>
          {sides.map((n) => (
            <span key={n} role="columnheader">
              {number(n)}
            </span>
          ))}
        </div>
        {rows.map((steps) => (
          <div key={steps} role="row">
            <span role="rowheader" aria-label={w.stepsIs(steps)}>
              {w.steps(steps)}
            </span>
            {sides.map((n) => (
              <Cell
                key={n}
                spot={{ steps, n }}
                entry={entryAt(entries, { steps, n })}
                on={isAt(chosen, { steps, n })}
                choose={choose}
                onKey={onKey}
              />
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}

const SAMPLES: Record<Entry['kind'], Pick<Entry, 'least' | 'time'>> = {
  theorem: { least: [2, 2], time: 9 },
  computed: { least: [2, 2], time: 9 },
  bound: { least: [4, 6], time: null },
};

export function Legend() {
  return (
    <ul class="kinds">
      {(Object.keys(SAMPLES) as Entry['kind'][]).map((kind) => {
        const entry = { ...SAMPLES[kind], kind } as Entry;
        return (
          <li key={kind}>
            <span class={`sample cell ${kind} ${shadeOf(entry)}`} aria-hidden="true">
              <Inside entry={entry} />
            </span>
            {w.legend[kind]}
          </li>
        );
      })}
    </ul>
  );
}
