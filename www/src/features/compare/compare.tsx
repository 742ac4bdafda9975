// The judge's output and another program's, line by line.
import './compare.css';
import { useSignal, useSignalEffect } from '@preact/signals';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { faceOf } from '../../board/games';
import type { AlignedRow, Part } from '../../engine/boundary';
import { words } from '../../i18n';
import { compare as w } from '../../i18n/compare-en';
import { faults } from '../../i18n/faults-en';
import { tidy } from '../../lib/field';
import { Icon, type IconName } from '../../lib/icons';
import { act } from '../../store/act';
import { state } from '../../store/state';
import {
  comparison,
  current,
  first,
  goTo,
  mine,
  ours,
  PAGE,
  paste,
  phase,
  progress,
  rowAt,
  stepTo,
  want,
  watchable,
} from './compare-desk';
import { takeOutput } from './take';

/** Rows beyond the edges that are drawn, too. */
const MARGIN = 12;
/** The width of a letter of the fixed kind in its height; letters that the number of a line takes. */
const LETTER = 0.61;
const NUMBER = 8;
/** What is left at least before the first token that differs. */
const LEAST_LEAD = 4;

function OpenOutput() {
  const chosen = (event: Event) => {
    const field = event.currentTarget as HTMLInputElement;
    const file = field.files?.[0];
    if (file) takeOutput(file);
    field.value = '';
  };
  return (
    <label class="button file" title={w.openTitle}>
      <input type="file" accept="text/*,.txt,.out" class="unseen" onChange={chosen} />
      <Icon name="open" />
      {w.open}
    </label>
  );
}

function Paste() {
  const typed = (event: Event) => paste((event.currentTarget as HTMLTextAreaElement).value);
  // A text field takes seconds to lay out a megabyte that is gone from it at once.
  const pasted = (event: ClipboardEvent) => {
    event.preventDefault();
    paste(tidy(event.clipboardData?.getData('text') ?? ''));
  };
  return (
    <div class="paste">
      <textarea
        aria-label={w.field}
        placeholder={w.placeholder}
        spellcheck={false}
        value={mine.value}
        onInput={typed}
        onPaste={pasted}
      />
      <OpenOutput />
    </div>
  );
}

const SIGNS = { accepted: 'done', blanks: 'warn', wrong: 'close' } as const satisfies Record<string, IconName>;

/** What the rules give where the first difference is. */
function Reason() {
  const at = ours.value ? first.value : null;
  const shown = state.shown.value;
  if (!at || !shown || state.opened.value?.case !== at.case - 1 || shown.frame.ply !== at.ply) return null;
  const face = faceOf(shown.frame.board.game).value;
  return <p class="muted">{face && w.there(face.sentence(shown.frame.board))}</p>;
}

function Verdict() {
  const told = comparison.value;
  if (phase.value === 'lost') return <p class="verdict wrong">{w.lost}</p>;
  if (!told) return <p class="verdict">{w.judging(progress.value, state.cases.value)}</p>;
  const kind = told.verdict.kind;
  return (
    <div class={`verdict ${kind}`}>
      <Icon name={SIGNS[kind]} />
      <div>
        <p>
          <b>{w.verdicts[kind]}</b> {w.detail(told)}
        </p>
        {first.value?.why && <p>{faults.illegal(first.value.why)}</p>}
        <Reason />
        {watchable.value && (
          <button
            type="button"
            class="button"
            title={w.watchTitle}
            onClick={() => act({ kind: 'edit', text: mine.peek(), whole: true })}
          >
            {w.watch}
          </button>
        )}
      </div>
    </div>
  );
}

