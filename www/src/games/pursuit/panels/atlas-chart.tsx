// The turns to the capture over N, for one K and S: points that are known, and a formula where there is one.
import * as w from 'words:pursuit-atlas';
import { ended, listed, paragraph } from '../../../i18n/join';
import { number } from '../../../i18n/say';
import { optionsOf, Select } from '../../../ui/select';
import css from './atlas.module.css';
import {
  type Entry,
  isSettled,
  type Law,
  mostTurns,
  type Place,
  rowAt,
  rows,
  rowsOf,
  signOf,
  turnsOf,
} from './atlas-data';
import { atlas } from './atlas-state';
import { rowName, sheetName } from './atlas-words';

type Turns = number | 'never' | null;
/** `most`: where the turns are not known. */
type Point = { n: number; turns: Turns; most: number | null; kind: Entry['kind'] };

const LAWS: Record<Law['name'], string> = { mehrabian: w.mehrabian, threeQuarters: w.threeQuarters };

/** The K for which some turns are known. */
function choicesOf(row: readonly Entry[]): number[] {
  const all = row
    .filter(isSettled)
    .flatMap(({ least: [k], time, more }) => [...(time === null ? [] : [k]), ...(more === null ? [] : [k + 1])]);
  return [...new Set(all)].sort((a, b) => a - b);
}

/** A theorem holds for the least K only, unless no K is faster. */
const kindOf = (entry: Entry, k: number): Entry['kind'] =>
  isSettled(entry) && k > entry.least[0] && entry.time !== 1 ? 'computed' : entry.kind;

const pointsOf = (row: readonly Entry[], k: number): Point[] =>
  row.map((entry) => ({
    n: entry.n,
    turns: turnsOf(entry, k),
    most: mostTurns(entry, k),
    kind: kindOf(entry, k),
  }));

const WIDE = 320;
const HIGH = 150;
const [LEFT, RIGHT, TOP, BOTTOM] = [44, 308, 26, 126];
/** The height of "never", above all turns. */
const NEVER = 10;

type Scale = { x: (n: number) => number; y: (turns: number) => number; ticks: number[] };

function scaleOf(sides: readonly number[], most: number): Scale {
  const [first = 0, last = 1] = [sides[0], sides.at(-1)];
  const by = [1, 2, 5, 10, 20, 50].find((by) => most / by <= 4) ?? 100;
  const top = Math.max(1, Math.ceil(most / by)) * by;
  return {
    x: (n) => LEFT + 12 + ((n - first) / Math.max(1, last - first)) * (RIGHT - LEFT - 24),
    y: (turns) => BOTTOM - (turns / top) * (BOTTOM - TOP),
    ticks: Array.from({ length: top / by + 1 }, (_, i) => i * by),
  };
}

function Axes({ sides, scale: { x, y, ticks }, never }: { sides: readonly number[]; scale: Scale; never: boolean }) {
  return (
    <g class={css.axes}>
      <path d={ticks.map((turns) => `M${LEFT} ${y(turns)}H${RIGHT}`).join('')} />
      {ticks.map((turns) => (
        <text key={turns} class={css.turns} x={LEFT - 6} y={y(turns) + 4}>
          {number(turns)}
        </text>
      ))}
      {sides.map((n) => (
        <text key={n} x={x(n)} y={BOTTOM + 16}>
          {number(n)}
        </text>
      ))}
      {never && (
        <text class={css.turns} x={LEFT - 6} y={NEVER + 4}>
          {w.never}
        </text>
      )}
    </g>
  );
}

function Mark({ n, turns, kind, scale: { x, y } }: Point & { scale: Scale }) {
  if (turns === null) return null;
  if (turns === 'never') return <path class={css.never} d={`M${x(n) - 4} ${NEVER - 4}l8 8m0-8l-8 8`} />;
  if (kind === 'theorem') return <path class={css.point} d={`M${x(n)} ${y(turns) - 5.5}l5.5 5.5-5.5 5.5-5.5-5.5z`} />;
  return <circle class={css.point} cx={x(n)} cy={y(turns)} r="4" />;
}

