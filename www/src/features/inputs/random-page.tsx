// Random inputs: by seed, from small to large and from few edge cases to many; a hundred of them with answers in one file.

import * as w from 'words:inputs';
import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { unlessLost } from '../../engine/engine';
import { input, state } from '../../game';
import { workbench } from '../../game/workbench';
import { labelled } from '../../i18n/join';
import { download } from '../../lib/download';
import { Turn } from '../../lib/turn';
import { Button } from '../../ui/button';
import { Field } from '../../ui/field';
import css from './inputs.module.css';
import { inputsDialog, type Shape } from './state';
import { Answerer, zipped } from './zip';

const SEEDS = 100;
const LAST_SEED = 2n ** 64n - 1n;

const { shape, zipping } = inputsDialog.state;
const zipAt = (zipping: number | null) => inputsDialog.setZipping(zipping);
/** The seed of the last input that was made while the dialog is open. */
const made = signal<string | null>(null);
/** Tells the file that is made from those before it, which end. */
const turn = new Turn();

const set = (change: Partial<Shape>) => inputsDialog.changeShape(change);
const isSeed = (text: string) => /^\d{1,20}$/.test(text) && BigInt(text) <= LAST_SEED;
const after = (seed: string, by: number) => String((BigInt(seed) + BigInt(by)) & LAST_SEED);

async function make(seed: string): Promise<void> {
  set({ seed });
  const game = state.tab.peek();
  const text = await unlessLost(workbench.ask('generate', { game, ...shape.peek(), seed }), null);
  if (text === null || state.tab.peek() !== game) return;
  input.setText(text);
  made.value = seed;
}

/** Inputs and answers of a hundred seeds. */
async function zip(): Promise<void> {
  const signal = turn.next();
  const game = state.tab.peek();
  const { options } = state.source.peek();
  const [files, answerer]: [Record<string, string>, Answerer] = [{}, new Answerer()];
  try {
    for (let nth = 0; nth < SEEDS && !signal.aborted; nth++) {
      zipAt(nth);
      const seed = after(shape.peek().seed, nth);
      const text = await workbench.ask('generate', { game, ...shape.peek(), seed });
      const name = `${String(nth + 1).padStart(3, '0')}-seed-${seed}`;
      files[`${name}.in`] = text;
      files[`${name}.out`] = await answerer.answer({ game, text, relaxed: false, options });
    }
    if (!signal.aborted) download([await zipped(files)], `${game}-${SEEDS}-seeds.zip`, 'application/zip');
  } finally {
    answerer.end();
    if (!signal.aborted) zipAt(null);
  }
}

function stop(): void {
  turn.end();
  zipAt(null);
}

/** How far to the right a slider stands; `large`: from where on that is the word. */
const levelOf = (value: number, large: number) =>
  value < 20 ? 'small' : value < large ? 'medium' : value < 95 ? 'large' : 'most';
/** From its middle on, random inputs are as large as the statement allows. */
const LARGE_SIZE = 50;
const MANY = 60;

function Slider(props: { name: string; value: number; word: string; set: (value: number) => void }) {
  const { name, value, word } = props;
  return (
    <label class={css.slider}>
      <span>{name}</span>
      <input
        type="range"
        min={0}
        max={100}
        step={5}
        value={value}
        aria-valuetext={labelled({ name: `${value}`, value: word })}
        style={{ '--done': String(value / 100) }}
        onInput={(event) => props.set(Number(event.currentTarget.value))}
      />
      <span class="muted">{word}</span>
    </label>
  );
}

function Numbers() {
  const { seed, cases } = shape.value;
  return (
    <div class={css.line}>
      <Field
        class={css.numberField}
        label={<span>{w.seed}</span>}
        inputMode="numeric"
        size={12}
        value={seed}
        error={isSeed(seed) ? null : w.badSeed}
        set={(text) => set({ seed: text.trim() })}
      />
      <Field
        class={css.numberField}
        label={<span>{w.cases}</span>}
        type="number"
        min={1}
        max={1000}
        value={cases}
        onChange={(event) => set({ cases: Math.min(1000, Math.max(1, Number(event.currentTarget.value) || 1)) })}
      />
    </div>
  );
}

function Zip({ ready }: { ready: boolean }) {
  if (zipping.value !== null)
    return (
      <div class={css.line} role="status">
        <progress aria-label={w.zip({ seeds: SEEDS })} value={zipping.value} max={SEEDS} />
        <span class="muted">{w.zipping({ done: zipping.value, all: SEEDS })}</span>
        <Button run={stop}>{w.stop}</Button>
      </div>
    );
  return (
    <div class={css.line}>
      <Button icon="download" disabled={!ready} run={() => unlessLost(zip(), null)}>
        {w.zip({ seeds: SEEDS })}
      </Button>
    </div>
  );
}

export function RandomPage() {
  const { seed, size, adversarial } = shape.value;
  const ready = isSeed(seed);
  useEffect(() => {
    made.value = null;
  }, []);
  return (
    <>
      <Numbers />
      <Slider
        name={w.size}
        value={size}
        word={w.sizes({ level: levelOf(size, LARGE_SIZE) })}
        set={(value) => set({ size: value })}
      />
      <Slider
        name={w.adversarial}
        value={adversarial}
        word={w.edgeCases({ level: levelOf(adversarial, MANY) })}
        set={(value) => set({ adversarial: value })}
      />
      <div class={css.line}>
        <Button look="strong" disabled={!ready} run={() => make(seed)}>
          {w.make}
        </Button>
        <Button disabled={!ready} run={() => make(after(seed, 1))}>
          {w.next}
        </Button>
        <p class="muted" role="status">
          {made.value !== null && w.made({ seed: made.value })}
        </p>
      </div>
      <Zip ready={ready} />
    </>
  );
}
