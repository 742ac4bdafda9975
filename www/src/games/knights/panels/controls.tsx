// The controls of the map: zoom, the meaning of colours, a field to go to a cell, the extent of the view.
import * as w from 'words:knights';
import { LANGUAGE } from 'words:language';
import { type Signal, useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { isPhone, paletteVersion } from '../../../board/appearance';
import { stage } from '../../../board/board-input';
import type { Scene } from '../../../board/drawing';
import { useResizes } from '../../../board/resizes';
import { SMALLEST } from '../../../board/travel';
import type { Board } from '../../../engine/boundary';
import { marks, state } from '../../../game';
import type { BoardCell } from '../../../game/cells';
import { number } from '../../../i18n/say';
import { cx } from '../../../lib/cx';
import aside from '../../../panes/aside.module.css';
import { Rival } from '../../../panes/branch';
import { Button, IconButton } from '../../../ui/button';
import { Field, FieldError } from '../../../ui/field';
import { ActionMenu } from '../../../ui/menu';
import { valueStylesOf } from '../draw/colours';
import { extentOf } from '../draw/tiles';
import { overview } from '../draw/view';
import { type Misread, PRESETS, type Preset, readNumber } from '../goto';
import knightsCss from '../knights.module.css';
import css from '../knights-map.module.css';
import { landmarks } from '../state';

const STEP = 2;
/** The scales for a cell that a person goes to: values can be read at them. */
const READABLE = { least: 16, usual: 24, most: 64 };

/** Shows all knights. The default view does so only if they are near each other. */
function showAll(): void {
  const drawn = stage.peek();
  const scene = drawn?.currentScene();
  if (!drawn || scene?.after.game !== 'knights') return;
  const all = overview(scene.after, scene.size, SMALLEST);
  drawn.refit();
  const fitted = drawn.currentScene();
  if (all && fitted && all.cell < fitted.view.cell / STEP) drawn.goTo(all.place, all.cell);
}

function goTo(cell: BoardCell, pixels: number): void {
  marks.putCursor(cell);
  stage.peek()?.goTo(cell, pixels);
}

function scaleNow(): number {
  const cell = stage.peek()?.currentScene()?.view.cell ?? READABLE.usual;
  return cell >= READABLE.least && cell <= READABLE.most ? cell : READABLE.usual;
}

/** The meaning of the colours, for cells that are too small to show their value. */
function Key({ scene: { theme, colours, view } }: { scene: Scene<Board> }) {
  if (view.cell >= READABLE.least) return null;
  const { grounds, texts, signs } = valueStylesOf(theme, colours);
  const shown = colours === 'values' ? signs.map((_, value) => value) : [1, 0];
  return (
    <span class={css.key}>
      {shown.map((value) => (
        <span key={value}>
          <span class={css.swatch} style={{ background: grounds[value], color: texts[value] }}>
            {signs[value]}
          </span>
        </span>
      ))}
      {colours === 'outcomes' && w.letters}
    </span>
  );
}

const compact = new Intl.NumberFormat(LANGUAGE, {
  notation: 'compact',
  compactDisplay: 'long',
  maximumSignificantDigits: 3,
});

const many = (value: number) => (value < 1e6 ? number(value) : compact.format(value));

/** The extent of the map; the meaning of its letters where cells are large enough for them. */
function underMap({ view, size, colours }: Scene<Board>): string {
  if (state.hints.value && colours === 'outcomes' && view.cell >= READABLE.least) return w.letters;
  const { rows, columns, stride } = extentOf(view, size);
  const extent = { rows: many(rows), columns: many(columns) };
  return stride > 1 ? w.strided({ ...extent, stride }) : w.extent(extent);
}

/** What stars and dashed lines on the map are. */
function Landmarks() {
  if (landmarks.found.value === null || !state.hints.value) return null;
  return (
    <span class={css.landmarks}>
      <span class={cx(aside.sign, knightsCss.peak)} aria-hidden="true" /> {w.peakShort}{' '}
      <span class={cx(aside.sign, knightsCss.band, css.band)} aria-hidden="true" /> {w.bandShort}
    </span>
  );
}

function Extent() {
  const line = useRef<HTMLParagraphElement>(null);
  useResizes();
  void state.view.value;
  void state.shown.value;
  void state.colours.value;
  void paletteVersion.value;
  const scene = stage.value?.currentScene();
  return (
    <p class={css.extent} ref={line} hidden={!scene}>
      {scene && state.hints.value && <Key scene={scene} />}
      {scene && underMap(scene)} {scene && <Landmarks />}
    </p>
  );
}

type Slip = { name: 'x' | 'y'; kind: Misread } | null;

const slipText = ({ name, kind }: NonNullable<Slip>) =>
  kind === 'unreadable' ? w.unreadable({ axis: name }) : w.beyond({ axis: name });

function Coordinate({ name, text, bad }: { name: 'x' | 'y'; text: Signal<string>; bad: boolean }) {
  return (
    <Field
      class={css.coordinate}
      label={w.axis({ axis: name })}
      name={name}
      placeholder={w.example}
      spellcheck={false}
      value={text.value}
      aria-invalid={bad}
      aria-describedby={bad ? 'go-slip' : undefined}
      set={(written) => {
        text.value = written;
      }}
    />
  );
}

const PLACES = Object.keys(PRESETS) as Preset[];
const PLACE_NAMES = Object.fromEntries(PLACES.map((preset) => [preset, w.preset({ preset })])) as Record<
  Preset,
  string
>;

function Presets({ done }: { done: () => void }) {
  const choose = (name: Preset) => {
    const { place, cell } = PRESETS[name];
    goTo(place, cell);
    done();
  };
  return <ActionMenu name={w.places} items={PLACES} names={PLACE_NAMES} run={choose} />;
}

/** The cell, or the first coordinate that cannot be read. */
function readPlace(x: string, y: string): BoardCell | NonNullable<Slip> {
  const [row, column] = [readNumber(x), readNumber(y)];
  if (typeof row === 'string') return { name: 'x', kind: row };
  return typeof column === 'string' ? { name: 'y', kind: column } : { x: row, y: column };
}

function GoTo({ close }: { close: () => void }) {
  const { x: row, y: column } = state.cursor.peek() ?? { x: '', y: '' };
  const x = useSignal(`${row}`);
  const y = useSignal(`${column}`);
  const slip = useSignal<Slip>(null);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector('input')?.select(), []);
  const submit = (event: Event) => {
    event.preventDefault();
    const read = readPlace(x.value, y.value);
    slip.value = 'kind' in read ? read : null;
    if ('kind' in read) return form.current?.querySelector<HTMLInputElement>(`[name=${read.name}]`)?.focus();
    goTo(read, scaleNow());
    close();
  };
  const leave = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    close();
  };
  return (
    <form class={css.goTo} ref={form} aria-label={w.goTo} onSubmit={submit} onKeyDown={leave}>
      <Coordinate name="x" text={x} bad={slip.value?.name === 'x'} />
      <Coordinate name="y" text={y} bad={slip.value?.name === 'y'} />
      {slip.value && <FieldError id="go-slip">{slipText(slip.value)}</FieldError>}
      <div class={css.goBar}>
        <Presets done={close} />
        <Button submit>{w.go}</Button>
        <IconButton name={w.close} icon="close" run={close} />
      </div>
    </form>
  );
}

