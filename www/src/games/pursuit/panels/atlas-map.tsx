// The map: a row for each board, reading and S, a column for each N; in a cell the least K and the turn of the capture.
import * as w from 'words:pursuit-atlas';
import { useEffect, useRef } from 'preact/hooks';
import { number } from '../../../i18n/say';
import { cx } from '../../../lib/cx';
import grades from '../../../panes/value.module.css';
import { focusElement } from '../../../ui/focus';
import css from './atlas.module.css';
import {
  type Entry,
  isSettled,
  type Place,
  type Row,
  rows,
  rowsOf,
  type Sheet,
  sheets,
  sides,
  signOf,
} from './atlas-data';
import { atlas } from './atlas-state';
import { cellName, rowName, sheetName } from './atlas-words';

/** The least K of each colour but the first. */
const SHADES = [3, 4, 5, 6, 7, 10];

/** Where K is not known, there is no colour, but a border. */
const shadeOf = ({ least }: Pick<Entry, 'least'>) =>
  isSettled({ least }) ? `g${SHADES.filter((from) => least[0] >= from).length}` : '';
const sheetId = ({ field, reading }: Sheet) => `atlas-${field}-${reading}`;
const idOf = ({ row, side }: Place) => `atlas-${row}-${side}`;

/** The cell that a key leads to; null for other keys. At the edge it is the same one. */
function moved(key: string, { row, side }: Place): Place | null {
  const to = {
    ArrowUp: [row - 1, side],
    ArrowDown: [row + 1, side],
    ArrowLeft: [row, side - 1],
    ArrowRight: [row, side + 1],
    Home: [row, 0],
    End: [row, sides.length - 1],
  }[key];
  if (!to) return null;
  const [y = 0, x = 0] = to;
  return { row: y in rows ? y : row, side: x in sides ? x : side };
}

function onKey(event: KeyboardEvent, from: Place): void {
  const to = moved(event.key, from);
  if (!to) return;
  event.preventDefault();
  atlas.choose(to);
  focusElement(idOf(to));
}

type Shown = Pick<Entry, 'least' | 'time' | 'kind'> & Partial<Pick<Entry, 'conjectured'>>;

/** A theorem has a marked corner; bounds are a range in a dashed border; a conjecture is round, with a question mark. */
function Inside({ least, time, kind, conjectured }: Shown) {
  if (conjectured)
    return (
      <>
        <b>{number(conjectured.k)}</b>
        <small>?</small>
      </>
    );
  if (!isSettled({ least })) return <span class={css.range}>{least.map(number).join('–')}</span>;
  return (
    <>
      <b>{number(least[0])}</b>
      <small>{time === null ? '–' : number(time)}</small>
      {kind === 'theorem' && (
        <svg viewBox="0 0 8 8" aria-hidden="true">
          <path d="M0 0h8L0 8z" />
        </svg>
      )}
    </>
  );
}

/** What is known of it, as its look tells. */
function kindOf({ kind, least, conjectured }: Shown): Shown['kind'] | 'conjecture' | 'settled' {
  if (conjectured) return 'conjecture';
  return kind === 'bound' && isSettled({ least }) ? 'settled' : kind;
}

const looksOf = (shown: Shown) => cx(css.cell, !shown.conjectured && grades[shadeOf(shown)]);

type CellProps = { row: Row; entry: Entry; place: Place; chosen: Place };

function Cell({ row, entry, place, chosen }: CellProps) {
  const on = idOf(place) === idOf(chosen);
  return (
    <span
      id={idOf(place)}
      role="gridcell"
      class={cx(looksOf(entry), entry.isUp && css.up)}
      data-kind={kindOf(entry)}
      aria-selected={on}
      aria-label={cellName(row.steps, entry)}
      tabIndex={on ? 0 : -1}
      onClick={() => atlas.choose(place)}
      onKeyDown={(event) => onKey(event, place)}
    >
      <Inside {...entry} />
    </span>
  );
}

