// A few words give a whole class the same game.
import { useSignal } from '@preact/signals';
import { entryOf } from '../../board/game-modules';
import { words } from '../../i18n';
import { teachWords as w } from '../../i18n/teach-en';
import { linkOf } from '../../links/address';
import { momentOf } from '../../links/link';
import { generatedText } from '../../links/seed-links';
import { copied } from '../../panes/output';
import { publicAddress } from '../../platform/served';
import { askWorkbench } from '../../session/workbench';
import { act } from '../../store/act';
import { state } from '../../store/state';
import { enter } from './acts';

const SIZES = [20, 50, 80] as const;
/** Plain inputs: nothing nasty on the first day. */
const NASTINESS = 20;

/** Opens the game of some words; returns its seed. */
async function deal(said: string, size: number): Promise<string> {
  const seed = await askWorkbench('seed', { words: said });
  const game = state.tab.peek();
  const { ownSeeds } = entryOf(game);
  if (ownSeeds) ownSeeds.open(seed);
  else act({ kind: 'game', text: await generatedText(game, [seed, '1', `${size}`, `${NASTINESS}`]), options: '' });
  return seed;
}

async function copyLink(): Promise<boolean> {
  const { hash } = await linkOf({ ...momentOf(state), teach: null });
  return copied((publicAddress() ?? location.href.split('#')[0]) + hash);
}

function Link({ seed }: { seed: string }) {
  const said = useSignal('');
  const copy = async () => {
    said.value = (await copyLink()) ? words.output.copied : words.output.notCopied;
  };
  return (
    <div class="teach-dealt" role="status">
      <p>{w.seed.dealt(seed)}</p>
      <button type="button" class="button" onClick={copy}>
        {said.value || w.seed.link}
      </button>
      <button type="button" class="button strong" onClick={() => enter('predict')}>
        {w.mode.predict}
      </button>
    </div>
  );
}

export function SeedPage() {
  const [said, size, seed] = [useSignal(''), useSignal<number>(20), useSignal('')];
  const submit = async (event: Event) => {
    event.preventDefault();
    if (said.value.trim()) seed.value = await deal(said.value, size.value).catch(() => '');
  };
  return (
    <section class="teach-page">
      <h2>{w.mode.seed}</h2>
      <p>{w.seed.what}</p>
      <form class="teach-form" onSubmit={submit}>
        <label>
          {w.seed.words}
          <input
            type="text"
            maxLength={200}
            placeholder={w.seed.example}
            value={said.value}
            onInput={({ currentTarget }) => {
              said.value = currentTarget.value;
              seed.value = '';
            }}
          />
        </label>
        {!entryOf(state.tab.value).ownSeeds && (
          <label>
            {w.seed.size}
            <select value={String(size.value)} onChange={(event) => (size.value = Number(event.currentTarget.value))}>
              {SIZES.map((one) => (
                <option key={one} value={String(one)}>
                  {w.seed.sizes[one]}
                </option>
              ))}
            </select>
          </label>
        )}
        <button type="submit" class="button strong">
          {w.seed.deal}
        </button>
      </form>
      {seed.value && <Link seed={seed.value} />}
    </section>
  );
}
