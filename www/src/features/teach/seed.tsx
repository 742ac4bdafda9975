// A few words give a whole class the same game: its board, and the code that leads to it.

import { useSignal } from '@preact/signals';
import { BoardPane, type BoardParts } from '../../board/board';
import { entryOf } from '../../board/game-modules';
import { unlessLost } from '../../engine/engine';
import { input, state } from '../../game';
import { workbench } from '../../game/workbench';
import { teachWords as w } from '../../i18n/teach-en';
import { useAsyncEffect } from '../../lib/async-effect';
import { linkOf } from '../../links/address';
import { momentOf } from '../../links/link';
import { generatedText } from '../../links/seed-links';
import { CopyButton } from '../../panes/copy-button';
import { publicAddress } from '../../platform/served';
import { Code, LONGEST_CODE } from '../share/code';
import { classroom } from './classroom';

const SIZES = [20, 50, 80] as const;
/** Few edge cases: beginners get plain inputs. */
const ADVERSARIAL = 20;

type Size = (typeof SIZES)[number];
/** The game that is on the board: the phrase that a class typed, its seed, and its size where one is chosen. */
type SharedGame = { phrase: string; seed: string; size: Size | null };

const hasSizes = (): boolean => !entryOf(state.tab.value).ownSeeds;

/** Opens the game of a phrase; returns its seed. */
async function openGame(phrase: string, size: number): Promise<string> {
  const seed = await workbench.ask('seed', { words: phrase });
  const game = state.tab.peek();
  const { ownSeeds } = entryOf(game);
  if (ownSeeds) ownSeeds.open(seed);
  else input.replace(await generatedText(game, [seed, '1', `${size}`, `${ADVERSARIAL}`]), '');
  return seed;
}

/** The address of the game that is shown, and whether other computers can open it. */
async function link(): Promise<{ href: string; isPublic: boolean }> {
  const { hash } = await linkOf({ ...momentOf(state), teach: null });
  const address = publicAddress();
  return { href: (address ?? location.href.split('#')[0]) + hash, isPublic: address !== null };
}

function Link() {
  const current = useSignal<{ href: string; isPublic: boolean } | null>(null);
  const shown = state.shown.value;
  useAsyncEffect(link, (found) => (current.value = found), [shown?.generation]);
  if (!current.value) return null;
  const { href, isPublic } = current.value;
  return (
    <>
      {isPublic && href.length <= LONGEST_CODE ? <Code link={href} /> : <p class="muted">{w.seed.noCode}</p>}
      <div class="teach-guess">
        <CopyButton name={w.seed.link} text={href} />
        <button type="button" class="button strong" onClick={() => classroom.enter('predict')}>
          {w.seed.predict}
        </button>
      </div>
    </>
  );
}

function Game({ phrase, seed, size }: SharedGame) {
  return (
    <div class="teach-game" role="status">
      <p>
        <b>{phrase}</b>
        <br />
        <span class="muted">{w.seed.opened(seed, size && w.seed.sizes[size])}</span>
      </p>
      <Link />
    </div>
  );
}

function Form({ onGame }: { onGame: (game: SharedGame | null) => void }) {
  const [text, size] = [useSignal(''), useSignal<Size>(SIZES[0])];
  const submit = async (event: Event) => {
    event.preventDefault();
    const phrase = text.value.trim();
    const seed = phrase ? await unlessLost(openGame(phrase, size.value), '') : '';
    if (seed) onGame({ phrase, seed, size: hasSizes() ? size.value : null });
  };
  return (
    <form class="teach-form" onSubmit={submit}>
      <label>
        {w.seed.words}
        <input
          type="text"
          maxLength={200}
          placeholder={w.seed.example}
          value={text.value}
          onInput={({ currentTarget }) => {
            text.value = currentTarget.value;
            onGame(null);
          }}
        />
      </label>
      {hasSizes() && (
        <label>
          {w.seed.size}
          <select
            value={String(size.value)}
            onChange={(event) => (size.value = Number(event.currentTarget.value) as Size)}
          >
            {SIZES.map((one) => (
              <option key={one} value={String(one)}>
                {w.seed.sizes[one]}
              </option>
            ))}
          </select>
        </label>
      )}
      <button type="submit" class="button strong">
        {w.seed.create}
      </button>
    </form>
  );
}

export function SeedPage({ board }: { board: BoardParts }) {
  const game = useSignal<SharedGame | null>(null);
  return (
    <>
      <BoardPane {...board} hasPad={false} />
      <section class="teach-panel teach-seed">
        <h2>{w.mode.seed}</h2>
        {!game.value && <p>{w.seed.what(hasSizes())}</p>}
        <Form onGame={(next) => (game.value = next)} />
        {game.value && <Game {...game.value} />}
      </section>
    </>
  );
}
