// A few words give a whole class the same game: its board, and the code that leads to it.
import { useSignal } from '@preact/signals';
import { BoardPane, type BoardParts } from '../../board/board';
import { entryOf } from '../../board/game-modules';
import { words } from '../../i18n';
import { teachWords as w } from '../../i18n/teach-en';
import { useAsyncEffect } from '../../lib/async-effect';
import { linkOf } from '../../links/address';
import { momentOf } from '../../links/link';
import { generatedText } from '../../links/seed-links';
import { copied } from '../../panes/output';
import { publicAddress } from '../../platform/served';
import { askWorkbench } from '../../session/workbench';
import { act } from '../../store/act';
import { state } from '../../store/state';
import { Code, LONGEST_CODE } from '../share/code';
import { enter } from './acts';

const SIZES = [20, 50, 80] as const;
/** Plain inputs: nothing nasty on the first day. */
const NASTINESS = 20;

/** The game that is on the board: its words, and its seed. */
type Dealt = { said: string; seed: string };

/** Opens the game of some words; returns its seed. */
async function deal(said: string, size: number): Promise<string> {
  const seed = await askWorkbench('seed', { words: said });
  const game = state.tab.peek();
  const { ownSeeds } = entryOf(game);
  if (ownSeeds) ownSeeds.open(seed);
  else act({ kind: 'game', text: await generatedText(game, [seed, '1', `${size}`, `${NASTINESS}`]), options: '' });
  return seed;
}

/** The address of the game that is shown, and whether other computers can open it. */
async function link(): Promise<{ href: string; isPublic: boolean }> {
  const { hash } = await linkOf({ ...momentOf(state), teach: null });
  const address = publicAddress();
  return { href: (address ?? location.href.split('#')[0]) + hash, isPublic: address !== null };
}

function Link() {
  const made = useSignal<{ href: string; isPublic: boolean } | null>(null);
  const said = useSignal('');
  const shown = state.shown.value;
  useAsyncEffect(link, (found) => (made.value = found), [shown?.generation]);
  if (!made.value) return null;
  const { href, isPublic } = made.value;
  const copy = async () => {
    said.value = (await copied(href)) ? words.output.copied : words.output.notCopied;
  };
  return (
    <>
      {isPublic && href.length <= LONGEST_CODE ? <Code link={href} /> : <p class="muted">{w.seed.noCode}</p>}
      <div class="teach-guess">
        <button type="button" class="button" onClick={copy}>
          {said.value || w.seed.link}
        </button>
        <button type="button" class="button strong" onClick={() => enter('predict')}>
          {w.mode.predict}
        </button>
      </div>
    </>
  );
}

function Game({ said, seed }: Dealt) {
  return (
    <div class="teach-dealt" role="status">
      <p>
        <b>{said}</b>
        <br />
        <span class="muted">{w.seed.dealt(seed)}</span>
      </p>
      <Link />
    </div>
  );
}

function Form({ dealt }: { dealt: (game: Dealt | null) => void }) {
  const [said, size] = [useSignal(''), useSignal<number>(20)];
  const submit = async (event: Event) => {
    event.preventDefault();
    const asked = said.value.trim();
    const seed = asked ? await deal(asked, size.value).catch(() => '') : '';
    if (seed) dealt({ said: asked, seed });
  };
  return (
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
            dealt(null);
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
  );
}

export function SeedPage({ board }: { board: BoardParts }) {
  const dealt = useSignal<Dealt | null>(null);
  return (
    <>
      <BoardPane {...board} hasPad={false} />
      <section class="teach-said teach-seed">
        <h2>{w.mode.seed}</h2>
        {!dealt.value && <p>{w.seed.what}</p>}
        <Form dealt={(game) => (dealt.value = game)} />
        {dealt.value && <Game {...dealt.value} />}
      </section>
    </>
  );
}
