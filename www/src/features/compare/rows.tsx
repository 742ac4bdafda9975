// Two outputs line by line: side by side, or under each other where there is no room.

import * as w from 'words:compare';
import { computed, signal, useSignal, useSignalEffect } from '@preact/signals';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { placeOf } from '../../board/timeline-unit';
import type { AlignedRow, Part } from '../../engine/boundary';
import { number as written } from '../../i18n/say';
import { cx } from '../../lib/cx';
import { Button } from '../../ui/button';
import css from './compare.module.css';
import { judge, momentOf, PAGE } from './judge';
import { isDouble, linesAbove, rowOfLine } from './rows-layout';

const { comparison, current, pages } = judge.state;
const { ours } = judge;

/** Rows beyond the edges that are drawn, too. */
const MARGIN = 12;
/** In heights of a letter: the width of one of the fixed kind, and what the number of a line and the edges take. */
const LETTER = 0.603;
const GUTTER = 3.25;
/** In rem: with less, the two lines of a row stand under each other. */
const LEAST_WIDTH = 32;
/** Letters of a line that a column has room for. */
const room = signal(0);
/** What is left at least before the first token that differs. */
const LEAST_LEAD = 4;

/** What the right output is called: where many are right, it is what is legal of this one. */
export const rightName = () => (ours.value ? w.expected : w.legalMoves);

/** A line whose first token that differs would be out of sight begins later. */
function inRoom(parts: Part[], room: number): Part[] {
  const [lead, token] = parts;
  if (!lead || lead.other || !token || lead.text.length + token.text.length <= room) return parts;
  const kept = Math.max(LEAST_LEAD, room - token.text.length - 1);
  return [{ text: `…${lead.text.slice(-kept)}`, other: false }, ...parts.slice(1)];
}

type LineProps = { number: number | null; parts: Part[] | null; side: 'expected' | 'found'; room: number };

/** A line with the tokens that differ marked: by a stroke, not by colour alone. */
function Line({ number, parts, side, room }: LineProps) {
  // A forbidden move has no legal one in its place.
  if (number === null || !parts || (side === 'expected' && !ours.value && parts.length === 0))
    return <span class={cx(css.line, css.none, css[side])} />;
  return (
    <span class={cx(css.line, css[side])} title={parts.map(({ text }) => text).join('')}>
      <span class={css.number}>{written(number)}</span>
      {inRoom(parts, room).map(({ text, other }, nth) => (other ? <mark key={nth}>{text}</mark> : text))}
    </span>
  );
}

type RowProps = { nth: number; line: AlignedRow | null; room: number; top: number };

function Row({ nth, line, room, top }: RowProps) {
  const style = { '--top': String(top) };
  if (!line) return <div class={css.row} style={style} role="presentation" />;
  const go = () => judge.goTo(nth, momentOf(line));
  const { case: index, ply } = momentOf(line);
  const title = ours.value ? w.go({ index, moves: ply }) : w.goToYours({ index, at: placeOf(ply) });
  return (
    <div
      class={cx(css.row, css[line.row.kind], isDouble(line) && css.double)}
      style={style}
      role="listitem"
      aria-posinset={nth + 1}
      aria-setsize={comparison.value?.rows}
    >
      <Button look="bare" class={css.go} title={title} aria-current={nth === current.value} run={go}>
        <span class="unseen">{w.kinds({ kind: line.row.kind })}</span>
        <Line number={line.row.expected} parts={line.expectedText} side="expected" room={room} />
        <Line number={line.row.found} parts={line.foundText} side="found" room={room} />
      </Button>
    </div>
  );
}

const length = (parts: Part[] | null) => parts?.reduce((sum, { text }) => sum + text.length, 0) ?? 0;

const lineHeight = (at: HTMLElement) => Number.parseFloat(getComputedStyle(at).lineHeight) || 20;

/** Letters of a line that are in sight in some width. */
function lettersIn(width: number, at: HTMLElement): number {
  const size = Number.parseFloat(getComputedStyle(at).fontSize);
  return Math.floor((width / size - GUTTER) / LETTER);
}

