// What can be chosen of a file. Only what its format has is shown.

import * as w from 'words:export';
import { SPEEDS } from '../../game/timeline';
import { countOf, plyOf, totalOf } from '../../i18n/format';
import { cx } from '../../lib/cx';
import { Button } from '../../ui/button';
import { Check } from '../../ui/check';
import { type Option, optionsOf, Select } from '../../ui/select';
import { formats } from './encoders';
import css from './export.module.css';
import { jobs } from './jobs';
import { type Format, MOVE, moves, widthsOf } from './order';
import { hasMotion, plies, range, unit, width } from './selectors';
import { type Choice, exportDialog, RATES } from './state';

const { choice, subject } = exportDialog.state;

export function Choices() {
  const { format } = choice.value;
  return (
    <>
      <Formats />
      {moves(format) ? <Moves /> : <Move />}
      {moves(format) && <Time />}
      <Look />
      <Caption />
    </>
  );
}

const NAMES: Record<Format, string> = { png: 'PNG', svg: 'SVG', gif: 'GIF', mp4: 'MP4', webm: 'WebM' };

function Formats() {
  const { format } = choice.value;
  return (
    <fieldset class={css.formats}>
      <legend>{w.format}</legend>
      {formats().map((each) => (
        <Check key={each} look="button" group="format" on={each === format} set={() => jobs.choose({ format: each })}>
          {NAMES[each]}
        </Check>
      ))}
      <p class="muted">{w.about({ format })}</p>
    </fieldset>
  );
}

type Numbered = 'move' | 'from' | 'to';

/** The number that the timeline shows at a ply. A last, odd ply belongs to the last removal. */
const nthOf = (ply: number) => (ply === plies.value ? totalOf : countOf)(ply, unit.value);

/** The typed number may be past the end of the game, or past what is solved so far. `value` is the ply that is used. */
function Field({ name, label, value }: { name: Numbered; label: string; value: number }) {
  const type = ({ currentTarget: { valueAsNumber } }: { currentTarget: HTMLInputElement }) => {
    if (!Number.isNaN(valueAsNumber)) jobs.choose({ [name]: plyOf(valueAsNumber, plies.value, unit.value) });
  };
  const settle = ({ currentTarget }: { currentTarget: HTMLInputElement }) => {
    currentTarget.value = String(nthOf(value));
    if (choice.peek()[name] !== value) jobs.choose({ [name]: value });
  };
  const [typed, most] = [nthOf(choice.value[name]), nthOf(plies.value)];
  return (
    <label>
      <span>{label}</span>
      <input type="number" min={0} max={most} value={typed} onInput={type} onBlur={settle} />
    </label>
  );
}

const All = () => <span class={cx('muted', css.of)}>{w.of({ all: nthOf(plies.value) })}</span>;

function Move() {
  return (
    <div class={css.row}>
      <Field name="move" label={w.position} value={range.value.from} />
      <All />
    </div>
  );
}

function Moves() {
  const here = subject.value?.position.ply ?? 0;
  const marks: [string, Partial<Choice>][] = [
    [w.all, { from: 0, to: plies.value }],
    [w.here, { from: here, to: plies.value }],
    [w.past, { from: 0, to: here }],
  ];
  return (
    <>
      <div class={css.row}>
        <Field name="from" label={w.from} value={range.value.from} />
        <Field name="to" label={w.to} value={range.value.to} />
        <All />
      </div>
      <div class={css.marks}>
        {marks.map(([name, change]) => (
          <Button key={name} run={() => jobs.choose(change)}>
            {name}
          </Button>
        ))}
      </div>
    </>
  );
}

type Choosing<T> = { label: string; value: T; options: readonly Option<T>[]; set: (value: T) => void };

const Pick = <T extends string | number | null>({ label, ...choice }: Choosing<T>) => (
  <label>
    <span>{label}</span>
    <Select {...choice} />
  </label>
);

const rates = (format: Format): Option<number | null>[] => [
  { value: null, name: w.steps },
  ...optionsOf<number | null>(format === 'gif' ? RATES.gif : RATES.video, (rate) => w.rate({ rate: rate ?? 0 })),
];

function Time() {
  const { format, step, gifRate, videoRate } = choice.value;
  const isGif = format === 'gif';
  const set = (rate: number | null) => jobs.choose(isGif ? { gifRate: rate } : { videoRate: rate });
  const speeds = optionsOf<number>([...SPEEDS].reverse(), (ms) => w.seconds({ seconds: ms / 1000 }));
  return (
    <div class={css.row}>
      <Pick label={w.speed} value={step} options={speeds} set={(ms) => jobs.choose({ step: ms })} />
      {hasMotion.value && (
        <Pick label={w.motion} value={isGif ? gifRate : videoRate} options={rates(format)} set={set} />
      )}
    </div>
  );
}

function Look() {
  const { format, theme, hints } = choice.value;
  const themes = ['page', 'light', 'dark'] as const;
  return (
    <>
      <div class={css.row}>
        <Pick
          label={w.size}
          value={width.value}
          options={optionsOf(widthsOf(format), (width) => w.width({ width }))}
          set={(to) => jobs.choose({ width: to })}
        />
        <Pick
          label={w.theme}
          value={theme}
          options={optionsOf<Choice['theme']>(themes, (theme) => w.themes({ theme }))}
          set={(to) => jobs.choose({ theme: to })}
        />
      </div>
      {format !== 'svg' && hasMotion.value && (
        <Check on={hints} set={(on) => jobs.choose({ hints: on })}>
          {w.hints}
        </Check>
      )}
    </>
  );
}

function Caption() {
  return (
    <div class={css.caption}>
      <label>
        <span>{w.captionLabel}</span>
        <input
          type="text"
          maxLength={120}
          value={choice.value.caption}
          aria-describedby="export-caption-hint"
          onInput={(event) => jobs.choose({ caption: event.currentTarget.value })}
        />
      </label>
      <p class="muted" id="export-caption-hint">
        {w.captionHint({ mark: MOVE })}
      </p>
    </div>
  );
}