/** The lines between neighbouring points that are known. */
function wayOf(points: readonly Point[], { x, y }: Scale): string {
  let before: Point | null = null;
  let way = '';
  for (const point of points) {
    const { n, turns } = point;
    if (typeof turns === 'number') {
      const joined: boolean = before?.n === n - 1 && typeof before.turns === 'number';
      way += joined ? `H${(x(n - 1) + x(n)) / 2}V${y(turns)}H${x(n)}` : `M${x(n)} ${y(turns)}`;
    }
    before = point;
  }
  return way;
}

function Drawing({ points, law, label }: { points: readonly Point[]; law: Law | null; label: string }) {
  const sides = points.map(({ n }) => n);
  const known = points.flatMap(({ turns }) => (typeof turns === 'number' ? [turns] : []));
  const lawful = law?.turns ?? [];
  const scale = scaleOf(sides, Math.max(1, ...known, ...lawful));
  const line = sides.map((n, i) => `${scale.x(n)},${scale.y(lawful[i] ?? 0)}`).join(' ');
  return (
    <svg viewBox={`0 0 ${WIDE} ${HIGH}`} role="img" aria-label={label}>
      <Axes sides={sides} scale={scale} never={points.some(({ turns }) => turns === 'never')} />
      {law && <polyline class={css.law} points={line} />}
      <path class={css.way} d={wayOf(points, scale)} />
      {points.map((point) => (
        <Mark key={point.n} {...point} scale={scale} />
      ))}
    </svg>
  );
}

function turnsSaid({ turns, most }: Point): string {
  if (turns === 'never') return w.never;
  if (turns !== null) return number(turns);
  return most === null ? w.unknown : w.atMost({ turns: most });
}

function Rows({ points, label }: { points: readonly Point[]; label: string }) {
  return (
    <details>
      <summary>{w.table}</summary>
      <table aria-label={label}>
        <thead>
          <tr>
            <th scope="col">N</th>
            <th scope="col">{w.turns}</th>
            <th scope="col">{w.kind}</th>
          </tr>
        </thead>
        <tbody>
          {points.map((point) => (
            <tr key={point.n}>
              <th scope="row">{number(point.n)}</th>
              <td>{turnsSaid(point)}</td>
              <td>{point.turns === null && point.most === null ? '' : w.basis({ kind: point.kind })}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

type Choice<T> = {
  name: string;
  of: readonly T[];
  said: (one: T) => string;
  now: T;
  set: (one: T) => void;
};

const Choose = <T extends string | number>({ name, of, said, now, set }: Choice<T>) => (
  <label>
    {name} <Select value={now} options={optionsOf(of, said)} set={set} />
  </label>
);

/** A formula that is no theorem is told with the sides that it does not fit. */
const lawOf = ({ name, misses }: Law): string =>
  paragraph(LAWS[name], misses.length > 0 && w.misses({ misses: listed(...misses.map(number)) }));

/** The K that is asked for, or the next smaller one of which any turns are known. */
function kOf(choices: readonly number[], entry: Entry | undefined): number | undefined {
  const asked = atlas.state.catchers.value ?? entry?.least[0] ?? 0;
  return choices.filter((k) => k <= asked).at(-1) ?? choices[0];
}

export function Chart({ chosen }: { chosen: Place }) {
  const row = rowAt(chosen);
  const choices = choicesOf(row.entries);
  const k = kOf(choices, row.entries[chosen.side]);
  const law = row.law?.catchers === k ? row.law : null;
  const points = k === undefined ? [] : pointsOf(row.entries, k);
  const label = k === undefined ? '' : w.chartOf({ row: rowName(row), k });
  return (
    <figure class={css.over}>
      <figcaption>{paragraph(ended(w.chart), sheetName(row))}</figcaption>
      <div class={css.row}>
        <Choose
          name="S"
          of={rowsOf(row).map((one) => rows.indexOf(one))}
          said={(nth) => signOf(rowAt({ ...chosen, row: nth }).steps)}
          now={chosen.row}
          set={(nth) => atlas.choose({ ...chosen, row: nth })}
        />
        {k === undefined ? (
          w.unknown
        ) : (
          <Choose name="K" of={choices} said={(k) => number(k)} now={k} set={(k) => atlas.setCatchers(k)} />
        )}
      </div>
      {k !== undefined && <Drawing points={points} law={law} label={label} />}
      <p class="muted">{w.marks}</p>
      {law && <p class="muted">{lawOf(law)}</p>}
      {k !== undefined && <Rows points={points} label={label} />}
    </figure>
  );
}
