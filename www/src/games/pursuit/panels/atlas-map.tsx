// The map: a row for each board, reading and S, a column for each N; in a cell the least K and the turn of the capture.
import * as w from 'words:pursuit-atlas';
import { useEffect, useRef } from 'preact/hooks';
import { number } from '../../../i18n/say';
import { focusElement } from '../../../ui/focus';
import {
  type Atlas,
  type Conjectured,
  conjecturedAt,
  type Entry,
  entryAt,
  isAt,
  isSettled,
  type Row,
  rowOf,
  rowsOf,
  type Sheet,
  type Spot,
  sheetsOf,
  sidesOf,
  signOf,
  stepsUp,
} from './atlas-data';
import { cellName, rowName, sheetName } from './atlas-words';

type Props = { atlas: Atlas; chosen: Spot; choose: (spot: Spot) => void };
type Cells = { sides: readonly number[]; onKey: (event: KeyboardEvent, from: Spot) => void } & Props;

/** The least K of each colour but the first. */
const SHADES = [3, 4, 5, 6, 7, 10];

/** Where K is not known, there is no colour, but a border. */
const shadeOf = ({ least }: Pick<Entry, 'least'>) =>
  isSettled({ least }) ? `g${SHADES.filter((from) => least[0] >= from).length}` : '';
const sheetId = ({ field, reading }: Sheet) => `atlas-${field}-${reading}`;
const idOf = ({ steps, n, ...sheet }: Spot) => `${sheetId(sheet)}-${steps}-${n}`;

/** The cell that a key leads to; null for other keys. */
function moved(key: string, { n, ...from }: Spot, rows: readonly Row[], sides: readonly number[]): Spot | null {
  const row = rows.findIndex((one) => isAt({ ...one, n }, { ...from, n }));
  const column = sides.indexOf(n);
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
  return { ...(rows[y] ?? from), n: sides[x] ?? n };
}

type Shown = Pick<Entry, 'least' | 'time' | 'kind'> & { conjectured?: Conjectured['k'] };

/** A theorem has a marked corner; bounds are a range in a dashed border; a conjecture is round, with a question mark. */
function Inside({ least, time, kind, conjectured }: Shown) {
  if (conjectured !== undefined)
    return (
      <>
        <b>{number(conjectured)}</b>
        <small>?</small>
      </>
    );
  if (!isSettled({ least })) return <span class="range">{least.map(number).join('–')}</span>;
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

function looksOf({ kind, least, conjectured }: Shown): string {
  if (conjectured !== undefined) return 'cell conjecture';
  return `cell ${kind === 'bound' && isSettled({ least }) ? 'settled' : kind} ${shadeOf({ least })}`;
}

type CellProps = { spot: Spot; entry?: Entry; before?: Entry } & Cells;

function Cell({ spot, entry, before, atlas, chosen, choose, onKey }: CellProps) {
  const on = isAt(chosen, spot);
  const k = entry && conjecturedAt(atlas.conjectures, entry)?.k;
  const up = entry !== undefined && stepsUp(before, entry);
  return (
    <span
      id={idOf(spot)}
      role="gridcell"
      class={entry ? `${looksOf({ ...entry, conjectured: k })} ${up ? 'up' : ''}` : 'cell'}
      aria-selected={on}
      aria-label={entry ? cellName(entry, k ?? null, up) : w.nothing}
      tabIndex={on ? 0 : -1}
      onClick={() => choose(spot)}
      onKeyDown={(event) => onKey(event, spot)}
    >
      {entry && <Inside {...entry} conjectured={k} />}
    </span>
  );
}

function Line({ row, ...cells }: { row: Row } & Cells) {
  const entries = rowOf(cells.atlas.entries, row);
  const at = (n: number | undefined) => (n === undefined ? undefined : entryAt(entries, { ...row, n }));
  return (
    <div role="row">
      <span role="rowheader" aria-label={rowName(row)}>
        {signOf(row.steps)}
      </span>
      {cells.sides.map((n, nth) => (
        <Cell key={n} spot={{ ...row, n }} entry={at(n)} before={at(cells.sides[nth - 1])} {...cells} />
      ))}
    </div>
  );
}

function Part({ sheet, ...cells }: { sheet: Sheet } & Cells) {
  return (
    <div role="rowgroup" aria-labelledby={sheetId(sheet)}>
      <div role="row" class="part">
        <span id={sheetId(sheet)} role="rowheader" aria-colspan={cells.sides.length + 1}>
          {sheetName(sheet)}
        </span>
      </div>
      {rowsOf(cells.atlas.entries, sheet).map((row) => (
        <Line key={row.steps} row={row} {...cells} />
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

export function WorldMap({ atlas, chosen, choose }: Props) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => reveal(box.current), [chosen]);
  const [sheets, sides] = [sheetsOf(atlas.entries), sidesOf(atlas.entries)];
  const onKey = (event: KeyboardEvent, from: Spot) => {
    const rows = sheets.flatMap((sheet) => rowsOf(atlas.entries, sheet));
    const to = moved(event.key, from, rows, sides);
    if (!to) return;
    event.preventDefault();
    choose(to);
    focusElement(idOf(to));
  };
  return (
    <div class="map" ref={box}>
      <div class="map-wide" style={{ '--sides': sides.length }}>
        <div role="grid" aria-label={w.map}>
          <div role="row" class="sides">
            <span role="columnheader">{'S\\N'}</span>
            {sides.map((n) => (
              <span key={n} role="columnheader">
                {number(n)}
              </span>
            ))}
          </div>
          {sheets.map((sheet) => (
            <Part key={sheetId(sheet)} {...{ sheet, sides, onKey, atlas, chosen, choose }} />
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
  { name: w.legendConjecture, least: [4, 6], time: null, kind: 'bound', conjectured: 5 },
];

export function Legend() {
  return (
    <ul class="kinds">
      {SAMPLES.map(({ name, ...shown }) => (
        <li key={name}>
          <span class={`sample ${looksOf(shown)}`} aria-hidden="true">
            <Inside {...shown} />
          </span>
          {name}
        </li>
      ))}
      <li>
        <span class="sample cell up" aria-hidden="true" />
        {w.legendUp}
      </li>
      <li>
        <span class="sample cell scale" aria-hidden="true">
          {[0, 2, 4, 6].map((shade) => (
            <i key={shade} class={`g${shade}`} />
          ))}
        </span>
        {w.legendShades}
      </li>
    </ul>
  );
}