function Line({ row, chosen }: { row: Row; chosen: Place }) {
  const nth = rows.indexOf(row);
  return (
    <div role="row">
      <span role="rowheader" aria-label={rowName(row)}>
        {signOf(row.steps)}
      </span>
      {row.entries.map((entry, side) => (
        <Cell key={entry.n} row={row} entry={entry} place={{ row: nth, side }} chosen={chosen} />
      ))}
    </div>
  );
}

function Part({ sheet, chosen }: { sheet: Sheet; chosen: Place }) {
  return (
    <div role="rowgroup" aria-labelledby={sheetId(sheet)}>
      <div role="row" class={css.part}>
        <span id={sheetId(sheet)} role="rowheader" aria-colspan={sides.length + 1}>
          {sheetName(sheet)}
        </span>
      </div>
      {rowsOf(sheet).map((row) => (
        <Line key={row.steps} row={row} chosen={chosen} />
      ))}
    </div>
  );
}

/** Scrolls the box alone, not the page, until the chosen cell is clear of the heads. */
function reveal(box: HTMLElement | null): void {
  const [cell, corner] = ['[aria-selected=true]', '[role=columnheader]'].map((one) =>
    box?.querySelector(one)?.getBoundingClientRect(),
  );
  if (!box || !cell || !corner) return;
  const view = box.getBoundingClientRect();
  // The name of a part is as high as the corner and stays below it.
  const [left, top] = [corner.right, corner.bottom + corner.height];
  if (cell.left < left || cell.right > view.right) box.scrollLeft += cell.left - (left + view.right - cell.width) / 2;
  if (cell.top < top || cell.bottom > view.bottom) {
    box.scrollTop += cell.top - (top + view.bottom - cell.height) / 2;
    box.scrollTop -= hiddenPart(box, top);
  }
}

/** How much of the first row that is in sight lies under the heads, in pixels. */
function hiddenPart(box: HTMLElement, top: number): number {
  const rows = [...box.querySelectorAll('[role=row]:has([role=gridcell])')].map((row) => row.getBoundingClientRect());
  const first = rows.find(({ bottom }) => bottom > top);
  return Math.max(0, top - (first?.top ?? top));
}

export function WorldMap({ chosen }: { chosen: Place }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => reveal(box.current), [chosen]);
  return (
    <div class={css.map} ref={box}>
      <div class={css.mapWide} style={{ '--sides': sides.length }}>
        <div role="grid" aria-label={w.map}>
          <div role="row" class={css.sides}>
            <span role="columnheader">{'S\\N'}</span>
            {sides.map((n) => (
              <span key={n} role="columnheader">
                {number(n)}
              </span>
            ))}
          </div>
          {sheets.map((sheet) => (
            <Part key={sheetId(sheet)} sheet={sheet} chosen={chosen} />
          ))}
        </div>
      </div>
    </div>
  );
}

const SAMPLES: readonly (Shown & { name: string })[] = [
  { name: w.legendTheorem, least: [2, 2], time: 9, kind: 'theorem' },
  { name: w.legendComputed, least: [2, 2], time: 9, kind: 'computed' },
  { name: w.legendSettled, least: [2, 2], time: null, kind: 'bound' },
  { name: w.legendBound, least: [4, 6], time: null, kind: 'bound' },
  { name: w.legendConjecture, least: [4, 6], time: null, kind: 'bound', conjectured: { k: 5, by: 0 } },
];

export function Legend() {
  return (
    <ul class={css.kinds}>
      {SAMPLES.map(({ name, ...shown }) => (
        <li key={name}>
          <span class={cx(css.sample, looksOf(shown))} data-kind={kindOf(shown)} aria-hidden="true">
            <Inside {...shown} />
          </span>
          {name}
        </li>
      ))}
      <li>
        <span class={cx(css.sample, css.cell, css.up)} aria-hidden="true" />
        {w.legendUp}
      </li>
      <li>
        <span class={cx(css.sample, css.cell, css.scale)} aria-hidden="true">
          {[0, 2, 4, 6].map((shade) => (
            <i key={shade} class={grades[`g${shade}`]} />
          ))}
        </span>
        {w.legendShades}
      </li>
    </ul>
  );
}