function Step({ step }: { step: 1 | -1 }) {
  const off = !first.value && comparison.value?.verdict.kind !== 'blanks';
  const name = step === 1 ? w.next : w.previous;
  return (
    <button
      type="button"
      class="icon-button"
      title={name}
      aria-label={name}
      aria-disabled={off}
      onClick={() => off || stepTo(step)}
    >
      <Icon name={step === 1 ? 'down' : 'up'} />
    </button>
  );
}

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
  if (number === null || !parts) return <span class={`line none ${side}`} />;
  return (
    <span class={`line ${side}`} title={parts.map(({ text }) => text).join('')}>
      <span class="number">{words.number(number)}</span>
      {inRoom(parts, room).map(({ text, other }, nth) => (other ? <mark key={nth}>{text}</mark> : text))}
    </span>
  );
}

function Row({ nth, line, room }: { nth: number; line: AlignedRow | null; room: number }) {
  if (!line) return <div class="row" style={{ '--nth': String(nth) }} role="presentation" />;
  const go = () => goTo(nth, line);
  return (
    <div
      class={`row ${line.row.kind}`}
      style={{ '--nth': String(nth) }}
      role="listitem"
      aria-posinset={nth + 1}
      aria-setsize={comparison.value?.rows}
    >
      <button type="button" class="go" title={w.go(line, ours.value)} aria-current={nth === current.value} onClick={go}>
        <span class="unseen">{w.kinds[line.row.kind]}</span>
        <Line number={line.row.expected} parts={line.expectedText} side="expected" room={room} />
        <Line number={line.row.found} parts={line.foundText} side="found" room={room} />
      </button>
    </div>
  );
}

const lineHeight = (at: HTMLElement) => Number.parseFloat(getComputedStyle(at).lineHeight) || 20;

/** Letters of a line that are in sight: of half the width, less the number before them. */
function lettersOf(at: HTMLElement): number {
  const letter = LETTER * Number.parseFloat(getComputedStyle(at).fontSize);
  return Math.floor(at.clientWidth / 2 / letter) - NUMBER;
}

function reveal(at: HTMLElement, row: number): void {
  const height = lineHeight(at);
  if (row * height < at.scrollTop || (row + 1) * height > at.scrollTop + at.clientHeight)
    at.scrollTop = (row + 0.5) * height - at.clientHeight / 2;
}

/** Only the rows in sight are there. */
function Rows({ count }: { count: number }) {
  const box = useRef<HTMLDivElement>(null);
  const inSight = useSignal({ from: 0, to: 40 });
  const room = useSignal(0);
  const measure = () => {
    const at = box.current;
    if (!at) return;
    const height = lineHeight(at);
    const from = Math.max(0, Math.floor(at.scrollTop / height) - MARGIN);
    const to = Math.min(count, Math.ceil((at.scrollTop + at.clientHeight) / height) + MARGIN);
    if (from !== inSight.peek().from || to !== inSight.peek().to) inSight.value = { from, to };
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
    const { from, to } = inSight.value;
    for (let page = Math.floor(from / PAGE); page * PAGE < to; page++) want(page);
  });
  useSignalEffect(() => {
    void current.value;
    show();
  });
  const { from, to } = inSight.value;
  const numbers = Array.from({ length: Math.max(0, Math.min(to, count) - from) }, (_, nth) => from + nth);
  return (
    <div class="rows" ref={box} onScroll={measure} tabIndex={0} role="region" aria-label={w.rows}>
      <div class="all" role="list" style={{ '--count': String(count) }}>
        {numbers.map((nth) => (
          <Row key={nth} nth={nth} line={rowAt(nth)} room={room.value} />
        ))}
      </div>
    </div>
  );
}

export function Compare() {
  if (mine.value === '') return <Paste />;
  const rows = comparison.value?.rows ?? 0;
  return (
    <div class="compare">
      <div role="status">
        <Verdict />
      </div>
      <div class="strip">
        <span class="names">
          <b>{w.expected}</b>
          <b>{w.found}</b>
        </span>
        <Step step={-1} />
        <Step step={1} />
        <button type="button" class="icon-button" title={w.again} aria-label={w.again} onClick={() => paste('')}>
          <Icon name="close" />
        </button>
      </div>
      <Rows count={rows} />
    </div>
  );
}