function ColourSwitch() {
  const outcomes = state.colours.value === 'outcomes';
  return (
    <Button role="switch" aria-checked={outcomes} run={() => marks.setColours(outcomes ? 'values' : 'outcomes')}>
      {w.outcomes}
    </Button>
  );
}

export function MapControls() {
  const open = useSignal(false);
  const opener = useRef<HTMLButtonElement>(null);
  const close = () => {
    open.value = false;
    opener.current?.focus();
  };
  return (
    <div class={css.mapControls} data-strip role="group" aria-label={w.map}>
      {open.value && <GoTo close={close} />}
      {/* On a phone the panel that has it is out of sight. */}
      {WHOLE_PAGE && isPhone.value && <Rival />}
      <Extent />
      <div class={css.mapBar}>
        {state.hints.value && <ColourSwitch />}
        <Button
          ref={opener}
          aria-expanded={open.value}
          run={() => {
            open.value = !open.value;
          }}
        >
          {w.goTo}
        </Button>
        <IconButton name={w.farther} icon="farther" run={() => stage.peek()?.zoom(1 / STEP, null, true)} />
        <IconButton name={w.nearer} icon="nearer" run={() => stage.peek()?.zoom(STEP, null, true)} />
        <IconButton name={w.all} icon="all" run={showAll} />
      </div>
    </div>
  );
}
