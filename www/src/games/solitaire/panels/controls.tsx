// Above the board: the types of new pieces, the seed, how many positions the solver searches.
import { useSignal } from '@preact/signals';
import { useLayoutEffect } from 'preact/hooks';
import { game, input, panes, state, thinking } from '../../../game';
import { changed } from '../../../game/options';
import { solitaireWords } from '../messages/messages-en';
import { openSeed } from '../seeds';
import { STRENGTHS, type Terms, termsNow } from './options';
import { PLAYER, pages } from './pages';
import { seedOfBoard, typesIn, typesOf } from './seed-of-board';

const w = solitaireWords.controls;
const ALPHABETS = Object.keys(w.alphabets);

const set = (key: keyof Terms, value: string | null) =>
  input.setOptions(changed(state.source.peek().options, key, value));

type Label = { long: string; short: string };
const NEXT: Label = { long: w.nextGame, short: w.nextGameShort };
const OPEN: Label = { long: w.game, short: w.gameShort };
const STOP: Label = { long: w.stop, short: w.stopShort };
const GO: Label = { long: w.go, short: w.goShort };

/** One of the labels of a button. It is as wide as the widest, so that the bar keeps its rows and the board its place. */
function Either({ labels, now }: { labels: readonly Label[]; now: Label }) {
  return (
    <span class="either">
      {labels.map((label) => (
        <span key={label.long} aria-hidden={label !== now}>
          <span class="long">{label.long}</span>
          <span class="short">{label.short}</span>
        </span>
      ))}
    </span>
  );
}

function Alphabet({ alphabet }: Terms) {
  const types = alphabet ?? typesIn(state.shown.value);
  const known = types === null || ALPHABETS.includes(types);
  return (
    <label class="term" title={w.alphabetTitle}>
      <span class="long">{w.alphabet}</span>
      <span class="short">{w.alphabetShort}</span>
      <select
        aria-label={w.alphabet}
        value={types ?? ''}
        onChange={({ currentTarget }) => set('alphabet', currentTarget.value || null)}
      >
        {ALPHABETS.map((value) => (
          <option key={value} value={value}>
            {w.alphabets[value]}
          </option>
        ))}
        {!known && <option value={types}>{types.replaceAll(',', ' ')}</option>}
        {/* Not where the types come from the input already. */}
        {(alphabet !== null || types === null) && <option value="">{w.fromInput}</option>}
      </select>
    </label>
  );
}

function Seed(terms: Terms) {
  const ofBoard = seedOfBoard.seed.value;
  /** The seed in the field that was typed and not yet used; null if none. */
  const typed = useSignal<string | null>(null);
  const { text } = state.source.value;
  // Another input text clears the typed seed. A plain effect runs later, and would clear what is typed in between.
  useLayoutEffect(() => {
    typed.value = null;
  }, [text]);
  const seed = typed.value ?? ofBoard;
  /** Whether the button opens the board of the current seed plus one, and not of the seed in the field. */
  const opensNext = seed === '' || seed === ofBoard;
  const submit = (event: Event) => {
    event.preventDefault();
    if (!/^\d{0,19}$/.test(seed)) return;
    const next = opensNext ? String(BigInt(terms.seed) + 1n) : seed;
    openSeed({ seed: next, alphabet: typesOf(terms, state.shown.peek()), nodes: terms.nodes });
  };
  return (
    <form class="term" onSubmit={submit}>
      <label class="term" title={w.seedTitle}>
        <span class="long">{w.seed}</span>
        <span class="short">{w.seedShort}</span>
        <input
          aria-label={w.seed}
          type="text"
          class="number-input"
          inputMode="numeric"
          name="seed"
          autocomplete="off"
          size={4}
          maxLength={19}
          placeholder={w.noSeed}
          value={seed}
          aria-invalid={!/^\d*$/.test(seed)}
          onInput={({ currentTarget }) => {
            typed.value = currentTarget.value;
          }}
        />
      </label>
      <button type="submit" class="button" title={w.gameTitle}>
        <Either labels={[NEXT, OPEN]} now={opensNext ? NEXT : OPEN} />
      </button>
    </form>
  );
}

function Strength({ nodes }: Terms) {
  const steps = [...new Set<number>([...STRENGTHS, nodes])].sort((a, b) => a - b);
  return (
    <label class="term" title={w.strengthTitle}>
      <span class="long">{w.strength}</span>
      <span class="short">{w.strengthShort}</span>
      <select
        aria-label={w.strength}
        value={String(nodes)}
        onChange={({ currentTarget }) => set('nodes', currentTarget.value)}
      >
        {steps.map((step) => (
          <option key={step} value={String(step)}>
            {w.strengths[step] ?? w.nodes(step)}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Stops the solver, or lets it go on. The button is always shown: one that disappears would lose the focus. */
function Stop() {
  const stopped = state.stopped.value;
  const idle = !stopped && !thinking.value;
  return (
    <button
      type="button"
      class="button"
      title={w.stopTitle}
      aria-label={stopped ? w.go : w.stop}
      aria-disabled={idle}
      onClick={() => idle || game.think(stopped)}
    >
      <Either labels={[STOP, GO]} now={stopped ? GO : STOP} />
    </button>
  );
}

export function Controls() {
  const terms = termsNow();
  return (
    <div class="terms solitaire-bar" role="group" aria-label={w.region}>
      <Alphabet {...terms} />
      <Strength {...terms} />
      <Seed {...terms} />
      <Stop />
      {pages.length > 0 && (
        <button type="button" class="button" title={solitaireWords.playerTitle} onClick={() => panes.openSide(PLAYER)}>
          {solitaireWords.player}
        </button>
      )}
    </div>
  );
}