/** The longest line of both outputs, as far as they are there. */
const longest = computed(() => {
  let letters = 0;
  for (const rows of pages.value.values())
    for (const { expectedText, foundText } of rows)
      letters = Math.max(letters, length(expectedText), length(foundText));
  return letters;
});

/** Whether the two lines of a row stand under each other: where there is no room for them side by side. */
function isStacked(at: HTMLElement): boolean {
  const least = LEAST_WIDTH * Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  return at.clientWidth < least || longest.value > lettersIn(at.clientWidth / 2, at);
}

const lettersOf = (at: HTMLElement) => lettersIn(isStacked(at) ? at.clientWidth : at.clientWidth / 2, at);

/** The lines above a row, in the layout that stands. */
const topOf = (row: number, stacked: boolean) => (stacked ? linesAbove(row, pages.value, PAGE) : row);

function reveal(at: HTMLElement, row: number): void {
  const height = lineHeight(at);
  const top = topOf(row, isStacked(at)) * height;
  if (top < at.scrollTop || top + 2 * height > at.scrollTop + at.clientHeight)
    at.scrollTop = top + height - at.clientHeight / 2;
}

/** The rows between two heights of the whole, in lines. */
function rowsBetween(from: number, to: number, count: number, stacked: boolean): { from: number; to: number } {
  const row = (line: number) => (stacked ? rowOfLine(line, count, pages.value, PAGE) : line);
  return { from: Math.max(0, row(Math.floor(from)) - MARGIN), to: Math.min(count, row(Math.ceil(to)) + MARGIN) };
}

/** Only the rows in sight are there. */
export function Rows({ count }: { count: number }) {
  const box = useRef<HTMLDivElement>(null);
  const inSight = useSignal({ from: 0, to: 40 });
  const stacked = useSignal(false);
  const measure = () => {
    const at = box.current;
    if (!at) return;
    stacked.value = isStacked(at);
    const height = lineHeight(at);
    const bottom = (at.scrollTop + at.clientHeight) / height;
    const { from, to } = rowsBetween(at.scrollTop / height, bottom, count, stacked.peek());
    if (from !== inSight.peek().from || to !== inSight.peek().to) inSight.value = { from, to };
    judge.wantRows(from, to);
    room.value = lettersOf(at);
  };
  const show = () => box.current && current.peek() !== null && reveal(box.current, current.peek() ?? 0);
  useLayoutEffect(measure);
  useEffect(() => {
    // What is said above the rows takes room from them: the one gone to stays in sight.
    const observer = new ResizeObserver(() => {
      measure();
      show();
    });
    if (box.current) observer.observe(box.current);
    return () => observer.disconnect();
  }, []);
  useSignalEffect(() => {
    void current.value;
    show();
  });
  const { from, to } = inSight.value;
  const numbers = Array.from({ length: Math.max(0, Math.min(to, count) - from) }, (_, nth) => from + nth);
  return (
    <div
      class={css.rows}
      data-stacked={stacked.value}
      ref={box}
      onScroll={measure}
      tabIndex={0}
      role="region"
      aria-label={w.rows}
    >
      <div class={css.all} role="list" style={{ '--lines': String(topOf(count, stacked.value)) }}>
        {numbers.map((nth) => (
          <Row key={nth} nth={nth} line={judge.rowAt(nth)} room={room.value} top={topOf(nth, stacked.value)} />
        ))}
      </div>
    </div>
  );
}

/** The lines of the row that was gone to, in full, where a column has no room for them. */
export function Detail() {
  const line = current.value === null ? null : judge.rowAt(current.value);
  if (!line || Math.max(length(line.expectedText), length(line.foundText)) <= room.value) return null;
  const sides = [
    ['expected', rightName(), line.expectedText],
    ['found', w.found, line.foundText],
  ] as const;
  return (
    <dl class={css.detail} aria-label={w.detail}>
      {sides.map(([side, name, parts]) => (
        <div key={side} class={cx(css[side], css[line.row.kind])}>
          <dt>{name}</dt>
          <dd>{parts?.map(({ text, other }, nth) => (other ? <mark key={nth}>{text}</mark> : text))}</dd>
        </div>
      ))}
    </dl>
  );
}
