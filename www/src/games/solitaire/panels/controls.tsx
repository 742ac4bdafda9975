// Above the board: the types of new pieces, the seed, how many positions the solver searches.

import * as w from 'words:solitaire';
import { useSignal } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { isNarrow } from '../../../board/appearance';
import termsCss from '../../../board/terms.module.css';
import { game, input, panes, state, thinking } from '../../../game';
import { changed } from '../../../game/options';
import { readStored, removeStored, writeStored } from '../../../lib/browser-storage';
import { cx } from '../../../lib/cx';
import { Button } from '../../../ui/button';
import { Field } from '../../../ui/field';
import { optionsOf, Select } from '../../../ui/select';
import { openSeed } from '../seeds';
import css from '../solitaire.module.css';
import { ALPHABETS, alphabetName, STRENGTHS, type Terms, termsNow } from './options';
import { PLAYER, pages } from './pages';
import { seedOfBoard, typesIn, typesOf } from './seed-of-board';

const set = (key: keyof Terms, value: string | null) =>
  input.setOptions(changed(state.source.peek().options, key, value));

/** The seed in the field that was typed and is not used yet. */
const TYPED = 'board-seed';

type Label = { long: string; short: string };
const NEW: Label = { long: w.newGame, short: w.newGame };
const OPEN: Label = { long: w.openBoard, short: w.openShort };
const STOP: Label = { long: w.stopSolver, short: w.stop };
const GO: Label = { long: w.think, short: w.thinkShort };

/** One of the labels of a button. It is as wide as the widest, so that the bar keeps its rows and the board its place. */
function Either({ labels, now }: { labels: readonly Label[]; now: Label }) {
  return (
    <span class={css.either}>
      {labels.map((label) => (
        <span key={label.long} aria-hidden={label !== now}>
          <span class={termsCss.long}>{label.long}</span>
          <span class={termsCss.short}>{label.short}</span>
        </span>
      ))}
    </span>
  );
}

function Alphabet({ alphabet }: Terms) {
  const types = alphabet ?? typesIn(state.shown.value);
  const known = types === null || Object.hasOwn(ALPHABETS, types);
  return (
    <label class={termsCss.term}>
      <span class={termsCss.long}>{w.types}</span>
      <span class={termsCss.short}>{w.typesShort}</span>
      <Select
        label={w.types}
        value={types}
        options={[
          ...optionsOf<string | null>([...Object.keys(ALPHABETS), ...(known ? [] : [types])], (value) =>
            alphabetName(value ?? ''),
          ),
          // Not where the types come from the input already.
          ...(alphabet !== null || types === null ? [{ value: null, name: w.asInInput }] : []),
        ]}
        set={(value) => set('alphabet', value)}
      />
    </label>
  );
}

/** The game of the next seed, on the same terms. */
export function newGame(): void {
  const terms = termsNow();
  const seed = String(BigInt(terms.seed) + 1n);
  openSeed({ seed, alphabet: typesOf(terms, state.shown.peek()), nodes: terms.nodes });
}

function keep(typed: string | null): void {
  if (typed) writeStored(TYPED, typed);
  else removeStored(TYPED);
}

function Seed(terms: Terms) {
  const ofBoard = seedOfBoard.seed.value;
  const typed = useSignal(WHOLE_PAGE ? readStored(TYPED) : null);
  const type = (seed: string | null) => {
    typed.value = seed;
    if (WHOLE_PAGE) keep(seed);
  };
  const { text } = state.source.value;
  const before = useRef(text);
  // Another input text clears the typed seed. A plain effect runs later, and would clear what is typed in between.
  useLayoutEffect(() => {
    // While the page loads there is none yet.
    if (before.current && before.current !== text) type(null);
    before.current = text;
  }, [text]);
  const seed = typed.value ?? ofBoard;
  /** Whether the button opens the board of the current seed plus one, and not of the seed in the field. */
  const opensNext = seed === '' || seed === ofBoard;
  const submit = (event: Event) => {
    event.preventDefault();
    if (!/^\d{0,19}$/.test(seed)) return;
    if (opensNext) newGame();
    else openSeed({ seed, alphabet: typesOf(terms, state.shown.peek()), nodes: terms.nodes });
  };
  return (
    <form class={termsCss.term} onSubmit={submit}>
      <Field
        class={termsCss.term}
        label={
          <>
            <span class={termsCss.long}>{w.seed}</span>
            <span class={cx(termsCss.short, css.seedShort)}>{w.seedShort}</span>
          </>
        }
        aria-label={w.seed}
        inputMode="numeric"
        name="seed"
        size={4}
        maxLength={19}
        placeholder={isNarrow.value ? w.seedShort : w.noSeed}
        value={seed}
        aria-invalid={!/^\d*$/.test(seed)}
        set={type}
      />
      <Button submit>
        <Either labels={[NEW, OPEN]} now={opensNext ? NEW : OPEN} />
      </Button>
    </form>
  );
}

function Strength({ nodes }: Terms) {
  const steps = [...new Set<number>([...Object.keys(STRENGTHS).map(Number), nodes])].sort((a, b) => a - b);
  return (
    <label class={termsCss.term} title={w.strengthHint}>
      <span class={termsCss.long}>{w.strength}</span>
      <span class={termsCss.short}>{w.strengthShort}</span>
      <Select
        label={w.strength}
        value={nodes}
        options={optionsOf(steps, (step) => STRENGTHS[step] ?? w.nodes({ nodes: step }))}
        set={(step) => set('nodes', String(step))}
      />
    </label>
  );
}

/** Stops the solver, or lets it go on. The button is always shown: one that disappears would lose the focus. */
function Stop() {
  const stopped = state.stopped.value;
  const idle = !stopped && !thinking.value;
  return (
    <Button aria-label={stopped ? w.think : w.stopSolver} off={idle} run={() => game.think(stopped)}>
      <Either labels={[STOP, GO]} now={stopped ? GO : STOP} />
    </Button>
  );
}

export function Controls() {
  const terms = termsNow();
  return (
    <div class={cx(termsCss.terms, css.solitaireBar)} role="group" aria-label={w.game}>
      <Alphabet {...terms} />
      <Strength {...terms} />
      <Seed {...terms} />
      <div class={termsCss.pair}>
        <Stop />
        {pages.length > 0 && <Button run={() => panes.openSide(PLAYER)}>{w.player}</Button>}
      </div>
    </div>
  );
}
